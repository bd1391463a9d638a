import type { Editor, JSONContent } from '@tiptap/core'

import { pendingKey } from '#client/editor/collab/localCopies.ts'
import { parseBody } from '#document/parse.ts'

/**
 * Stores a text for a document that is about to be opened for the first time. It survives the tab.
 */
export function keepForOpening(documentId: string, content: JSONContent): void {
  localStorage.setItem(pendingKey(documentId), JSON.stringify(content))
}

/**
 * Inserts a stored text into the open document if that is still empty. The text stays stored until
 * {@link dropPending}.
 */
export function insertPending(editor: Editor, documentId: string): void {
  const kept = localStorage.getItem(pendingKey(documentId))
  if (kept === null || !editor.isEmpty || !editor.isEditable) return
  const body = bodyIn(kept)
  if (body) editor.commands.setContent(body)
  else localStorage.removeItem(pendingKey(documentId))
}

function bodyIn(kept: string): JSONContent | null {
  try {
    const body = parseBody(JSON.parse(kept))
    return body.ok ? body.value : null
  } catch {
    // Not JSON.
    return null
  }
}

/**
 * Deletes a stored text that was inserted. Call it only after the server has saved the text, since
 * the tab may close earlier.
 */
export function dropPending(editor: Editor, documentId: string): void {
  if (!editor.isEmpty) localStorage.removeItem(pendingKey(documentId))
}
