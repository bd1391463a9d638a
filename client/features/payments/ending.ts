import type { Subscription } from '#schema/subscriptions/contract.ts'
import { DAY_MS, GRACE_DAYS, REMINDER_DAYS } from '#schema/subscriptions/period.ts'

/** `ends`: the paid time is over soon; `grace`: it is over, and the plan stays for some days. */
export type Ending = 'ends' | 'grace'

const FIRST_REMINDER_MS = Math.max(...REMINDER_DAYS) * DAY_MS

/**
 * Returns how a plan ends, from the first reminder by email on; null before, for a plan that is to end,
 * and without one.
 */
export function endingOf(
  { state, paidUntil, isCanceled }: Pick<Subscription, 'state' | 'paidUntil' | 'isCanceled'>,
  now: number,
): Ending | null {
  if (paidUntil === null || state === 'none') return null
  if (state === 'grace') return 'grace'
  return !isCanceled && Date.parse(paidUntil) - now <= FIRST_REMINDER_MS ? 'ends' : null
}

/** Returns when the plan ends that stays after its paid time. */
export const graceEndOf = (paidUntil: string): string =>
  new Date(Date.parse(paidUntil) + GRACE_DAYS * DAY_MS).toISOString()
