import * as z from 'zod/mini'

import { currencyCode } from '#schema/currency/contract.ts'
import { defineEvent } from '#schema/events/define.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { paidPlan } from '#schema/plans/paidPlan.ts'
import { billingPeriod } from '#schema/plans/prices.ts'
import { timestamp } from '#schema/shared/ids.ts'
import { paise } from '#schema/shared/money.ts'

import { isGstin } from './gstin.ts'
import { ORDER_ID } from './orderId.ts'

/** How payments are made: on a page of our own that moves no money, or by Cashfree. */
export const paymentsMode = z.enum(['demo', 'sandbox', 'production'])
export type PaymentsMode = z.infer<typeof paymentsMode>

/** A phone number in the form of E.164. */
export const phone = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/, issueKey('phoneInvalid')))

/** The GST codes of India's states and union territories, and of places outside of India. */
export const stateCode = z.enum([
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '26',
  '27',
  '29',
  '30',
  '31',
  '32',
  '33',
  '34',
  '35',
  '36',
  '37',
  '38',
  '96',
])
export type StateCode = z.infer<typeof stateCode>

export const BUSINESS_NAME_MAX = 200
/** The name of a business that pays; empty: there is none. */
export const businessName = z.string().check(z.trim(), z.maxLength(BUSINESS_NAME_MAX))

/** The GSTIN of a business that pays; empty: it has none. */
export const businessGstin = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.refine(text => text === '' || isGstin(text), issueKey('gstinInvalid')),
)

/**
 * POST /api/payment/cashfree/create-order. The price comes from the plan's row: `amount` (paise) is what
 * the page showed for it, before any credit. The members from `displayAmount` on are not read.
 */
export const createOrderBody = z.strictObject({
  planId: z.string().check(z.maxLength(50)),
  amount: paise,
  billingPeriod,
  /** The charge (paise) that the page showed, after the credit. */
  charge: z.optional(paise),
  /** This, the state and the business, if absent: as in the user's last order. */
  phone: z.optional(phone),
  stateCode: z.optional(z.nullable(stateCode)),
  businessName: z.optional(businessName),
  gstin: z.optional(businessGstin),
  displayAmount: z.optional(z.number()),
  currency: z.optional(currencyCode),
  isUpgrade: z.optional(z.boolean()),
  previousPlan: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  userLocation: z.optional(
    z.object({
      detectedCurrency: z.optional(z.nullable(currencyCode)),
      convertedPrice: z.optional(z.nullable(z.number())),
    }),
  ),
})
export type CreateOrderBody = z.infer<typeof createOrderBody>

/** `environment` decides the script of the checkout; in demo mode, the page is our own. */
export const createdOrder = z.object({
  order_id: z.string(),
  payment_session_id: z.string(),
  environment: paymentsMode,
})
export type CreatedOrder = z.infer<typeof createdOrder>

export const orderId = z.string().check(z.regex(ORDER_ID))
export const orderParams = z.object({ orderId })

/** The outcome of an order. `open`: no attempt was made. `closed`: it can no longer be paid. */
export const orderStatus = z.enum([
  'open',
  'pending',
  'failed',
  'dropped',
  'closed',
  'paid',
  'refunding',
  'refunded',
])
export type OrderStatus = z.infer<typeof orderStatus>

/** An order as its user sees it. Amounts are paise. */
export const order = z.object({
  id: orderId,
  planName: paidPlan,
  billingPeriod,
  price: paise,
  credit: paise,
  amount: paise,
  status: orderStatus,
  /** Of the checkout, while the order can be paid. */
  sessionId: z.nullable(z.string()),
  createdAt: timestamp,
  paidAt: z.nullable(timestamp),
  invoice: z.nullable(z.string()),
  revision: z.int(),
})
export type Order = z.infer<typeof order>

/** An order changed. Room: its user. Key: the order. */
export const orderChanged = defineEvent('payments.order', order)

/** GET /api/payment/quote */
export const quoteQuery = z.strictObject({ plan: paidPlan, period: billingPeriod })

export const quote = z.object({
  kind: z.enum(['new', 'renewal', 'upgrade', 'later']),
  price: paise,
  credit: paise,
  amount: paise,
  startsAt: timestamp,
  endsAt: timestamp,
  /** Of the user's last order. */
  phone: z.nullable(z.string()),
  stateCode: z.nullable(stateCode),
  businessName: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  /** Whether the seller charges GST, so that the state of the customer matters. */
  hasTax: z.boolean(),
})
export type Quote = z.infer<typeof quote>

/** GET /api/payment/demo/:sessionId: an order as the payment page of the demo mode shows it. */
export const demoParams = z.object({ sessionId: z.string().check(z.regex(/^demo_[0-9A-Za-z]{32}$/)) })
export const demoOrder = z.object({ orderId, amount: paise, isOpen: z.boolean() })
/** The outcomes that the payer chooses between. */
export const demoOutcome = z.enum(['paid', 'failed', 'pending', 'dropped'])
export type DemoOutcome = z.infer<typeof demoOutcome>
