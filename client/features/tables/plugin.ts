import { Extension } from '@tiptap/core'
import { Plugin, type EditorState } from '@tiptap/pm/state'
import { tableEditing } from '@tiptap/pm/tables'

import { addRowBelow } from './editing.ts'
import { moveToCell } from './moveToCell.ts'
import { scrolledByReaders } from './readers.ts'

export const isInTable = ({ selection: { $head } }: EditorState): boolean =>
  $head.depth > 0 && $head.node(1).type.name === 'table'

/**
 * The plugin of prosemirror-tables, which corrects the selection only. The server mends a table that
 * two people have changed at once, so that they do not mend it twice.
 */
function tablePlugin(): Plugin {
  const plugin = tableEditing()
  const { appendTransaction, ...spec } = plugin.spec
  return new Plugin({
    ...spec,
    appendTransaction: (_transactions, _before, state) => appendTransaction?.call(plugin, [], state, state),
  })
}

/** Editing in tables: selections of cells, and the keys that move between them. */
export const TableEditing = Extension.create({
  name: 'tableEditing',

  addKeyboardShortcuts() {
    const move = (direction: 1 | -1) => (): boolean => {
      const { editor } = this
      if (!editor.isEditable || !isInTable(editor.state)) return false
      if (!moveToCell(editor, direction) && direction === 1) addRowBelow(editor)
      return true
    }
    return { Tab: move(1), 'Shift-Tab': move(-1) }
  },

  addProseMirrorPlugins() {
    return [tablePlugin(), scrolledByReaders(this.editor)]
  },
})
