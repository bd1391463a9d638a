import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { announceComment, announceThread } from '#api/features/comments/announce.ts'
import { keepDeletedIds } from '#api/features/comments/ids.ts'
import { CommentModel, CommentThreadModel } from '#api/features/comments/model.ts'
import { noComment, requireCommenter, requireRemover } from '#api/features/comments/policy.ts'
import { query } from '#api/kit/query.ts'
import { sendCommand } from '#api/services/body-commands/service.ts'
import { removeComment } from '#schema/body-commands/contract.ts'

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
  await row.destroy({ transaction: tx })
  await announceComment(tx, documentId, { id: row.id, revision: Number(row.revision) + 1, isGone: true })
}

/** Deletes a thread with its comments, if it is there. Its marks stay. */
export async function deleteThread(tx: Transaction, documentId: string, id: string): Promise<void> {
  const thread = await CommentThreadModel.findOne({ where: { id, documentId }, transaction: tx })
  if (!thread) return
  await keepDeletedIds(tx, id)
  await thread.destroy({ transaction: tx })
  await announceThread(tx, documentId, { id, revision: Number(thread.revision) + 1, isGone: true })
}

/** Removes a deleted user's name from the comments of others. Their own lose their author. */
export async function forgetMentions(tx: Transaction, userId: string): Promise<void> {
  await query(
    tx,
    z.unknown(),
    `UPDATE comments SET mentions = array_remove(mentions, $1), revision = revision + 1
     WHERE mentions @> ARRAY[$1::uuid] RETURNING id`,
    [userId],
  )
}
