import express, { type Request, type RequestHandler } from 'express'

import type { LimitOptions } from '#api/kit/limiter.ts'
import { rateLimit } from '#api/kit/limits.ts'
import { meantForGuard } from '#api/kit/meantFor.ts'
import { t } from '#api/kit/messages.ts'
import type { Access, Endpoint, Limit } from '#schema/endpoints/endpoint.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Dependencies that endpoints receive from the features above: sessions and limits. */
export type Wiring = {
  limits: LimitOptions
  /** Whether the user has authenticated recently. */
  isReauthenticated: (request: Request) => boolean
  /** Whether an administrator is not idle. Such a call may count as a use. */
  staysAdministrator: (request: Request, isUse: boolean) => boolean | Promise<boolean>
  /** Whether each answer is compared with its declaration. For tests and development. */
  checkAnswers: boolean
}

/**
 * Returns a function from a declaration to its middleware, in order: the user that a change is meant for,
 * access, reauthentication, limits, and the reader of a file. Endpoints whose limits have the same name
 * share a count.
 */
export function guardsOf(wiring: Wiring): (endpoint: Endpoint) => RequestHandler[] {
  const counters = new Map<string, RequestHandler>()
  const counted = (limit: Limit): RequestHandler => {
    const counter = counters.get(limit.name) ?? rateLimit(limit, wiring.limits)
    counters.set(limit.name, counter)
    return counter
  }
  return ({ route, access, isUse, reauthentication, limits = [], upload }) => {
    const isChange = !route.startsWith('GET ')
    return [
      ...(isChange && access !== 'public' ? [meantForGuard] : []),
      accessGuard(access, isUse ?? isChange, wiring),
      ...(reauthentication ? [reauthenticationGuard(wiring)] : []),
      ...limits.map(counted),
      ...(upload ? [express.raw({ type: typesOf(upload.types), limit: upload.maxBytes })] : []),
    ]
  }
}

/** The range of all types also accepts a body whose type is not named. */
const typesOf = (types: readonly string[]) => (types.includes('*/*') ? () => true : [...types])

/** Returns the signed-in user of a request. Throws UNAUTHENTICATED. */
function signedInUser(request: Request): Express.User {
  if (!request.user) throw new AppError('UNAUTHENTICATED', t('request.signIn'))
  return request.user
}

function accessGuard(access: Access, isUse: boolean, { staysAdministrator }: Wiring): RequestHandler {
  return async (request, _response, next) => {
    requireAccess(request, access)
    if (typeof access === 'object' && 'roles' in access && !(await staysAdministrator(request, isUse)))
      throw new AppError('ADMIN_SIGN_IN_REQUIRED', t('request.adminSignIn'))
    next()
  }
}

/** Throws UNAUTHENTICATED or FORBIDDEN for a call without access. */
export function requireAccess(request: Request, access: Access): void {
  if (access === 'public') return
  if (access === 'user') return void signedInUser(request)
  if ('roles' in access) {
    if (!access.roles.includes(signedInUser(request).role))
      throw new AppError('FORBIDDEN', t('request.adminsOnly'))
    return
  }
  if (!request.apiKey) throw new AppError('UNAUTHENTICATED', t('keys.send'))
  if (!request.apiKey.scopes.includes(access.scope))
    throw new AppError('FORBIDDEN', t('keys.scope', { scope: access.scope }), {
      details: { scope: access.scope },
    })
}

const reauthenticationGuard =
  ({ isReauthenticated }: Wiring): RequestHandler =>
  (request, _response, next) => {
    if (isReauthenticated(request)) return next()
    throw new AppError('REAUTHENTICATION_REQUIRED', t('auth.confirmIdentity'))
  }
