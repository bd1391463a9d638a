import type { Request, RequestHandler } from 'express'

import { holderOf } from '#api/features/keys/service.ts'
import { requireAccess } from '#api/kit/guards.ts'
import type { LimitOptions } from '#api/kit/limiter.ts'
import { countedAddressOf, limitFailures } from '#api/kit/limits.ts'
import { t } from '#api/kit/messages.ts'
import { unknownKeys } from '#schema/endpoints/limits.ts'
import type { ApiScope } from '#schema/keys/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

const BEARER = /^Bearer +(\S{1,200})$/i

/** Returns the bearer token of a call, or null. */
const bearerOf = (request: Request): string | null =>
  BEARER.exec(request.get('authorization') ?? '')?.[1] ?? null

/**
 * Signs in the user of a call's key; a call without a key passes without a user. Throws
 * UNAUTHENTICATED for an unknown key, and RATE_LIMITED after too many unknown keys from one
 * address. `keyIn` finds keys that are not bearer tokens.
 */
export function keyEntry(
  limits: LimitOptions,
  keyIn: (request: Request) => string | null = () => null,
): RequestHandler {
  const unknown = limitFailures(unknownKeys, limits)
  return async (request, _response, next) => {
    const key = bearerOf(request) ?? keyIn(request)
    if (key !== null) {
      const holder = await unknown(countedAddressOf(request), async () => {
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

/** Rejects calls without a key. Throws UNAUTHENTICATED. */
export const requireKey: RequestHandler = (request, _response, next) => {
  if (request.apiKey) return next()
  throw new AppError('UNAUTHENTICATED', t('keys.send'))
}

/** Rejects calls whose key lacks this scope. Throws FORBIDDEN, which names the scope. */
export const scopeOfKey =
  (scope: ApiScope): RequestHandler =>
  (request, _response, next) => {
    if (request.apiKey) requireAccess(request, { scope })
    next()
  }
