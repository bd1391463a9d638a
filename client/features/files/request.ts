import type { Editor, JSONContent } from '@tiptap/core'
import { atom } from 'jotai'

import { titleFrom } from '#client/editor/core/titleFrom.ts'
import { store } from '#client/shared/lib/store.ts'
import { type ExportFormat, IMPORT_FORMATS } from '#document/convert/formats.ts'
import { KINDS, type DocumentKind } from '#schema/documents/kinds.ts'

/** Something to do with a file. */
export type FileRequest =
  | { kind: 'import'; file: File }
  | { kind: 'export'; format: ExportFormat; documentId: string; title: string; content: JSONContent }
  | { kind: 'print' }

/** Shows what a request is doing, and the part of it that is done, from 0 to 1, if that is known. */
export type OnStage = (stage: string, part?: number) => void

/** The current request; null when it is done. */
export const fileRequest = atom<FileRequest | null>(null)

/** Imports a file as a new document. */
export const importFile = (file: File): void => store.set(fileRequest, { kind: 'import', file })

/** Lets the user choose a file, and imports it. */
export function chooseFile(): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = Object.keys(IMPORT_FORMATS)
    .map(extension => `.${extension}`)
    .join(',')
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    if (file) importFile(file)
  })
  input.click()
}

type Exported = { editor: Editor; document: { id: string; kind: DocumentKind; title: string } }

/**
 * Exports the text of an open document as it is now. A document without a title gets the name that
 * its text is about to get.
 */
export function exportText(format: ExportFormat, { editor, document: { id, kind, title } }: Exported): void {
  const named = title === KINDS[kind].untitled ? titleFrom(editor.state.doc) || title : title
  store.set(fileRequest, {
    kind: 'export',
    format,
    documentId: id,
    title: named,
    content: editor.getJSON(),
  })
}

/** Opens the browser's way to print, which also makes PDF files. */
export const print = (): void => store.set(fileRequest, { kind: 'print' })
