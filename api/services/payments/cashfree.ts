import { z } from 'zod'

import { callJson, type JsonAnswer } from '#platform/fetch.ts'
import type { PaymentsMode } from '#schema/payments/contract.ts'
import { paiseIn, rupeesOf } from '#schema/payments/decimal.ts'
import type { Paise } from '#schema/shared/money.ts'

import { id, outcomeOf, paymentStatus } from './cashfreeEvents.ts'
import type { Gateway, GatewayOrder, OrderToPay, Payment, RefundState } from './gateway.ts'

/** The version of the API that this client speaks. */
export const API_VERSION = '2023-08-01'
export const SERVERS: Record<Exclude<PaymentsMode, 'demo'>, string> = {
  sandbox: 'https://sandbox.cashfree.com/pg',
  production: 'https://api.cashfree.com/pg',
}
const HOSTS: Record<keyof typeof SERVERS, string[]> = {
  sandbox: ['https://sandbox.cashfree.com', 'https://payments-test.cashfree.com'],
  production: ['https://api.cashfree.com', 'https://payments.cashfree.com'],
}

/** Returns the hosts that a checkout needs; null in demo mode. */
export const checkoutOf = (mode: PaymentsMode): { scripts: string[]; forms: string[] } | null =>
  mode === 'demo' ? null : { scripts: ['https://sdk.cashfree.com'], forms: HOSTS[mode] }

const CALL = { timeoutMs: 10_000, maxBytes: 200_000 }

const order = z.object({
  order_id: z.string(),
  order_status: z.string(),
  payment_session_id: z.string().max(500),
})
const attempt = z.object({
  cf_payment_id: id,
  order_id: z.string(),
  payment_status: paymentStatus,
  payment_amount: z.number(),
  payment_currency: z.string(),
  payment_time: z.string().nullish(),
})
type Attempt = z.infer<typeof attempt>
/** A list in which one that is odd hides none of the others. */
const listOf = <T>(shape: z.ZodType<T>) =>
  z.array(z.unknown()).transform(made =>
    made.flatMap(each => {
      const parsed = shape.safeParse(each)
      return parsed.success ? [parsed.data] : []
    }),
  )
const attempts = listOf(attempt)
const refundAnswer = z.object({ refund_status: z.string() })
/** A refund of an order, also one that we did not ask for. */
const refunds = listOf(
  z.object({
    cf_refund_id: id,
    cf_payment_id: id,
    refund_id: z.string().nullish(),
    refund_amount: z.number(),
    refund_status: z.string(),
    refund_type: z.string().nullish(),
  }),
)

type Options = {
  mode: Exclude<PaymentsMode, 'demo'>
  server: string
  appId: string
  secretKey: string
  /** The address of our page for an order, and that for events. */
  returnUrl: (orderId: string) => string
  notifyUrl: () => string
}

/** Cashfree Payments: https://www.cashfree.com/docs/api-reference/payments/previous/v2023-08-01 */
export function createCashfree(options: Options): Gateway {
  const { mode, server, appId, secretKey, returnUrl, notifyUrl } = options
  const call = (path: string, sent?: { body: unknown; key: string }): Promise<JsonAnswer> =>
    callJson({
      url: `${server}${path}`,
      method: sent ? 'POST' : 'GET',
      headers: {
        'x-api-version': API_VERSION,
        'x-client-id': appId,
        'x-client-secret': secretKey,
        ...(sent && { 'x-idempotency-key': sent.key }),
      },
      ...(sent && { body: sent.body }),
      ...CALL,
    })
  const read = async <T>(path: string, shape: z.ZodType<T>): Promise<T | null> => {
    const answer = await call(path)
    return answer.status === 404 ? null : parsed(answer, shape)
  }

  /** Returns the refunds of an order that have that amount, have not failed and are none of the known ones. */
  const othersOf = async (orderId: string, amount: Paise, known: readonly string[]) =>
    ((await read(`/orders/${orderId}/refunds`, refunds)) ?? []).filter(
      each =>
        !known.includes(each.cf_refund_id) &&
        !known.includes(each.refund_id ?? '') &&
        !HAS_FAILED.has(each.refund_status) &&
        paiseIn(each.refund_amount) === amount,
    )

  return {
    mode,
    signingKey: secretKey,
    async open(wanted) {
      const body = orderBody(wanted, { returnUrl: returnUrl(wanted.id), notifyUrl: notifyUrl() })
      const answer = await call('/orders', { body, key: wanted.id })
      // The answer of an earlier call was lost.
      const made = answer.status === 409 ? await read(`/orders/${wanted.id}`, order) : parsed(answer, order)
      if (made?.order_id !== wanted.id) throw new Error('the payment service answered with another order')
      return made.payment_session_id
    },
    async read(orderId) {
      const found = await read(`/orders/${orderId}`, order)
      if (found === null) return null
      const made = (await read(`/orders/${orderId}/payments`, attempts)) ?? []
      return { isClosed: CLOSED.has(found.order_status), payments: decisive(made, orderId) }
    },
    async refund({ id: refundId, orderId, amount, paymentId, known }) {
      const path = `/orders/${orderId}/refunds`
      const asked = await read(`${path}/${refundId}`, refundAnswer)
      if (asked) return { state: stateOf(asked.refund_status) }
      // Returned by the service itself, or in its dashboard: it would refuse another one.
      const other = (await othersOf(orderId, amount, known)).find(each => each.cf_payment_id === paymentId)
      if (other) return { state: stateOf(other.refund_status), gatewayId: other.cf_refund_id }
      const body = { refund_id: refundId, refund_amount: rupeesOf(amount), refund_note: 'Refund' }
      const made = parsed(await call(path, { body, key: refundId }), refundAnswer)
      return { state: stateOf(made.refund_status) }
    },
    async returned({ orderId, paymentId, countedId, amount, known }) {
      const made = await othersOf(orderId, amount, known)
      const found =
        made.find(each => each.cf_payment_id === paymentId) ??
        // The service may have counted them the other way round.
        made.find(each => each.cf_payment_id === countedId && each.refund_type === 'PAYMENT_AUTO_REFUND')
      return found ? { id: found.cf_refund_id, isDone: found.refund_status === 'SUCCESS' } : null
    },
  }
}

const HAS_FAILED: ReadonlySet<string> = new Set(['CANCELLED', 'FAILED'])
const stateOf = (status: string): RefundState['state'] =>
  status === 'SUCCESS' ? 'done' : HAS_FAILED.has(status) ? 'failed' : 'pending'
const CLOSED: ReadonlySet<string> = new Set(['EXPIRED', 'TERMINATED'])

function orderBody(
  { id: orderId, amount, expiresAt, customer }: OrderToPay,
  urls: { returnUrl: string; notifyUrl: string },
) {
  return {
    order_id: orderId,
    order_amount: rupeesOf(amount),
    order_currency: 'INR',
    order_expiry_time: expiresAt.toISOString(),
    customer_details: {
      customer_id: customer.id,
      customer_name: customer.name,
      customer_email: customer.email,
      customer_phone: customer.phone,
    },
    order_meta: { return_url: urls.returnUrl, notify_url: urls.notifyUrl },
  }
}

/** Returns the payments that have succeeded, or else one that is not decided, or else the last attempt. */
function decisive(made: readonly Attempt[], orderId: string): GatewayOrder['payments'] {
  const inOrder = made
    .filter(each => each.order_id === orderId)
    .toSorted((a, b) => Date.parse(a.payment_time ?? '') - Date.parse(b.payment_time ?? ''))
    .flatMap(each => {
      const outcome = outcomeOf(each.payment_status)
      return outcome === null ? [] : [paymentOf(each, orderId, outcome)]
    })
  const paid = inOrder.filter(({ outcome }) => outcome === 'paid')
  if (paid.length > 0) return paid
  const last = inOrder.findLast(({ outcome }) => outcome === 'pending') ?? inOrder.at(-1)
  return last ? [last] : []
}

const paymentOf = (made: Attempt, orderId: string, outcome: Payment['outcome']): Payment => ({
  orderId,
  paymentId: made.cf_payment_id,
  outcome,
  amount: paiseIn(made.payment_amount),
  currency: made.payment_currency,
})

/** Parses a success. Throws for another status, without the body: it may have a customer's data. */
function parsed<T>({ status, json }: JsonAnswer, shape: z.ZodType<T>): T {
  if (status !== 200) throw new Error(`the payment service answered with status ${status}`)
  return shape.parse(json)
}
