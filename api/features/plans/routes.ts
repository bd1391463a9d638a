import { Router } from 'express'

import { publicRoute } from '#api/kit/route.ts'
import { readPlans } from '#api/features/plans/queries.ts'

/** The plans, readable by everyone. */
export function planRoutes(): Router {
  const router = Router()
  publicRoute(router, 'get', '/subscription-plans', {}, () => readPlans())
  return router
}
