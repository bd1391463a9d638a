import { listEndpoint, readEndpoint, removeEndpoint, runEndpoint } from '#schema/results/endpoints.ts'
import {
  keptSentiment,
  keptSentimentRewrite,
  sentimentRequest,
  sentimentRewriteRequest,
} from '#schema/sentiment/contract.ts'

export const run = runEndpoint({
  path: 'sentiment',
  kind: 'sentiment',
  summary: 'Analyze the tone of a text',
  request: sentimentRequest,
  kept: keptSentiment,
})
export const list = listEndpoint('sentiment')
export const read = readEndpoint('sentiment', keptSentiment)
export const remove = removeEndpoint('sentiment')

export const rewrite = runEndpoint({
  path: 'sentiment/rewrite',
  kind: 'sentiment_rewrite',
  summary: 'Make a text softer or firmer',
  request: sentimentRewriteRequest,
  kept: keptSentimentRewrite,
})
