import { lockActing } from '#api/features/auth/acting.ts'
import { editPlan, readStoredPlans } from '#api/features/plans/edit.ts'
import { implement } from '#api/kit/implement.ts'
import { actorOf, audit } from '#api/services/audit/audit.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/admin/planEndpoints.ts'
import type { AdminPlan } from '#schema/admin/plans.ts'

/** The plans as they are stored, for administrators. */
export const planRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.list)(() => readStoredPlans()),

  implement(endpoints.change)(({ user, request, params: { planName }, body }) =>
    sequelize.transaction(async tx => {
      await lockActing(tx, { actor: user, sessionId: request.sessionID }, ['admin'])
      const { before, after } = await editPlan(tx, planName, body)
      await audit(tx, {
        act: 'plan.changed',
        actor: actorOf(user),
        subject: { kind: 'plan', id: before.id, name: before.displayName },
        before: valuesOf(before),
        after: valuesOf(after),
        reason: body.reason,
        requestId: request.id,
      })
      return after
    }),
  ),
]

const valuesOf = ({ revision: _revision, ...values }: AdminPlan) => values
