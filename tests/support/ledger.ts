import { z } from 'zod'

import { database, query } from '#api/kit/query.ts'

const row = z.object({ what: z.string(), ledger: z.number(), stored: z.number() })

/** Makes a user's current month look as if `left` of the 100 queries remain. */
export async function leaveQueries(userId: string, left: number): Promise<void> {
  await database().query(
    `WITH account AS (UPDATE usage_accounts SET used = $2 WHERE user_id = $1 RETURNING *)
     INSERT INTO usage_ledger (user_id, kind, amount, period_start)
     SELECT user_id, 'use', -$2::int, period_start FROM account WHERE $2 > 0`,
    { bind: [userId, 100 - left] },
  )
}

/** Returns the differences between a user's counts and the ledger; empty if they add up. */
export async function ledgerDifferences(userId: string): Promise<z.infer<typeof row>[]> {
  return query(
    null,
    row,
    `SELECT * FROM (
       SELECT 'used of the allowance' AS what, a.used AS stored,
         (SELECT -coalesce(sum(amount), 0) FROM usage_ledger l
          WHERE l.user_id = a.user_id AND kind = 'use' AND grant_id IS NULL AND l.period_start = a.period_start)::int AS ledger
       FROM usage_accounts a WHERE user_id = $1
       UNION ALL
       SELECT 'periods opened', 1,
         (SELECT count(*) FROM usage_ledger l
          WHERE l.user_id = a.user_id AND kind = 'allowance' AND l.period_start = a.period_start)::int
       FROM usage_accounts a WHERE user_id = $1
       UNION ALL
       SELECT 'held of the allowance', a.reserved,
         (SELECT count(*) FROM usage_reservations r
          WHERE r.user_id = a.user_id AND state = 'reserved' AND grant_id IS NULL AND r.period_start = a.period_start)::int
       FROM usage_accounts a WHERE user_id = $1
       UNION ALL
       SELECT 'left of grant ' || g.id, g.amount - g.used,
         (SELECT coalesce(sum(amount), 0) FROM usage_ledger l WHERE l.grant_id = g.id)::int
       FROM bonus_grants g WHERE user_id = $1
       UNION ALL
       SELECT 'held of grant ' || g.id, g.reserved,
         (SELECT count(*) FROM usage_reservations r WHERE r.grant_id = g.id AND state = 'reserved')::int
       FROM bonus_grants g WHERE user_id = $1
     ) compared WHERE ledger <> stored`,
    [userId],
  )
}
