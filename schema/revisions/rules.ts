import type { PlanName } from '#schema/plans/contract.ts'

/** Days for which automatic revisions of a document are kept, by its owner's plan. Named ones are kept for ever. */
export const automaticDays = (plan: PlanName): number => (plan === 'free' ? 7 : 30)
