import {
  eventsPage,
  eventsQuery,
  orderDetails,
  ordersPage,
  ordersQuery,
  refundAct,
} from '#schema/admin/payments.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import { orderParams } from '#schema/payments/contract.ts'

const ADMIN = { roles: ['admin'] } as const
const SUPPORT = { roles: ['admin', 'support'] } as const

export const list = endpoint('GET /api/admin/payments', {
  summary: 'List and search the orders of all users, the newest first',
  access: SUPPORT,
  query: ordersQuery,
  answer: ordersPage,
})

export const read = endpoint('GET /api/admin/payments/:orderId', {
  summary: 'Read an order with its history, its payments and the events about it',
  access: SUPPORT,
  params: orderParams,
  answer: orderDetails,
})

export const listEvents = endpoint('GET /api/admin/payment-events', {
  summary: 'List the events of the payment service, the newest first',
  access: SUPPORT,
  query: eventsQuery,
  answer: eventsPage,
})

export const recheck = endpoint('POST /api/admin/payments/:orderId/check', {
  summary: 'Ask the payment service about an order, and bring the order to the answer',
  access: ADMIN,
  params: orderParams,
  answer: orderDetails,
  limits: [{ name: 'admin-rechecks', calls: 60, seconds: MINUTE_S, per: 'user' }],
})

export const refund = endpoint('POST /api/admin/payments/:orderId/refund', {
  summary: 'Refund the payment of an order',
  access: ADMIN,
  params: orderParams,
  reauthentication: true,
  idempotencyKey: 'required',
  body: refundAct,
  answer: orderDetails,
})
