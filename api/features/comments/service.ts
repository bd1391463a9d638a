import type { Transaction } from 'sequelize'

import { announceComment, announceThread } from '#api/features/comments/announce.ts'
import { withNewId } from '#api/features/comments/ids.ts'
import { CommentModel, CommentThreadModel } from '#api/features/comments/model.ts'
import { idTaken, noComment, requireAuthor, requireCommenter, requirePeople } from '#api/features/comments/policy.ts'
import { readComment, readThread } from '#api/features/comments/queries.ts'
import { t } from '#api/kit/messages.ts'
import { COMMENTS_MAX, type Comment, type CommentThread } from '#schema/comments/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

type Actor = { who: string; documentId: string }
type Words = { text: string; mentions: readonly string[] }

/**
 * Writes a reply, unless it was written before. Throws NOT_FOUND, FORBIDDEN, VALIDATION, or CONFLICT
 * at the maximum.
 */
export async function reply(
  tx: Transaction,
  { who, documentId, threadId, id, ...words }: Actor & Words & { threadId: string; id: string },
): Promise<Comment> {
  await requireCommenter(tx, who, documentId)
  const thread = await CommentThreadModel.count({ where: { id: threadId, documentId }, transaction: tx })
  if (thread === 0) throw noComment()
  // The first comment has this id, and is none of the replies.
  if (id === threadId) throw idTaken()
  return addComment(tx, { who, documentId, threadId, id, ...words })
}

/** Adds a comment to a thread. The document is locked. */
export async function addComment(
  tx: Transaction,
  { who, documentId, threadId, id, text, mentions }: Actor & Words & { threadId: string; id: string },
): Promise<Comment> {
  const known = await CommentModel.findByPk(id, { transaction: tx })
  if (known) {
    if (known.threadId !== threadId || known.authorId !== who) throw idTaken()
    return readComment(tx, documentId, id)
  }
  // Reactions to the document itself have its id.
  if (id === documentId) throw idTaken()
  await requirePeople(tx, documentId, mentions)
  if ((await CommentModel.count({ where: { documentId }, transaction: tx })) >= COMMENTS_MAX)
    throw new AppError('CONFLICT', t('comments.most', { most: COMMENTS_MAX }))
  const row = { id, threadId, documentId, authorId: who, text, mentions: [...new Set(mentions)] }
  await withNewId(tx, id, () => CommentModel.create(row, { transaction: tx }))
  const made = await readComment(tx, documentId, id)
  await announceComment(tx, documentId, made)
  return made
}

/** Edits an own comment. Throws NOT_FOUND, FORBIDDEN or VALIDATION. */
export async function editComment(
  tx: Transaction,
  { who, documentId, commentId, text, mentions }: Actor & Words & { commentId: string },
): Promise<Comment> {
  await requireCommenter(tx, who, documentId)
  const row = await CommentModel.findOne({ where: { id: commentId, documentId }, transaction: tx })
  if (!row) throw noComment()
  requireAuthor(who, row)
  await requirePeople(tx, documentId, mentions)
  if (row.text !== text || mentions.join() !== row.mentions.join()) {
    row.set({
      text,
      mentions: [...new Set(mentions)],
      editedAt: new Date(),
      revision: Number(row.revision) + 1,
    })
    await row.save({ transaction: tx })
    await announceComment(tx, documentId, await readComment(tx, documentId, commentId))
  }
  return readComment(tx, documentId, commentId)
}

/** Resolves or reopens a thread. Throws NOT_FOUND or FORBIDDEN. */
export async function setResolved(
  tx: Transaction,
  { who, documentId, threadId, isResolved }: Actor & { threadId: string; isResolved: boolean },
): Promise<CommentThread> {
  await requireCommenter(tx, who, documentId)
  const row = await CommentThreadModel.findOne({ where: { id: threadId, documentId }, transaction: tx })
  if (!row) throw noComment()
  if ((row.resolvedAt !== null) !== isResolved) {
    const by = isResolved
      ? { resolvedAt: new Date(), resolvedBy: who }
      : { resolvedAt: null, resolvedBy: null }
    row.set({ ...by, revision: Number(row.revision) + 1 })
    await row.save({ transaction: tx })
    await announceThread(tx, documentId, await readThread(tx, documentId, threadId))
  }
  return readThread(tx, documentId, threadId)
}
