import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { announceUnread, lockRecipients } from '#api/services/notifications/recipients.ts'

const notified = z.object({ userId: z.string() })

/** Deletes the notifications of a comment, or of all comments of a thread, before these are deleted. */
export async function withdrawNotifications(tx: Transaction, documentId: string, id: string): Promise<void> {
  const found = await query(
    tx,
    notified,
    `SELECT DISTINCT n.user_id AS "userId" FROM notifications n
     JOIN comments c ON c.document_id = n.document_id AND c.id = n.comment_id
     WHERE n.document_id = $1 AND (c.id = $2 OR c.thread_id = $2)`,
    [documentId, id],
  )
  if (found.length === 0) return
  const users = await lockRecipients(
    tx,
    found.map(({ userId }) => userId),
  )
  await query(
    tx,
    z.unknown(),
    `DELETE FROM notifications n USING comments c
     WHERE c.document_id = n.document_id AND c.id = n.comment_id AND n.document_id = $1
       AND (c.id = $2 OR c.thread_id = $2) AND n.user_id = ANY ($3::uuid[]) RETURNING 1`,
    [documentId, id, users],
  )
  await announceUnread(tx, users)
}
