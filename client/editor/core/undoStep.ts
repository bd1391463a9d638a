import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { yUndoPluginKey } from '@tiptap/y-tiptap'

/** Dispatches a change as a separate undo step, apart from typing before and after. */
export function dispatchAsUndoStep(editor: Editor, transaction: Transaction): void {
  const history = yUndoPluginKey.getState(editor.state)?.undoManager
  history?.stopCapturing()
  editor.view.dispatch(transaction)
  history?.stopCapturing()
}
