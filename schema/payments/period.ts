import { MONTHS, type BillingPeriod } from '#schema/plans/prices.ts'

/** Days after the end of the paid time in which the plan stays. */
export const GRACE_DAYS = 3
/** Days before the end of the paid time on which the user is reminded. */
export const REMINDER_DAYS = [7, 3, 1] as const

const DAY_MS = 86_400_000

/**
 * Returns 00:00 UTC of the day that is so many months after the anchor's, or of that month's last day
 * if it has no such day. Counted from the anchor, days do not drift (31 Jan → 28 Feb → 31 Mar).
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(anchor.getUTCDate(), last)))
}

/** Paid time: so many months from the anchor. */
export type PaidTime = { anchor: Date; months: number }

/** Returns when the paid time ends (exclusive). */
export const paidUntil = ({ anchor, months }: PaidTime): Date => monthsAfter(anchor, months)

/** Returns the paid time after one more payment. */
export const renewed = ({ anchor, months }: PaidTime, period: BillingPeriod): PaidTime => ({
  anchor,
  months: months + MONTHS[period],
})

/** Returns whole days of the paid time that are left, and all of them. */
export function daysOf(time: PaidTime, now: Date): { left: number; all: number } {
  const start = monthsAfter(time.anchor, 0).getTime()
  const end = paidUntil(time).getTime()
  const all = Math.round((end - start) / DAY_MS)
  const left = Math.floor((end - now.getTime()) / DAY_MS)
  return { left: Math.min(Math.max(left, 0), all), all }
}

/** The state of paid time. In grace, the plan stays although nothing is paid for. */
export type PaidState = 'paid' | 'grace' | 'over'

/** Returns the state of the paid time. */
export function paidState(time: PaidTime, now: Date): PaidState {
  const end = paidUntil(time).getTime()
  if (now.getTime() < end) return 'paid'
  return now.getTime() < end + GRACE_DAYS * DAY_MS ? 'grace' : 'over'
}
