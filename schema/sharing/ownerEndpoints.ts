import * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'
import { HOUR_S } from '#schema/endpoints/limits.ts'
import { idParams } from '#schema/shared/ids.ts'
import { member, offer as offerRequest } from '#schema/sharing/contract.ts'

const common = {
  access: 'user',
  params: idParams,
  answer: z.array(member),
  limits: [{ name: 'owner', calls: 60, seconds: HOUR_S, per: 'user' }],
} as const

/** There is one offer at a time. The member is notified. */
export const offer = endpoint('PUT /api/documents/:id/offer', {
  ...common,
  summary: 'Offer a document to one of its members',
  body: offerRequest,
})

/** By the owner, or by the member to whom the document is offered. */
export const decline = endpoint('DELETE /api/documents/:id/offer', {
  ...common,
  summary: 'Withdraw the offer of a document, or decline it',
})

/** The former owner becomes an editor. */
export const take = endpoint('PUT /api/documents/:id/owner', {
  ...common,
  summary: 'Become the owner of a document that is offered',
})
