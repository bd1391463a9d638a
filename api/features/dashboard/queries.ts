import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { achievement } from '#schema/dashboard/achievements.ts'

const factsRow = z.object({
  zone: z.string(),
  today: z.string(),
  shared: z.number(),
  emails: z.number(),
})
export const dayRow = z.object({ day: z.string(), words: z.number(), fixes: z.number() })
const achievementRow = z.object({ achievement: z.string(), awarded_at: z.date() })

/** Columns of a query over users `u`: the number of their shares and of their drafted emails. */
export const COUNTS = `
  ((SELECT count(*) FROM document_members m WHERE m.user_id = u.id AND NOT m.waiting)
    + (SELECT count(*) FROM documents d JOIN document_members m ON m.document_id = d.id
       WHERE d.owner_id = u.id AND NOT m.waiting)) AS shared,
  coalesce((SELECT emails FROM drafted_emails WHERE user_id = u.id), 0) AS emails`

/** The facts of a user, and their days, the earliest first. */
export type UserActivity = z.infer<typeof factsRow> & { days: z.infer<typeof dayRow>[] }

/** Returns what a user has done, or null if the account is gone. */
export async function readActivity(
  userId: string,
  tx: Transaction | null = null,
): Promise<UserActivity | null> {
  const [facts] = await query(
    tx,
    factsRow,
    `SELECT coalesce((SELECT zone FROM writing_zones WHERE user_id = u.id), 'UTC') AS zone,
       writing_day(u.id)::text AS today, ${COUNTS}
     FROM users u WHERE u.id = $1`,
    [userId],
  )
  if (!facts) return null
  const days = await query(
    tx,
    dayRow,
    `SELECT day::text, sum(words_peak) AS words, sum(fixes_peak) AS fixes
     FROM writing_days WHERE user_id = $1 GROUP BY writing_days.day ORDER BY writing_days.day`,
    [userId],
  )
  return { ...facts, days }
}

/** Returns when each achievement of a user was awarded. Achievements of other versions are left out. */
export async function readAchievements(userId: string, tx: Transaction | null = null) {
  const rows = await query(
    tx,
    achievementRow,
    'SELECT achievement, awarded_at FROM achievements WHERE user_id = $1',
    [userId],
  )
  return new Map(
    rows.flatMap(row => {
      const name = achievement.safeParse(row.achievement)
      return name.success ? [[name.data, row.awarded_at.toISOString()] as const] : []
    }),
  )
}
