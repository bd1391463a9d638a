import { z } from 'zod'

import { paiseIn } from '#schema/payments/decimal.ts'
import { planName } from '#schema/plans/contract.ts'
import { paidPlan } from '#schema/plans/paidPlan.ts'
import { paise } from '#schema/shared/money.ts'
import { standingAt } from '#schema/subscriptions/terms.ts'

import type { LocalCashfree } from './cashfree.ts'
import type { Target } from './factories.ts'
import { inDatabase } from './queuedEmails.ts'

const orderRow = z.object({
  id: z.string(),
  state: z.string(),
  amount: z.number(),
  paymentId: z.string().nullable(),
  userId: z.string().nullable(),
  terms: z.number(),
  invoices: z.number(),
  invoiced: z.number().nullable(),
  refunds: z.number(),
  returned: z.number(),
  ledger: z.number(),
  payments: z.number(),
  revision: z.coerce.number(),
  announced: z.coerce.number(),
})

const ORDERS = `SELECT o.id, o.state, o.amount, o.payment_id AS "paymentId", o.user_id AS "userId", o.revision,
  (SELECT count(*)::int FROM subscription_terms WHERE id = o.id) AS terms,
  (SELECT count(*)::int FROM invoices WHERE order_id = o.id) AS invoices,
  (SELECT (content->>'total')::int FROM invoices WHERE order_id = o.id) AS invoiced,
  (SELECT count(*)::int FROM refunds WHERE order_id = o.id) AS refunds,
  (SELECT coalesce(sum(amount) FILTER (WHERE state = 'done'), 0)::int FROM refunds WHERE order_id = o.id) AS returned,
  (SELECT coalesce(sum(amount), 0)::int FROM payment_ledger WHERE order_id = o.id) AS ledger,
  (SELECT count(*)::int FROM payment_ledger WHERE order_id = o.id AND amount > 0) AS payments,
  (SELECT coalesce(max(revision), 1) FROM outbox WHERE name = 'payments.order' AND key = o.id) AS announced
FROM orders o`

/**
 * Compares all orders with the payments that the service took, once all is done. Returns what differs:
 * empty if each paid order was fulfilled once or returned in full once, nothing else was, and all sums,
 * invoice numbers, plans and emails are right.
 */
export async function bookFaults(product: Target, cashfree: LocalCashfree): Promise<string[]> {
  const orders = z.array(orderRow).parse(await inDatabase(product, ORDERS))
  return [
    ...orders.flatMap(order => orderFaults(order, cashfree).map(fault => `${order.id}: ${fault}`)),
    ...(await invoiceFaults(product)),
    ...(await accountFaults(product)),
  ]
}

function orderFaults(order: z.infer<typeof orderRow>, cashfree: LocalCashfree): string[] {
  const known = cashfree.orders.get(order.id)
  const payment = known?.attempts.find(made => made.payment_status === 'SUCCESS')
  const sentBack = [...(known?.refunds.values() ?? [])].reduce(
    (sum, { amount }) => sum + (paiseIn(amount) ?? Number.NaN),
    0,
  )
  const isReturned = order.refunds > 0
  const expected = {
    paymentId: payment?.cf_payment_id ?? null,
    state: payment ? 'paid' : order.state === 'paid' ? 'not paid' : order.state,
    payments: payment ? 1 : 0,
    ledger: payment && !isReturned ? order.amount : 0,
    invoices: payment && !isReturned ? 1 : 0,
    invoiced: payment && !isReturned ? order.amount : null,
    // The terms of a deleted account are gone.
    terms: payment && !isReturned && order.userId !== null ? 1 : 0,
    refunds: payment && isReturned ? 1 : 0,
    returned: payment && isReturned ? order.amount : 0,
    announced: order.userId === null ? order.announced : order.revision,
  }
  const differing = Object.entries(expected).flatMap(([name, value]) => {
    const found = z.record(z.string(), z.unknown()).parse(order)[name]
    return found === value ? [] : [`${name} is ${String(found)}, not ${String(value)}`]
  })
  return sentBack === order.returned ? differing : [...differing, `the service returned ${sentBack}`]
}

async function invoiceFaults(product: Target): Promise<string[]> {
  const gaps = await inDatabase<{ number: string }>(
    product,
    `SELECT number FROM (
       SELECT number, place, row_number() OVER (PARTITION BY series, year ORDER BY place) AS position FROM invoices
     ) placed WHERE place <> position`,
  )
  const counters = await inDatabase<{ series: string }>(
    product,
    `SELECT series FROM invoice_counters c
     WHERE last <> (SELECT count(*) FROM invoices i WHERE i.series = c.series AND i.year = c.year)`,
  )
  return [
    ...gaps.map(({ number }) => `there is a gap before the invoice ${number}`),
    ...counters.map(({ series }) => `the counter of ${series} is not that of its invoices`),
  ]
}

const termRow = z.object({
  id: z.string(),
  planName: z.enum(paidPlan.options),
  value: paise,
  isDemo: z.boolean(),
  anchor: z.coerce.date(),
  fromMonth: z.number(),
  toMonth: z.number(),
})
const accountRow = z.object({
  id: z.string(),
  plan: z.enum(planName.options),
  isCanceled: z.boolean(),
  terms: z.array(termRow),
  fulfilled: z.number(),
  returned: z.number(),
  receipts: z.number(),
  notices: z.number(),
})

const ACCOUNTS = `SELECT u.id, u.plan_name AS plan, s.canceled_at IS NOT NULL AS "isCanceled",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'planName', plan_name, 'value', value, 'isDemo', is_demo,
     'anchor', anchor, 'fromMonth', from_month, 'toMonth', to_month)), '[]')
   FROM subscription_terms WHERE user_id = u.id AND cut_at IS NULL) AS terms,
  (SELECT count(*)::int FROM invoices WHERE user_id = u.id) AS fulfilled,
  (SELECT count(*)::int FROM refunds r JOIN orders o ON o.id = r.order_id WHERE o.user_id = u.id) AS returned,
  (SELECT count(*)::int FROM outbound_emails WHERE user_id = u.id AND kind = 'payment-received') AS receipts,
  (SELECT count(*)::int FROM outbound_emails WHERE user_id = u.id AND kind = 'payment-returned') AS notices
FROM users u JOIN subscriptions s ON s.user_id = u.id`

/** The plan follows from the terms, and an email was queued for each payment. */
async function accountFaults(product: Target): Promise<string[]> {
  const accounts = z.array(accountRow).parse(await inDatabase(product, ACCOUNTS))
  return accounts.flatMap(({ id, plan, terms, isCanceled, fulfilled, returned, receipts, notices }) => {
    const standing = standingAt(terms, new Date(), isCanceled)
    const expected = standing.state === 'none' ? 'free' : standing.planName
    return [
      ...(plan === expected ? [] : [`${id} is on the plan ${plan}, not ${expected}`]),
      ...(receipts === fulfilled ? [] : [`${id} has ${receipts} receipts for ${fulfilled} payments`]),
      ...(notices === returned ? [] : [`${id} has ${notices} notices of ${returned} returned payments`]),
    ]
  })
}
