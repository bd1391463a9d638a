import type { Revision } from '#schema/revisions/contract.ts'

/** The versions of a day in the user's time zone. `day` is its date, such as `2026-12-05`. */
export type Day = { day: string; revisions: Revision[] }

/** Returns the date of a moment in a time zone; by default the user's. */
export const dateOf = (moment: Date, timeZone?: string): string =>
  // The Swedish form of a date is that of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)

/** Groups versions by day, in their order. */
export function groupByDay(revisions: readonly Revision[], timeZone?: string): Day[] {
  const days: Day[] = []
  for (const revision of revisions) {
    const day = dateOf(new Date(revision.createdAt), timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.revisions.push(revision)
    else days.push({ day, revisions: [revision] })
  }
  return days
}

/** Whether a day is today or yesterday; null for any other. */
export function nearDay(day: string, now: Date, timeZone?: string): 'today' | 'yesterday' | null {
  const today = dateOf(now, timeZone)
  if (day === today) return 'today'
  // Counts calendar days: a day of a change of the clock has 23 or 25 hours.
  return Date.parse(today) - Date.parse(day) === 86_400_000 ? 'yesterday' : null
}

/** Returns the names of the people who wrote a version, or of the person who made it. */
export function peopleOf({ authors, createdBy }: Pick<Revision, 'authors' | 'createdBy'>): string[] {
  if (authors.length > 0) return authors.map(({ name }) => name)
  return createdBy ? [createdBy.name] : []
}
