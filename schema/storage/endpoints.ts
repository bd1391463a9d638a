import { endpoint } from '#schema/endpoints/endpoint.ts'
import { storage } from '#schema/storage/contract.ts'

export const read = endpoint('GET /api/account/storage', {
  summary: "Read how much storage the user's documents take",
  access: 'user',
  answer: storage,
})
