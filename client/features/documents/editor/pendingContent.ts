import type { Editor, JSONContent } from '@tiptap/core'

import { parseBody } from '#document/parse.ts'

const keyOf = (documentId: string) => `bluepencil/pending/${documentId}`

/** Keeps a text for a document that is about to be opened for the first time; it survives a reload. */
export function keepForOpening(documentId: string, content: JSONContent): void {
  sessionStorage.setItem(keyOf(documentId), JSON.stringify(content))
}

/** Puts a kept text into the document, once it is open and if it is still empty. */
export function insertPending(editor: Editor, documentId: string): void {
  const kept = sessionStorage.getItem(keyOf(documentId))
  if (kept === null || !editor.isEmpty || !editor.isEditable) return
  const body = parseBody(JSON.parse(kept))
  if (body.ok) editor.commands.setContent(body.value)
  sessionStorage.removeItem(keyOf(documentId))
}
