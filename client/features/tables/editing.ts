import type { Editor } from '@tiptap/core'
import type { Command, EditorState } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  fixTables,
  isInTable,
  mergeCells,
  selectedRect,
  splitCell,
  toggleHeader,
} from '@tiptap/pm/tables'

import { asOneUndoStep } from '#client/editor/core/undoStep.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { MAX_TABLE_COLUMNS, MAX_TABLE_PLACES } from '#document/table.ts'
import { tables } from '#schema/messages/en/tables.ts'

import { moveToCell } from './moveToCell.ts'

const t = translator(tables)

/** Deletes the selected rows or columns; all of them: the table. */
const deleting =
  (command: Command, isAll: (state: EditorState) => boolean): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false
    return isAll(state) ? deleteTable(state, dispatch) : command(state, dispatch)
  }

/** Adds rows or columns up to the largest size of a table. */
const adding =
  (command: Command, rows: number, columns: number): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false
    const { width, height } = selectedRect(state).map
    if (width + columns <= MAX_TABLE_COLUMNS && (width + columns) * (height + rows) <= MAX_TABLE_PLACES)
      return command(state, dispatch)
    if (dispatch) toast({ kind: 'error', title: t('tooLarge'), description: t('tooLargeText') })
    return true
  }

export const TABLE_COMMANDS = {
  addRowBefore: adding(addRowBefore, 1, 0),
  addRowAfter: adding(addRowAfter, 1, 0),
  deleteRow: deleting(deleteRow, state => {
    const { top, bottom, map } = selectedRect(state)
    return top === 0 && bottom === map.height
  }),
  addColumnBefore: adding(addColumnBefore, 0, 1),
  addColumnAfter: adding(addColumnAfter, 0, 1),
  deleteColumn: deleting(deleteColumn, state => {
    const { left, right, map } = selectedRect(state)
    return left === 0 && right === map.width
  }),
  headerRow: toggleHeader('row'),
  headerColumn: toggleHeader('column'),
  merge: mergeCells,
  split: splitCell,
  delete: deleteTable,
} satisfies Record<string, Command>

export type TableCommand = keyof typeof TABLE_COMMANDS

/** Runs a command for the cells around the caret or selected. Returns false if it cannot. */
export function runTableCommand(editor: Editor, name: TableCommand): boolean {
  const { view } = editor
  if (!editor.isEditable || !isInTable(view.state)) return false
  view.focus()
  let isRun = false
  asOneUndoStep(editor, () => {
    // Commands expect a rectangle, which a table may not be for a moment after two people changed it.
    const mended = fixTables(view.state)
    if (mended) view.dispatch(mended)
    isRun = TABLE_COMMANDS[name](view.state, transaction => view.dispatch(transaction.scrollIntoView()))
  })
  return isRun
}

/** Whether a command can run now. */
export const canRun = (editor: Editor, name: TableCommand): boolean =>
  editor.isEditable && isInTable(editor.state) && TABLE_COMMANDS[name](editor.state)

/** Adds a row below, and moves to its first cell. */
export function addRowBelow(editor: Editor): void {
  if (runTableCommand(editor, 'addRowAfter')) moveToCell(editor, 1)
}
