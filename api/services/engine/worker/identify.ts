import { identifyTask } from '#api/services/engine/tasks/identify.ts'
import { createIdentify } from '#writing/languages/identify/identify.ts'

import { workOf } from './work.ts'

export const identifyWork = workOf(identifyTask, async function* ({ text }, { inTurn }) {
  // The models load once (150 ms).
  yield await inTurn(async () => (await createIdentify())(text))
})
