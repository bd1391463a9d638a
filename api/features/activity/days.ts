import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { dayOf, daysBetween, nameOf } from '#api/services/days/calendar.ts'
import { COUNTS } from '#api/services/days/counts.ts'
import { lastDays } from '#api/services/days/finishedDays.ts'
import { DAYS_SHOWN, type OverviewDay } from '#schema/activity/contract.ts'

/** Counts the days that are not kept yet. For the tests too. */
export const LIVE_DAYS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, sign_ups AS "signUps", queries FROM (${COUNTS}) counted`

/** Not kept: a payment is of the day on which it was paid, and may become known later. */
const REVENUE = `
  SELECT to_char(l.at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, sum(l.amount) AS revenue
  FROM payment_ledger l JOIN orders o ON o.id = l.order_id
  WHERE l.at >= $1::date::timestamp AT TIME ZONE 'UTC' AND o.is_demo = $2 GROUP BY 1`

const countRow = z.object({ day: z.string(), signUps: z.coerce.number(), queries: z.coerce.number() })
const revenueRow = z.object({ day: z.string(), revenue: z.coerce.number() })

/** Returns the counts of the last days, the oldest first. */
export async function readDays(isDemo: boolean, now = Date.now()): Promise<OverviewDay[]> {
  const today = dayOf(now)
  const first = today - DAYS_SHOWN + 1
  const [{ finished, live }, paid] = await Promise.all([
    lastDays(DAYS_SHOWN, now),
    query(null, revenueRow, REVENUE, [nameOf(first), isDemo]),
  ])
  const counted = new Map(
    [...finished, ...(await query(null, countRow, LIVE_DAYS, live))].map(({ day, signUps, queries }) => [
      day,
      { day, signUps, queries },
    ]),
  )
  const revenue = new Map(paid.map(row => [row.day, row.revenue]))
  return daysBetween(first, today).map(day => ({
    ...(counted.get(day) ?? { day, signUps: 0, queries: 0 }),
    revenue: revenue.get(day) ?? 0,
  }))
}
