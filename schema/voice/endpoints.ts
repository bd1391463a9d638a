import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import { voiceCommand, voiceRequest } from '#schema/voice/contract.ts'

export const interpret = endpoint('POST /api/voice-command', {
  summary: 'Interpret a spoken command',
  access: 'user',
  limits: [{ name: 'voice', calls: 120, seconds: MINUTE_S, per: 'user' }],
  body: voiceRequest,
  answer: voiceCommand,
})
