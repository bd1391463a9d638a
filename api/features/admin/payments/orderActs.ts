import type { Sequelize, Transaction } from 'sequelize'
import { z } from 'zod'

import { lockActing, type Acting } from '#api/features/auth/acting.ts'
import { checkOrder } from '#api/features/payments/checks.ts'
import { lockOrder } from '#api/features/payments/lock.ts'
import { refundOrder } from '#api/features/payments/refundOrder.ts'
import { advanceRefund, openRefundsOf } from '#api/features/payments/refunds.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { actorOf, audit, type Audited } from '#api/services/audit/audit.ts'
import type { Payments } from '#api/services/payments/start.ts'
import type { Logger } from '#platform/logger.ts'
import type { RefundAct } from '#schema/admin/payments.ts'
import { AppError } from '#schema/shared/errors.ts'

import { takeKey } from '../actKeys.ts'
import { noOrder } from './orderDetails.ts'
import { statusOfOrder } from './orderList.ts'

/** An act of an administrator on an order. */
export type OrderAct = Acting & { orderId: string }
type Services = { sequelize: Sequelize; payments: Payments; logger: Logger }

/** Locks the actor and the user of the order. Throws NOT_FOUND, and FORBIDDEN for a lost role or session. */
async function lockFor(tx: Transaction, { actor, sessionId, orderId }: OrderAct): Promise<void> {
  const [found] = await query(
    tx,
    z.object({ userId: z.string().nullable() }),
    'SELECT user_id AS "userId" FROM orders WHERE id = $1',
    [orderId],
  )
  if (!found) throw noOrder()
  await lockActing(tx, { actor, sessionId, userId: found.userId ?? actor.id }, ['admin'])
}

const record = (
  tx: Transaction,
  { actor, requestId, orderId }: OrderAct,
  entry: Pick<Audited, 'act' | 'before' | 'after' | 'reason'>,
): Promise<void> =>
  audit(tx, {
    actor: actorOf(actor),
    requestId,
    subject: { kind: 'order', id: orderId, name: orderId },
    ...entry,
  })

/**
 * Asks the payment service about an order and its refunds at once, as the checks do by the clock. Throws
 * UNAVAILABLE if that was not completed, which the audit has too.
 */
export async function recheckOrder(services: Services, act: OrderAct): Promise<void> {
  const { sequelize, logger } = services
  const { orderId } = act
  const before = await sequelize.transaction(async tx => {
    await lockFor(tx, act)
    return statusOfOrder(tx, orderId)
  })
  const isAnswered = await ask(services, orderId).then(
    () => true,
    (error: unknown) => {
      logger.warn({ err: error, order: orderId }, 'an order could not be checked')
      return false
    },
  )
  await sequelize.transaction(async tx =>
    record(tx, act, {
      act: 'order.rechecked',
      before: { status: before },
      after: { status: await statusOfOrder(tx, orderId), answered: isAnswered },
    }),
  )
  if (!isAnswered) throw new AppError('UNAVAILABLE', t('payments.notAnswered'))
}

async function ask(services: Services, orderId: string): Promise<void> {
  await checkOrder(services, orderId)
  const { sequelize, payments, logger } = services
  for (const id of await openRefundsOf(orderId))
    await advanceRefund({ sequelize, gateway: payments.gateway, logger }, id)
}

/**
 * Refunds the payment of an order, once for each key: a repetition, whose first answer was lost, does
 * nothing more. Throws NOT_FOUND, and CONFLICT as `refundOrder` does and for another revision.
 */
export async function refundAs(
  tx: Transaction,
  act: OrderAct,
  { wanted, key, payments }: { wanted: RefundAct; key: string; payments: Payments },
): Promise<void> {
  const { orderId } = act
  const { revision, keepsPlan, evenCredited, reason } = wanted
  await lockFor(tx, act)
  const request = ['refund', orderId, keepsPlan, evenCredited, reason]
  if (!(await takeKey(tx, { actorId: act.actor.id, key, request }))) return
  const locked = await lockOrder(tx, orderId)
  if (locked?.order.revision !== revision) throw new AppError('CONFLICT', t('admin.changedMeanwhile'))
  const before = { status: await statusOfOrder(tx, orderId), plan: locked.user?.planName ?? null }
  const { amount, user } = await refundOrder(tx, {
    orderId,
    keepsPlan,
    evenCredited,
    urls: payments.urls,
  })
  await record(tx, act, {
    act: 'order.refunded',
    before,
    after: { status: await statusOfOrder(tx, orderId), plan: user?.planName ?? null, amount, keepsPlan },
    reason,
  })
}
