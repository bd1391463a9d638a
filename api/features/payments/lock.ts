import type { Transaction } from 'sequelize'

import type { Account } from '#api/features/users/account.ts'
import { lockAccount } from '#api/features/users/queries.ts'

import { OrderModel } from './model.ts'

/** An order with its user; null once the account is deleted. */
export type Locked = { order: OrderModel; user: Account | null }

/** Locks an order after its user, as every other act of the user does. Returns null if there is none. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<Locked | null> {
  const found = await OrderModel.findByPk(orderId, { transaction: tx })
  if (!found) return null
  const user = found.userId === null ? null : await lockAccount(tx, found.userId)
  const order = await OrderModel.findByPk(orderId, { transaction: tx, lock: tx.LOCK.NO_KEY_UPDATE })
  // The account may have been deleted meanwhile.
  return order && { order, user: order.userId === null ? null : user }
}
