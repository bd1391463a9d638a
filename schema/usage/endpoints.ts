import { endpoint } from '#schema/endpoints/endpoint.ts'
import { usage } from '#schema/usage/contract.ts'

export const read = endpoint('GET /api/usage', {
  summary: "Read a user's queries of the current month",
  access: 'user',
  answer: usage,
})
