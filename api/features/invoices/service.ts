import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { readPlan } from '#api/features/plans/queries.ts'
import type { Account } from '#api/features/users/account.ts'
import { query } from '#api/kit/query.ts'
import { supplyOf, type Seller } from '#api/services/payments/seller.ts'
import type { InvoiceContent } from '#schema/invoices/contract.ts'
import { financialYearOf, invoiceNumber } from '#schema/invoices/invoiceNumber.ts'
import { taxIn } from '#schema/invoices/tax.ts'
import type { StateCode } from '#schema/payments/contract.ts'
import type { BillingPeriod } from '#schema/plans/prices.ts'
import type { Paise } from '#schema/shared/money.ts'
import { endOf, startOf, type Term } from '#schema/subscriptions/terms.ts'

type Paid = {
  order: {
    id: string
    billingPeriod: BillingPeriod
    price: Paise
    credit: Paise
    amount: Paise
    stateCode: StateCode | null
    businessName: string | null
    gstin: string | null
  }
  term: Term
  user: Account
  seller: Seller
  now: Date
}

const counter = z.object({ last: z.number() })

/**
 * Issues the invoice of a paid order and returns its number. The numbers of a financial year have no
 * gap: the counter is locked until the transaction ends, and goes back with it.
 */
export async function issueInvoice(
  tx: Transaction,
  { order, term, user, seller, now }: Paid,
): Promise<string> {
  const plan = await readPlan(term.planName, tx)
  const content: InvoiceContent = {
    seller,
    customer: {
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      stateCode: order.stateCode,
      businessName: order.businessName,
      gstin: order.gstin,
    },
    orderId: order.id,
    plan: plan.displayName,
    planName: term.planName,
    billingPeriod: order.billingPeriod,
    startsAt: startOf(term).toISOString(),
    endsAt: endOf(term).toISOString(),
    price: order.price,
    credit: order.credit,
    total: order.amount,
    tax: taxIn(order.amount, supplyOf(seller, order.stateCode)),
  }
  const year = financialYearOf(now)
  const series = term.isDemo ? 'DEMO' : 'BP'
  const [row] = await query(
    tx,
    counter,
    `INSERT INTO invoice_counters (series, year, last) VALUES ($1, $2, 1)
     ON CONFLICT (series, year) DO UPDATE SET last = invoice_counters.last + 1 RETURNING last`,
    [series, year],
  )
  if (!row) throw new Error('The counter of invoices returned no row.')
  const number = invoiceNumber(series, year, row.last)
  await query(
    tx,
    z.unknown(),
    `INSERT INTO invoices (number, series, year, place, order_id, user_id, issued_at, content)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING 1`,
    [number, series, year, row.last, order.id, user.id, now, JSON.stringify(content)],
  )
  return number
}

/** Marks the invoice of an order, if it has one, as refunded. The invoice itself stays as it was issued. */
export async function markRefunded(tx: Transaction, orderId: string, at: Date): Promise<void> {
  await query(
    tx,
    z.unknown(),
    'UPDATE invoices SET refunded_at = $2 WHERE order_id = $1 AND refunded_at IS NULL RETURNING 1',
    [orderId, at],
  )
}
