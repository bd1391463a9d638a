import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { endTerm, keepTerm } from '#api/features/subscriptions/service.ts'
import { readTerms } from '#api/features/subscriptions/terms.ts'
import { readAccount } from '#api/features/users/queries.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import type { Urls } from '#api/kit/urls.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { Paise } from '#schema/shared/money.ts'
import { movedUp } from '#schema/subscriptions/terms.ts'

import { tellRefunded } from './emails.ts'
import { lockOrder, type Locked } from './lock.ts'
import { RefundModel } from './model.ts'
import { announceOrder } from './present.ts'
import { wantRefund } from './refunds.ts'

type Refund = {
  orderId: string
  keepsPlan: boolean
  /** Whether it may go back although the rest of its time was taken off the price of another order. */
  evenCredited: boolean
  urls: Urls
  now?: Date
}

/** The outcome of a refund of an order. */
export type Refunded = {
  amount: Paise
  /** The user, with the plan after it; null once the account is deleted. */
  user: { email: string; planName: PlanName } | null
  /** The order whose price the rest of this one was taken off: it ended the term before. */
  creditedTo: string | null
  /** The credit that this order took from others. It stays with us. */
  credit: Paise
}

/**
 * Lets the whole amount of a paid order go back, and ends its term at once unless the plan is kept.
 * Later terms follow without a gap. Throws NOT_FOUND, and CONFLICT for an order that is not paid or whose
 * payment goes back already, or whose rest was taken off the price of another order.
 */
export async function refundOrder(
  tx: Transaction,
  { orderId, keepsPlan, evenCredited, urls, now = new Date() }: Refund,
): Promise<Refunded> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) throw new AppError('NOT_FOUND', t('payments.orderGone'))
  const { order, user } = locked
  await requirePaid(tx, locked)
  const upgrade = await creditedTo(tx, orderId)
  if (upgrade !== null && !evenCredited)
    throw new AppError('CONFLICT', t('payments.creditedTo', { order: upgrade }))
  await wantRefund(tx, { order, amount: order.amount, reason: 'administrator' })
  if (user) {
    const terms = await readTerms(tx, user.id)
    // A term that an upgrade has ended is over, and one of a payment that went back never began.
    const hasTime = terms.some(({ id }) => id === orderId)
    if (hasTime)
      await (keepsPlan
        ? keepTerm(tx, { user, termId: orderId, now })
        : endTerm(tx, { user, termId: orderId, moved: movedUp(terms, orderId, now), now }))
    await tellRefunded(tx, { order, user, urls, keepsPlan: hasTime ? keepsPlan : null })
  }
  await announceOrder(tx, order)
  const after = user && (await readAccount(user.id, tx))
  return {
    amount: order.amount,
    user: after && { email: after.email, planName: after.planName },
    creditedTo: upgrade,
    credit: order.credit,
  }
}

async function requirePaid(tx: Transaction, { order }: Locked): Promise<void> {
  if (order.state !== 'paid') throw new AppError('CONFLICT', t('payments.notPaid'))
  const earlier = await RefundModel.findAll({
    where: { orderId: order.id, paymentId: null },
    transaction: tx,
  })
  // One that has failed may be tried again.
  for (const { state } of earlier) {
    if (state === 'done') throw new AppError('CONFLICT', t('payments.alreadyRefunded'))
    if (state === 'wanted') throw new AppError('CONFLICT', t('payments.refundUnderWay'))
  }
}

/** Returns the order whose price the rest of this one was taken off; null if there is none. */
export async function creditedTo(tx: Transaction | null, orderId: string): Promise<string | null> {
  const [found] = await query(
    tx,
    z.object({ id: z.string() }),
    `SELECT o.id FROM orders o JOIN invoices i ON i.order_id = o.id
     WHERE o.state = 'paid' AND o.credit > 0 AND o.credited ? $1
       AND NOT EXISTS (
         SELECT FROM refunds r WHERE r.order_id = o.id AND r.payment_id IS NULL AND r.state <> 'failed')`,
    [orderId],
  )
  return found?.id ?? null
}
