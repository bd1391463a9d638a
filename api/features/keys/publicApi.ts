import { Router, type Request, type RequestHandler } from 'express'

import type { ApiContext } from '#api/app/context.ts'
import { publicRoute, signedInUser } from '#api/app/route.ts'
import { holderOf } from '#api/features/keys/service.ts'
import { usageOf } from '#api/features/usage/service.ts'
import { addressOf, limitFailures, rateLimit, type Attempts } from '#api/middleware/limits.ts'
import type { ApiScope } from '#schema/keys/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

const CALLS_A_MINUTE = 60
const BEARER = /^Bearer +(\S{1,200})$/i

/**
 * The public API, /api/v1: entered by a key alone. Cookies count for nothing here, and so neither does where a call
 * comes from.
 */
export function publicApi({ limits }: ApiContext): Router {
  const router = Router()
  const unknown = limitFailures(
    { name: 'api-key', failures: 30, seconds: 60, counts: 'UNAUTHENTICATED' },
    limits,
  )
  router.use(
    '/v1',
    byKey(unknown),
    rateLimit({ name: 'v1', calls: CALLS_A_MINUTE, seconds: 60, by: keyOf }, limits),
  )

  const usage = { before: [requireScope('usage')] }
  publicRoute(router, 'get', '/v1/usage', usage, async ({ request }) => {
    const { used, limit, bonusRemaining, resetsAt } = await usageOf(null, signedInUser(request).id)
    return { used, limit, bonusRemaining, resetsAt }
  })

  return router
}

const byKey =
  (unknown: Attempts): RequestHandler =>
  async (request, _response, next) => {
    const key = BEARER.exec(request.get('authorization') ?? '')?.[1]
    if (key === undefined)
      throw new AppError('UNAUTHENTICATED', 'Send an API key: Authorization: Bearer bp_…')
    const holder = await unknown(addressOf(request), async () => {
      const found = await holderOf(key)
      if (found === null) throw new AppError('UNAUTHENTICATED', 'This API key is not known, or was revoked.')
      return found
    })
    request.user = holder.user
    request.apiKey = { id: holder.keyId, scopes: holder.scopes }
    next()
  }

/** Lets a call through only when its key may do that; throws FORBIDDEN, naming the scope. */
export const requireScope =
  (scope: ApiScope): RequestHandler =>
  (request, _response, next) => {
    if (request.apiKey?.scopes.includes(scope)) return next()
    throw new AppError('FORBIDDEN', `This API key has not got the scope "${scope}".`, { details: { scope } })
  }

const keyOf = (request: Request): string => request.apiKey?.id ?? addressOf(request)
