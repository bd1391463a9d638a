import * as z from 'zod/mini'

import { keptResult } from '#schema/results/contract.ts'
import { sentimentReport, sentimentText } from '#schema/sentiment/report.ts'

/** POST /api/sentiment answers as described in schema/results. Costs one query. */
export const sentimentRequest = z.strictObject({ text: sentimentText })
export type SentimentRequest = z.infer<typeof sentimentRequest>

export const keptSentiment = keptResult(sentimentRequest, sentimentReport)
export type KeptSentiment = z.infer<typeof keptSentiment>

/** POST /api/sentiment/rewrite makes the text softer or firmer. Costs one query. */
export const sentimentRewriteRequest = z.strictObject({
  text: sentimentText,
  action: z.enum(['soften', 'firm_up']),
})
export type SentimentRewriteRequest = z.infer<typeof sentimentRewriteRequest>

export const keptSentimentRewrite = keptResult(sentimentRewriteRequest, z.object({ text: z.string() }))
