import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

import { z } from 'zod'

import { paiseIn } from '#schema/payments/decimal.ts'

import type { Payment } from './gateway.ts'

/** An id of Cashfree: a number in some answers and a text in others. */
export const id = z.union([z.string().min(1).max(100), z.int().nonnegative().transform(String)])

export const paymentStatus = z.string().max(50)

/** Returns what the status of a payment means. An unknown one is not decided yet. Null: no attempt was made. */
export function outcomeOf(status: string): Payment['outcome'] | null {
  switch (status) {
    case 'SUCCESS':
      return 'paid'
    case 'NOT_ATTEMPTED':
      return null
    case 'FAILED':
    case 'CANCELLED':
    case 'VOID':
      return 'failed'
    case 'USER_DROPPED':
      return 'dropped'
    default:
      return 'pending'
  }
}

/** An event is acted on by itself for that long after it was signed. */
const FRESH_MS = 5 * 60_000

type Received = { body: Buffer; signature: string; timestamp: string }

/**
 * Returns the signature of an event: Base64(HMAC-SHA-256(timestamp + body)) under the client's secret.
 * https://www.cashfree.com/docs/payments/online/webhooks/signature-verification
 */
export const signatureOf = (key: string, { body, timestamp }: Omit<Received, 'signature'>): string =>
  createHmac('sha256', key).update(timestamp).update(body).digest('base64')

/** Returns whether the gateway signed the event: over the bytes as they came, in constant time. */
export function isGenuine(key: string, received: Received): boolean {
  const [expected, given] = [signatureOf(key, received), received.signature].map(text => Buffer.from(text))
  return (
    expected !== undefined &&
    given !== undefined &&
    expected.length === given.length &&
    timingSafeEqual(expected, given)
  )
}

/** Returns whether an event was signed too long ago, or ahead of time: it may be a replay. */
export function isLate(timestamp: string, now: Date): boolean {
  const signed = Number(timestamp)
  // Seconds in some versions of the API.
  const ms = signed < 1e11 ? signed * 1000 : signed
  return !(Math.abs(now.getTime() - ms) <= FRESH_MS)
}

/** Returns the key under which an event is kept once. */
export const eventKey = (body: Buffer): string => createHash('sha256').update(body).digest('hex')

/** No character that the database cannot hold. */
const orderId = z.string().regex(/^[\w-]{1,100}$/)
const paymentEvent = z.object({
  type: z.enum(['PAYMENT_SUCCESS_WEBHOOK', 'PAYMENT_FAILED_WEBHOOK', 'PAYMENT_USER_DROPPED_WEBHOOK']),
  data: z.object({
    order: z.object({ order_id: orderId }),
    payment: z.object({
      cf_payment_id: id,
      payment_status: paymentStatus,
      payment_amount: z.number(),
      payment_currency: z.string(),
    }),
  }),
})
/** About a payment, in another form. */
const unclearEvent = z.object({
  type: z.string().startsWith('PAYMENT_'),
  data: z.object({ order: z.object({ order_id: orderId }) }),
})
const refundEvent = z.object({
  type: z.literal('REFUND_STATUS_WEBHOOK'),
  data: z.object({ refund: z.object({ order_id: orderId, refund_id: orderId }) }),
})
/**
 * About a refund that we did not ask for, such as that of a second payment.
 * https://www.cashfree.com/docs/api-reference/payments/latest/refunds/webhooks
 */
const autoRefundEvent = z.object({
  type: z.literal('AUTO_REFUND_STATUS_WEBHOOK'),
  data: z.object({ auto_refund: z.object({ order_id: orderId, cf_payment_id: id }) }),
})

/**
 * The content of an event. `returned`: the gateway returns a payment by itself. `unclear`: something about a payment of an order, in a form that is not known.
 * `other`: nothing that concerns orders.
 */
export type Report =
  | { kind: 'payment'; payment: Payment }
  | { kind: 'refund'; orderId: string; refundId: string }
  | { kind: 'returned'; orderId: string; paymentId: string }
  | { kind: 'unclear'; orderId: string }
  | { kind: 'other' }

/** Returns what an event reports. */
export function reportIn(body: Buffer): Report {
  const json = jsonIn(body)
  const payment = paymentEvent.safeParse(json)
  if (payment.success) {
    const { order, payment: made } = payment.data.data
    const outcome = outcomeOf(made.payment_status)
    if (outcome === null) return { kind: 'other' }
    return {
      kind: 'payment',
      payment: {
        orderId: order.order_id,
        paymentId: made.cf_payment_id,
        outcome,
        amount: paiseIn(made.payment_amount),
        currency: made.payment_currency,
      },
    }
  }
  const unclear = unclearEvent.safeParse(json)
  if (unclear.success) return { kind: 'unclear', orderId: unclear.data.data.order.order_id }
  const auto = autoRefundEvent.safeParse(json)
  if (auto.success) {
    const { order_id: orderId, cf_payment_id: paymentId } = auto.data.data.auto_refund
    return { kind: 'returned', orderId, paymentId }
  }
  const refund = refundEvent.safeParse(json)
  if (!refund.success) return { kind: 'other' }
  const { order_id: orderId, refund_id: refundId } = refund.data.data.refund
  return { kind: 'refund', orderId, refundId }
}

/** The parts of an event that a list of events shows: null where it is in another form. */
export type EventLabel = { type: string | null; orderId: string | null }

const typed = z.object({ type: z.string().regex(/^[A-Z_]{1,100}$/) })
const about = z.object({ order_id: orderId }).optional().catch(undefined)
const named = z.object({ data: z.object({ order: about, refund: about, auto_refund: about }) })

/** Returns the type of an event, and the order that it names. */
export function labelOf(body: Buffer): EventLabel {
  const json = jsonIn(body)
  const data = named.safeParse(json).data?.data
  return {
    type: typed.safeParse(json).data?.type ?? null,
    orderId: (data?.order ?? data?.refund ?? data?.auto_refund)?.order_id ?? null,
  }
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
