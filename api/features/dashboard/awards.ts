import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { publish } from '#api/kit/outbox/publish.ts'
import { query } from '#api/kit/query.ts'
import { badge, type Badge } from '#schema/dashboard/badges.ts'
import { badgeAwarded } from '#schema/dashboard/events.ts'
import { userRoom } from '#schema/rooms/room.ts'

const awardedRow = z.object({ userId: z.string(), badge })

/**
 * Awards badges that users have earned. Each is awarded once, and none on a plan without
 * achievements.
 */
export async function awardBadges(
  tx: Transaction,
  earned: readonly { userId: string; badge: Badge }[],
): Promise<void> {
  if (earned.length === 0) return
  // Two processes may award at once: the key decides which of them publishes.
  const awarded = await query(
    tx,
    awardedRow,
    `INSERT INTO badges (user_id, badge) SELECT u.id, e.badge
     FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS e (user_id, badge, place)
     JOIN users u ON u.id = e.user_id JOIN plans p ON p.name = u.plan_name AND p.flags ? 'achievementSystem'
     ORDER BY e.place ON CONFLICT DO NOTHING RETURNING user_id AS "userId", badge`,
    [earned.map(({ userId }) => userId), earned.map(one => one.badge)],
  )
  for (const { userId, badge: name } of awarded)
    await publish(tx, badgeAwarded, {
      key: `${userId}/${name}`,
      revision: 1,
      value: { badge: name },
      rooms: [userRoom(userId)],
    })
}
