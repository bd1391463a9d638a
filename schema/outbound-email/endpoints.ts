import { endpoint } from '#schema/endpoints/endpoint.ts'
import { mail, mailParams, mails, mailsQuery } from '#schema/outbound-email/contract.ts'

export const list = endpoint('GET /api/admin/mails', {
  summary: 'List the emails that were sent or queued',
  access: { roles: ['admin', 'support'] },
  query: mailsQuery,
  answer: mails,
})

export const retry = endpoint('POST /api/admin/mails/:mailId/retry', {
  summary: 'Queue a failed email again',
  access: { roles: ['admin'] },
  params: mailParams,
  answer: mail,
})
