import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { userRoute } from '#api/kit/route.ts'
import { logSecurity } from '#api/kit/securityLog.ts'
import { streamExport } from '#api/features/account/export.ts'
import { requireFreshProof } from '#api/features/auth/reauthentication.ts'
import { personOf, rateLimit } from '#api/kit/limits.ts'

/** The export of one's own data. */
export function exportRoutes({ limits }: ApiContext): Router {
  const router = Router()
  const perPerson = rateLimit({ name: 'export', calls: 10, seconds: 3600, by: personOf }, limits)
  const before = [requireFreshProof, perPerson]
  userRoute(router, 'get', '/account/export', { before }, ({ user, response }) => {
    logSecurity('data-exported', user.id)
    return streamExport(user, response)
  })
  return router
}
