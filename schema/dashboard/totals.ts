import type { AchievementFacts } from '#schema/dashboard/achievements.ts'
import { addDays, daysBetween, type Day } from '#schema/dashboard/days.ts'
import { isActiveDay, NO_RUN, nextRun, type Run } from '#schema/dashboard/streak.ts'
import type { DayCounts } from '#schema/dashboard/summary.ts'

/**
 * The last days can still change. Another time zone may be up to two days behind, and a transaction
 * that began before midnight may commit after it.
 */
export const OPEN_DAYS = 3

/** The sums of a user's days up to and including `through`. Without days, `through` is null. */
export type Totals = { through: Day | null; words: number; fixes: number; run: Run }

export const NO_TOTALS: Totals = { through: null, words: 0, fixes: 0, run: NO_RUN }

/** Returns totals with the days after them, through a later day. The days are in order. */
function addDaysTo(totals: Totals, days: readonly DayCounts[], through: Day): Totals {
  const added = days.filter(({ day }) => day <= through && (totals.through === null || day > totals.through))
  const first = totals.through === null ? added[0]?.day : addDays(totals.through, 1)
  if (first === undefined || first > through) return totals
  const active = new Set(added.filter(isActiveDay).map(({ day }) => day))
  let { words, fixes, run } = totals
  for (const counts of added) {
    words += counts.words
    fixes += counts.fixes
  }
  for (let at = 0, length = daysBetween(first, through); at <= length; at += 1) {
    const day = addDays(first, at)
    run = nextRun(run, day, active.has(day))
  }
  return { through, words, fixes, run }
}

/** Returns totals with the days that can no longer change. `days`: those after the totals. */
export const settled = (totals: Totals, days: readonly DayCounts[], today: Day): Totals =>
  addDaysTo(totals, days, addDays(today, -OPEN_DAYS))

/** Returns the facts that achievements depend on, from totals and the days after them. */
export function factsAfter(
  totals: Totals,
  days: readonly DayCounts[],
  { shared, emails }: { shared: number; emails: number },
): AchievementFacts {
  const { words, fixes, run } = addDaysTo(totals, days, days.at(-1)?.day ?? '')
  return { words, fixes, bestStreak: run.best, shared, emails }
}
