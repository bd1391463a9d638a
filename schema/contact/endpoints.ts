import { contactMessage } from '#schema/contact/contract.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { HOUR_S } from '#schema/endpoints/limits.ts'
import { done } from '#schema/shared/done.ts'

/** A message that a program has sent gets the same answer, and is not stored. */
export const send = endpoint('POST /api/contact', {
  summary: 'Send a message to the people who run this site',
  access: 'public',
  body: contactMessage,
  answer: done,
  limits: [{ name: 'contact', calls: 3, seconds: HOUR_S, per: 'address' }],
})
