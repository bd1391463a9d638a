import type { Endpoint } from '#schema/endpoints/endpoint.ts'
import { groupOf } from '#schema/endpoints/limits.ts'
import { ERROR_STATUS, type ErrorCode } from '#schema/shared/errors.ts'

/** The means that identifies a caller. With an optional key, a caller may also be anonymous. */
export type Credential = 'session' | 'key' | 'optional key' | 'none'

/** Returns the credential that a call of an endpoint carries. */
export function credentialOf({ access, limits = [] }: Endpoint): Credential {
  if (access === 'public') return limits.some(({ per }) => per === 'key') ? 'optional key' : 'none'
  return typeof access === 'object' && 'scope' in access ? 'key' : 'session'
}

/**
 * Returns the codes of the errors that follow from a declaration, by status. A handler may answer
 * others too, such as NOT_FOUND for a missing row.
 */
export function errorsOf(endpoint: Endpoint): Map<number, ErrorCode[]> {
  const { params, query, form, body, upload, idempotencyKey, guesses } = endpoint
  const codes: ErrorCode[] = [...accessErrors(endpoint), 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE']
  if (params) codes.push('NOT_FOUND')
  if (query || form || body || idempotencyKey) codes.push('VALIDATION')
  if (form || body || upload) codes.push('BAD_REQUEST', 'TOO_LARGE')
  if (guesses) codes.push(guesses.counts)
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of [...new Set(codes)].toSorted()) {
    const status = statusOf(endpoint, code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return byStatus
}

function accessErrors(endpoint: Endpoint): ErrorCode[] {
  const { access, reauthentication, route } = endpoint
  const codes: ErrorCode[] = []
  const credential = credentialOf(endpoint)
  if (credential !== 'none') codes.push('UNAUTHENTICATED')
  if (credential === 'optional key' || typeof access === 'object') codes.push('FORBIDDEN')
  if (typeof access === 'object' && 'roles' in access) codes.push('ADMIN_SIGN_IN_REQUIRED')
  if (reauthentication) codes.push('REAUTHENTICATION_REQUIRED')
  // Browsers send a session's cookie from other sites too.
  if (groupOf(route).prefix === '/api/' && !route.startsWith('GET ')) codes.push('FOREIGN_ORIGIN')
  return codes
}

/** LanguageTool's clients get 403 for a wrong key. */
const statusOf = ({ route }: Endpoint, code: ErrorCode): number =>
  code === 'UNAUTHENTICATED' && groupOf(route).prefix === '/v2/' ? 403 : ERROR_STATUS[code]
