import { historyEndpoints } from '#schema/results/endpoints.ts'
import { keptSpam } from '#schema/spam/contract.ts'
import { spamRequest } from '#schema/spam/report.ts'

export const { run, list, read, remove } = historyEndpoints({
  path: 'spam',
  kind: 'spam',
  summary: 'Check a message for signs of spam',
  request: spamRequest,
  kept: keptSpam,
})
