import type { Sequelize, Transaction } from 'sequelize'
import { z } from 'zod'

import { readActivity, type UserActivity } from '#api/features/dashboard/queries.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { query } from '#api/kit/query.ts'
import { badge, earnedBadges } from '#schema/dashboard/badges.ts'
import { badgeAwarded } from '#schema/dashboard/events.ts'
import { badgeFacts } from '#schema/dashboard/summary.ts'
import { userRoom } from '#schema/rooms/room.ts'

/** Users whose badges are checked in one transaction. */
const BATCH = 200

const userRow = z.object({ user_id: z.string() })
const checkRow = z.object({ id: z.string(), user_id: z.string() })
const badgeRow = z.object({ badge })

/**
 * Awards the badges that a user has earned and does not have yet. Each is awarded once, and none on
 * a plan without achievements.
 */
export async function awardBadges(tx: Transaction, userId: string, activity: UserActivity): Promise<void> {
  const earned = earnedBadges(badgeFacts(activity.days, activity.today, activity))
  // Two processes may award at once: the key decides which of them publishes.
  const awarded = await query(
    tx,
    badgeRow,
    `INSERT INTO badges (user_id, badge) SELECT u.id, b.badge
     FROM users u JOIN plans p ON p.name = u.plan_name AND p.flags ? 'achievementSystem'
     CROSS JOIN unnest($2::text[]) WITH ORDINALITY AS b (badge, place)
     WHERE u.id = $1 ORDER BY b.place ON CONFLICT DO NOTHING RETURNING badge`,
    [userId, earned],
  )
  for (const { badge: name } of awarded)
    await publish(tx, badgeAwarded, {
      key: `${userId}/${name}`,
      revision: 1,
      value: { badge: name },
      rooms: [userRoom(userId)],
    })
}

/** Checks the badges of users whose words, fixes, emails or documents changed. */
export async function awardDueBadges(sequelize: Sequelize): Promise<void> {
  await sequelize.transaction(async tx => {
    const due = await query(
      tx,
      checkRow,
      'SELECT id::text, user_id FROM badge_checks ORDER BY badge_checks.id LIMIT $1',
      [BATCH],
    )
    const users = [...new Set(due.map(row => row.user_id))]
    // Before the checks, as the deletion of an account does, so that the two do not deadlock.
    await query(tx, z.unknown(), 'SELECT FROM users WHERE id = ANY($1::uuid[]) ORDER BY id FOR KEY SHARE', [
      users,
    ])
    const taken = await query(
      tx,
      userRow,
      `DELETE FROM badge_checks WHERE id IN (
         SELECT id FROM badge_checks WHERE id = ANY($1::bigint[]) FOR UPDATE SKIP LOCKED) RETURNING user_id`,
      [due.map(row => row.id)],
    )
    // One order of users in every process, so that no two deadlock.
    for (const userId of [...new Set(taken.map(row => row.user_id))].toSorted()) {
      const activity = await readActivity(userId, tx)
      if (activity) await awardBadges(tx, userId, activity)
    }
  })
}
