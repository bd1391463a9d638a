import type { Sequelize, Transaction } from 'sequelize'

import { hasFirstText } from '#api/features/documents/firstText.ts'
import { keepUnchecked, noDocument, roleIn, type LockedDocument } from '#api/features/documents/policy.ts'
import { createDocument } from '#api/features/documents/service.ts'
import { t } from '#api/kit/messages.ts'
import { awaitCommand, sendCommand } from '#api/services/body-commands/service.ts'
import { copyImages, sizeOfImages } from '#api/services/images/copies.ts'
import { copyBody } from '#schema/body-commands/contract.ts'
import { titleStart } from '#schema/documents/contract.ts'
import { KINDS, type DocumentKind } from '#schema/documents/kinds.ts'
import { AppError } from '#schema/shared/errors.ts'

type Request = { who: string; documentId: string; kind: DocumentKind }

/** A text, as far as it is copied. It is not deleted until the transaction ends. */
export type Original = {
  from: { id: string; kind: DocumentKind; title: string }
  /** Absent: the copy has none, and the settings of the user. */
  kept?: Pick<LockedDocument, 'tags' | 'writing'>
  /** The share code by which it is read. Its images are not copied then. */
  code?: string
  /** The error if the text cannot be opened after all. */
  gone: () => AppError
}

export type Room = {
  /** Throws if the user may not create a document. */
  requireRoom: (tx: Transaction) => Promise<void>
  /** Whether so many bytes fit into the user's storage. They remain free in the transaction. */
  take: (tx: Transaction, bytes: number) => Promise<boolean>
}

/**
 * Copies a document that the user can open into a new one of theirs, with its images, its tags and its
 * check settings. Returns its id once the text is in it. Should the realtime server take longer than 5 s to
 * begin, there is no copy. Throws NOT_FOUND, CONFLICT, STORAGE_FULL, UNAVAILABLE, and whatever `requireRoom`
 * throws.
 */
export async function duplicateDocument(sequelize: Sequelize, request: Request, room: Room): Promise<string> {
  const { who } = request
  return (await copyOriginal(sequelize, { who, read: tx => readOriginal(tx, request) }, room)).id
}

/**
 * Copies the text that `read` returns. Throws whatever `read` throws, too. The copies of a text do not wait
 * for each other. The right to open it is checked once more when its body is copied.
 */
export async function copyOriginal(
  sequelize: Sequelize,
  { who, read }: { who: string; read: (tx: Transaction) => Promise<Original> },
  { requireRoom, take }: Room,
): Promise<{ id: string; kind: DocumentKind }> {
  const { id, command, original } = await sequelize.transaction(async tx => {
    await requireRoom(tx)
    const original = await read(tx)
    return { original, ...(await startCopy(tx, { who, original }, take)) }
  })
  // A look that fails says nothing about the text.
  const { state } = await awaitCommand(command).catch(() => ({ state: 'pending' as const }))
  const failure = failureOf(state, original)
  if (failure !== null && !(await hasFirstText(sequelize, id, command))) throw failure
  return { id, kind: original.from.kind }
}

async function readOriginal(tx: Transaction, { who, documentId, kind }: Request): Promise<Original> {
  const from = await keepUnchecked(tx, documentId)
  await roleIn(tx, who, documentId, kind)
  if (from?.kind !== kind) throw noDocument(kind)
  return { from, kept: from, gone: () => noDocument(kind) }
}

async function startCopy(
  tx: Transaction,
  { who, original: { from, kept, code } }: { who: string; original: Original },
  take: Room['take'],
) {
  const { kind } = from
  const title = titleStart(t('documents.copyOf', { title: from.title }), KINDS[kind].titleMax)
  const { tags, writing } = kept ?? {}
  const id = await createDocument(tx, who, { kind, title, tags, ...(writing && { writing }) })
  const bytes = code === undefined ? await sizeOfImages(tx, from.id) : 0
  if (bytes > 0) {
    if (!(await take(tx, bytes))) throw copyTooLarge()
    await copyImages(tx, { from: from.id, to: id, who })
  }
  const about = { documentId: id, userId: who, payload: { from: from.id, code } }
  return { id, command: await sendCommand(tx, copyBody, about) }
}

const copyTooLarge = (): AppError => new AppError('STORAGE_FULL', t('documents.copyTooLarge'))

type State = Awaited<ReturnType<typeof awaitCommand>>['state']

function failureOf(state: State, { from: { kind }, gone }: Original): AppError | null {
  switch (state) {
    case 'done':
    case 'unchanged':
      return null
    case 'gone':
    case 'unavailable':
      return gone()
    case 'unreadable':
      return new AppError('CONFLICT', t(`documents.copyUnreadable.${kind}`))
    case 'full':
      return copyTooLarge()
    case 'pending':
    case 'late':
    case 'failed':
      return new AppError('UNAVAILABLE', t(`documents.copyFailed.${kind}`))
    default:
      return state satisfies never
  }
}
