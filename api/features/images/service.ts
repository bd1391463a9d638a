import { createHash } from 'node:crypto'

import type { Sequelize, Transaction } from 'sequelize'

import { lockDocument, roleIn } from '#api/features/documents/policy.ts'
import { drawImage } from '#api/features/images/draw.ts'
import { readStorage, takeStorage } from '#api/features/storage/service.ts'
import { t } from '#api/kit/messages.ts'
import { ROW_BYTES } from '#api/services/images/copies.ts'
import { DocumentImageModel } from '#api/services/images/model.ts'
import type { StoredImage } from '#schema/images/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { mayWrite } from '#schema/sharing/roles.ts'
import { sizeText } from '#schema/storage/rules.ts'

/** `factor` multiplies the limit of storage. */
type Change = { who: string; documentId: string; factor: number }

/**
 * Stores a file as an image of a document, once. Throws NOT_FOUND without access, FORBIDDEN without
 * the right to write, VALIDATION for an unusable file, STORAGE_FULL if it does not fit into the
 * owner's storage, and UNAVAILABLE.
 */
export async function storeImage(sequelize: Sequelize, change: Change, file: unknown): Promise<StoredImage> {
  const { who, documentId } = change
  // Before the work; checked again under the lock.
  if (!mayWrite(await roleIn(null, who, documentId))) throw new AppError('FORBIDDEN', t('images.cannotAdd'))
  if (!Buffer.isBuffer(file) || file.length === 0) throw noImageFile()
  const hash = createHash('sha256').update(file).digest()
  const known = await findByHash(null, documentId, hash)
  if (known) return present(known)
  const { isStill, ...drawn } = await drawImage(file, who)
  return sequelize.transaction(async tx => {
    const add = await openForImages(tx, change)
    // The same file may have come twice at once.
    const stored = await findByHash(tx, documentId, hash)
    return stored ? present(stored) : present(await add({ ...drawn, hash }), isStill)
  })
}

/**
 * Copies an image of a document that the user can read into one that they can write, under the same
 * id. Throws NOT_FOUND, FORBIDDEN or STORAGE_FULL.
 */
export async function copyImage(
  tx: Transaction,
  change: Change,
  from: { documentId: string; imageId: string },
): Promise<StoredImage> {
  await requireReadable(tx, change.who, from.documentId)
  const add = await openForImages(tx, change)
  const stored = await find(tx, { documentId: change.documentId, imageId: from.imageId })
  if (stored) return present(stored)
  const source = await find(tx, from)
  if (!source) throw noImage()
  const { id, mime, width, height, bytes, hash } = source
  return present(await add({ id, mime, width, height, bytes, hash }))
}

/** Returns an image of a document that the user can read. Throws NOT_FOUND. */
export async function readImage(
  who: string,
  from: { documentId: string; imageId: string },
): Promise<Pick<DocumentImageModel, 'mime' | 'bytes'>> {
  await requireReadable(null, who, from.documentId)
  const found = await find(null, from)
  if (!found) throw noImage()
  return found
}

/** The same error without access, for an unknown document, and for an unknown image. */
const noImage = (): AppError => new AppError('NOT_FOUND', t('images.missing'))

async function requireReadable(tx: Transaction | null, who: string, documentId: string): Promise<void> {
  try {
    await roleIn(tx, who, documentId)
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? noImage() : error
  }
}

const find = (tx: Transaction | null, { documentId, imageId }: { documentId: string; imageId: string }) =>
  DocumentImageModel.findOne({ where: { documentId, id: imageId }, transaction: tx })

const findByHash = (tx: Transaction | null, documentId: string, hash: Buffer) =>
  DocumentImageModel.findOne({
    where: { documentId, hash },
    attributes: ['id', 'width', 'height'],
    transaction: tx,
  })

type NewImage = Pick<DocumentImageModel, 'mime' | 'width' | 'height' | 'bytes' | 'hash'> & { id?: string }

/** Locks a document that the user may write, and returns a function that adds an image to it. */
async function openForImages(
  tx: Transaction,
  { who, documentId, factor }: Change,
): Promise<(image: NewImage) => Promise<DocumentImageModel>> {
  const refusal = t('images.cannotAdd')
  const { ownerId } = await lockDocument(tx, { who, documentId, may: mayWrite, refusal })
  return async image => {
    if (!(await takeStorage(tx, ownerId, factor, image.bytes.length + ROW_BYTES)))
      throw await noRoom(tx, { who, ownerId, factor })
    return DocumentImageModel.create({ ...image, documentId, uploadedBy: who }, { transaction: tx })
  }
}

/** Only owners learn how much storage they have. */
async function noRoom(
  tx: Transaction,
  { who, ownerId, factor }: { who: string; ownerId: string; factor: number },
): Promise<AppError> {
  if (who !== ownerId) return new AppError('STORAGE_FULL', t('images.ownersStorageFull'))
  const held = await readStorage(ownerId, factor, tx)
  const message = t('images.storageFull', { limit: sizeText(held.limitBytes) })
  return new AppError('STORAGE_FULL', message, { details: held })
}

const present = (
  { id, width, height }: Pick<DocumentImageModel, 'id' | 'width' | 'height'>,
  isStill = false,
): StoredImage => ({ id, width, height, isStill })

function noImageFile(): AppError {
  const message = t('images.format')
  return new AppError('VALIDATION', message, { fields: { image: message } })
}
