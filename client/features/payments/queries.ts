import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { keepFile } from '#client/shared/api/download.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { isNewer, onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { translator } from '#client/shared/messages/translator.ts'
import * as invoices from '#schema/invoices/endpoints.ts'
import { fileOfInvoice, nameOfInvoice } from '#schema/invoices/invoiceNumber.ts'
import { payments } from '#schema/messages/en/payments.ts'
import { orderChanged, type Order } from '#schema/payments/contract.ts'
import * as endpoints from '#schema/payments/endpoints.ts'
import type { BillingPeriod } from '#schema/plans/prices.ts'
import { subscriptionChanged, type Subscription } from '#schema/subscriptions/contract.ts'
import * as subscriptions from '#schema/subscriptions/endpoints.ts'
import type { PaidPlan } from '#schema/subscriptions/terms.ts'

const t = translator(payments)

/** An event comes first. This is for a payment service whose events do not arrive. */
const POLL_MS = 3000

const orderKey = (id: string) => ['order', id] as const

/** Whether something may still become of an order by itself. */
const isOpen = ({ status }: Order): boolean =>
  status === 'open' || status === 'pending' || status === 'refunding'

/** Whether another attempt may still pay for an order. */
const isPayable = ({ status }: Order): boolean => status === 'failed' || status === 'dropped'

/** Whether an order is not there, or another user's. */
export const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === 404

/** Reads an order, and again until it has ended. Events update it in every tab. */
export const useOrder = (id: string) =>
  useLiveQuery(
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

/** Keeps orders up to date. */
export const orderEvents = onEvent(orderChanged, (client, change) => {
  const { key, value } = change
  if (value === null) return
  client.setQueryData<Order>(orderKey(key), held => (isNewer(change, held) ? value : held))
  // Its invoice says so.
  if (value.status === 'refunded') {
    void client.invalidateQueries({ queryKey: invoicesQuery.queryKey })
    void client.invalidateQueries({ queryKey: ['invoice'] })
  }
})

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
  void client.invalidateQueries({ queryKey: invoicesQuery.queryKey })
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

/** The user's invoices, the newest first. */
export const invoicesQuery = queryOptions({
  queryKey: ['invoices'],
  queryFn: ({ signal }) => call(invoices.list, {}, { signal }),
})

/** An invoice of the user. */
export const invoiceQuery = (number: string) =>
  queryOptions({
    queryKey: ['invoice', number],
    queryFn: ({ signal }) => call(invoices.read, { params: { number } }, { signal }),
  })

/** Downloads an invoice as PDF. A failure shows a toast. */
export function usePdf(number: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => attempt(download(number), t('invoice.pdfFailed'), number),
  })
  return { isPending, start: () => !isPending && mutate() }
}

const download = async (number: string): Promise<void> =>
  keepFile(await call(invoices.readPdf, { params: { number: nameOfInvoice(number) } }), fileOfInvoice(number))

/** The cost of a plan for the user now. */
export const quoteQuery = (plan: PaidPlan, period: BillingPeriod) =>
  queryOptions({
    queryKey: ['quote', plan, period],
    queryFn: ({ signal }) => call(endpoints.readQuote, { query: { plan, period } }, { signal }),
    staleTime: 0,
  })
