import type { ApiContext } from '#api/services/context.ts'
import { implement } from '#api/kit/implement.ts'
import { presentMail } from '#api/services/email/present.ts'
import { listMails, retryMail } from '#api/services/email/service.ts'
import * as endpoints from '#schema/outbound-email/endpoints.ts'

/** The emails that were sent, for administrators. */
export const mailRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.list)(async ({ query }) => (await listMails(query.status)).map(presentMail)),

  implement(endpoints.retry)(async ({ params }) =>
    presentMail(await sequelize.transaction(tx => retryMail(tx, params.mailId))),
  ),
]
