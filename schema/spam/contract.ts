import type * as z from 'zod/mini'

import { keptResult } from '#schema/results/contract.ts'
import { spamReport, spamRequest } from '#schema/spam/report.ts'

/** What POST /api/spam keeps; it answers as schema/results says. One query. */
export const keptSpam = keptResult(spamRequest, spamReport)
export type KeptSpam = z.infer<typeof keptSpam>
