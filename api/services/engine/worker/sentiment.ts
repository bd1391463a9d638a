import { analyseTone } from '#writing/tone/sentiment.ts'

import { sentimentTask } from '#api/services/engine/tasks/sentiment.ts'
import { workOf } from './work.ts'

export const sentimentWork = workOf(sentimentTask, async function* ({ text }, { inTurn }) {
  yield { report: await inTurn(() => analyseTone(text)) }
})
