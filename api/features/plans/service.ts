import type { Transaction } from 'sequelize'

import { changeUser } from '#api/features/auth/service.ts'
import { announceUsage } from '#api/services/metering/service.ts'
import type { PlanName } from '#schema/plans/contract.ts'

/** Puts a user on a plan, at once and in every open tab. Throws NOT_FOUND. */
export async function changePlan(tx: Transaction, userId: string, plan: PlanName): Promise<void> {
  await changeUser(tx, userId, user => {
    user.planName = plan
  })
  // The limit is another one.
  await announceUsage(tx, userId)
}
