import type { Editor, JSONContent } from '@tiptap/core'
import { atom } from 'jotai'
import { useEffect } from 'react'

import { pendingKey } from '#client/editor/collab/localCopies.ts'
import { mayKeep } from '#client/shared/lib/signOut.ts'
import { store } from '#client/shared/lib/store.ts'
import { parseBody } from '#document/parse.ts'

/** The document whose text was stored last, in this tab. */
const lastKept = atom<{ documentId: string } | null>(null)

/** The editors into which their stored text was inserted. Its user may have cleared it since. */
const filled = new WeakSet<Editor>()

/**
 * Stores a text for a new document, which is about to be opened or just was: lists open a first
 * document as soon as it is there. It survives the tab.
 */
export function keepForOpening(documentId: string, content: JSONContent): void {
  if (!mayKeep()) return
  localStorage.setItem(pendingKey(documentId), JSON.stringify(content))
  store.set(lastKept, { documentId })
}

/**
 * Inserts a stored text into a loaded document that is still empty, now or when it is stored. The text
 * stays stored until {@link dropPending}.
 */
export function usePendingContent(editor: Editor, documentId: string, loaded: boolean): void {
  useEffect(() => {
    if (!loaded) return undefined
    const insert = () => insertPending(editor, documentId)
    insert()
    return store.sub(lastKept, insert)
  }, [editor, documentId, loaded])
}

function insertPending(editor: Editor, documentId: string): void {
  const kept = localStorage.getItem(pendingKey(documentId))
  if (kept === null || filled.has(editor) || !editor.isEmpty || !editor.isEditable) return
  const body = bodyIn(kept)
  if (body && editor.commands.setContent(body)) filled.add(editor)
  else if (!body) localStorage.removeItem(pendingKey(documentId))
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
  if (filled.has(editor) || !editor.isEmpty) localStorage.removeItem(pendingKey(documentId))
}
