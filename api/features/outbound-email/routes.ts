import { lockActing } from '#api/features/auth/acting.ts'
import { implement } from '#api/kit/implement.ts'
import { actorOf, audit } from '#api/services/audit/audit.ts'
import type { ApiContext } from '#api/services/context.ts'
import { presentEmail } from '#api/services/outbound-email/present.ts'
import { listEmails, retryEmail } from '#api/services/outbound-email/service.ts'
import * as endpoints from '#schema/outbound-email/endpoints.ts'

/** The sent emails, for administrators. */
export const outboundEmailRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.list)(async ({ query }) => (await listEmails(query)).map(presentEmail)),

  implement(endpoints.retry)(async ({ user, request, params }) =>
    presentEmail(
      await sequelize.transaction(async tx => {
        await lockActing(tx, { actor: user, sessionId: request.sessionID }, ['admin'])
        const email = await retryEmail(tx, params.emailId)
        await audit(tx, {
          act: 'work.retried',
          actor: actorOf(user),
          subject: { kind: 'work', id: email.id, name: email.kind },
          requestId: request.id,
        })
        return email
      }),
    ),
  ),
]
