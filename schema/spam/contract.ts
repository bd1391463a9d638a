import { keptResult } from '#schema/results/contract.ts'
import { spamReport, spamRequest } from '#schema/spam/report.ts'

/**
 * The stored result of POST /api/spam, which answers as described in schema/results. Costs one
 * query.
 */
export const keptSpam = keptResult(spamRequest, spamReport)
