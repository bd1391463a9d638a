import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { roleRoute } from '#api/kit/route.ts'
import { presentMail } from '#api/services/email/present.ts'
import { listMails, retryMail } from '#api/services/email/service.ts'
import { mailParams, mailsQuery } from '#schema/outbound-email/contract.ts'

/** What was mailed to people, for those who run the installation. */
export function mailRoutes({ sequelize }: ApiContext): Router {
  const router = Router()

  const list = { query: mailsQuery }
  roleRoute(router, ['admin', 'support'], 'get', '/admin/mails', list, async ({ query }) =>
    (await listMails(query.status)).map(presentMail),
  )

  const retry = { params: mailParams }
  roleRoute(router, ['admin'], 'post', '/admin/mails/:mailId/retry', retry, async ({ params }) =>
    presentMail(await sequelize.transaction(tx => retryMail(tx, params.mailId))),
  )

  return router
}
