import type { PlanName } from '#schema/plans/contract.ts'

/**
 * Returns the days for which automatic revisions are kept, by the owner's plan. Named ones are kept
 * forever.
 */
export const automaticDays = (plan: PlanName): number => (plan === 'free' ? 7 : 30)
