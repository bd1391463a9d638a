import * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'
import { HOUR_S, MINUTE_S } from '#schema/endpoints/limits.ts'

import {
  createdOrder,
  createOrderBody,
  demoOrder,
  demoOutcome,
  demoParams,
  order,
  orderParams,
  quote,
  quoteQuery,
} from './contract.ts'

export const readQuote = endpoint('GET /api/payment/quote', {
  summary: 'Read what a plan would cost the user now, and when it would start and end',
  access: 'user',
  query: quoteQuery,
  answer: quote,
})

export const createOrder = endpoint('POST /api/payment/cashfree/create-order', {
  summary: 'Order a plan and begin its payment',
  access: 'user',
  body: createOrderBody,
  answer: createdOrder,
  idempotencyKey: 'optional',
  limits: [{ name: 'orders', calls: 20, seconds: HOUR_S, per: 'user' }],
})

export const readOrder = endpoint('GET /api/payment/orders/:orderId', {
  summary: 'Read an order of the user, and ask the payment service about it if it is open',
  access: 'user',
  params: orderParams,
  answer: order,
  limits: [{ name: 'read-order', calls: 60, seconds: MINUTE_S, per: 'user' }],
})

/** The largest event that is accepted. */
const EVENT_MAX_BYTES = 100_000

export const receiveEvent = endpoint('POST /api/payment/cashfree/webhook', {
  summary: 'Receive a signed event of the payment service',
  access: 'public',
  upload: { types: ['*/*'], maxBytes: EVENT_MAX_BYTES },
  // Another status than 200 is tried again.
  answer: z.object({ received: z.literal(true) }),
  limits: [{ name: 'payment-events', calls: 600, seconds: MINUTE_S, per: 'address' }],
})

export const readDemo = endpoint('GET /api/payment/demo/:sessionId', {
  summary: 'Read an order on the payment page of the demo mode',
  access: 'public',
  params: demoParams,
  answer: demoOrder,
})

export const payDemo = endpoint('POST /api/payment/demo/:sessionId', {
  summary: 'Choose the outcome of a payment in the demo mode',
  access: 'public',
  params: demoParams,
  body: z.strictObject({ outcome: demoOutcome }),
  limits: [{ name: 'demo-payments', calls: 60, seconds: MINUTE_S, per: 'address' }],
})
