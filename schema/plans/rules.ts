import type { Plan, PlanFeature, PlanName } from '#schema/plans/contract.ts'

/** The cheapest active plan that has the feature, or null when none has it. */
export function requiredPlan(feature: PlanFeature, plans: readonly Plan[]): PlanName | null {
  const offering = plans
    .filter(plan => plan.active && plan[feature])
    .toSorted((a, b) => a.priceINR - b.priceINR)
  return offering[0]?.name ?? null
}
