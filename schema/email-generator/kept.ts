import * as z from 'zod/mini'

import { composeRequest, emailDraft, refineRequest } from '#schema/email-generator/contract.ts'
import { keptResult } from '#schema/results/contract.ts'

/** POST /api/email answers as described in schema/results. Costs one query. */
export const emailRequest = z.discriminatedUnion('mode', [composeRequest, refineRequest])
export type EmailRequest = z.infer<typeof emailRequest>

export const keptEmail = keptResult(emailRequest, emailDraft)
export type KeptEmail = z.infer<typeof keptEmail>
