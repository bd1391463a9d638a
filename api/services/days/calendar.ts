const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the number of the day (UTC) of a time in milliseconds, counted since 1970. */
export const dayOf = (time: number): number => Math.floor(time / DAY_MS)

/** Returns the name of a day, as YYYY-MM-DD. */
export const nameOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Returns the names of the days from one to another, both included. */
export const daysBetween = (first: number, last: number): string[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => nameOf(first + place))
