import * as z from 'zod/mini'

import { composeRequest, emailDraft, refineRequest } from '#schema/email/contract.ts'
import { keptResult } from '#schema/results/contract.ts'

/** POST /api/email; answers as schema/results says. One query. */
export const emailRequest = z.discriminatedUnion('mode', [composeRequest, refineRequest])
export type EmailRequest = z.infer<typeof emailRequest>

/** What refining gives: the body alone. */
export const refinedEmail = z.object({
  body: z.string(),
  /** What is still to be filled in, as it stands in the body. */
  gaps: z.array(z.string()),
  words: z.int().check(z.nonnegative()),
})
export type RefinedEmail = z.infer<typeof refinedEmail>

export const keptEmail = keptResult(emailRequest, z.union([emailDraft, refinedEmail]))
export type KeptEmail = z.infer<typeof keptEmail>
