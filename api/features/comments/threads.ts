import type { Sequelize, Transaction } from 'sequelize'
import { z } from 'zod'

import { announceComment, announceThread } from '#api/features/comments/announce.ts'
import { CommentModel, CommentThreadModel } from '#api/features/comments/model.ts'
import { idTaken, noComment, requireCommenter, requireRemover } from '#api/features/comments/policy.ts'
import { readThread } from '#api/features/comments/queries.ts'
import { addComment } from '#api/features/comments/service.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { awaitCommand, sendCommand, type SentCommand } from '#api/services/body-commands/service.ts'
import { anchorComment, removeComment } from '#schema/body-commands/contract.ts'
import type { BegunThread, beginThread } from '#schema/comments/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

/** `sent`: the request to mark the text, unless the thread was there before. */
type Begun = BegunThread & { sent: SentCommand<{ anchored: boolean }> | null }
type Request = { who: string; documentId: string } & z.output<typeof beginThread>

/**
 * Begins a thread, and waits up to 5 s until its text is marked. A repeated request returns the same
 * thread. Without an answer in time, the mark follows. Throws NOT_FOUND, FORBIDDEN, VALIDATION,
 * TOO_LARGE, and CONFLICT if the text has changed: then there is no thread.
 */
export async function beginThreadIn(sequelize: Sequelize, request: Request): Promise<BegunThread> {
  const { sent, thread, comment } = await sequelize.transaction(tx => insertThread(tx, request))
  if (sent === null) return { thread, comment }
  const found = await awaitCommand(sent)
  switch (found.state) {
    case 'pending':
    case 'unchanged':
      return { thread, comment }
    case 'done':
      if (found.result.anchored) return { thread, comment }
      await withdraw(sequelize, request)
      throw new AppError('CONFLICT', t('comments.textChanged'))
    case 'full':
      await withdraw(sequelize, request)
      throw new AppError('TOO_LARGE', t('comments.full'))
    case 'gone':
    case 'unavailable':
    case 'unreadable':
    case 'late':
    case 'failed':
      await withdraw(sequelize, request)
      throw new AppError('UNAVAILABLE', t('comments.failed'))
    default:
      return found satisfies never
  }
}

async function insertThread(
  tx: Transaction,
  { who, documentId, id, range, text, mentions }: Request,
): Promise<Begun> {
  await requireCommenter(tx, who, documentId)
  const known = await CommentThreadModel.findByPk(id, { transaction: tx })
  if (!known) await CommentThreadModel.create({ id, documentId, quote: range.quote }, { transaction: tx })
  else if (known.documentId !== documentId) throw idTaken()
  const thread = await readThread(tx, documentId, id)
  if (!known) await announceThread(tx, documentId, thread)
  const comment = await addComment(tx, { who, documentId, threadId: id, id, text, mentions })
  // Its text may have changed since, which says nothing against the thread.
  if (known) return { thread, comment, sent: null }
  const about = { documentId, userId: who, payload: { threadId: id, range } }
  return { thread, comment, sent: await sendCommand(tx, anchorComment, about) }
}

const withdraw = (sequelize: Sequelize, { documentId, id }: Request) =>
  sequelize.transaction(tx => deleteThread(tx, documentId, id))

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
  await row.destroy({ transaction: tx })
  await announceComment(tx, documentId, { id: row.id, revision: Number(row.revision) + 1, isGone: true })
}

async function deleteThread(tx: Transaction, documentId: string, id: string): Promise<void> {
  const thread = await CommentThreadModel.findOne({ where: { id, documentId }, transaction: tx })
  if (!thread) return
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
