import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { database, query } from '#api/kit/query.ts'
import { DAYS_SHOWN, type OverviewDay } from '#schema/activity/contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A transaction that began on a day may end later: so long after a day, its counts do not change anymore. */
const SETTLED_MS = 60 * 60 * 1000

const midnight = (day: string) => `${day}::timestamp AT TIME ZONE 'UTC'`

/** Counts the days from $1 to $2. Each part is read by an index on its time. */
const COUNTS = `
  WITH signed AS (
    SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS n FROM users
    WHERE created_at >= ${midnight('$1::date')} AND created_at < ${midnight('($2::date + 1)')} GROUP BY 1),
  used AS (
    SELECT (at AT TIME ZONE 'UTC')::date AS day, count(*) AS n FROM usage_ledger
    WHERE kind = 'use' AND at >= ${midnight('$1::date')} AND at < ${midnight('($2::date + 1)')} GROUP BY 1)
  SELECT d.day, coalesce(s.n, 0) AS sign_ups, coalesce(u.n, 0) AS queries
  FROM (SELECT generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day')::date AS day) d
  LEFT JOIN signed s ON s.day = d.day LEFT JOIN used u ON u.day = d.day`

const SHOWN = `to_char(day, 'YYYY-MM-DD') AS day, sign_ups AS "signUps", queries`

/** Reads the days that are not kept yet. For the tests too. */
export const LIVE_DAYS = `SELECT ${SHOWN} FROM (${COUNTS}) counted`

const KEPT = `SELECT ${SHOWN} FROM finished_days WHERE day BETWEEN $1::date AND $2::date`

const KEEP = `INSERT INTO finished_days (day, sign_ups, queries) ${COUNTS} ON CONFLICT (day) DO NOTHING RETURNING 1`

/** Not kept: a payment is of the day on which it was paid, and may become known later. */
const REVENUE = `
  SELECT to_char(l.at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, sum(l.amount) AS revenue
  FROM payment_ledger l JOIN orders o ON o.id = l.order_id
  WHERE l.at >= ${midnight('$1::date')} AND o.is_demo = $2 GROUP BY 1`

const countRow = z.object({ day: z.string(), signUps: z.coerce.number(), queries: z.coerce.number() })
type Counted = z.infer<typeof countRow>
const revenueRow = z.object({ day: z.string(), revenue: z.coerce.number() })

/**
 * Returns the counts of the last days, the oldest first. Those of days that are over are kept; only
 * those since then are counted.
 */
export async function readDays(isDemo: boolean, now = Date.now()): Promise<OverviewDay[]> {
  const today = Math.floor(now / DAY_MS)
  const first = today - DAYS_SHOWN + 1
  const last = Math.floor((now - SETTLED_MS) / DAY_MS) - 1
  const [finished, live, paid] = await Promise.all([
    readFinished(first, last),
    query(null, countRow, LIVE_DAYS, [nameOf(last + 1), nameOf(today)]),
    query(null, revenueRow, REVENUE, [nameOf(first), isDemo]),
  ])
  const counted = new Map([...finished, ...live].map(row => [row.day, row]))
  const revenue = new Map(paid.map(row => [row.day, row.revenue]))
  return daysBetween(first, today).map(day => ({
    ...(counted.get(day) ?? { day, signUps: 0, queries: 0 }),
    revenue: revenue.get(day) ?? 0,
  }))
}

/** Returns the counts of days that are over. The first read after the end of a day keeps them. */
async function readFinished(first: number, last: number): Promise<Counted[]> {
  const kept = await keptOf(null, first, last)
  if (missing(kept, first, last) === null) return kept
  return database().transaction(async tx => {
    // One process counts. The others wait, then read its counts.
    await query(tx, z.unknown(), `SELECT pg_advisory_xact_lock(hashtextextended('finished-days', 0))`)
    const from = missing(await keptOf(tx, first, last), first, last)
    if (from !== null) await query(tx, z.unknown(), KEEP, [from, nameOf(last)])
    return keptOf(tx, first, last)
  })
}

const keptOf = (tx: Transaction | null, first: number, last: number): Promise<Counted[]> =>
  query(tx, countRow, KEPT, [nameOf(first), nameOf(last)])

/** Returns the first day that is not kept, or null. */
function missing(kept: readonly Counted[], first: number, last: number): string | null {
  const known = new Set(kept.map(({ day }) => day))
  return daysBetween(first, last).find(day => !known.has(day)) ?? null
}

/** Returns the name of a day (UTC), numbered since 1970, as YYYY-MM-DD. */
const nameOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

const daysBetween = (first: number, last: number): string[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => nameOf(first + place))
