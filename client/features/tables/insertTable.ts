import type { Editor } from '@tiptap/core'
import type { Node, Schema } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'

import { dispatchAsUndoStep } from '#client/editor/core/undoStep.ts'

/** The size of a table that is inserted without asking. */
export const USUAL_SIZE = { rows: 3, columns: 3 }

export type Size = { rows: number; columns: number }

/**
 * Inserts a table with a header row, and puts the caret into its first cell. It replaces an empty
 * paragraph, and otherwise follows the list, quote or table around the caret, since it cannot be in
 * one.
 */
export function insertTable(editor: Editor, size: Size = USUAL_SIZE): void {
  const { state, view } = editor
  const { $to } = state.selection
  const tr = state.tr
  const around = $to.depth > 0 ? $to.node(1) : null
  const isEmptyLine = $to.depth === 1 && around?.type.name === 'paragraph' && around.content.size === 0
  const table = tableOf(state.schema, size)
  const at = isEmptyLine ? $to.before(1) : $to.depth > 0 ? $to.after(1) : $to.pos
  tr.replaceWith(at, isEmptyLine ? $to.after(1) : at, table)
  const end = at + table.nodeSize
  const next = tr.doc.resolve(end).nodeAfter
  const paragraph = state.schema.nodes['paragraph']?.create()
  // Otherwise there would be no line on which to go on.
  if (paragraph && (!next || next.type === table.type)) tr.insert(end, paragraph)
  tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)))
  dispatchAsUndoStep(editor, tr.scrollIntoView())
  view.focus()
}

function tableOf(schema: Schema, { rows, columns }: Size): Node {
  const row = (name: string): Node => {
    const cells = Array.from({ length: columns }, () => schema.nodes[name]?.createAndFill() ?? [])
    return schema.node('tableRow', null, cells.flat())
  }
  return schema.node('table', null, [
    row('tableHeader'),
    ...Array.from({ length: rows - 1 }, () => row('tableCell')),
  ])
}
