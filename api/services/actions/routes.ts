import type * as z from 'zod/mini'

import { implement, type Implementation } from '#api/kit/implement.ts'
import type { Action } from '#api/services/actions/action.ts'
import { answerAction } from '#api/services/actions/answer.ts'
import { listResults, removeResult, type AnyKept, type History } from '#api/services/actions/history.ts'
import type { ApiContext } from '#api/services/context.ts'
import type { ActionFrame } from '#schema/actions/contract.ts'
import type { Endpoint } from '#schema/endpoints/endpoint.ts'
import type { resultItems } from '#schema/results/contract.ts'
import type { idParams } from '#schema/shared/ids.ts'

type Schema<T> = z.core.$ZodType<T>
type User = Endpoint & { readonly access: 'user' }

/** The endpoints of an action with a history, as schema/results/endpoints.ts declares them. */
type HistoryEndpoints<Q, K> = {
  run: User & {
    readonly body: Schema<Q>
    readonly answer: Schema<{ kept: K }>
    readonly frames: Schema<ActionFrame<{ kept: K }>>
    readonly idempotencyKey: 'required'
  }
  list: User & { readonly answer: typeof resultItems }
  read: User & { readonly params: typeof idParams; readonly answer: Schema<K> }
  remove: User & { readonly params: typeof idParams }
}

type ActionWithHistory<Q, R, K extends AnyKept> = Action<Q, R, { kept: K }> & { keep: History<Q, R, K> }

/** Implements the endpoints of an action with a history. */
export function historyRoutes<Q, R, K extends AnyKept>(
  context: ApiContext,
  action: ActionWithHistory<Q, R, K>,
  { run, list, read, remove }: HistoryEndpoints<Q, K>,
): Implementation[] {
  const { kind, keep } = action
  return [
    implement(run)(call => answerAction(context, action, call)),
    implement(list)(({ user }) => listResults({ userId: user.id, kind })),
    implement(read)(({ user, params }) => keep.read({ userId: user.id, kind }, params.id)),
    implement(remove)(({ user, params }) =>
      context.sequelize.transaction(tx => removeResult(tx, { userId: user.id, kind }, params.id)),
    ),
  ]
}
