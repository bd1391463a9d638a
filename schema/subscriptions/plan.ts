import type { PlanName } from '#schema/plans/contract.ts'
import { isLower, type PaidPlan, type Standing } from '#schema/subscriptions/terms.ts'

/** The plan that a user was given for nothing. Null: none. */
export type GivenPlan = PaidPlan | null

/** Returns the plan of a user: the higher one of the plan by the terms and the given one. */
export function planOf(standing: Standing, given: GivenPlan): PlanName {
  const paid = standing.state === 'none' ? 'free' : standing.planName
  return given !== null && isLower(paid, given) ? given : paid
}

/** Returns whether a given plan has all that another plan has: paying for it would add nothing. */
export const covers = (given: GivenPlan, plan: PlanName): given is PaidPlan =>
  given !== null && !isLower(given, plan)

/** Times in ISO 8601. `givenUntil` is null for a given plan without an end. */
type Given = { givenPlan: GivenPlan; givenUntil: string | null; paidUntil: string | null }

/** Returns the given plan that stays after the paid time, or else the free one. */
export const planAfter = ({ givenPlan, givenUntil, paidUntil }: Given): PlanName =>
  givenPlan !== null && (givenUntil === null || (paidUntil !== null && givenUntil > paidUntil))
    ? givenPlan
    : 'free'
