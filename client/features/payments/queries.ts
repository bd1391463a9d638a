import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { isNewer, onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { subscriptionChanged, type Subscription } from '#schema/subscriptions/contract.ts'
import * as subscriptions from '#schema/subscriptions/endpoints.ts'

/** The key of the list of invoices. */
export const INVOICES = ['invoices'] as const

const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(subscriptions.read, {}, { signal }),
})

/** The plans of the user. Events update it in every tab. */
export const useSubscription = () => useLiveQuery(useUserRoom(), subscriptionQuery)

/** Keeps the paid time up to date. */
export const subscriptionEvents = onEvent(subscriptionChanged, (client, change) => {
  const { value } = change
  if (value === null) return
  client.setQueryData<Subscription>(subscriptionQuery.queryKey, held =>
    isNewer(change, held) ? value : held,
  )
  // A payment that changes it has an invoice.
  void client.invalidateQueries({ queryKey: INVOICES })
})

/** Cancels the plan at its end, or takes that back. */
export function useCancellation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (cancels: boolean) => call(cancels ? subscriptions.cancel : subscriptions.resume, {}),
    onSuccess: changed =>
      client.setQueryData<Subscription>(subscriptionQuery.queryKey, held =>
        isNewer(changed, held) ? changed : held,
      ),
  })
}
