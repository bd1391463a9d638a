import type { ActivityDay } from '#schema/dashboard/contract.ts'
import { weekday } from '#schema/dashboard/days.ts'

/** How strong the color of a day is: nothing, something, an active day, a good one, a great one. */
export type Heat = 0 | 1 | 2 | 3 | 4

const GOOD_WORDS = 250
const GREAT_WORDS = 750

/** Returns the strength of a day's color. */
export function heatOf({ words, fixes, active }: ActivityDay): Heat {
  if (!active) return words + fixes > 0 ? 1 : 0
  if (words >= GREAT_WORDS) return 4
  return words >= GOOD_WORDS ? 3 : 2
}

/** Returns the place of each day in a calendar, from 1: its week's row, and its weekday's column. */
export function placesOf(days: readonly ActivityDay[]): { day: ActivityDay; column: number; row: number }[] {
  const first = days[0]
  const offset = first ? weekday(first.day) : 0
  return days.map((day, index) => ({
    day,
    row: Math.floor((index + offset) / 7) + 1,
    column: ((index + offset) % 7) + 1,
  }))
}
