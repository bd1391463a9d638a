import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { resultRoutes } from '#api/services/actions/routes.ts'
import { sentimentAction } from '#api/features/sentiment/analyse.ts'
import { sentimentRequest } from '#schema/sentiment/contract.ts'

/** How a text sounds; the last 50 reports are kept. */
export function sentimentRoutes(context: ApiContext): Router {
  const router = Router()
  resultRoutes(router, context, {
    ...sentimentAction(context),
    path: '/sentiment',
    body: sentimentRequest,
    feature: 'sentimentAnalysis',
  })
  return router
}
