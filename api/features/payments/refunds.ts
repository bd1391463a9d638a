import type { Sequelize, Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { randomCode } from '#api/kit/randomCode.ts'
import type { Gateway } from '#api/services/payments/gateway.ts'
import type { Logger } from '#platform/logger.ts'
import type { Paise } from '#schema/shared/money.ts'

import { OrderModel, RefundModel } from './model.ts'
import { announceOrder } from './present.ts'

type Wanted = { order: OrderModel; amount: Paise; reason: RefundModel['reason'] }

/** Stores that money is to go back. It does so after the transaction. */
export async function wantRefund(tx: Transaction, { order, amount, reason }: Wanted): Promise<void> {
  await RefundModel.create(
    { id: `RF${randomCode(20)}`, orderId: order.id, amount, reason, checkAt: new Date() },
    { transaction: tx },
  )
}

type Services = { sequelize: Sequelize; gateway: Gateway; logger: Logger }

/** Asks the gateway for a refund that is wanted, or how it stands, and stores its end. */
export async function advanceRefund({ sequelize, gateway, logger }: Services, id: string): Promise<void> {
  const refund = await RefundModel.findByPk(id)
  if (refund?.state !== 'wanted') return
  const state = await gateway.refund(refund)
  if (state === 'pending') return
  if (state === 'failed')
    logger.error({ refund: id, order: refund.orderId }, 'a refund has failed, and needs an operator')
  await sequelize.transaction(async tx => {
    const [ended] = await RefundModel.update(
      { state, checkAt: null, doneAt: state === 'done' ? new Date() : null },
      { where: { id, state: 'wanted' }, transaction: tx },
    )
    if (ended === 0) return
    if (state === 'done')
      await query(
        tx,
        z.unknown(),
        'INSERT INTO payment_ledger (order_id, refund_id, amount) VALUES ($1, $2, -($3::integer)) RETURNING 1',
        [refund.orderId, id, refund.amount],
      )
    const order = await OrderModel.findByPk(refund.orderId, { transaction: tx, lock: tx.LOCK.NO_KEY_UPDATE })
    if (order) await announceOrder(tx, order)
  })
}
