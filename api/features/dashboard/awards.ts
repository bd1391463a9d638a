import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { publish } from '#api/kit/outbox/publish.ts'
import { query } from '#api/kit/query.ts'
import { achievement, type Achievement } from '#schema/dashboard/achievements.ts'
import { achievementAwarded } from '#schema/dashboard/events.ts'
import { userRoom } from '#schema/rooms/room.ts'

const awardedRow = z.object({ userId: z.string(), achievement })

/**
 * Awards achievements that users have earned. Each is awarded once, and none on a plan without
 * achievements.
 */
export async function awardAchievements(
  tx: Transaction,
  earned: readonly { userId: string; achievement: Achievement }[],
): Promise<void> {
  if (earned.length === 0) return
  // Two processes may award at once: the key decides which of them publishes.
  const awarded = await query(
    tx,
    awardedRow,
    `INSERT INTO achievements (user_id, achievement) SELECT u.id, e.achievement
     FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS e (user_id, achievement, place)
     JOIN users u ON u.id = e.user_id JOIN plans p ON p.name = u.plan_name AND p.flags ? 'achievementSystem'
     ORDER BY e.place ON CONFLICT DO NOTHING RETURNING user_id AS "userId", achievement`,
    [earned.map(({ userId }) => userId), earned.map(one => one.achievement)],
  )
  for (const { userId, achievement: name } of awarded)
    await publish(tx, achievementAwarded, {
      key: `${userId}/${name}`,
      revision: 1,
      value: { achievement: name },
      rooms: [userRoom(userId)],
    })
}
