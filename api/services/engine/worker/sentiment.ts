import { sentimentTask } from '#api/services/engine/tasks/sentiment.ts'
import { analyzeSentiment } from '#writing/sentiment/analyzeSentiment.ts'

import { workOf } from './work.ts'

export const sentimentWork = workOf(sentimentTask, async function* ({ text }, { inTurn }) {
  yield { report: await inTurn(() => analyzeSentiment(text)) }
})
