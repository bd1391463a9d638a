import * as z from 'zod/mini'

import { stateCode } from '#schema/payments/contract.ts'
import { paidPlan } from '#schema/plans/paidPlan.ts'
import { billingPeriod } from '#schema/plans/prices.ts'
import { timestamp } from '#schema/shared/ids.ts'
import { paise } from '#schema/shared/money.ts'

export const invoiceNumber = z.string().check(z.regex(/^(?:BP|DEMO)\/\d{4}-\d{2}\/\d{5,7}$/))
/** The number in a path, with hyphens for its slashes. */
export const invoiceParams = z.object({
  number: z.string().check(z.regex(/^(?:BP|DEMO)-\d{4}-\d{2}-\d{5,7}$/)),
})

/** The tax in an amount: see `tax.ts`. */
export const taxLines = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none'), taxable: paise }),
  z.object({ kind: z.literal('state'), taxable: paise, cgst: paise, sgst: paise }),
  z.object({ kind: z.literal('integrated'), taxable: paise, igst: paise }),
])

/** Everything that an invoice shows besides its number. It never changes. */
export const invoiceContent = z.object({
  seller: z.object({
    name: z.string(),
    address: z.string(),
    gstin: z.nullable(z.string()),
    // The first invoices have none.
    sac: z._default(z.nullable(z.string()), null),
  }),
  customer: z.object({
    name: z.string(),
    email: z.string(),
    stateCode: z.nullable(stateCode),
    // The first invoices have no business.
    businessName: z._default(z.nullable(z.string()), null),
    gstin: z._default(z.nullable(z.string()), null),
  }),
  orderId: z.string(),
  plan: z.string(),
  planName: paidPlan,
  billingPeriod,
  startsAt: timestamp,
  endsAt: timestamp,
  price: paise,
  credit: paise,
  total: paise,
  tax: taxLines,
})
export type InvoiceContent = z.infer<typeof invoiceContent>

/** `refundedAt`: when all of it went back. */
export const invoice = z.extend(invoiceContent, {
  number: invoiceNumber,
  issuedAt: timestamp,
  refundedAt: z.nullable(timestamp),
})
export type Invoice = z.infer<typeof invoice>

/** GET /api/invoices: the user's invoices, the newest first. */
export const invoiceItem = z.object({
  number: invoiceNumber,
  issuedAt: timestamp,
  plan: z.string(),
  total: paise,
  refundedAt: z.nullable(timestamp),
})
