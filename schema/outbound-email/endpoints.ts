import { endpoint } from '#schema/endpoints/endpoint.ts'
import {
  outboundEmail,
  outboundEmailParams,
  outboundEmails,
  outboundEmailsQuery,
} from '#schema/outbound-email/contract.ts'

export const list = endpoint('GET /api/admin/outbound-emails', {
  summary: 'List the emails that were sent or queued',
  access: { roles: ['admin', 'support'] },
  query: outboundEmailsQuery,
  answer: outboundEmails,
})

export const retry = endpoint('POST /api/admin/outbound-emails/:emailId/retry', {
  summary: 'Queue a failed email again',
  access: { roles: ['admin'] },
  params: outboundEmailParams,
  answer: outboundEmail,
})
