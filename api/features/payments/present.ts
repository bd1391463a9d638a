import type { Transaction } from 'sequelize'

import { invoiceOf } from '#api/features/invoices/queries.ts'
import { outgoing, publishAll } from '#api/kit/outbox/publish.ts'
import { orderMoved } from '#schema/admin/events.ts'
import { orderChanged, type Order, type OrderStatus } from '#schema/payments/contract.ts'
import { adminRoom, userRoom } from '#schema/rooms/room.ts'

import { RefundModel, type OrderModel, type OrderState } from './model.ts'

/** Returns an order as its user sees it. */
export async function presentOrder(order: OrderModel, tx: Transaction | null = null): Promise<Order> {
  const isPayable = order.state === 'active'
  return {
    id: order.id,
    planName: order.planName,
    billingPeriod: order.billingPeriod,
    price: order.price,
    credit: order.credit,
    amount: order.amount,
    status: await statusOf(order, tx),
    sessionId: isPayable ? order.sessionId : null,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    invoice: order.state === 'paid' ? await invoiceOf(order.id, tx) : null,
    revision: order.revision,
  }
}

async function statusOf(order: OrderModel, tx: Transaction | null): Promise<OrderStatus> {
  const state: OrderState = order.state
  switch (state) {
    case 'created':
    case 'active':
      return order.attempt ?? 'open'
    case 'closed':
      return 'closed'
    case 'paid':
      return statusOfPaid(order, tx)
  }
}

async function statusOfPaid(order: OrderModel, tx: Transaction | null): Promise<OrderStatus> {
  // A second payment that goes back leaves the order as it is.
  const refunds = await RefundModel.findAll({
    where: { orderId: order.id, paymentId: null },
    transaction: tx,
  })
  const sum = (all: RefundModel[]) => all.reduce((total, { amount }) => total + amount, 0)
  if (sum(refunds) < order.amount) return 'paid'
  return sum(refunds.filter(({ state }) => state === 'done')) >= order.amount ? 'refunded' : 'refunding'
}

/** Stores a changed order and announces it to its user's pages, and to those of administrators. */
export async function announceOrder(tx: Transaction, order: OrderModel): Promise<void> {
  order.revision += 1
  await order.save({ transaction: tx })
  const { id: key, revision, userId } = order
  const value = await presentOrder(order, tx)
  await publishAll(tx, [
    ...(userId === null ? [] : [outgoing(orderChanged, { key, revision, value, rooms: [userRoom(userId)] })]),
    outgoing(orderMoved, { key, revision, value: { status: value.status }, rooms: [adminRoom] }),
  ])
}
