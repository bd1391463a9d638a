import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { announceComment, announceThread } from '#api/features/comments/announce.ts'
import { readComment, readThread } from '#api/features/comments/queries.ts'
import { query } from '#api/kit/query.ts'

const changed = z.object({ documentId: z.string(), id: z.string() })

/**
 * Removes a user whose account is deleted from comments, mentions and resolutions, which stay without
 * them. Everyone in the documents gets them so.
 */
export async function forgetCommenter(tx: Transaction, userId: string): Promise<void> {
  const comments = await query(
    tx,
    changed,
    `WITH held AS (
       SELECT id FROM comments WHERE author_id = $1 OR mentions @> ARRAY[$1::uuid] ORDER BY id FOR NO KEY UPDATE)
     UPDATE comments c SET revision = revision + 1, author_id = nullif(author_id, $1),
       mentions = array_remove(mentions, $1)
     FROM held WHERE c.id = held.id RETURNING c.document_id AS "documentId", c.id`,
    [userId],
  )
  for (const { documentId, id } of comments)
    await announceComment(tx, documentId, await readComment(tx, documentId, id))
  const threads = await query(
    tx,
    changed,
    `UPDATE comment_threads SET revision = revision + 1, resolved_by = NULL WHERE resolved_by = $1
     RETURNING document_id AS "documentId", id`,
    [userId],
  )
  for (const { documentId, id } of threads)
    await announceThread(tx, documentId, await readThread(tx, documentId, id))
}
