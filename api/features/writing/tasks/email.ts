import { z } from 'zod'

import { composeRequest, emailDraft } from '#schema/email/contract.ts'

import { defineTask } from './task.ts'

/** An email from its purpose and points, in one part. The same seed gives the same email. */
export const emailTask = defineTask(
  'email',
  z.object({ request: composeRequest, seed: z.string() }),
  z.object({ draft: emailDraft }),
)
