import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { yUndoPluginKey } from '@tiptap/y-tiptap'
import { UndoManager } from 'yjs'

/** Returns the history of an editor. */
export function historyOf(editor: Editor): UndoManager | null {
  // y-tiptap does not type its plugin's state.
  const state: unknown = yUndoPluginKey.getState(editor.state)
  const history =
    typeof state === 'object' && state !== null && 'undoManager' in state ? state.undoManager : null
  return history instanceof UndoManager ? history : null
}

/** Dispatches a change as a separate undo step, apart from typing before and after. */
export function dispatchAsUndoStep(editor: Editor, transaction: Transaction): void {
  const history = historyOf(editor)
  history?.stopCapturing()
  editor.view.dispatch(transaction)
  history?.stopCapturing()
}
