import { composeEmail } from '#writing/compose/email/composeEmail.ts'

import { emailTask } from '../tasks/email.ts'
import { workOf } from './work.ts'

export const emailWork = workOf(emailTask, async function* ({ request, seed }, { inTurn }) {
  yield { draft: await inTurn(() => composeEmail(request, { seed })) }
})
