import type { GuessLimit, Limit, Route } from '#schema/endpoints/endpoint.ts'

export const MINUTE_S = 60
export const QUARTER_HOUR_S = 15 * 60
export const HOUR_S = 60 * 60

/** Maximum size of a JSON body in bytes. */
export const JSON_BODY_MAX = 256 * 1024

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

/** Documents of an account, by whatever call. Imports create one at a time. */
export const documentsCreated = {
  name: 'documents',
  calls: 300,
  seconds: HOUR_S,
  per: 'user',
} as const satisfies Limit

/** The pages of share codes. */
export const sharedPagesLimit = {
  name: 'snippet',
  calls: 60,
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

/**
 * Wrong passwords for an account from all addresses together, without browsers that have signed in
 * to it.
 */
export const accountGuesses = {
  name: 'signin-account',
  failures: 100,
  seconds: HOUR_S,
  counts: 'UNAUTHENTICATED',
  per: 'account, without browsers that have signed in to it',
  slows: true,
} as const satisfies GuessLimit

/** The groups of routes, the narrowest first. All calls of a group count together. */
export const GROUPS = [
  { prefix: '/api/v1/', limit: publicApiLimit },
  { prefix: '/api/', limit: apiLimit },
  { prefix: '/v2/', limit: languageToolLimit },
] as const

export type Group = (typeof GROUPS)[number]

/** Returns the group of a route. Throws for a route outside of all groups. */
export function groupOf(route: Route): Group {
  const path = route.slice(route.indexOf('/'))
  const group = GROUPS.find(({ prefix }) => path.startsWith(prefix))
  if (!group) throw new Error(`${route} is in no group.`)
  return group
}
