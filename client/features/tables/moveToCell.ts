import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'

/**
 * Selects the content of the next or previous cell of the table around the caret. Returns false if
 * there is none.
 */
export function moveToCell({ state, view }: Editor, direction: 1 | -1): boolean {
  const { $head } = state.selection
  // The document, the table, its row, its cell.
  if ($head.depth < 3) return false
  const start = $head.start(1)
  const places: number[] = []
  $head.node(1).forEach((row, rowAt) => {
    row.forEach((_cell, cellAt) => places.push(start + rowAt + 1 + cellAt))
  })
  const at = places[places.indexOf($head.before(3)) + direction]
  const cell = at === undefined ? null : state.doc.nodeAt(at)
  if (at === undefined || !cell) return false
  const [$from, $to] = [state.doc.resolve(at + 1), state.doc.resolve(at + cell.nodeSize - 1)]
  view.dispatch(state.tr.setSelection(TextSelection.between($from, $to)).scrollIntoView())
  return true
}
