import type { Sequelize, Transaction } from 'sequelize'

import { markRefunded } from '#api/features/invoices/service.ts'
import { recordActivityOf } from '#api/kit/activity.ts'
import { randomCode } from '#api/kit/randomCode.ts'
import type { Gateway } from '#api/services/payments/gateway.ts'
import type { Logger } from '#platform/logger.ts'
import type { Paise } from '#schema/shared/money.ts'

import { recordRefund } from './ledger.ts'
import { OrderModel, RefundModel } from './model.ts'
import { announceOrder } from './present.ts'

/** A second payment that the gateway has not returned by then needs an operator. */
const PATIENCE_MS = 2 * 86_400_000

type Wanted = { order: OrderModel; amount: Paise }
type Reason =
  | { reason: Exclude<RefundModel['reason'], 'second-payment'> }
  /** The payment is another one than the order counts. */
  | { reason: 'second-payment'; paymentId: string }

/** Stores that money is to go back. It does so after the transaction. */
export async function wantRefund(tx: Transaction, { order, amount, ...why }: Wanted & Reason): Promise<void> {
  await RefundModel.create(
    {
      id: `RF${randomCode(20)}`,
      orderId: order.id,
      amount,
      ...why,
      checkAt: new Date(),
    },
    { transaction: tx },
  )
}

/** Returns the ids of an order's refunds that have not ended. */
export async function openRefundsOf(orderId: string): Promise<string[]> {
  const open = await RefundModel.findAll({ where: { orderId, state: 'wanted' }, order: ['createdAt', 'id'] })
  return open.map(({ id }) => id)
}

type Services = { sequelize: Sequelize; gateway: Gateway; logger: Logger }
/** The end of a refund. `gatewayId`: of one that the gateway has made by itself. */
type End = { state: 'done' | 'failed'; gatewayId?: string }

/** Asks the gateway for a refund that is wanted, or how it stands, and stores its end. */
export async function advanceRefund(
  { sequelize, gateway, logger }: Services,
  id: string,
  now = new Date(),
): Promise<void> {
  const refund = await RefundModel.findByPk(id)
  if (refund?.state !== 'wanted') return
  const order = await OrderModel.findByPk(refund.orderId, { rejectOnEmpty: true })
  const isDemo = gateway.mode === 'demo'
  if (!order.isDemo && isDemo)
    throw new Error('A payment of Cashfree goes back only while PAYMENTS_MODE is not demo.')
  if (order.isDemo === isDemo) await RefundModel.increment('attempts', { where: { id } })
  const end =
    order.isDemo && !isDemo
      ? // No money was moved for it.
        { state: 'done' as const }
      : refund.paymentId === null
        ? await refunded(gateway, order, refund)
        : await returned({ gateway, logger }, order, { refund, paymentId: refund.paymentId, now })
  if (end === null) return
  if (end.state === 'failed')
    logger.error({ refund: id, order: order.id }, 'a refund has failed, and needs an operator')
  await sequelize.transaction(tx => endRefund(tx, refund, end))
}

/** Asks for the refund of the payment that an order counts. Returns null while it is under way. */
async function refunded(gateway: Gateway, order: OrderModel, refund: RefundModel): Promise<End | null> {
  const { id, orderId, amount } = refund
  const { ids, isSecondOpen } = await knownOf(order)
  const { state, gatewayId } = await gateway.refund({
    id,
    orderId,
    amount,
    // The return of a second payment may name the one that counts: it is not taken for this one.
    paymentId: isSecondOpen ? '' : (order.paymentId ?? ''),
    known: ids,
  })
  return state === 'pending' ? null : { state, ...(gatewayId !== undefined && { gatewayId }) }
}

/** Returns the ids of the refunds that an order is known to have, and whether a second payment is on its way back. */
async function knownOf(order: OrderModel): Promise<{ ids: string[]; isSecondOpen: boolean }> {
  const all = await RefundModel.findAll({ where: { orderId: order.id } })
  return {
    ids: all.flatMap(({ id, paymentId, gatewayId }) => [
      ...(paymentId === null ? [id] : []),
      ...(gatewayId === null ? [] : [gatewayId]),
    ]),
    isSecondOpen: all.some(({ paymentId, gatewayId }) => paymentId !== null && gatewayId === null),
  }
}

type Second = { refund: RefundModel; paymentId: string; now: Date }

/**
 * Looks for the return of a second payment. The gateway makes it by itself, and a refund that we asked
 * for could return the first one: it names no payment. Returns null while the gateway has not ended it.
 */
async function returned(
  { gateway, logger }: Pick<Services, 'gateway' | 'logger'>,
  order: OrderModel,
  { refund, paymentId, now }: Second,
): Promise<End | null> {
  const { ids: known } = await knownOf(order)
  const found = await gateway.returned({
    orderId: order.id,
    paymentId,
    countedId: order.paymentId ?? '',
    amount: refund.amount,
    known,
  })
  if (found?.isDone) return { state: 'done', gatewayId: found.id }
  if (now.getTime() - refund.createdAt.getTime() > PATIENCE_MS)
    logger.error(
      { order: order.id, payment: paymentId },
      found
        ? 'the return of a second payment has begun and not ended: ask the payment service about this payment'
        : 'a second payment is not going back by itself: refund this payment in the dashboard of the payment service',
    )
  return null
}

async function endRefund(tx: Transaction, refund: RefundModel, { state, gatewayId }: End): Promise<void> {
  const { id, orderId, amount, paymentId } = refund
  const doneAt = state === 'done' ? new Date() : null
  const [ended] = await RefundModel.update(
    { state, checkAt: null, doneAt, gatewayId: gatewayId ?? null },
    { where: { id, state: 'wanted' }, transaction: tx },
  )
  if (ended === 0) return
  if (doneAt) await recordRefund(tx, { id, orderId, amount })
  if (paymentId !== null) return
  if (doneAt) await markRefunded(tx, orderId, doneAt)
  const order = await OrderModel.findByPk(orderId, { transaction: tx, lock: tx.LOCK.NO_KEY_UPDATE })
  if (doneAt) recordActivityOf(tx, { kind: 'refund', userId: order?.userId ?? null })
  if (order) await announceOrder(tx, order)
}
