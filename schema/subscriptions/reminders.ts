import { DAY_MS, REMINDER_DAYS } from '#schema/subscriptions/period.ts'
import type { Standing } from '#schema/subscriptions/terms.ts'

/** The last reminder of the paid time that runs now: so many days before its end. */
export type Reminded = { days: number | null; isCanceled: boolean }

const momentOf = (paidUntil: Date, days: number): Date => new Date(paidUntil.getTime() - days * DAY_MS)

/**
 * Returns the reminder that is due, as days before the end; null if none is. After a time without a
 * server, only the last one is due.
 */
export function dueReminder(standing: Standing, { days, isCanceled }: Reminded, now: Date): number | null {
  if (standing.state !== 'paid' || isCanceled) return null
  const passed = REMINDER_DAYS.filter(each => momentOf(standing.paidUntil, each) <= now)
  if (passed.length === 0) return null
  const latest = Math.min(...passed)
  return days === null || latest < days ? latest : null
}

/** Returns when the next reminder or change of plan is due; null without a plan. */
export function nextDue(standing: Standing, { days, isCanceled }: Reminded, now: Date): Date | null {
  if (standing.state === 'none') return null
  const reminders =
    standing.state === 'grace' || isCanceled
      ? []
      : REMINDER_DAYS.filter(each => days === null || each < days).map(each =>
          momentOf(standing.paidUntil, each),
        )
  // Grace begins without a change of the plan, and pages show it.
  const coming = [standing.changesAt, standing.paidUntil, ...reminders].filter(moment => moment > now)
  return new Date(Math.min(...coming.map(moment => moment.getTime())))
}
