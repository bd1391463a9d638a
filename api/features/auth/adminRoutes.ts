import { becomeFirstAdmin } from '#api/features/auth/firstAdmin.ts'
import { renewSession } from '#api/features/auth/session.ts'
import { readUser } from '#api/features/users/present.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/auth/endpoints.ts'

/** Creates the first administrator of an installation. */
export const adminRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.becomeFirstAdmin)(async ({ user, body, request }) => {
    const { token } = body
    await sequelize.transaction(tx => becomeFirstAdmin(tx, { userId: user.id, token, requestId: request.id }))
    await renewSession(request, user)
    return readUser(user.id)
  }),
]
