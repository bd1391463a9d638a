import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import { idParams } from '#schema/shared/ids.ts'
import { countShared, countUse } from '#schema/snippets/counts.ts'

export const use = endpoint('POST /api/snippets/:id/uses', {
  summary: 'Count that a snippet was copied or used',
  access: 'user',
  params: idParams,
  body: countUse,
  limits: [{ name: 'snippet-uses', calls: 120, seconds: MINUTE_S, per: 'user' }],
})

/** A code that opens nothing gets the same answer. */
export const shared = endpoint('POST /api/shared-snippets/uses', {
  summary: 'Count that the page of a snippet was viewed, or its text copied there',
  access: 'public',
  body: countShared,
  limits: [{ name: 'shared-uses', calls: 120, seconds: MINUTE_S, per: 'address' }],
})
