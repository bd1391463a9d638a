import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import type { FailedJob } from '#schema/admin/work.ts'
import * as endpoints from '#schema/admin/workEndpoints.ts'
import { retry as retryEmail } from '#schema/outbound-email/endpoints.ts'

import { ADMIN } from '../useAdminTime.ts'

export const workQuery = queryOptions({
  queryKey: [ADMIN, 'work'],
  queryFn: ({ signal }) => call(endpoints.read, {}, { signal }),
  staleTime: 0,
})

export const usageQuery = queryOptions({
  queryKey: [ADMIN, 'work-usage'],
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

/** Tries a failed job again. Then the work is read again, whatever the answer. */
export function useRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: retry,
    onSettled: () => client.invalidateQueries({ queryKey: workQuery.queryKey }),
  })
}
