import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import { presentEmail } from '#api/services/outbound-email/present.ts'
import { listEmails, retryEmail } from '#api/services/outbound-email/service.ts'
import * as endpoints from '#schema/outbound-email/endpoints.ts'

/** The sent emails, for administrators. */
export const outboundEmailRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.list)(async ({ query }) => (await listEmails(query)).map(presentEmail)),

  implement(endpoints.retry)(async ({ params }) =>
    presentEmail(await sequelize.transaction(tx => retryEmail(tx, params.emailId))),
  ),
]
