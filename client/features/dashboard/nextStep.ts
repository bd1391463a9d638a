import type { Achievement } from '#schema/dashboard/achievements.ts'
import type { Dashboard } from '#schema/dashboard/contract.ts'
import { ACTIVE_FIXES, ACTIVE_WORDS } from '#schema/dashboard/streak.ts'

/** The one thing that the dashboard suggests. */
export type NextStep =
  | { kind: 'first' }
  | { kind: 'fix' }
  | { kind: 'today'; streak: number; words: number; fixes: number }
  | { kind: 'achievement'; achievement: Achievement; value: number; goal: number }
  | { kind: 'done' }

/** Share of a goal from which an achievement is near. */
const NEAR = 0.7

/** Returns the next step of a user with so many documents. */
export function nextStep({ days, total, streak, achievements }: Dashboard, documents: number): NextStep {
  if (documents === 0) return { kind: 'first' }
  const today = days.at(-1)
  const isOpen = today !== undefined && !today.active
  // A streak that would end today comes first.
  if (total.fixes === 0 && total.words > 0 && !(isOpen && streak.current > 0)) return { kind: 'fix' }
  if (isOpen)
    return {
      kind: 'today',
      streak: streak.current,
      words: ACTIVE_WORDS - today.words,
      fixes: ACTIVE_FIXES - today.fixes,
    }
  const [near] = (achievements ?? [])
    .filter(({ awardedAt, value, goal }) => awardedAt === null && value / goal >= NEAR)
    .toSorted((a, b) => b.value / b.goal - a.value / a.goal)
  if (near) return { kind: 'achievement', achievement: near.achievement, value: near.value, goal: near.goal }
  return { kind: 'done' }
}

/** Returns the part of the day for a greeting. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
