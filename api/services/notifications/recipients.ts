import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { outgoing, publishAll } from '#api/kit/outbox/publish.ts'
import { query } from '#api/kit/query.ts'
import { notificationsChanged } from '#schema/notifications/contract.ts'
import { userRoom } from '#schema/rooms/room.ts'

const locked = z.object({ userId: z.string() })

/**
 * Locks users before their notifications change, in the order of their ids. Returns those who exist. One
 * whose account is being deleted is none of them: to wait for it could wait forever.
 */
export async function lockRecipients(tx: Transaction, userIds: readonly string[]): Promise<string[]> {
  const rows = await query(
    tx,
    locked,
    `INSERT INTO notification_settings AS s (user_id)
     SELECT id FROM users WHERE id = ANY ($1::uuid[]) ORDER BY id FOR KEY SHARE SKIP LOCKED
     ON CONFLICT (user_id) DO UPDATE SET revision = s.revision RETURNING user_id AS "userId"`,
    [userIds],
  )
  return rows.map(({ userId }) => userId)
}

const counted = z.object({ userId: z.string(), unread: z.number(), revision: z.number() })

/** Publishes to locked users how many unread notifications they have now. Returns the counts. */
export async function announceUnread(
  tx: Transaction,
  userIds: readonly string[],
): Promise<z.infer<typeof counted>[]> {
  if (userIds.length === 0) return []
  const counts = await query(
    tx,
    counted,
    `UPDATE notification_settings SET revision = revision + 1 WHERE user_id = ANY ($1::uuid[])
     RETURNING user_id AS "userId", revision, unread_notifications(user_id) AS unread`,
    [userIds],
  )
  await publishAll(
    tx,
    counts.map(({ userId, ...value }) =>
      outgoing(notificationsChanged, {
        key: userId,
        revision: value.revision,
        value,
        rooms: [userRoom(userId)],
      }),
    ),
  )
  return counts
}
