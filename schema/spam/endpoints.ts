import { listEndpoint, readEndpoint, removeEndpoint, runEndpoint } from '#schema/results/endpoints.ts'
import { keptSpam } from '#schema/spam/contract.ts'
import { spamRequest } from '#schema/spam/report.ts'

export const run = runEndpoint({
  path: 'spam',
  kind: 'spam',
  summary: 'Check a message for signs of spam',
  request: spamRequest,
  kept: keptSpam,
})
export const list = listEndpoint('spam')
export const read = readEndpoint('spam', keptSpam)
export const remove = removeEndpoint('spam')
