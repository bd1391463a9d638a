import { endpoint } from '#schema/endpoints/endpoint.ts'
import { apiKeys, createdApiKey, keyParams, newApiKey } from '#schema/keys/contract.ts'

export const list = endpoint('GET /api/keys', {
  summary: "List the user's API keys",
  access: 'user',
  answer: apiKeys,
})

export const create = endpoint('POST /api/keys', {
  summary: 'Create an API key',
  access: 'user',
  reauthentication: true,
  body: newApiKey,
  answer: createdApiKey,
  status: 201,
})

export const revoke = endpoint('DELETE /api/keys/:keyId', {
  summary: 'Revoke an API key',
  access: 'user',
  params: keyParams,
})
