import type { Transaction } from 'sequelize'

import { DocumentModel } from '#api/features/documents/model.ts'
import type { Access } from '#platform/access/access.ts'
import { documentRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { Role } from '#schema/sharing/roles.ts'
import { t } from '#api/kit/messages.ts'

type Demand = {
  who: string
  documentId: string
  may: (held: Role) => boolean
  /** What is said to a person who is in the document, but may not do this. */
  refusal: string
}

/** A document's row, locked until the end of the transaction. */
export type LockedDocument = DocumentModel

/** Returns the row, locked, whoever asks; null when there is none. */
export const lockRow = (tx: Transaction, documentId: string): Promise<LockedDocument | null> =>
  DocumentModel.findByPk(documentId, { transaction: tx, lock: tx.LOCK.NO_KEY_UPDATE })

/** One answer for a document that does not exist and for one that is not yours. */
export const noDocument = (): AppError => new AppError('NOT_FOUND', t('documents.unavailable'))

/** What the person is in the document. Throws NOT_FOUND. */
export async function roleIn(access: Access, who: string, documentId: string): Promise<Role> {
  const grant = await access.of(who, documentRoom(documentId))
  if (grant === null) throw noDocument()
  return grant.role
}

/**
 * The document's row, locked until the transaction ends. Who is in a document changes only under this lock, so the answer
 * still holds when the change is made; appending to the body does not wait for it. Throws NOT_FOUND for strangers and FORBIDDEN for people who may not.
 */
export async function lockDocument(
  tx: Transaction,
  access: Access,
  { who, documentId, may, refusal }: Demand,
): Promise<LockedDocument> {
  const document = await lockRow(tx, documentId)
  const held = await roleIn(access, who, documentId)
  if (document === null) throw noDocument()
  if (!may(held)) throw new AppError('FORBIDDEN', refusal)
  return document
}

/** A document in its owner's trash, locked. In the trash nobody else can see it. Throws NOT_FOUND. */
export async function lockTrashed(tx: Transaction, who: string, documentId: string): Promise<LockedDocument> {
  const document = await lockRow(tx, documentId)
  if (document === null || document.ownerId !== who || document.trashedAt === null) throw noDocument()
  return document
}
