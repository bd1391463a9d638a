import { spamTask } from '#api/services/engine/tasks/spam.ts'
import { checkSpam } from '#writing/spam/checkSpam.ts'

import { workOf } from './work.ts'

export const spamWork = workOf(spamTask, async function* ({ email }, { inTurn }) {
  yield { report: await inTurn(() => checkSpam(email)) }
})
