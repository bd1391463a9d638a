import type { Plan, PlanFeature, PlanName } from '#schema/plans/contract.ts'

/** The cheapest active plan that has the feature, or null when none has it. */
export function requiredPlan(feature: PlanFeature, plans: readonly Plan[]): PlanName | null {
  const offering = plans
    .filter(plan => plan.active && plan[feature])
    .toSorted((a, b) => a.priceINR - b.priceINR)
  return offering[0]?.name ?? null
}

/** Whether somebody may use voice commands: as an administrator decided, and where none did (null) as the plan has it. */
export const voiceAllowed = (decision: boolean | null, plan: Pick<Plan, 'voiceCommands'>): boolean =>
  decision ?? plan.voiceCommands
