import * as z from 'zod/mini'

import { orderId, orderStatus } from '#schema/payments/contract.ts'
import { paidPlan } from '#schema/plans/paidPlan.ts'
import { billingPeriod } from '#schema/plans/prices.ts'
import { cursorText, moment, type CursorForm } from '#schema/shared/cursor.ts'
import { id, timestamp } from '#schema/shared/ids.ts'
import { paise } from '#schema/shared/money.ts'

import { actReason, shownRevision } from './acts.ts'

/** Number of orders on a page of the list, and of events. */
export const ORDERS_PAGE = 50
export const EVENTS_PAGE = 50
export const ORDER_SEARCH_MAX = 100

/** The values in the cursors of the list: the moment and the id of an order. */
export const ORDER_PLACES: CursorForm = [moment, orderId]

/**
 * GET /api/admin/payments: the orders, the newest first. `search`: the beginning of an order's or an
 * invoice's number, or words with which the email or the names of the user begin. `after`: the place where
 * the page before ends.
 */
export const ordersQuery = z.strictObject({
  search: z._default(z.string().check(z.trim(), z.maxLength(ORDER_SEARCH_MAX)), ''),
  status: z.optional(orderStatus),
  after: z.optional(cursorText(ORDER_PLACES)),
})
export type OrdersQuery = z.infer<typeof ordersQuery>

/** The filters alone. */
export const orderFilters = z.object({ search: ordersQuery.shape.search, status: ordersQuery.shape.status })
export type OrderFilters = z.infer<typeof orderFilters>

/** A row of the list. */
export const listedOrder = z.object({
  id: orderId,
  createdAt: timestamp,
  /** Null once the account is deleted. */
  user: z.nullable(z.object({ id, name: z.string(), email: z.string() })),
  planName: paidPlan,
  billingPeriod,
  amount: paise,
  status: orderStatus,
  /** The number of its invoice. */
  invoice: z.nullable(z.string()),
  isDemo: z.boolean(),
})
export type ListedOrder = z.infer<typeof listedOrder>

/** A page of the list. `next`: the place where it ends; null: no others follow. */
export const ordersPage = z.object({ orders: z.array(listedOrder), next: z.nullable(z.string()) })
export type OrdersPage = z.infer<typeof ordersPage>

/** The outcomes of events of the payment service. */
export const eventOutcome = z.enum([
  'fulfilled',
  'refunded',
  'noted',
  'repeated',
  'late',
  'unknown order',
  'another amount',
  'second payment',
  'payment of another order',
  'ignored',
  'asked',
  'unclear',
])
export type EventOutcome = z.infer<typeof eventOutcome>

/** An event of the payment service. */
export const paymentEvent = z.object({
  id: z.int(),
  /** This and the order are null in an event of another form. */
  type: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  receivedAt: timestamp,
  /** Null while it waits, also after attempts that have failed. */
  processedAt: z.nullable(timestamp),
  attempts: z.int(),
  outcome: z.nullable(eventOutcome),
  /** It needs an operator: no order accounts for it, or working on it fails. */
  hasFailed: z.boolean(),
})
export type PaymentEvent = z.infer<typeof paymentEvent>

/** GET /api/admin/payment-events, the newest first. `before`: the last event of the page before. */
export const eventsQuery = z.strictObject({
  failed: z.optional(z.literal('true')),
  before: z.optional(z.coerce.number().check(z.int(), z.positive())),
})
export type EventsQuery = z.infer<typeof eventsQuery>
export const eventsPage = z.object({ events: z.array(paymentEvent), more: z.boolean() })
export type EventsPage = z.infer<typeof eventsPage>

/** Why an order has not ended. */
export const waitReason = z.enum([
  'not-opened',
  'not-attempted',
  'undecided',
  'failed',
  'dropped',
  'event',
  'refund',
  'refund-failed',
])
export type WaitReason = z.infer<typeof waitReason>

/** The reason why an order waits, and how often the gateway was asked about it. */
export const wait = z.object({
  reason: waitReason,
  checks: z.int(),
  /** Whether the last check had no answer. */
  isUnanswered: z.boolean(),
  nextCheckAt: z.nullable(timestamp),
})
export type Wait = z.infer<typeof wait>

export const historyKind = z.enum([
  'ordered',
  'paid',
  'invoiced',
  'rechecked',
  'refund-ordered',
  'returned',
  'refunded',
])

/** Something that happened to an order. `by`: an administrator. `text`: the number of an invoice. */
export const historyEntry = z.object({
  at: timestamp,
  kind: historyKind,
  by: z.nullable(z.string()),
  text: z.nullable(z.string()),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const refundReason = z.enum(['administrator', 'terms-changed', 'account-deleted', 'second-payment'])

/** A payment of an order, or a refund. */
export const moneyEntry = z.object({
  /** The gateway's id of a payment, and ours of a refund. */
  id: z.string(),
  kind: z.enum(['payment', 'refund']),
  amount: paise,
  state: z.enum(['done', 'wanted', 'failed']),
  /** Of a refund. */
  reason: z.nullable(refundReason),
  at: timestamp,
})
export type MoneyEntry = z.infer<typeof moneyEntry>

/** GET /api/admin/payments/:orderId */
export const orderDetails = z.object({
  order: z.object({ ...listedOrder.shape, price: paise, credit: paise, revision: z.int() }),
  /** Null: nothing is to come. */
  waits: z.nullable(wait),
  /** The oldest first, like the others. */
  history: z.array(historyEntry),
  money: z.array(moneyEntry),
  events: z.array(paymentEvent),
  /** Whether its payment can go back. */
  isRefundable: z.boolean(),
  /** The order whose price the rest of this one was taken off. */
  creditedTo: z.nullable(z.string()),
})
export type OrderDetails = z.infer<typeof orderDetails>

/**
 * POST /api/admin/payments/:orderId/refund: the whole amount goes back. `evenCredited`: although its rest
 * was taken off the price of another order.
 */
export const refundAct = z.strictObject({
  revision: shownRevision,
  keepsPlan: z.boolean(),
  evenCredited: z.boolean(),
  reason: actReason,
})
export type RefundAct = z.infer<typeof refundAct>
