import { endpoint } from '#schema/endpoints/endpoint.ts'
import { fontPairs, pairingRequest } from '#schema/fonts/contract.ts'

export const readPairs = endpoint('GET /api/fonts', {
  summary: 'Pair fonts, with the request in the query',
  access: 'user',
  query: pairingRequest,
  answer: fontPairs,
})

export const pair = endpoint('POST /api/fonts', {
  summary: 'Pair fonts',
  access: 'user',
  body: pairingRequest,
  answer: fontPairs,
})
