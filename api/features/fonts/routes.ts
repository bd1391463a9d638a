import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { userRoute } from '#api/kit/route.ts'
import { requireFeature } from '#api/features/plans/policy.ts'
import { pairingRequest, type FontPairs } from '#schema/fonts/contract.ts'
import { pairFonts } from '#writing/fonts/pairFonts.ts'

/** Pairs of fonts for a purpose and a mood. It takes about a millisecond, and no query. */
export function fontRoutes(_context: ApiContext): Router {
  const router = Router()

  userRoute(
    router,
    'get',
    '/fonts',
    { query: pairingRequest },
    async ({ user, query }): Promise<FontPairs> => {
      await requireFeature(user, 'fontPairing')
      return { pairs: pairFonts(query) }
    },
  )

  userRoute(
    router,
    'post',
    '/fonts',
    { body: pairingRequest },
    async ({ user, body }): Promise<FontPairs> => {
      await requireFeature(user, 'fontPairing')
      return { pairs: pairFonts(body) }
    },
  )

  return router
}
