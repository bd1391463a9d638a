import type { Order, Transaction } from 'sequelize'
import { z } from 'zod'

import { goalsOfUser } from '#api/features/check-settings/service.ts'
import { DocumentModel } from '#api/features/documents/model.ts'
import { lockDocumentRow, lockTrashed, type LockedDocument } from '#api/features/documents/policy.ts'
import { readFacts, readWriting } from '#api/features/documents/queries.ts'
import { enterSnippet } from '#api/features/documents/snippetEntry.ts'
import { dialectOfUser } from '#api/features/users/dialect.ts'
import { personalWorkspace } from '#api/features/users/workspaces.ts'
import { recordActivityOf } from '#api/kit/activity.ts'
import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { query } from '#api/kit/query.ts'
import {
  AUTO,
  changedWriting,
  writingSettings,
  type WritingChange,
  type WritingSettings,
} from '#schema/check-settings/settings.ts'
import { documentChanged } from '#schema/documents/contract.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { documentRoom, userRoom, type Room } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import { mayManage, mayRename, mayWrite } from '#schema/sharing/roles.ts'
import { changedTags, TAGS_MAX, type TagChange } from '#schema/snippets/tags.ts'
import { languageByCode } from '#writing/languages/table.ts'

type New = {
  /** Absent: a random one. */
  id?: string | undefined
  kind: DocumentKind
  title: string
  tags?: string[] | undefined
  writing?: WritingSettings
}

/**
 * Creates an empty document or snippet, by default checked in its owner's English and for their goals.
 * Returns its id.
 */
export async function createDocument(
  tx: Transaction,
  ownerId: string,
  { id, kind, title, tags = [], writing: given }: New,
): Promise<string> {
  const workspaceId = await personalWorkspace(tx, ownerId)
  const writing = given ?? (await settingsOfUser(ownerId, tx))
  const document = await DocumentModel.create(
    { ...(id !== undefined && { id }), kind, workspaceId, ownerId, title, tags, writing },
    { transaction: tx },
  )
  if (kind === 'snippet') await enterSnippet(tx, document)
  await announceDocument(tx, document)
  recordActivityOf(tx, { kind: 'document', userId: ownerId, detail: kind })
  return document.id
}

const settingsOfUser = async (ownerId: string, tx: Transaction): Promise<WritingSettings> =>
  writingSettings.parse({
    dialect: await dialectOfUser(ownerId, tx),
    goals: await goalsOfUser(ownerId, tx),
  })

/** A user's change of a row, which must be of the kind. */
type Act = { who: string; documentId: string; kind: DocumentKind }

/**
 * Changes the title, and the tags of a snippet. Absent parts stay, and so do tags that are not named. Throws
 * NOT_FOUND, FORBIDDEN, or VALIDATION for too many tags.
 */
export async function renameDocument(
  tx: Transaction,
  { title, addTags, removeTags, ...act }: Act & { title?: string | undefined } & TagChange,
): Promise<void> {
  const refusal = t(`documents.cannotRename.${act.kind}`)
  const document = await lockDocumentRow(tx, { ...act, may: mayRename, refusal })
  document.title = title ?? document.title
  if (addTags ?? removeTags) document.tags = fitting(changedTags(document.tags, { addTags, removeTags }))
  document.revision += 1
  await document.save({ transaction: tx })
  if (act.kind === 'snippet') await enterSnippet(tx, document)
  await announceDocument(tx, document)
}

/** Returns the tags of a snippet, to which others may have added some meanwhile. Throws VALIDATION for too many. */
function fitting(tags: readonly string[]): string[] {
  if (tags.length <= TAGS_MAX) return [...tags]
  const message = t('snippets.tagsFull', { most: TAGS_MAX })
  throw new AppError('VALIDATION', message, { fields: { addTags: message } })
}

/**
 * Changes how the document is checked for everyone in it. Throws NOT_FOUND, FORBIDDEN, or
 * VALIDATION for an unsupported language.
 */
export async function changeWriting(
  tx: Transaction,
  { change, ...act }: Act & { change: WritingChange },
): Promise<void> {
  const refusal = t(`documents.cannotChangeChecks.${act.kind}`)
  const document = await lockDocumentRow(tx, { ...act, may: mayWrite, refusal })
  if (change.language !== undefined && change.language !== AUTO && !languageByCode(change.language))
    throw unsupported()
  document.writing = changedWriting(await readWriting(act.documentId, tx), change)
  document.revision += 1
  // The text has not changed, so `updatedAt` stays.
  await document.save({ transaction: tx, silent: true })
  await announceDocument(tx, document)
}

function unsupported(): AppError {
  const message = t('documents.noLanguage')
  return new AppError('VALIDATION', message, { fields: { language: message } })
}

/**
 * Moves the document to its owner's trash. Only the owner sees it there. Throws NOT_FOUND or
 * FORBIDDEN.
 */
export async function trashDocument(tx: Transaction, { now, ...act }: Act & { now: Date }): Promise<void> {
  const refusal = t(`documents.cannotDelete.${act.kind}`)
  const document = await lockDocumentRow(tx, { ...act, may: mayManage, refusal })
  await moveTrash(tx, document, now)
}

/** Restores the document from the trash, with its members. Throws NOT_FOUND. */
export async function restoreDocument(tx: Transaction, act: Act): Promise<void> {
  await moveTrash(tx, await lockTrashed(tx, act), null)
}

/** Deletes a document in the owner's trash, with its body. Throws NOT_FOUND. */
export async function deleteDocument(tx: Transaction, act: Act): Promise<void> {
  await removeDocument(tx, await lockTrashed(tx, act))
}

/** Permanently deletes all documents of an owner. */
export async function removeDocumentsOf(tx: Transaction, ownerId: string): Promise<void> {
  const order: Order = ['id']
  const own = await DocumentModel.findAll({
    where: { ownerId },
    order,
    transaction: tx,
    lock: tx.LOCK.UPDATE,
  })
  for (const document of own) await removeDocument(tx, document)
}

/** The part of a document that its events need. */
export type Announced = Pick<LockedDocument, 'id' | 'ownerId' | 'revision'>

/**
 * Raises a locked document's revision for a change in another table, and returns it with the new
 * one. `updatedAt` stays.
 */
export async function raiseRevision(
  tx: Transaction,
  { id, ownerId, revision }: Announced,
): Promise<Announced> {
  const raised = { id, ownerId, revision: revision + 1 }
  await DocumentModel.update({ revision: raised.revision }, { where: { id }, transaction: tx, silent: true })
  return raised
}

/** Permanently deletes a locked document. */
export async function removeDocument(tx: Transaction, document: DocumentModel): Promise<void> {
  const rooms = await roomsOf(tx, document)
  await document.destroy({ transaction: tx })
  const { id: key, revision } = document
  await publish(tx, documentChanged, { key, revision: revision + 1, value: null, rooms })
}

// The document itself has not changed, so `updatedAt` stays.
async function moveTrash(tx: Transaction, document: DocumentModel, trashedAt: Date | null): Promise<void> {
  document.trashedAt = trashedAt
  document.revision += 1
  await document.save({ transaction: tx, silent: true })
  await announceDocument(tx, document)
}

/**
 * Publishes the document's state to everyone in it, or only to `rooms`. Its revision was raised in
 * this transaction.
 */
export async function announceDocument(tx: Transaction, document: Announced, rooms?: Room[]): Promise<void> {
  await publish(tx, documentChanged, {
    key: document.id,
    revision: document.revision,
    value: await readFacts(tx, document.id),
    rooms: rooms ?? (await roomsOf(tx, document)),
  })
}

const person = z.object({ userId: z.string() })

/**
 * Returns the document's room and the rooms of its members, since they may have a list of documents
 * open.
 */
async function roomsOf(tx: Transaction, document: Announced): Promise<Room[]> {
  const text = 'SELECT user_id AS "userId" FROM document_members WHERE document_id = $1 AND NOT waiting'
  const members = await query(tx, person, text, [document.id])
  const people = [document.ownerId, ...members.map(member => member.userId)]
  return [documentRoom(document.id), ...people.map(userRoom)]
}
