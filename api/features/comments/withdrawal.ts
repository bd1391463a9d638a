import type { Sequelize, Transaction } from 'sequelize'
import { z } from 'zod'

import { deleteThread } from '#api/features/comments/removal.ts'
import { lockUnchecked } from '#api/features/documents/policy.ts'
import { query } from '#api/kit/query.ts'
import { forgetCommand } from '#api/services/body-commands/service.ts'
import { anchorComment } from '#schema/body-commands/contract.ts'

/** Replies of others than the author of the thread $2 in the document $1. */
const REPLIES_OF_OTHERS = `
  SELECT 1 FROM comments reply JOIN comments first ON first.id = reply.thread_id
  WHERE reply.document_id = $1 AND reply.thread_id = $2 AND reply.author_id IS DISTINCT FROM first.author_id`

/**
 * Deletes a thread whose text was not marked, unless others have replied. Returns whether it is gone.
 */
export async function withdrawThread(tx: Transaction, documentId: string, id: string): Promise<boolean> {
  // Replies are written under this lock.
  await lockUnchecked(tx, documentId)
  if ((await query(tx, z.unknown(), REPLIES_OF_OTHERS, [documentId, id])).length > 0) {
    // It is not withdrawn later either, such as when the replies are deleted.
    await forgetCommand(tx, anchorComment, { documentId, payload: { threadId: id } })
    return false
  }
  await deleteThread(tx, documentId, id)
  return true
}

/** The condition is that of the index body_commands_unmarked. */
const UNMARKED = `
  SELECT t.document_id AS "documentId", t.id
  FROM body_commands c JOIN comment_threads t
    ON t.document_id = c.document_id AND t.id::text = c.payload ->> 'threadId'
  WHERE c.kind = 'anchor-comment' AND c.outcome <> 'unchanged' AND (c.result ->> 'anchored') IS DISTINCT FROM 'true'`

/** Withdraws the threads whose text was not marked, after the calls that began them were answered. */
export async function withdrawUnmarked(sequelize: Sequelize): Promise<void> {
  const found = await query(null, z.object({ documentId: z.string(), id: z.string() }), UNMARKED)
  for (const { documentId, id } of found)
    await sequelize.transaction(tx => withdrawThread(tx, documentId, id))
}
