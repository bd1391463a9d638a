import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import type { Paise } from '#schema/shared/money.ts'

type Paid = { orderId: string; paymentId: string; amount: Paise; at: Date }

/** Writes a payment of an order into the ledger. Fails for one that is in it. */
export async function recordPayment(
  tx: Transaction,
  { orderId, paymentId, amount, at }: Paid,
): Promise<void> {
  await query(
    tx,
    z.unknown(),
    'INSERT INTO payment_ledger (order_id, payment_id, amount, at) VALUES ($1, $2, $3, $4) RETURNING 1',
    [orderId, paymentId, amount, at],
  )
}

/** Writes money that went back into the ledger. Fails for a refund that is in it. */
export async function recordRefund(
  tx: Transaction,
  { id, orderId, amount }: { id: string; orderId: string; amount: Paise },
): Promise<void> {
  await query(
    tx,
    z.unknown(),
    'INSERT INTO payment_ledger (order_id, refund_id, amount) VALUES ($1, $2, -($3::integer)) RETURNING 1',
    [orderId, id, amount],
  )
}

/** Returns the order that a payment of the gateway is in the ledger of; null if it is in none. */
export async function orderPaidBy(tx: Transaction, paymentId: string): Promise<string | null> {
  const [found] = await query(
    tx,
    z.object({ orderId: z.string() }),
    'SELECT order_id AS "orderId" FROM payment_ledger WHERE payment_id = $1',
    [paymentId],
  )
  return found?.orderId ?? null
}
