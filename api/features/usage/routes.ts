import { Router } from 'express'

import type { ApiContext } from '#api/app/context.ts'
import { userRoute } from '#api/app/route.ts'
import { usageOf } from '#api/features/usage/service.ts'

export function usageRoutes(_context: ApiContext): Router {
  const router = Router()
  userRoute(router, 'get', '/usage', {}, ({ user }) => usageOf(null, user.id))
  return router
}
