import { planFeature, type Plan, type PlanFeature, type PlanRow } from '#schema/plans/contract.ts'
import { fromKeys } from '#schema/shared/records.ts'

/** Returns a stored plan with its list of flags as one boolean per feature. */
export function planOf({ flags, ...row }: PlanRow): Plan {
  return { ...row, ...fromKeys(planFeature.options, feature => flags.includes(feature)) }
}

/** Returns the cheapest active plan with the feature, or null if none has it. */
export function requiredPlan(feature: PlanFeature, plans: readonly Plan[]): Plan | null {
  const offering = plans
    .filter(plan => plan.active && plan[feature])
    .toSorted((a, b) => a.priceINR - b.priceINR)
  return offering[0] ?? null
}

/**
 * Returns whether a user may use voice commands: the plan includes them, and no administrator has
 * refused them. Null means no decision, which a plan with voice commands counts as a yes.
 */
export const voiceAllowed = (decision: boolean | null, plan: Pick<Plan, 'voiceCommands'>): boolean =>
  plan.voiceCommands && (decision ?? true)
