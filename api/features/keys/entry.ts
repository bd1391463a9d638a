import type { Request, RequestHandler } from 'express'

import { holderOf } from '#api/features/keys/service.ts'
import type { LimitOptions } from '#api/kit/limiter.ts'
import { addressOf, limitFailures } from '#api/kit/limits.ts'
import type { ApiScope } from '#schema/keys/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

const BEARER = /^Bearer +(\S{1,200})$/i

/** The key that a call carries as a bearer, or null. */
export const bearerOf = (request: Request): string | null =>
  BEARER.exec(request.get('authorization') ?? '')?.[1] ?? null

/**
 * Who sends a key comes in as its user. A call without one goes on as nobody's. Throws UNAUTHENTICATED for a key that is
 * not known, and RATE_LIMITED for too many of those from an address. `keyIn` finds keys that are not bearers.
 */
export function keyEntry(
  limits: LimitOptions,
  keyIn: (request: Request) => string | null = () => null,
): RequestHandler {
  const unknown = limitFailures(
    { name: 'api-key', failures: 30, seconds: 60, counts: 'UNAUTHENTICATED' },
    limits,
  )
  return async (request, _response, next) => {
    const key = bearerOf(request) ?? keyIn(request)
    if (key !== null) {
      const holder = await unknown(addressOf(request), async () => {
        const found = await holderOf(key)
        if (found === null) throw new AppError('UNAUTHENTICATED', t('keys.unknown'))
        return found
      })
      request.user = holder.user
      request.apiKey = { id: holder.keyId, scopes: holder.scopes }
    }
    next()
  }
}

/** Lets a call through only with a key; throws UNAUTHENTICATED. */
export const requireKey: RequestHandler = (request, _response, next) => {
  if (request.apiKey) return next()
  throw new AppError('UNAUTHENTICATED', t('keys.send'))
}

/** Lets a call through only when its key may do that; throws FORBIDDEN, naming the scope. */
export const requireScope =
  (scope: ApiScope): RequestHandler =>
  (request, _response, next) => {
    if (request.apiKey?.scopes.includes(scope)) return next()
    throw new AppError('FORBIDDEN', t('keys.scope', { scope }), { details: { scope } })
  }
