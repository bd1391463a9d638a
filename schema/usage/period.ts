/** A month of allowance, from (inclusive) to (exclusive), both at 00:00 UTC. */
export type Period = { start: Date; end: Date }

const startOfDay = (year: number, month: number, day: number): Date => {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, lastDay)))
}

/**
 * Returns the period around `now` for an allowance that began at `anchor`. It renews on the
 * anniversary day at 00:00 UTC, clamped to the month's last day without drifting (31 Jan → 28 Feb →
 * 31 Mar).
 */
export function periodAt(anchor: Date, now: Date): Period {
  const day = anchor.getUTCDate()
  const boundary = (offset: number) => startOfDay(now.getUTCFullYear(), now.getUTCMonth() + offset, day)
  const thisMonth = boundary(0)
  return now >= thisMonth ? { start: thisMonth, end: boundary(1) } : { start: boundary(-1), end: thisMonth }
}
