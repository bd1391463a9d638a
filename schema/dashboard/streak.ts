import { addDays, daysBetween, type Day } from './days.ts'

/** New words, or fixes, that make a day count. */
export const ACTIVE_WORDS = 50
export const ACTIVE_FIXES = 5
/** A streak survives one missed day in so many. */
export const FREEZE_DAYS = 7

/** Whether a day counts for a streak. */
export const isActiveDay = ({ words, fixes }: { words: number; fixes: number }): boolean =>
  words >= ACTIVE_WORDS || fixes >= ACTIVE_FIXES

/**
 * `current`, `best`: active days. `frozenOn`: the last missed day that the current streak survived.
 * `freezeFrom`: the first day, today or later, that may be missed next.
 */
export type Streak = { current: number; best: number; frozenOn: Day | null; freezeFrom: Day }

/**
 * Returns the streaks of a set of active days, in any order. A streak is a run of days in which
 * missed days are at least {@link FREEZE_DAYS} apart. Today is not missed before it is over.
 */
export function streakOf(active: Iterable<Day>, today: Day): Streak {
  const days = [...new Set(active)].filter(day => day <= today).toSorted()
  const first = days[0]
  if (first === undefined) return { current: 0, best: 0, frozenOn: null, freezeFrom: today }
  const set = new Set(days)
  const end = set.has(today) ? today : addDays(today, -1)
  let run = { active: 0, sinceMissed: 0, missed: null as Day | null }
  let best = 0
  for (let at = 0, length = daysBetween(first, end); at <= length; at += 1) {
    const day = addDays(first, at)
    if (set.has(day)) run = { ...run, active: run.active + 1, sinceMissed: run.sinceMissed + 1 }
    else if (run.active === 0) run = { active: 0, sinceMissed: 0, missed: null }
    else if (run.missed === null || daysBetween(run.missed, day) >= FREEZE_DAYS)
      run = { active: run.active, sinceMissed: 0, missed: day }
    // The streak begins again after the earlier missed day.
    else run = { active: run.sinceMissed, sinceMissed: 0, missed: run.sinceMissed > 0 ? day : null }
    best = Math.max(best, run.active)
  }
  const next = run.missed === null ? today : addDays(run.missed, FREEZE_DAYS)
  return {
    current: run.active,
    best,
    frozenOn: run.missed,
    freezeFrom: next > today ? next : today,
  }
}
