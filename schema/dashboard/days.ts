/** A day of the calendar as `2026-11-24`. */
export type Day = string

const DAY_MS = 86_400_000

const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** Returns the day that is `count` days after another one. */
export const addDays = (day: Day, count: number): Day =>
  new Date((numberOf(day) + count) * DAY_MS).toISOString().slice(0, 10)

/** Returns the number of days from one day to another. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from)

/** Returns the last days up to one, the earliest first. */
export const lastDays = (today: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count))

/** Returns 0 for a Monday and 6 for a Sunday. */
export const weekday = (day: Day): number => (((numberOf(day) + 3) % 7) + 7) % 7

/** Whether a name is a time zone that this machine knows. Offsets such as `+01:00` are not names. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
