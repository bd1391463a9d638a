import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { userRoute } from '#api/kit/route.ts'
import { becomeFirstAdmin } from '#api/features/auth/firstAdmin.ts'
import { presentUser } from '#api/features/users/present.ts'
import { renewSession } from '#api/features/auth/session.ts'
import { personOf, rateLimit } from '#api/kit/limits.ts'
import { firstAdminRequest } from '#schema/auth/reauthentication.ts'

const QUARTER_S = 15 * 60

/** How an installation gets its first administrator. */
export function adminRoutes({ sequelize, limits }: ApiContext): Router {
  const router = Router()
  const before = [rateLimit({ name: 'first-admin', calls: 10, seconds: QUARTER_S, by: personOf }, limits)]
  userRoute(
    router,
    'post',
    '/admin/first',
    { body: firstAdminRequest, before },
    async ({ user, body, request }) => {
      await sequelize.transaction(tx => becomeFirstAdmin(tx, user.id, body.token))
      await renewSession(request, user)
      return presentUser(await user.reload())
    },
  )
  return router
}
