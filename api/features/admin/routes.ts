import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/admin/endpoints.ts'

import { readDetails, readLedger } from './userDetails.ts'
import { listUsers } from './userList.ts'
import { streamUsers } from './usersFile.ts'

/** The users, for administrators and support. */
export const adminRoutes = ({ sequelize }: Pick<ApiContext, 'sequelize'>) => [
  implement(endpoints.readSession)(({ user }) => ({ role: user.role })),

  implement(endpoints.listUsers)(({ query }) => listUsers(query)),

  implement(endpoints.usersFile)(async ({ user: actor, query, request, response }) => {
    await streamUsers(query, { sequelize, actor, request, response })
    return undefined
  }),

  implement(endpoints.readUser)(({ user, params }) => readDetails(params.userId, user.role)),

  implement(endpoints.readLedger)(({ params, query }) => readLedger(params.userId, query.before)),
]
