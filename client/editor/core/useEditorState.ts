import type { Editor } from '@tiptap/core'
import { useMemo, useSyncExternalStore } from 'react'

/**
 * Returns what `select` reads from the editor, kept current. Draws again only when its JSON
 * changes.
 */
export function useEditorState<T>(editor: Editor, select: (editor: Editor) => T): T {
  const latest = useMemo(() => new Latest<T>(), [])
  const subscribe = useMemo(
    () => (listener: () => void) => {
      editor.on('transaction', listener)
      // Without a transaction: whether the text can be edited.
      editor.on('update', listener)
      return () => {
        editor.off('transaction', listener)
        editor.off('update', listener)
      }
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, () => latest.of(select(editor)))
}

/** Keeps the object of before for as long as it says the same. */
class Latest<T> {
  private held: { value: T; text: string } | undefined

  of(value: T): T {
    const text = JSON.stringify(value)
    if (this.held?.text !== text) this.held = { value, text }
    return this.held.value
  }
}
