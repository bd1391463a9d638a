import type { Editor, JSONContent } from '@tiptap/core'

import { parseBody } from '#document/parse.ts'

import { pendingKey } from './collab/localCopies.ts'

/** Keeps a text for a document that is about to be opened for the first time; it survives the tab. */
export function keepForOpening(documentId: string, content: JSONContent): void {
  localStorage.setItem(pendingKey(documentId), JSON.stringify(content))
}

/** Puts a kept text into the document, once it is open and if it is still empty. */
export function insertPending(editor: Editor, documentId: string): void {
  const kept = localStorage.getItem(pendingKey(documentId))
  if (kept === null || !editor.isEmpty || !editor.isEditable) return
  const body = parseBody(JSON.parse(kept))
  if (body.ok) editor.commands.setContent(body.value)
  localStorage.removeItem(pendingKey(documentId))
}
