import { literal, type Transaction } from 'sequelize'

import { announceComment, announceThread } from '#api/features/comments/announce.ts'
import { withNewId } from '#api/features/comments/ids.ts'
import { CommentModel, CommentThreadModel } from '#api/features/comments/model.ts'
import {
  idTaken,
  noComment,
  requireAuthor,
  requireCommenter,
  requirePeople,
} from '#api/features/comments/policy.ts'
import { namedAmong, readAuthors, readComment, readThread } from '#api/features/comments/queries.ts'
import { t } from '#api/kit/messages.ts'
import { notify } from '#api/services/notifications/notify.ts'
import { COMMENTS_MAX, MENTIONS_MAX, type Comment, type CommentThread } from '#schema/comments/contract.ts'
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
  const row = { id, threadId, documentId, authorId: who, text, mentions: peopleOf(mentions) }
  await withNewId(tx, id, () => CommentModel.create(row, { transaction: tx }))
  const made = await readComment(tx, documentId, id)
  await announceComment(tx, documentId, made)
  const answered = await readAuthors(tx, documentId, threadId)
  await notify(tx, {
    kind: 'comment',
    documentId,
    commentId: id,
    actorId: who,
    mentioned: row.mentions,
    answered,
  })
  return made
}

/** Edits an own comment. Throws NOT_FOUND, FORBIDDEN or VALIDATION. */
export async function editComment(
  tx: Transaction,
  { who, documentId, commentId, text, mentions }: Actor & Words & { commentId: string },
): Promise<Comment> {
  await requireCommenter(tx, who, documentId)
  const where = { id: commentId, documentId }
  const row = await CommentModel.findOne({ where, transaction: tx })
  if (!row) throw noComment()
  requireAuthor(who, row)
  // Those whom the comment mentions already may have left.
  const added = mentions.filter(id => !row.mentions.includes(id))
  await requirePeople(tx, documentId, added)
  // People who are still named stay mentioned: readers of a page do not learn their last names.
  const named = await namedAmong(tx, [...row.mentions, ...mentions], text)
  const people = peopleOf([...mentions, ...named.filter(id => row.mentions.includes(id))])
  if (people.length > MENTIONS_MAX) throw tooManyMentions()
  if (row.text === text && people.join() === peopleOf(row.mentions).join())
    return readComment(tx, documentId, commentId)
  const change = { text, mentions: people, editedAt: new Date(), revision: literal('revision + 1') }
  await CommentModel.update(change, { where, transaction: tx })
  const edited = await readComment(tx, documentId, commentId)
  await announceComment(tx, documentId, edited)
  await notify(tx, { kind: 'comment', documentId, commentId, actorId: who, mentioned: added, answered: [] })
  return edited
}

function tooManyMentions(): AppError {
  const problem = t('comments.mostMentions', { most: MENTIONS_MAX })
  return new AppError('VALIDATION', problem, { fields: { mentions: problem } })
}

/** Mentions have no order, and each person is mentioned once. */
const peopleOf = (mentions: readonly string[]): string[] => [...new Set(mentions)].toSorted()

/** Resolves or reopens a thread. Throws NOT_FOUND or FORBIDDEN. */
export async function setResolved(
  tx: Transaction,
  { who, documentId, threadId, isResolved }: Actor & { threadId: string; isResolved: boolean },
): Promise<CommentThread> {
  await requireCommenter(tx, who, documentId)
  const where = { id: threadId, documentId }
  const row = await CommentThreadModel.findOne({ where, transaction: tx })
  if (!row) throw noComment()
  if ((row.resolvedAt !== null) === isResolved) return readThread(tx, documentId, threadId)
  const by = isResolved ? { resolvedAt: new Date(), resolvedBy: who } : { resolvedAt: null, resolvedBy: null }
  // The deletion of an account raises it too, without the lock of the document.
  await CommentThreadModel.update({ ...by, revision: literal('revision + 1') }, { where, transaction: tx })
  const changed = await readThread(tx, documentId, threadId)
  await announceThread(tx, documentId, changed)
  return changed
}
