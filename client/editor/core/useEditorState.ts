import type { Editor } from '@tiptap/core'
import deepEqual from 'fast-deep-equal'
import { useMemo, useSyncExternalStore } from 'react'

/**
 * Returns what `read` finds in an editor, and renders the component again when a transaction has
 * changed it. An equal result is the same object. `read` should be a constant.
 */
export function useEditorState<State>(editor: Editor, read: (editor: Editor) => State): State {
  const { subscribe, current } = useMemo(() => watch(editor, read), [editor, read])
  return useSyncExternalStore(subscribe, current)
}

function watch<State>(editor: Editor, read: (editor: Editor) => State) {
  let last = read(editor)
  return {
    current: () => {
      const now = read(editor)
      if (!deepEqual(last, now)) last = now
      return last
    },
    subscribe: (onChange: () => void) => {
      // An update without a transaction is one of the options.
      editor.on('transaction', onChange)
      editor.on('update', onChange)
      return () => {
        editor.off('transaction', onChange)
        editor.off('update', onChange)
      }
    },
  }
}
