import { endpoint } from '#schema/endpoints/endpoint.ts'

import { paymentEventParams, work, workUsage } from './work.ts'

const access = { roles: ['admin'] } as const

export const read = endpoint('GET /api/admin/work', {
  summary: 'Read the work that waits for the servers, and the jobs that have failed',
  access,
  answer: work,
})

export const readUsage = endpoint('GET /api/admin/work/usage', {
  summary: 'Read the use and the cost of AI features by day',
  access,
  answer: workUsage,
})

/** Failed emails have another call list: POST /api/admin/outbound-emails/:emailId/retry. */
export const retryPaymentEvent = endpoint('POST /api/admin/work/payment-events/:eventId/retry', {
  summary: 'Work on a failed event of the payment service at once',
  access,
  params: paymentEventParams,
})
