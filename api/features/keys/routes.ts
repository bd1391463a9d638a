import { createKey, keysOf, revokeKey } from '#api/features/keys/service.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/keys/endpoints.ts'

/** A user's API keys. */
export const keyRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.list)(({ user }) => keysOf(user.id)),

  implement(endpoints.create)(({ user, body }) => sequelize.transaction(tx => createKey(tx, user, body))),

  implement(endpoints.revoke)(async ({ user, params }) => {
    await sequelize.transaction(tx => revokeKey(tx, user.id, params.keyId))
  }),
]
