import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { database, query } from '#api/kit/query.ts'

import { dayOf, daysBetween, nameOf } from './calendar.ts'
import { COUNTS, useRow, USES } from './counts.ts'

/** A transaction that began on a day may end later: so long after a day, its counts do not change anymore. */
const SETTLED_MS = 60 * 60 * 1000

const KEPT = `SELECT to_char(day, 'YYYY-MM-DD') AS day, sign_ups AS "signUps", queries, uses FROM finished_days
  WHERE day BETWEEN $1::date AND $2::date AND uses IS NOT NULL ORDER BY day`

const KEEP = `
  INSERT INTO finished_days (day, sign_ups, queries, uses)
  SELECT c.day, c.sign_ups, c.queries, coalesce(u.uses, '[]') FROM (${COUNTS}) c
  LEFT JOIN (SELECT day::date, jsonb_agg(to_jsonb(one) ORDER BY feature) AS uses FROM (${USES}) one GROUP BY 1) u
    ON u.day = c.day
  ON CONFLICT (day) DO UPDATE SET uses = excluded.uses WHERE finished_days.uses IS NULL RETURNING 1`

const finishedDay = z.object({
  day: z.string(),
  signUps: z.coerce.number(),
  queries: z.coerce.number(),
  uses: z.array(useRow),
})
type FinishedDay = z.infer<typeof finishedDay>

export type LastDays = {
  /** The days that are over and settled, the oldest first. */
  finished: FinishedDay[]
  /** The names of the days since then, which are still to be counted: the first and today. */
  live: [string, string]
}

/**
 * Returns the last days, today among them. The counts of those that are over are kept: the first read
 * after the end of a day counts it.
 */
export async function lastDays(count: number, now: number): Promise<LastDays> {
  const today = dayOf(now)
  const last = dayOf(now - SETTLED_MS) - 1
  return { finished: await finishedDays(today - count + 1, last), live: [nameOf(last + 1), nameOf(today)] }
}

async function finishedDays(first: number, last: number): Promise<FinishedDay[]> {
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

const keptOf = (tx: Transaction | null, first: number, last: number): Promise<FinishedDay[]> =>
  query(tx, finishedDay, KEPT, [nameOf(first), nameOf(last)])

/** Returns the first day that is not kept, or null. */
function missing(kept: readonly FinishedDay[], first: number, last: number): string | null {
  const known = new Set(kept.map(({ day }) => day))
  return daysBetween(first, last).find(day => !known.has(day)) ?? null
}
