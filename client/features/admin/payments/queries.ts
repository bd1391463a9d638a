import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { withReauthentication } from '#client/shared/reauthentication/reauthentication.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import * as endpoints from '#schema/admin/paymentEndpoints.ts'
import type { EventsPage, OrderDetails, OrderFilters } from '#schema/admin/payments.ts'
import { ADMIN_ROOM } from '#schema/rooms/room.ts'

import { pagedQuery } from '../pagedQuery.ts'
import { paymentKey, PAYMENTS } from './events.ts'

/** The orders that the filters leave. */
export const ordersQuery = (filters: OrderFilters) => ({
  ...pagedQuery({
    queryKey: [...PAYMENTS, 'orders', filters],
    read: (place, signal) => call(endpoints.list, { query: { ...filters, ...place } }, { signal }),
    rowsOf: ({ orders }) => orders,
  }),
  meta: { room: ADMIN_ROOM },
})

/** The events of the payment service, newest first. */
export const eventsQuery = (failed: boolean) =>
  infiniteQueryOptions({
    queryKey: [...PAYMENTS, 'events', failed],
    queryFn: ({ signal, pageParam }) => {
      const query = {
        ...(failed && { failed: 'true' as const }),
        ...(pageParam > 0 && { before: pageParam }),
      }
      return call(endpoints.listEvents, { query }, { signal })
    },
    initialPageParam: 0,
    getNextPageParam: ({ events, more }: EventsPage) => (more ? events.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flatMap(({ events }) => events),
    placeholderData: previous => previous,
    staleTime: 0,
    meta: { room: ADMIN_ROOM },
  })

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: paymentKey(orderId),
    queryFn: ({ signal }) => call(endpoints.read, { params: { orderId } }, { signal }),
    staleTime: 0,
    meta: { room: ADMIN_ROOM },
  })

/**
 * Does acts on an order. Each shows the order as it is afterward, says so, and may ask for a proof of who
 * one is. After a failure, the newest values are shown.
 */
export function useOrderAct(orderId: string) {
  const client = useQueryClient()
  const { queryKey } = orderQuery(orderId)
  return useMutation({
    mutationFn: ({ send }: { send: () => Promise<OrderDetails>; done: string }) => withReauthentication(send),
    onSuccess: (details, { done }) => {
      client.setQueryData(queryKey, details)
      // A read that began before the act would show the order as it was.
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: PAYMENTS })
      toast({ title: done })
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}
