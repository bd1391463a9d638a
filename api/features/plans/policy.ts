import type { Transaction } from 'sequelize'

import { readPlan, readPlans } from '#api/features/plans/queries.ts'
import type { Plan, PlanFeature, PlanName } from '#schema/plans/contract.ts'
import { featureLock, requiredPlan } from '#schema/plans/rules.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Returns the user's plan if it has the feature. Throws FEATURE_NOT_IN_PLAN, which names the cheapest plan with it. */
export async function requireFeature(
  user: { planName: PlanName },
  feature: PlanFeature,
  tx: Transaction | null = null,
): Promise<Plan> {
  const own = await readPlan(user.planName, tx)
  if (own[feature]) return own
  const required = requiredPlan(feature, await readPlans(tx))
  throw new AppError('FEATURE_NOT_IN_PLAN', featureLock(feature, required), {
    details: { feature, requiredPlan: required?.name ?? null },
  })
}
