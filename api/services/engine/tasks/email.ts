import { z } from 'zod'

import { emailDraft } from '#schema/email-generator/contract.ts'
import { emailRequest } from '#schema/email-generator/kept.ts'

import { checkOptions } from './check.ts'
import { defineTask } from './task.ts'

/** Writes an email, or refines a body, in one part. The same seed returns the same email. */
export const emailTask = defineTask(
  'email',
  checkOptions.extend({ request: emailRequest, seed: z.string() }),
  z.object({ draft: emailDraft }),
)
