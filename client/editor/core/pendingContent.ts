import type { Editor, JSONContent } from '@tiptap/core'

import { pendingKey } from '#client/editor/collab/localCopies.ts'

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
export async function insertPending(editor: Editor, documentId: string): Promise<void> {
  const kept = localStorage.getItem(pendingKey(documentId))
  if (kept === null) return
  const { parseBody } = await import('#document/parse.ts')
  if (editor.isDestroyed || !editor.isEmpty || !editor.isEditable) return
  const body = parseBody(JSON.parse(kept))
  if (body.ok) editor.commands.setContent(body.value)
  else localStorage.removeItem(pendingKey(documentId))
}

/**
 * Deletes a stored text that was inserted. Call it only after the server has saved the text, since
 * the tab may close earlier.
 */
export function dropPending(editor: Editor, documentId: string): void {
  if (!editor.isEmpty) localStorage.removeItem(pendingKey(documentId))
}
