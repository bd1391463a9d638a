import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { COUNTS, dayRow } from '#api/features/dashboard/queries.ts'
import { query } from '#api/kit/query.ts'
import { NO_TOTALS, type Totals } from '#schema/dashboard/totals.ts'

const totalsRow = z.object({
  through: z.string(),
  words: z.number(),
  fixes: z.number(),
  active: z.number(),
  sinceMissed: z.number(),
  missed: z.string().nullable(),
  best: z.number(),
})
const progressRow = z.object({
  userId: z.string(),
  today: z.string(),
  totals: totalsRow.nullable(),
  days: z.array(dayRow),
  shared: z.number(),
  emails: z.number(),
  achievements: z.array(z.string()),
})

/** The facts behind the achievements of a user. `days`: those after the totals, the earliest first. */
type Progress = {
  userId: string
  today: string
  totals: Totals
  days: z.infer<typeof dayRow>[]
  counts: { shared: number; emails: number }
  achievements: string[]
}

/** Returns the facts behind the achievements of users, in the order of the users. */
export async function readProgress(tx: Transaction, userIds: readonly string[]): Promise<Progress[]> {
  const rows = await query(
    tx,
    progressRow,
    `SELECT u.id AS "userId", writing_day(u.id)::text AS today, ${COUNTS},
       CASE WHEN t.user_id IS NOT NULL THEN json_build_object(
         'through', t.through, 'words', t.words, 'fixes', t.fixes, 'active', t.active,
         'sinceMissed', t.since_missed, 'missed', t.missed, 'best', t.best) END AS totals,
       (SELECT coalesce(json_agg(d ORDER BY d.day), '[]') FROM (
          SELECT day, sum(words_peak) AS words, sum(fixes_peak) AS fixes FROM writing_days
          WHERE user_id = u.id AND day > coalesce(t.through, '-infinity') GROUP BY day) d) AS days,
       ARRAY(SELECT achievement FROM achievements WHERE user_id = u.id) AS achievements
     FROM users u LEFT JOIN writing_totals t ON t.user_id = u.id
     WHERE u.id = ANY($1::uuid[]) ORDER BY u.id`,
    [userIds],
  )
  return rows.map(({ totals, shared, emails, ...row }) => ({
    ...row,
    totals: totals === null ? NO_TOTALS : totalsOf(totals),
    counts: { shared, emails },
  }))
}

const totalsOf = ({ through, words, fixes, ...run }: z.infer<typeof totalsRow>): Totals => ({
  through,
  words,
  fixes,
  run,
})

/** Stores the totals of users. */
export async function storeTotals(
  tx: Transaction,
  stored: readonly { userId: string; totals: Totals }[],
): Promise<void> {
  if (stored.length === 0) return
  const rows = stored.map(({ userId, totals: { run, ...rest } }) => ({
    user_id: userId,
    ...rest,
    active: run.active,
    since_missed: run.sinceMissed,
    missed: run.missed,
    best: run.best,
  }))
  await query(
    tx,
    z.unknown(),
    `INSERT INTO writing_totals AS t SELECT * FROM jsonb_populate_recordset(NULL::writing_totals, $1::jsonb)
     ON CONFLICT (user_id) DO UPDATE SET through = excluded.through, words = excluded.words, fixes = excluded.fixes,
       active = excluded.active, since_missed = excluded.since_missed, missed = excluded.missed, best = excluded.best
     WHERE t.through < excluded.through`,
    [JSON.stringify(rows)],
  )
}
