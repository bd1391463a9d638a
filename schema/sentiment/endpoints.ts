import { listEndpoint, readEndpoint, removeEndpoint, runEndpoint } from '#schema/results/endpoints.ts'
import { keptSentiment, sentimentRequest } from '#schema/sentiment/contract.ts'

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
