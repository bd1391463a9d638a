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
 * The streaks up to a day. `active`: the active days of the current one, `sinceMissed`: those of
 * them after `missed`, the last missed day that it survived. `best`: the longest so far.
 */
export type Run = { active: number; sinceMissed: number; missed: Day | null; best: number }

export const NO_RUN: Run = { active: 0, sinceMissed: 0, missed: null, best: 0 }

/** Returns the streaks up to the next day. */
export function nextRun(run: Run, day: Day, isActive: boolean): Run {
  const { active, sinceMissed, missed, best } = run
  if (isActive)
    return { active: active + 1, sinceMissed: sinceMissed + 1, missed, best: Math.max(best, active + 1) }
  if (active === 0) return { ...NO_RUN, best }
  if (missed === null || daysBetween(missed, day) >= FREEZE_DAYS)
    return { active, sinceMissed: 0, missed: day, best }
  // The streak begins again after the earlier missed day.
  return { active: sinceMissed, sinceMissed: 0, missed: sinceMissed > 0 ? day : null, best }
}

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
  let run = NO_RUN
  for (let at = 0, length = daysBetween(first, end); at <= length; at += 1) {
    const day = addDays(first, at)
    run = nextRun(run, day, set.has(day))
  }
  const next = run.missed === null ? today : addDays(run.missed, FREEZE_DAYS)
  return {
    current: run.active,
    best: run.best,
    frozenOn: run.missed,
    freezeFrom: next > today ? next : today,
  }
}
