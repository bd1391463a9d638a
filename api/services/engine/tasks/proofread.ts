import { z } from 'zod'

import { emailDraft } from '#schema/email-generator/contract.ts'

import { checkOptions } from './check.ts'
import { defineTask } from './task.ts'

/**
 * Corrects the clear mistakes of a finished email, in one part. `given` is what its writer typed,
 * and `wordsMax` the most words that it may have, or null.
 */
export const proofreadTask = defineTask(
  'proofread',
  checkOptions.extend({ draft: emailDraft, given: z.string(), wordsMax: z.nullable(z.number()) }),
  z.object({ draft: emailDraft }),
)
