import { queryOptions } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { useLiveEvents } from '#client/shared/live/useLiveEvents.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import type { Order } from '#schema/payments/contract.ts'
import * as endpoints from '#schema/payments/endpoints.ts'
import type { BillingPeriod } from '#schema/plans/prices.ts'
import type { PaidPlan } from '#schema/subscriptions/terms.ts'

import { orderEvents, orderKey } from './events.ts'

/** An event comes first. This is for a payment service whose events do not arrive. */
const POLL_MS = 3000

/** Whether something may still become of an order by itself. */
const isOpen = ({ status }: Order): boolean =>
  status === 'open' || status === 'pending' || status === 'refunding'

/** Whether another attempt may still pay for an order. */
const isPayable = ({ status }: Order): boolean => status === 'failed' || status === 'dropped'

/** Whether an order is not there, or another user's. */
export const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === 404

/** Reads an order, and again until it has ended. Events update it in every tab. */
export function useOrder(id: string) {
  useLiveEvents(orderEvents)
  return useLiveQuery(
    useUserRoom(),
    queryOptions({
      queryKey: orderKey(id),
      queryFn: ({ signal }) => call(endpoints.readOrder, { params: { orderId: id } }, { signal }),
      refetchInterval: ({ state: { data, error } }) => {
        if (isMissing(error)) return false
        if (!data || isOpen(data)) return POLL_MS
        return isPayable(data) ? 5 * POLL_MS : false
      },
    }),
  )
}

/** The cost of a plan for the user now. */
export const quoteQuery = (plan: PaidPlan, period: BillingPeriod) =>
  queryOptions({
    queryKey: ['quote', plan, period],
    queryFn: ({ signal }) => call(endpoints.readQuote, { query: { plan, period } }, { signal }),
    staleTime: 0,
  })
