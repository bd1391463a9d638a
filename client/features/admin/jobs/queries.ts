import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import type { FailedJob } from '#schema/admin/jobs.ts'
import * as endpoints from '#schema/admin/jobsEndpoints.ts'
import { retry as retryEmail } from '#schema/outbound-email/endpoints.ts'

import { ADMIN } from '../useAdminTime.ts'

export const jobsQuery = queryOptions({
  queryKey: [ADMIN, 'jobs'],
  queryFn: ({ signal }) => call(endpoints.read, {}, { signal }),
  staleTime: 0,
})

export const usageQuery = queryOptions({
  queryKey: [ADMIN, 'jobs-usage'],
  queryFn: ({ signal }) => call(endpoints.readUsage, {}, { signal }),
  staleTime: 0,
})

async function retry({ kind, id }: FailedJob): Promise<void> {
  switch (kind) {
    case 'email':
      await call(retryEmail, { params: { emailId: id } })
      return
    case 'payment-event':
      await call(endpoints.retryPaymentEvent, { params: { eventId: id } })
      return
    case 'refund':
    case 'body-command':
      throw new Error(`A ${kind} is not tried again.`)
    default:
      kind satisfies never
  }
}

/** Tries a failed job again. Then the jobs are read again, whatever the answer. */
export function useRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: retry,
    onSettled: () => client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  })
}
