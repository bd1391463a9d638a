import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { issueInvoice } from '#api/features/invoices/service.ts'
import { grantTerm, readPaidTime } from '#api/features/subscriptions/service.ts'
import { readTerms } from '#api/features/subscriptions/terms.ts'
import type { Account } from '#api/features/users/account.ts'
import { lockAccount } from '#api/features/users/queries.ts'
import { query } from '#api/kit/query.ts'
import type { Payment } from '#api/services/payments/gateway.ts'
import type { Payments } from '#api/services/payments/start.ts'
import { endOf, isAsQuoted, quoteOf } from '#schema/subscriptions/terms.ts'

import { tellReceived, tellReturned } from './emails.ts'
import { OrderModel } from './model.ts'
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
  | 'another payment'
  | 'payment of another order'

const ALARMING: ReadonlySet<string> = new Set<Outcome | 'unclear'>([
  'unknown order',
  'another amount',
  'another payment',
  'payment of another order',
  'unclear',
])

/** Returns whether an operator must look: money came that no order accounts for. */
export const isAlarming = (outcome: string): boolean => ALARMING.has(outcome)

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
    return 'noted'
  }
  if (order.state === 'paid') return order.paymentId === payment.paymentId ? 'repeated' : 'another payment'
  if (payment.amount !== order.amount || payment.currency !== 'INR') return 'another amount'
  if ((await OrderModel.count({ where: { paymentId: payment.paymentId }, transaction: tx })) > 0)
    return 'payment of another order'
  return fulfil(tx, { order, user, payment, payments, now })
}

/** Closes an order that the gateway takes no payment for anymore. */
export async function closeOrder(tx: Transaction, orderId: string): Promise<void> {
  const locked = await lockOrder(tx, orderId)
  if (!locked || locked.order.state === 'paid' || locked.order.state === 'closed') return
  locked.order.state = 'closed'
  await announceOrder(tx, locked.order)
}

type Locked = { order: OrderModel; user: Account | null }

/** Locks an order after its user, as every other act of the user does. */
async function lockOrder(tx: Transaction, orderId: string): Promise<Locked | null> {
  const found = await OrderModel.findByPk(orderId, { transaction: tx })
  if (!found) return null
  const user = found.userId === null ? null : await lockAccount(tx, found.userId)
  const order = await OrderModel.findByPk(orderId, { transaction: tx, lock: tx.LOCK.NO_KEY_UPDATE })
  // The account may have been deleted meanwhile.
  return order && { order, user: order.userId === null ? null : user }
}

type Paid = Locked & { payment: Payment; payments: Installation; now: Date }

async function fulfil(tx: Transaction, { order, user, payment, payments, now }: Paid): Promise<Outcome> {
  const { seller, urls } = payments
  order.set({ state: 'paid', paymentId: payment.paymentId, paidAt: now, attempt: null, checkAt: null })
  await order.save({ transaction: tx })
  await query(
    tx,
    z.unknown(),
    'INSERT INTO payment_ledger (order_id, amount, at) VALUES ($1, $2, $3) RETURNING 1',
    [order.id, order.amount, now],
  )
  const reason = await refusalOf(tx, order, user)
  if (reason !== null || !user) {
    await wantRefund(tx, { order, amount: order.amount, reason: reason ?? 'account-deleted' })
    await announceOrder(tx, order)
    if (user) await tellReturned(tx, { order, user, urls })
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
  return 'fulfilled'
}

/** Returns why a payment must go back; null if its order can be fulfilled. */
async function refusalOf(
  tx: Transaction,
  { planName, credited, createdAt }: OrderModel,
  user: Account | null,
): Promise<'account-deleted' | 'terms-changed' | null> {
  if (!user) return 'account-deleted'
  const terms = await readTerms(tx, user.id)
  return isAsQuoted(terms, { planName, credited, quotedAt: createdAt }) ? null : 'terms-changed'
}
