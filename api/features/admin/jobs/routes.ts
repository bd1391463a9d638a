import { lockActing } from '#api/features/auth/acting.ts'
import { retryEvent } from '#api/features/payments/retryEvent.ts'
import { implement, type Implementation } from '#api/kit/implement.ts'
import { actorOf, audit } from '#api/services/audit/audit.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/admin/jobsEndpoints.ts'

import { readJobs } from './jobs.ts'
import { readUsage } from './usage.ts'

/** The jobs of the servers, for administrators. */
export const jobRoutes = ({ sequelize }: ApiContext): Implementation[] => [
  implement(endpoints.read)(() => readJobs()),

  implement(endpoints.readUsage)(() => readUsage()),

  implement(endpoints.retryPaymentEvent)(({ user: actor, request, params: { eventId } }) =>
    sequelize.transaction(async tx => {
      await lockActing(tx, { actor, sessionId: request.sessionID }, ['admin'])
      await retryEvent(tx, eventId)
      await audit(tx, {
        act: 'work.retried',
        actor: actorOf(actor),
        subject: { kind: 'work', id: eventId, name: 'payment-event' },
        requestId: request.id,
      })
    }),
  ),
]
