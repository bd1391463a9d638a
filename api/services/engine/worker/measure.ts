import { measureTask } from '#api/services/engine/tasks/measure.ts'
import { analyzeStyle } from '#writing/style/analyzeStyle.ts'

import { workOf } from './work.ts'

export const measureWork = workOf(measureTask, async function* ({ text }, { inTurn }) {
  yield { report: await inTurn(() => analyzeStyle(text)) }
})
