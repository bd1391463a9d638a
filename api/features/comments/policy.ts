import type { Transaction } from 'sequelize'

import { lockDocument, roleIn } from '#api/features/documents/policy.ts'
import { readMembers } from '#api/features/sharing/queries.ts'
import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'
import { mayComment, mayManage, type Role } from '#schema/sharing/roles.ts'

/**
 * Locks the document for a change to its comments. Returns the user's role. Throws NOT_FOUND, or
 * FORBIDDEN for a role that may not comment.
 */
export async function requireCommenter(tx: Transaction, who: string, documentId: string): Promise<Role> {
  await lockDocument(tx, { who, documentId, may: mayComment, refusal: t('comments.cannotComment') })
  return roleIn(tx, who, documentId)
}

/** Throws FORBIDDEN unless the user has written the comment. */
export function requireAuthor(who: string, { authorId }: { authorId: string | null }): void {
  if (authorId !== who) throw new AppError('FORBIDDEN', t('comments.notYours'))
}

/** Users delete their own comments, owners those of everyone. Throws FORBIDDEN. */
export function requireRemover(who: string, held: Role, written: { authorId: string | null }): void {
  if (!mayManage(held)) requireAuthor(who, written)
}

/** Throws VALIDATION unless everyone mentioned can open the document. */
export async function requirePeople(
  tx: Transaction,
  documentId: string,
  mentions: readonly string[],
): Promise<void> {
  if (mentions.length === 0) return
  const people = await readMembers(documentId, tx)
  const present = new Set(people.filter(({ waiting }) => !waiting).map(({ userId }) => userId))
  if (mentions.every(id => present.has(id))) return
  const problem = t('comments.noAccess')
  throw new AppError('VALIDATION', problem, { fields: { mentions: problem } })
}

export const noComment = (): AppError => new AppError('NOT_FOUND', t('comments.gone'))

/** The id of a new comment is that of another one, or was. */
export const idTaken = (): AppError => new AppError('CONFLICT', t('comments.idTaken'))
