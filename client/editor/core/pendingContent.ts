import type { Editor, JSONContent } from '@tiptap/core'

import { parseBody } from '#document/parse.ts'

import { pendingKey } from '#client/editor/collab/localCopies.ts'

/** Keeps a text for a document that is about to be opened for the first time; it survives the tab. */
export function keepForOpening(documentId: string, content: JSONContent): void {
  localStorage.setItem(pendingKey(documentId), JSON.stringify(content))
}

/** Puts a kept text into the document, once it is open and if it is still empty. It stays kept until {@link dropPending}. */
export function insertPending(editor: Editor, documentId: string): void {
  const kept = localStorage.getItem(pendingKey(documentId))
  if (kept === null || !editor.isEmpty || !editor.isEditable) return
  const body = parseBody(JSON.parse(kept))
  if (body.ok) editor.commands.setContent(body.value)
  else localStorage.removeItem(pendingKey(documentId))
}

/** Keeps a text no longer that has been put into the document; once the server has it, and not sooner: the tab may end before. */
export function dropPending(editor: Editor, documentId: string): void {
  if (!editor.isEmpty) localStorage.removeItem(pendingKey(documentId))
}
