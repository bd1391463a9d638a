import type { Editor } from '@tiptap/core'

import type { Command } from '#client/editor/commands/command.ts'
import { asOneUndoStep } from '#client/editor/core/undoStep.ts'

import { slashIn } from './trigger.ts'

/** Removes the slash and what follows it, and runs a command there. One undo brings the slash back. */
export function runInText(editor: Editor, command: Command): void {
  const slash = slashIn(editor.state)
  if (!slash) return
  asOneUndoStep(editor, () => {
    editor.view.dispatch(editor.state.tr.delete(slash.from, slash.to))
    command.run()
  })
}
