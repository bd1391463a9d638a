import type { AchievementFacts } from '#schema/dashboard/achievements.ts'
import { ACTIVITY_DAYS, type ActivityDay } from '#schema/dashboard/contract.ts'
import { addDays, lastDays, weekday, type Day } from '#schema/dashboard/days.ts'
import { isActiveDay, streakOf, type Streak } from '#schema/dashboard/streak.ts'

/** The words and fixes of a day. */
export type DayCounts = { day: Day; words: number; fixes: number }

type Counts = { words: number; fixes: number }

const sumOf = (days: readonly Counts[]): Counts => ({
  words: days.reduce((sum, { words }) => sum + words, 0),
  fixes: days.reduce((sum, { fixes }) => sum + fixes, 0),
})

/** Returns the streak of days, in any order. */
export const streakIn = (days: readonly DayCounts[], today: Day): Streak =>
  streakOf(
    days.filter(isActiveDay).map(({ day }) => day),
    today,
  )

/** Returns the facts that achievements depend on. */
export const achievementFacts = (
  days: readonly DayCounts[],
  today: Day,
  { shared, emails }: { shared: number; emails: number },
): AchievementFacts => ({ ...sumOf(days), bestStreak: streakIn(days, today).best, shared, emails })

/** Returns the counts since Monday, those of all days, and the last days one by one. */
export function summaryOf(
  days: readonly DayCounts[],
  today: Day,
): { week: Counts; total: Counts; days: ActivityDay[] } {
  const monday = addDays(today, -weekday(today))
  const byDay = new Map(days.map(one => [one.day, one]))
  return {
    week: sumOf(days.filter(({ day }) => day >= monday)),
    total: sumOf(days),
    days: lastDays(today, ACTIVITY_DAYS).map(day => {
      const { words, fixes } = byDay.get(day) ?? { words: 0, fixes: 0 }
      return { day, words, fixes, active: isActiveDay({ words, fixes }) }
    }),
  }
}
