import { endpoint } from '#schema/endpoints/endpoint.ts'

import { jobs, jobsUsage, paymentEventParams } from './jobs.ts'

const access = { roles: ['admin'] } as const

export const read = endpoint('GET /api/admin/jobs', {
  summary: 'Read the jobs that wait for the servers, and those that have failed',
  access,
  answer: jobs,
})

export const readUsage = endpoint('GET /api/admin/jobs/usage', {
  summary: 'Read the use and the cost of AI features by day',
  access,
  answer: jobsUsage,
})

/** Failed emails have another call list: POST /api/admin/outbound-emails/:emailId/retry. */
export const retryPaymentEvent = endpoint('POST /api/admin/jobs/payment-events/:eventId/retry', {
  summary: 'Work on a failed event of the payment service at once',
  access,
  params: paymentEventParams,
})
