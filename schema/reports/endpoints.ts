import { endpoint } from '#schema/endpoints/endpoint.ts'
import { HOUR_S } from '#schema/endpoints/limits.ts'
import { reportShared } from '#schema/reports/contract.ts'

/** A code that opens nothing gets the same answer. */
export const shared = endpoint('POST /api/shared-snippets/reports', {
  summary: 'Report the text on the page of a snippet to the administrators',
  access: 'public',
  body: reportShared,
  limits: [{ name: 'shared-reports', calls: 5, seconds: HOUR_S, per: 'address' }],
})
