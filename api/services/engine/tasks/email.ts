import { z } from 'zod'

import { emailDraft } from '#schema/email-writer/contract.ts'
import { emailRequest } from '#schema/email-writer/kept.ts'

import { checkOptions } from './check.ts'
import { defineTask } from './task.ts'

/** Writes an email, or refines a body, in one part. The same seed returns the same email. */
export const emailTask = defineTask(
  'email',
  checkOptions.extend({ request: emailRequest, seed: z.string() }),
  z.object({ draft: emailDraft }),
)
