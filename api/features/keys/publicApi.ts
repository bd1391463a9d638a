import express, { Router, type Request } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { signedInUser } from '#api/kit/guards.ts'
import { publicRoute } from '#api/kit/route.ts'
import { keyEntry, requireKey, requireScope } from '#api/features/keys/entry.ts'
import { presentUsage } from '#api/features/keys/present.ts'
import { publicWriting } from '#api/features/keys/publicWriting.ts'
import { usageOf } from '#api/services/metering/service.ts'
import { addressOf, rateLimit } from '#api/kit/limits.ts'
import { BODY_LIMIT, storableText } from '#api/kit/text.ts'

const CALLS_A_MINUTE = 60

/**
 * The public API, /api/v1: entered by a key alone. Cookies count for nothing here, and so neither does where a call
 * comes from.
 */
export function publicApi(context: ApiContext): Router {
  const { limits } = context
  const router = Router()
  router.use(
    '/v1',
    keyEntry(limits),
    requireKey,
    rateLimit({ name: 'v1', calls: CALLS_A_MINUTE, seconds: 60, by: keyOf }, limits),
    express.json({ limit: BODY_LIMIT }),
    storableText,
  )

  const usage = { before: [requireScope('usage')] }
  publicRoute(router, 'get', '/v1/usage', usage, async ({ request }) =>
    presentUsage(await usageOf(null, signedInUser(request).id)),
  )
  publicWriting(router, context)

  return router
}

const keyOf = (request: Request): string => request.apiKey?.id ?? addressOf(request)
