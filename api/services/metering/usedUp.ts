import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { notify } from '#api/services/notifications/notify.ts'
import type { UserId } from '#schema/shared/ids.ts'

/** The period of a user whose queries are all spent, bonus queries included. Held ones are not spent yet. */
const USED_UP = `
  SELECT usage_limit(a.user_id) AS "limit", a.period_start AS starts, a.period_end AS ends FROM usage_accounts a
  WHERE a.user_id = $1 AND usage_limit(a.user_id) > 0 AND a.used >= usage_limit(a.user_id) AND NOT EXISTS (
    SELECT FROM bonus_grants g
    WHERE g.user_id = a.user_id AND g.used < g.amount AND (g.expires_at IS NULL OR g.expires_at > $2))`

const period = z.object({ limit: z.number(), starts: z.date(), ends: z.date() })

/** Notifies a user once in a month when the last query is spent. */
export async function notifyOfQuota(tx: Transaction, userId: UserId, now: Date): Promise<void> {
  const [found] = await query(tx, period, USED_UP, [userId, now])
  if (!found) return
  const { limit, starts, ends } = found
  const data = { limit, resetsAt: ends.toISOString() }
  await notify(tx, { kind: 'quota', userId, period: starts.toISOString(), data })
}
