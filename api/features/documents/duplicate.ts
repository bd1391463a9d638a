import type { Sequelize, Transaction } from 'sequelize'

import { lockDocument, lockUncheckedRow, noDocument } from '#api/features/documents/policy.ts'
import { createDocument, removeDocument } from '#api/features/documents/service.ts'
import { t } from '#api/kit/messages.ts'
import { awaitCommand, sendCommand } from '#api/services/body-commands/service.ts'
import { copyImages, sizeOfImages } from '#api/services/images/copies.ts'
import { copyBody } from '#schema/body-commands/contract.ts'
import { titleStart } from '#schema/documents/contract.ts'
import { KINDS, type DocumentKind } from '#schema/documents/kinds.ts'
import { AppError } from '#schema/shared/errors.ts'

type Request = { who: string; documentId: string; kind: DocumentKind }

type Room = {
  /** Throws if the user may not create a document. */
  requireRoom: (tx: Transaction) => Promise<void>
  /** Whether so many bytes fit into the user's storage. They remain free in the transaction. */
  take: (tx: Transaction, bytes: number) => Promise<boolean>
}

/**
 * Copies a document that the user can open into a new one of theirs, with its images, its tags and its
 * check settings. Returns its id. Should the realtime server take longer than 5 s, the text arrives later. Throws
 * NOT_FOUND, and whatever `requireRoom` throws.
 */
export async function duplicateDocument(
  sequelize: Sequelize,
  request: Request,
  { requireRoom, take }: Room,
): Promise<string> {
  const { id, command } = await sequelize.transaction(async tx => {
    await requireRoom(tx)
    return startCopy(tx, request, take)
  })
  const { state } = await awaitCommand(command)
  const failure = failureOf(state, request.kind)
  if (failure === null) return id
  await withdrawDocument(sequelize, id)
  throw failure
}

/** Deletes a new document whose text did not arrive. */
export const withdrawDocument = (sequelize: Sequelize, id: string): Promise<void> =>
  sequelize.transaction(async tx => {
    const made = await lockUncheckedRow(tx, id)
    if (made !== null) await removeDocument(tx, made)
  })

async function startCopy(tx: Transaction, { who, documentId, kind }: Request, take: Room['take']) {
  const source = await lockDocument(tx, {
    who,
    documentId,
    may: () => true,
    refusal: '',
    kind,
  })
  const title = titleStart(t('documents.copyOf', { title: source.title }), KINDS[kind].titleMax)
  const { tags, writing } = source
  const id = await createDocument(tx, who, { kind, title, tags, writing })
  const bytes = await sizeOfImages(tx, documentId)
  if (bytes > 0) {
    if (!(await take(tx, bytes))) throw copyTooLarge()
    await copyImages(tx, { from: documentId, to: id, who })
  }
  const about = { documentId: id, userId: who, payload: { from: documentId } }
  return { id, command: await sendCommand(tx, copyBody, about) }
}

const copyTooLarge = (): AppError => new AppError('STORAGE_FULL', t('documents.copyTooLarge'))

type State = Awaited<ReturnType<typeof awaitCommand>>['state']

function failureOf(state: State, kind: DocumentKind): AppError | null {
  switch (state) {
    case 'done':
    case 'unchanged':
    case 'pending':
      return null
    case 'gone':
    case 'unavailable':
      return noDocument(kind)
    case 'unreadable':
      return new AppError('CONFLICT', t(`documents.copyUnreadable.${kind}`))
    case 'full':
      return copyTooLarge()
    case 'late':
    case 'failed':
      return new AppError('UNAVAILABLE', t(`documents.copyFailed.${kind}`))
    default:
      return state satisfies never
  }
}
