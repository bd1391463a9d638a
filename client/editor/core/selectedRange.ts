import type { Editor } from '@tiptap/core'

import type { Range } from '#client/editor/collab/anchor.ts'

/**
 * Returns the selected range; null if no text is selected, or several cells of a table, between which
 * there are others.
 */
export function selectedRange(editor: Editor): Range | null {
  const { from, to, empty, ranges } = editor.state.selection
  if (empty || ranges.length > 1) return null
  const text = editor.state.doc.textBetween(from, to, ' ', ' ')
  return text.trim() === '' ? null : { from, to }
}
