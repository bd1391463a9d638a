import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { userRoute } from '#api/kit/route.ts'
import { usageOf } from '#api/services/metering/service.ts'

export function usageRoutes(_context: ApiContext): Router {
  const router = Router()
  userRoute(router, 'get', '/usage', {}, ({ user }) => usageOf(null, user.id))
  return router
}
