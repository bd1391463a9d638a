import type { Transaction } from 'sequelize'

import { issueInvoice } from '#api/features/invoices/service.ts'
import { grantTerm, readPaidTime } from '#api/features/subscriptions/service.ts'
import type { Account } from '#api/features/users/account.ts'
import { recordActivityOf } from '#api/kit/activity.ts'
import type { Payment } from '#api/services/payments/gateway.ts'
import type { Payments } from '#api/services/payments/start.ts'
import { covers } from '#schema/subscriptions/plan.ts'
import { endOf, isAsQuoted, quoteOf } from '#schema/subscriptions/terms.ts'

import { tellReceived, tellReturned, tellSecond } from './emails.ts'
import { orderPaidBy, recordPayment } from './ledger.ts'
import { lockOrder, type Locked } from './lock.ts'
import type { OrderModel } from './model.ts'
import { notifyOfPayment } from './notifications.ts'
import { announceOrder } from './present.ts'
import { wantRefund } from './refunds.ts'

/** The outcome of a report of a payment. */
export type Outcome =
  | 'fulfilled'
  | 'refunded'
  | 'noted'
  | 'repeated'
  | 'late'
  | 'unknown order'
  | 'another amount'
  | 'second payment'
  | 'payment of another order'

const ALARMING: ReadonlySet<string> = new Set<Outcome | 'unclear'>([
  'unknown order',
  'another amount',
  'payment of another order',
  'unclear',
])

/** Returns whether an operator must look: money came that no order accounts for. */
export const isAlarming = (outcome: string): boolean => ALARMING.has(outcome)

/** A paid order is checked once more after that time: the event of a second payment may be lost. */
const LAST_CHECK_MS = 86_400_000

type Installation = Pick<Payments, 'seller' | 'urls'>
type Reported = { payment: Payment; payments: Installation; now?: Date }

/**
 * Brings an order to what the gateway reports of a payment. Everything that may report one calls this:
 * events, the page that waits, and the checks. Repetitions and any order of them have the same outcome;
 * a paid order stays paid.
 */
export async function settlePayment(
  tx: Transaction,
  { payment, payments, now = new Date() }: Reported,
): Promise<Outcome> {
  const locked = await lockOrder(tx, payment.orderId)
  if (!locked) return 'unknown order'
  const { order, user } = locked
  if (payment.outcome !== 'paid') {
    if (order.state === 'paid' || order.state === 'closed') return 'late'
    if (order.attempt === payment.outcome) return 'repeated'
    order.attempt = payment.outcome
    await announceOrder(tx, order)
    if (payment.outcome === 'failed') await notifyOfPayment(tx, order, 'failed')
    return 'noted'
  }
  const known = await orderPaidBy(tx, payment.paymentId)
  if (known !== null) return known === order.id ? 'repeated' : 'payment of another order'
  if (payment.amount !== order.amount || payment.currency !== 'INR') return 'another amount'
  await recordPayment(tx, {
    orderId: order.id,
    paymentId: payment.paymentId,
    amount: order.amount,
    at: now,
  })
  recordActivityOf(tx, { kind: 'payment', userId: user?.id ?? null, detail: order.planName })
  const paid = { order, user, payment, payments, now }
  return order.state === 'paid' ? returnSecond(tx, paid) : fulfil(tx, paid)
}

/** Closes an order that the gateway takes no payment for anymore. */
export async function closeOrder(tx: Transaction, orderId: string): Promise<void> {
  const locked = await lockOrder(tx, orderId)
  if (!locked || locked.order.state === 'paid' || locked.order.state === 'closed') return
  locked.order.state = 'closed'
  await announceOrder(tx, locked.order)
}

type Paid = Locked & { payment: Payment; payments: Installation; now: Date }

/** Two tabs have paid for one order. The gateway returns what comes after the first payment. */
async function returnSecond(tx: Transaction, { order, user, payment, payments }: Paid): Promise<Outcome> {
  const { paymentId } = payment
  await wantRefund(tx, { order, amount: order.amount, reason: 'second-payment', paymentId })
  if (user) await tellSecond(tx, { order, user, urls: payments.urls })
  return 'second payment'
}

async function fulfil(tx: Transaction, { order, user, payment, payments, now }: Paid): Promise<Outcome> {
  const { seller, urls } = payments
  const checkAt = new Date(now.getTime() + LAST_CHECK_MS)
  order.set({ state: 'paid', paymentId: payment.paymentId, paidAt: now, attempt: null, checkAt })
  await order.save({ transaction: tx })
  const reason = await refusalOf(tx, order, user)
  if (reason !== null || !user) {
    await wantRefund(tx, { order, amount: order.amount, reason: reason ?? 'account-deleted' })
    await announceOrder(tx, order)
    if (user) await tellReturned(tx, { order, user, urls })
    await notifyOfPayment(tx, order, 'returned')
    return 'refunded'
  }
  const { id, planName, price, billingPeriod, credited, isDemo } = order
  const { terms, isCanceled } = await readPaidTime(tx, user.id)
  const wish = { planName, period: billingPeriod, price, isDemo, isCanceled }
  const { time } = quoteOf(terms, wish, now)
  const term = { id, planName, value: price, isDemo, ...time }
  await grantTerm(tx, { user, term, credited, now })
  const number = await issueInvoice(tx, { order, term, user, seller, now })
  await tellReceived(tx, { order, user, urls, number, until: endOf(term) })
  await announceOrder(tx, order)
  await notifyOfPayment(tx, order, 'received')
  return 'fulfilled'
}

/** Returns why a payment must go back; null if its order can be fulfilled. */
async function refusalOf(
  tx: Transaction,
  { planName, credited, credit, isDemo, createdAt, knownTerms }: OrderModel,
  user: Account | null,
): Promise<'account-deleted' | 'terms-changed' | null> {
  if (!user) return 'account-deleted'
  const { terms, givenPlan } = await readPaidTime(tx, user.id)
  // The payment would add nothing.
  if (covers(givenPlan, planName)) return 'terms-changed'
  // Another purchase has taken the time that the page showed, such as in another tab.
  if (knownTerms && terms.some(({ id }) => !knownTerms.includes(id))) return 'terms-changed'
  const quoted = { planName, credited, credit, isDemo, quotedAt: createdAt }
  return isAsQuoted(terms, quoted) ? null : 'terms-changed'
}
