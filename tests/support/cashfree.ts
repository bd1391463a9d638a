import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

import * as z from 'zod/mini'

import { signatureOf } from '#api/services/payments/cashfreeEvents.ts'

import { Client, type Answer } from './client.ts'
import { atFileEnd } from './fileEnd.ts'

/** Faults of the service before it does something. */
type Fault = 'error' | 'silence' | 'redirect' | 'junk' | 'flood'
/**
 * How the service answers: as it should, or with one of its faults. With the last two, it does what was
 * asked, and then breaks the connection, or never answers a call that changed something.
 */
export type Manner = 'well' | Fault | 'lost answer' | 'no answer'

type Attempt = { cf_payment_id: string; payment_status: string; payment_amount: number; payment_time: string }
type StoredOrder = {
  amount: number
  status: string
  session: string
  attempts: Attempt[]
  /** Those that were asked for. */
  refunds: Map<string, Refund>
  /** Those of payments that came after the first one. */
  returns: Refund[]
}
/** Without `id`: the service has made it by itself. */
type Refund = { id: string | null; number: number; paymentId: string; amount: number; status: string }

const orderBody = z.object({
  order_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{3,45}$/)),
  order_amount: z.number().check(z.gte(1)),
  order_currency: z.literal('INR'),
  order_expiry_time: z.iso.datetime(),
  customer_details: z.object({
    customer_id: z.string(),
    customer_name: z.string(),
    customer_email: z.string(),
    customer_phone: z.string(),
  }),
  order_meta: z.object({ return_url: z.url(), notify_url: z.url() }),
})
const refundBody = z.object({
  refund_id: z.string(),
  refund_amount: z.number().check(z.positive()),
  refund_note: z.string(),
})

const APP_ID = 'an app'
const SECRET = 'a secret of the payment service'
const VERSION = '2023-08-01'

/** Cashfree's API on this machine, as version 2023-08-01 has it: orders, payments, refunds and events. */
export class LocalCashfree {
  manner: Manner = 'well'
  /** How a refund stands once it is made. */
  refundStatus = 'SUCCESS'
  /** How the return of a second payment stands; null: none is made. */
  returnStatus: string | null = 'SUCCESS'
  readonly orders = new Map<string, StoredOrder>()
  readonly asked: string[] = []
  private number = 1000
  private readonly server = createServer((request, response) => void this.handle(request, response))

  static async start(): Promise<LocalCashfree> {
    const service = new LocalCashfree()
    service.server.listen(0, '127.0.0.1')
    await once(service.server, 'listening')
    atFileEnd(() => service.stop())
    return service
  }

  get env(): Record<string, string> {
    // A TCP server's address is an object.
    const { port } = this.server.address() as AddressInfo
    return {
      PAYMENTS_MODE: 'sandbox',
      CASHFREE_APP_ID: APP_ID,
      CASHFREE_SECRET_KEY: SECRET,
      CASHFREE_URL: `http://127.0.0.1:${port}`,
    }
  }

  order(id: string): StoredOrder {
    const found = this.orders.get(id)
    if (!found) throw new Error(`The payment service has no order ${id}.`)
    return found
  }

  /**
   * Makes an attempt to pay. One that succeeds for a paid order is returned by the service itself, and no
   * one asks for that. Returns the event that would report the attempt.
   */
  attempt(
    orderId: string,
    status: 'SUCCESS' | 'FAILED' | 'USER_DROPPED' | 'PENDING',
    amount?: number,
  ): object {
    const order = this.order(orderId)
    const made: Attempt = {
      cf_payment_id: String(++this.number),
      payment_status: status,
      payment_amount: amount ?? order.amount,
      payment_time: new Date(Date.UTC(2026, 0, 1) + this.number * 1000).toISOString(),
    }
    order.attempts.push(made)
    if (status === 'SUCCESS' && order.status === 'PAID') this.giveBack(orderId, made.cf_payment_id)
    if (status === 'SUCCESS') order.status = 'PAID'
    return eventOf(orderId, order, made)
  }

  /** Returns a payment, as the service does by itself. Returns the event that would report it, if it does. */
  giveBack(orderId: string, paymentId: string): object | null {
    if (this.returnStatus === null) return null
    const { returns, amount } = this.order(orderId)
    const made = { id: null, number: ++this.number, paymentId, amount, status: this.returnStatus }
    returns.push(made)
    return returnEvent(orderId, made)
  }

  /** Sends an event to the product, signed at a time. */
  report(url: string, event: object, timestamp = String(Date.now())): Promise<Answer> {
    const body = JSON.stringify(event)
    const signature = signatureOf(SECRET, { body: Buffer.from(body), timestamp })
    return new Client(url).post('/api/payment/cashfree/webhook', body, {
      'x-webhook-signature': signature,
      'x-webhook-timestamp': timestamp,
      'x-webhook-version': VERSION,
    })
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const call = `${method} ${url}`
    this.asked.push(call)
    const sent = method === 'POST' ? await json(request) : null
    const { manner } = this
    if (manner !== 'well' && manner !== 'lost answer' && manner !== 'no answer')
      return misbehave(response, manner)
    if (headers['x-client-id'] !== APP_ID || headers['x-client-secret'] !== SECRET)
      return answer(response, 401, { message: 'authentication Failed' })
    if (headers['x-api-version'] !== VERSION) return answer(response, 400, { message: 'version' })
    const [status, body] = this.respond(method, url.split('/').slice(1), sent)
    // The service has done it, and the caller does not learn that.
    if (manner === 'lost answer') return void response.destroy()
    if (manner !== 'no answer' || method === 'GET') answer(response, status, body)
  }

  private respond(
    method: string,
    [root, id = '', part, refundId]: string[],
    sent: unknown,
  ): [number, object] {
    if (root !== 'orders') return [404, { message: 'not found' }]
    if (method === 'POST' && id === '') return this.create(sent)
    const order = this.orders.get(id)
    if (!order) return [404, { message: 'Order Reference Id does not exist', code: 'order_not_found' }]
    if (part === undefined) return [200, orderAnswer(id, order)]
    if (part === 'payments')
      return [200, order.attempts.map(made => ({ ...made, order_id: id, payment_currency: 'INR' }))]
    if (method === 'POST') return this.refund(order, sent)
    if (refundId === undefined) return [200, [...order.refunds.values(), ...order.returns].map(refundAnswer)]
    const refund = order.refunds.get(refundId)
    return refund ? [200, refundAnswer(refund)] : [404, { message: 'refund not found' }]
  }

  private create(sent: unknown): [number, object] {
    const body = orderBody.safeParse(sent)
    if (!body.success) return [400, { message: body.error.message }]
    const { order_id: id, order_amount: amount } = body.data
    if (this.orders.has(id)) return [409, { message: 'order already exists', code: 'order_already_exists' }]
    const order: StoredOrder = {
      amount,
      status: 'ACTIVE',
      session: `session_${id}`,
      attempts: [],
      refunds: new Map(),
      returns: [],
    }
    this.orders.set(id, order)
    return [200, orderAnswer(id, order)]
  }

  private refund(order: StoredOrder, sent: unknown): [number, object] {
    const body = refundBody.safeParse(sent)
    if (!body.success) return [400, { message: body.error.message }]
    const { refund_id: id, refund_amount: amount } = body.data
    const refunded = [...order.refunds.values()].reduce((sum, each) => sum + each.amount, 0)
    if (order.status !== 'PAID' || refunded + amount > order.amount)
      return [400, { message: 'refund amount is more than the order amount' }]
    if (order.refunds.has(id)) return [409, { message: 'refund already exists' }]
    // The caller does not choose the payment: it is one that the service has not returned.
    const paymentId = order.attempts.find(
      made =>
        made.payment_status === 'SUCCESS' &&
        order.returns.every(each => each.paymentId !== made.cf_payment_id),
    )?.cf_payment_id
    if (paymentId === undefined) return [400, { message: 'no payment to refund' }]
    const refund = { id, number: ++this.number, paymentId, amount, status: this.refundStatus }
    order.refunds.set(id, refund)
    return [200, refundAnswer(refund)]
  }

  async stop(): Promise<void> {
    if (!this.server.listening) return
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }
}

const orderAnswer = (id: string, { amount, status, session }: StoredOrder) => ({
  cf_order_id: 1,
  order_id: id,
  order_amount: amount,
  order_currency: 'INR',
  order_status: status,
  payment_session_id: session,
})

const refundAnswer = ({ id, number, paymentId, amount, status }: Refund) => ({
  cf_refund_id: String(number),
  cf_payment_id: Number(paymentId),
  refund_id: id,
  refund_amount: amount,
  refund_currency: 'INR',
  refund_status: status,
  refund_type: id === null ? 'PAYMENT_AUTO_REFUND' : 'MERCHANT_INITIATED',
})

const returnEvent = (orderId: string, refund: Refund) => {
  const { refund_id: _, ...auto_refund } = refundAnswer(refund)
  return {
    type: 'AUTO_REFUND_STATUS_WEBHOOK',
    event_time: new Date(Date.UTC(2026, 0, 1) + refund.number * 1000).toISOString(),
    data: {
      auto_refund: {
        ...auto_refund,
        order_id: orderId,
        refund_reason: 'Multiple payments were performed against same order.',
      },
    },
  }
}

const TYPES: Record<string, string> = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  PENDING: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
}

const eventOf = (orderId: string, { amount }: StoredOrder, made: Attempt) => ({
  type: TYPES[made.payment_status],
  event_time: made.payment_time,
  data: {
    order: { order_id: orderId, order_amount: amount, order_currency: 'INR', order_tags: null },
    payment: {
      // A number in events.
      cf_payment_id: Number(made.cf_payment_id),
      payment_status: made.payment_status,
      payment_amount: made.payment_amount,
      payment_currency: 'INR',
      payment_message: '',
    },
  },
})

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

function misbehave(response: ServerResponse, manner: Fault): void {
  switch (manner) {
    case 'error':
      return answer(response, 500, { message: 'internal error' })
    case 'silence':
      return
    case 'redirect':
      return void response.writeHead(302, { Location: '/orders' }).end()
    case 'junk':
      return void response.end('<html>')
    case 'flood':
      return answer(response, 200, { padding: ' '.repeat(300_000) })
  }
}
