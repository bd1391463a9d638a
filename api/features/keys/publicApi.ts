import express, { Router } from 'express'

import { keyEntry, requireKey } from '#api/features/keys/entry.ts'
import { presentUsage } from '#api/features/keys/present.ts'
import { publicWriting } from '#api/features/keys/publicWriting.ts'
import { newestTexts } from '#api/features/snippets/newestTexts.ts'
import type { Wiring } from '#api/kit/guards.ts'
import { implement, type Implementation } from '#api/kit/implement.ts'
import { rateLimit } from '#api/kit/limits.ts'
import { mount } from '#api/kit/mount.ts'
import { storableText } from '#api/kit/text.ts'
import type { ApiContext } from '#api/services/context.ts'
import { usageOf } from '#api/services/metering/service.ts'
import { JSON_BODY_MAX, publicApiLimit } from '#schema/endpoints/limits.ts'
import { snippets, usage } from '#schema/keys/publicEndpoints.ts'

/** The public API, /api/v1. It requires a key; cookies and the origin of a call have no effect. */
export function publicApi(context: ApiContext, wiring: Wiring): Router {
  const router = Router()
  router.use(
    '/v1',
    keyEntry(context.limits),
    requireKey,
    rateLimit(publicApiLimit, context.limits),
    express.json({ limit: JSON_BODY_MAX }),
    storableText,
  )
  mount(router, '/api', publicRoutes(context), wiring)
  return router
}

const publicRoutes = (context: ApiContext): Implementation[] => [
  implement(usage)(async ({ user }) => presentUsage(await usageOf(null, user.id))),
  implement(snippets)(({ user, query: { search } }) => newestTexts(user.id, search)),
  ...publicWriting(context),
]
