import { coachEmail } from '#writing/coach/coachEmail.ts'

import { coachTask } from '#api/services/engine/tasks/coach.ts'
import { workOf } from './work.ts'

export const coachWork = workOf(coachTask, async function* ({ email }, { inTurn }) {
  yield { report: await inTurn(() => coachEmail(email)) }
})
