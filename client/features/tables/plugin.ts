import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state'

import type * as Editing from './editing.ts'
import { moveToCell } from './moveToCell.ts'
import { scrolledByReaders } from './readers.ts'

let editing: typeof Editing | null = null
let loading: Promise<typeof Editing | null> | null = null

/** Loads what edits tables. Returns null if it does not come; it is then asked for again. */
export function loadEditing(): Promise<typeof Editing | null> {
  loading ??= import('./editing.ts').then(
    loaded => {
      loaded.connect(state => tableKey.getState(state))
      editing = loaded
      return loaded
    },
    () => {
      loading = null
      return null
    },
  )
  return loading
}

const tableKey = new PluginKey<unknown>('tables')

export const isInTable = ({ selection: { $head } }: EditorState): boolean =>
  $head.depth > 0 && $head.node(1).type.name === 'table'

/**
 * Stands in for the plugin of prosemirror-tables from the start, and passes everything on to it once
 * its code is there. A plugin that is added later would draw the whole text again.
 */
const lateEditing = (): Plugin<unknown> =>
  new Plugin<unknown>({
    key: tableKey,
    state: {
      init: () => null,
      apply: (transaction, value, before, after) => {
        const plugin = editing?.plugin
        return plugin ? plugin.spec.state?.apply.call(plugin, transaction, value, before, after) : null
      },
    },
    props: {
      decorations: state => editing?.plugin.props.decorations?.call(editing.plugin, state),
      createSelectionBetween: (view, $anchor, $head) =>
        editing?.plugin.props.createSelectionBetween?.call(editing.plugin, view, $anchor, $head) ?? null,
      handleTripleClick: (view, position, event) =>
        editing?.plugin.props.handleTripleClick?.call(editing.plugin, view, position, event),
      handleKeyDown: (view, event) => editing?.plugin.props.handleKeyDown?.call(editing.plugin, view, event),
      handlePaste: (view, event, slice) =>
        editing?.plugin.props.handlePaste?.call(editing.plugin, view, event, slice),
      handleDOMEvents: {
        mousedown: (view, event) =>
          editing?.plugin.props.handleDOMEvents?.mousedown?.call(editing.plugin, view, event),
      },
    },
    // Corrects the selection only. The server mends a table that two people have changed at once, so
    // that they do not mend it twice.
    appendTransaction: (_transactions, _before, state) =>
      editing?.plugin.spec.appendTransaction?.call(editing.plugin, [], state, state),
  })

/** Editing in tables: selections of cells, and the keys that move between them. */
export const TableEditing = Extension.create({
  name: 'tableEditing',

  addKeyboardShortcuts() {
    const move = (direction: 1 | -1) => (): boolean => {
      const { editor } = this
      if (!editor.isEditable || !isInTable(editor.state)) return false
      if (!moveToCell(editor, direction) && direction === 1)
        void loadEditing().then(editing => editing?.addRowBelow(editor))
      return true
    }
    return { Tab: move(1), 'Shift-Tab': move(-1) }
  },

  addProseMirrorPlugins() {
    return [lateEditing(), scrolledByReaders(this.editor)]
  },
})
