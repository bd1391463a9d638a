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

/** Makes changes that are one undo step together, apart from typing before and after. */
export function asOneUndoStep(editor: Editor, change: () => void): void {
  const history = historyOf(editor)
  if (!history) {
    change()
    return
  }
  history.stopCapturing()
  const { captureTimeout } = history
  // However long it takes.
  history.captureTimeout = Number.POSITIVE_INFINITY
  try {
    change()
  } finally {
    history.captureTimeout = captureTimeout
    history.stopCapturing()
  }
}

/** Dispatches a change as a separate undo step, apart from typing before and after. */
export const dispatchAsUndoStep = (editor: Editor, transaction: Transaction): void =>
  asOneUndoStep(editor, () => editor.view.dispatch(transaction))
