import type { Request } from 'express'
import type { Transaction } from 'sequelize'

import type { Account } from '#api/features/users/account.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/admin/endpoints.ts'
import type { UserDetails } from '#schema/admin/users.ts'

import {
  changeEmailOf,
  changeProfileOf,
  changeRoleOf,
  deleteUser,
  giveBonusTo,
  givePlanTo,
  signOutUser,
  suspendUser,
  type Act,
} from './userActs.ts'
import { readDetails } from './userDetails.ts'

type Call = { user: Account; request: Request; params: { userId: string }; body: { revision: number } }

/** The acts of administrators on users. Each answers with the user afterward. */
export const actRoutes = ({ sequelize, urls }: ApiContext) => {
  const run = async (
    { user: actor, request, params: { userId }, body: { revision } }: Call,
    work: (tx: Transaction, act: Act) => Promise<void>,
  ): Promise<UserDetails> => {
    await sequelize.transaction(tx =>
      work(tx, { actor, sessionId: request.sessionID, requestId: request.id, userId, revision }),
    )
    return readDetails(userId, actor.role)
  }
  return [
    implement(endpoints.changeProfile)(call => run(call, (tx, act) => changeProfileOf(tx, act, call.body))),

    implement(endpoints.changeEmail)(call =>
      run(call, (tx, act) => changeEmailOf(tx, act, { email: call.body.email, urls })),
    ),

    implement(endpoints.changeRole)(call => run(call, (tx, act) => changeRoleOf(tx, act, call.body.role))),

    implement(endpoints.givePlan)(call => run(call, (tx, act) => givePlanTo(tx, act, call.body))),

    implement(endpoints.giveBonus)(call =>
      run(call, (tx, act) => giveBonusTo(tx, act, { ...call.body, key: call.idempotencyKey })),
    ),

    implement(endpoints.suspend)(call => {
      const { suspended: is, reason } = call.body
      return run(call, (tx, act) => suspendUser(tx, act, { is, reason }))
    }),

    implement(endpoints.scheduleDeletion)(call => {
      const { deleted: is, reason } = call.body
      return run(call, (tx, act) => deleteUser(tx, act, { is, reason, urls }))
    }),

    implement(endpoints.signOut)(({ user, request, params }) =>
      run({ user, request, params, body: { revision: 0 } }, (tx, act) => signOutUser(tx, act)),
    ),
  ]
}
