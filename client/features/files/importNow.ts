import { keepForOpening } from '#client/editor/core/pendingContent.ts'
import { call } from '#client/shared/api/call.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { titleOfFile } from '#document/convert/fileName.ts'
import type { LeftOut } from '#document/convert/imported.ts'
import { titleStart, UNTITLED } from '#schema/documents/contract.ts'
import * as documents from '#schema/documents/endpoints.ts'
import { fileTasks } from '#schema/messages/en/fileTasks.ts'

import { storeImages } from './bodyImages.ts'
import { readFile } from './convert.ts'
import { refusalText } from './report.ts'
import type { OnStage } from './request.ts'

const t = translator(fileTasks)

type Options = { signal: AbortSignal; onStage: OnStage }

/**
 * Makes a document of a file and returns it, or returns why it could not. Throws the signal's
 * reason when it is aborted; then there is no document.
 */
export async function importNow(
  file: File,
  { signal, onStage }: Options,
): Promise<{ documentId: string; leftOut: LeftOut } | string> {
  const read = await readFile(file, signal)
  if (!read.ok) return refusalText(read.error)
  const { body, title, leftOut, media } = read.value
  let documentId: string | null = null
  try {
    const made = await call(documents.create, { body: { title: titleFor(title, file.name) } })
    documentId = made.id
    signal.throwIfAborted()
    const { content, missing } = await storeImages(
      documentId,
      { body, media },
      { signal, onCount: (done, count) => onStage(t('uploading', { done, count }), (done - 1) / count) },
    )
    keepForOpening(documentId, content)
    return { documentId, leftOut: { ...leftOut, images: leftOut.images + missing } }
  } catch (error) {
    if (documentId !== null) await removeDocument(documentId)
    signal.throwIfAborted()
    return isFull(error) ? t('noRoom') : failureText(error)
  }
}

const titleFor = (title: string | null, fileName: string): string =>
  titleStart(title ?? titleOfFile(fileName)).trim() || UNTITLED

/** Whether the storage of this device for the text is full. */
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** Removes the document of an import that was not completed. */
async function removeDocument(id: string): Promise<void> {
  try {
    await call(documents.trash, { params: { id } })
    await call(documents.remove, { params: { id } })
  } catch {
    // It is empty, and in the list or in the trash.
  }
}
