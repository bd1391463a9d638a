import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { userRoute } from '#api/kit/route.ts'
import { requireFreshProof } from '#api/features/auth/reauthentication.ts'
import { createKey, keysOf, revokeKey } from '#api/features/keys/service.ts'
import { keyParams, newApiKey } from '#schema/keys/contract.ts'

/** Keys of the public API, as their user keeps them. */
export function keyRoutes({ sequelize }: ApiContext): Router {
  const router = Router()

  userRoute(router, 'get', '/keys', {}, ({ user }) => keysOf(user.id))

  const creating = { body: newApiKey, before: [requireFreshProof], status: 201 }
  userRoute(router, 'post', '/keys', creating, ({ user, body }) =>
    sequelize.transaction(tx => createKey(tx, user, body)),
  )

  userRoute(router, 'delete', '/keys/:keyId', { params: keyParams }, async ({ user, params }) => {
    await sequelize.transaction(tx => revokeKey(tx, user.id, params.keyId))
  })

  return router
}
