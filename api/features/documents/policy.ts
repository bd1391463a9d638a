import type { InferAttributes, Transaction } from 'sequelize'
import { z } from 'zod'

import { DocumentModel } from '#api/features/documents/model.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { AppError } from '#schema/shared/errors.ts'
import { role, type Role } from '#schema/sharing/roles.ts'

type Demand = {
  who: string
  documentId: string
  may: (held: Role) => boolean
  /** The message for users who can open the document but lack this permission. */
  refusal: string
  /** The kind that the row must have. By default, it may have any. */
  kind?: DocumentKind
}

/**
 * A document as it was read, locked until the transaction ends. Only this feature writes documents:
 * see `raiseRevision`.
 */
export type LockedDocument = Readonly<InferAttributes<DocumentModel>>

/** Returns the locked row without checking access. For this feature only. */
export const lockUncheckedRow = (tx: Transaction, documentId: string): Promise<DocumentModel | null> =>
  DocumentModel.findByPk(documentId, { transaction: tx, lock: tx.LOCK.NO_KEY_UPDATE })

/** Returns the document's row, locked so that nothing is appended to its body either; null if there is none. */
export const lockWholeRow = (tx: Transaction, documentId: string): Promise<DocumentModel | null> =>
  DocumentModel.findByPk(documentId, { transaction: tx, lock: tx.LOCK.UPDATE })

/** Returns the locked document without checking access, or null if there is none. */
export const lockUnchecked: (tx: Transaction, documentId: string) => Promise<LockedDocument | null> =
  lockUncheckedRow

/**
 * Returns the document as it is, or null if there is none. It is not deleted until the transaction ends,
 * but others change it and its members meanwhile, and no one waits: for those who only read.
 */
export const keepUnchecked = (tx: Transaction, documentId: string): Promise<LockedDocument | null> =>
  DocumentModel.findByPk(documentId, { transaction: tx, lock: tx.LOCK.KEY_SHARE })

/** The same error for a missing document and for one without access. */
export const noDocument = (kind: DocumentKind = 'document'): AppError =>
  new AppError('NOT_FOUND', t(`documents.unavailable.${kind}`))

const access = z.object({ role: z.nullable(role) })

/**
 * Returns the user's role in a document or a snippet, on the connection of the transaction if there
 * is one. Throws NOT_FOUND.
 */
export async function roleIn(
  tx: Transaction | null,
  who: string,
  documentId: string,
  kind?: DocumentKind,
): Promise<Role> {
  const statement = `SELECT room_access($1, 'document', $2) AS role`
  const [held] = await query(tx, access, statement, [who, documentId])
  if (!held?.role) throw noDocument(kind)
  return held.role
}

/** Returns the user's role in a row of a kind. Throws NOT_FOUND, also for another kind. */
export async function roleInKind(
  who: string,
  documentId: string,
  kind: DocumentKind = 'document',
): Promise<Role> {
  const [held] = await query(
    null,
    access,
    `SELECT room_access($1, 'document', d.id) AS role FROM documents d WHERE d.id = $2 AND d.kind = $3`,
    [who, documentId, kind],
  )
  if (!held?.role) throw noDocument(kind)
  return held.role
}

/** Returns the same row as {@link lockDocument}, to be changed. For this feature only. */
export async function lockDocumentRow(
  tx: Transaction,
  { who, documentId, may, refusal, kind }: Demand,
): Promise<DocumentModel> {
  const document = await lockUncheckedRow(tx, documentId)
  const held = await roleIn(tx, who, documentId, kind)
  if (document === null || document.kind !== (kind ?? document.kind)) throw noDocument(kind)
  if (!may(held)) throw new AppError('FORBIDDEN', refusal)
  return document
}

/**
 * Returns the document, locked until the transaction ends. Members change only under this
 * lock, so the permission still holds when the change is made. Appending to the body does not take
 * the lock. Throws NOT_FOUND without access or for another kind, and FORBIDDEN without the
 * permission.
 */
export const lockDocument: (tx: Transaction, demand: Demand) => Promise<LockedDocument> = lockDocumentRow

/**
 * Returns a locked document from the user's trash. Only owners see their trash. Throws NOT_FOUND,
 * also for another kind. For this feature only.
 */
export async function lockTrashed(
  tx: Transaction,
  { who, documentId, kind }: { who: string; documentId: string; kind: DocumentKind },
): Promise<DocumentModel> {
  const document = await lockUncheckedRow(tx, documentId)
  if (document?.kind !== kind || document.ownerId !== who || document.trashedAt === null)
    throw noDocument(kind)
  return document
}
