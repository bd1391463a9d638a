import type { GuessLimit, Limit } from '#schema/endpoints/endpoint.ts'

export const MINUTE_S = 60
export const QUARTER_HOUR_S = 15 * 60
export const HOUR_S = 60 * 60

/** All calls below /api together. */
export const apiLimit = { name: 'api', calls: 600, seconds: MINUTE_S, per: 'user' } as const satisfies Limit

/** All calls below /api/v1 together. */
export const publicApiLimit = {
  name: 'v1',
  calls: 60,
  seconds: MINUTE_S,
  per: 'key',
} as const satisfies Limit

/** All calls below /v2 together. */
export const languageToolLimit = {
  name: 'v2-address',
  calls: 300,
  seconds: MINUTE_S,
  per: 'address',
} as const satisfies Limit

/** Unknown API keys, wherever they are sent. */
export const unknownKeys = {
  name: 'api-key',
  failures: 30,
  seconds: MINUTE_S,
  counts: 'UNAUTHENTICATED',
  per: 'address',
} as const satisfies GuessLimit
