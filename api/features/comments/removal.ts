import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { announceComment, announceThread } from '#api/features/comments/announce.ts'
import { keepDeletedIds } from '#api/features/comments/ids.ts'
import { CommentModel } from '#api/features/comments/model.ts'
import { noComment, requireCommenter, requireRemover } from '#api/features/comments/policy.ts'
import { query } from '#api/kit/query.ts'
import { sendCommand } from '#api/services/body-commands/service.ts'
import { withdrawNotifications } from '#api/services/notifications/withdraw.ts'
import { removeComment } from '#schema/body-commands/contract.ts'

const deleted = z.object({ revision: z.number() })

/**
 * Deletes a comment; the first one with its thread, and the marks of its text. Throws NOT_FOUND or
 * FORBIDDEN.
 */
export async function removeCommentFrom(
  tx: Transaction,
  { who, documentId, commentId }: { who: string; documentId: string; commentId: string },
): Promise<void> {
  const held = await requireCommenter(tx, who, documentId)
  const row = await CommentModel.findOne({ where: { id: commentId, documentId }, transaction: tx })
  if (!row) throw noComment()
  requireRemover(who, held, row)
  if (row.threadId === row.id) {
    await deleteThread(tx, documentId, row.id)
    await sendCommand(tx, removeComment, { documentId, userId: who, payload: { threadId: row.id } })
    return
  }
  await keepDeletedIds(tx, row.id)
  await withdrawNotifications(tx, documentId, row.id)
  const statement =
    'DELETE FROM comments WHERE document_id = $1 AND id = $2 RETURNING revision + 1 AS revision'
  const [gone] = await query(tx, deleted, statement, [documentId, row.id])
  if (gone) await announceComment(tx, documentId, { id: row.id, ...gone, isGone: true })
}

/** Deletes a thread with its comments, if it is there. Its marks stay. */
export async function deleteThread(tx: Transaction, documentId: string, id: string): Promise<void> {
  await keepDeletedIds(tx, id)
  await withdrawNotifications(tx, documentId, id)
  const statement =
    'DELETE FROM comment_threads WHERE document_id = $1 AND id = $2 RETURNING revision + 1 AS revision'
  const [gone] = await query(tx, deleted, statement, [documentId, id])
  if (gone) await announceThread(tx, documentId, { id, ...gone, isGone: true })
}
