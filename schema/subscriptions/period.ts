/** Days after the end of the paid time in which the plan stays. */
export const GRACE_DAYS = 3
/** Days before the end of the paid time on which the user is reminded. */
export const REMINDER_DAYS = [7, 3, 1] as const

export const DAY_MS = 86_400_000

/**
 * Returns 00:00 UTC of the day that is so many months after the anchor's, or of that month's last day
 * if it has no such day. Counted from the anchor, days do not drift (31 Jan → 28 Feb → 31 Mar).
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(anchor.getUTCDate(), last)))
}
