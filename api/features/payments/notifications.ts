import type { Transaction } from 'sequelize'
import type { z } from 'zod'

import { readPlan } from '#api/features/plans/queries.ts'
import { notify } from '#api/services/notifications/notify.ts'
import type { paymentOutcome } from '#schema/notifications/contract.ts'

import type { OrderModel } from './model.ts'

/** Notifies the user of an order of its payment. An order of a deleted account has no user. */
export async function notifyOfPayment(
  tx: Transaction,
  { id: orderId, userId, planName, amount }: OrderModel,
  outcome: z.infer<typeof paymentOutcome>,
): Promise<void> {
  if (userId === null) return
  const plan = (await readPlan(planName, tx)).displayName
  await notify(tx, { kind: 'payment', userId, orderId, data: { outcome, plan, amount } })
}
