import { historyEndpoints } from '#schema/results/endpoints.ts'
import { keptSentiment, sentimentRequest } from '#schema/sentiment/contract.ts'

export const { run, list, read, remove } = historyEndpoints({
  path: 'sentiment',
  kind: 'sentiment',
  summary: 'Analyze the tone of a text',
  request: sentimentRequest,
  kept: keptSentiment,
})
