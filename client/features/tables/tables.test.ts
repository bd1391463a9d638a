// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { CellSelection } from '@tiptap/pm/tables'
import { afterEach, describe, expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { MAX_TABLE_COLUMNS } from '#document/table.ts'

import { runTableCommand, type TableCommand } from './editing.ts'
import { insertTable } from './insertTable.ts'
import { TableEditing } from './plugin.ts'

let editor: Editor
afterEach(() => editor.destroy())

function start(content: string): void {
  editor = new Editor({ extensions: [...bodyExtensions(), TableEditing], content })
  editor.commands.focus()
}

const table = (...rows: string[][]): string =>
  `<table>${rows.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

/** The blocks; of a table its rows, with headings in capitals and spans as numbers. */
function shown(): string[] {
  const blocks: string[] = []
  editor.state.doc.forEach(block => {
    if (block.type.name !== 'table') return blocks.push(block.textContent)
    const rows: string[] = []
    block.forEach(row => {
      const cells: string[] = []
      row.forEach(cell => {
        const { colspan, rowspan } = cell.attrs
        const text = cell.type.name === 'tableHeader' ? cell.textContent.toUpperCase() : cell.textContent
        cells.push(colspan === 1 && rowspan === 1 ? text : `${text}${String(colspan)}${String(rowspan)}`)
      })
      rows.push(cells.join('|'))
    })
    return blocks.push(rows.join('/'))
  })
  editor.state.doc.check()
  return blocks
}

/** Puts the caret behind a text. */
function caretAt(text: string): void {
  let at = 0
  editor.state.doc.descendants((node, position) => {
    if (node.text === text) at = position + node.nodeSize
  })
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, at)))
}

/** Selects the cells between those with these texts. */
function selectCells(from: string, to: string): void {
  const cellWith = (text: string): number => {
    caretAt(text)
    return editor.state.selection.$head.before(3)
  }
  const selection = CellSelection.create(editor.state.doc, cellWith(from), cellWith(to))
  editor.view.dispatch(editor.state.tr.setSelection(selection))
}

describe('a table is inserted', () => {
  test('in place of an empty line, with the caret in its first cell and a line after it', () => {
    start('<p></p>')
    insertTable(editor, { rows: 2, columns: 3 })
    expect(shown()).toEqual(['||/||', ''])
    expect(editor.state.doc.firstChild?.firstChild?.firstChild?.type.name).toBe('tableHeader')
    editor.commands.insertContent('a')
    expect(shown()).toEqual(['A||/||', ''])
  })

  test.each([
    ['a paragraph', '<p>one</p><p>two</p>', ['one', '||/||', 'two']],
    ['a list', '<ul><li><p>one</p></li></ul>', ['one', '||/||', '']],
    ['a quote', '<blockquote><p>one</p></blockquote><p>two</p>', ['one', '||/||', 'two']],
    ['another table', table(['one', 'b']), ['one|b', '||/||', '']],
  ])('after %s', (_, content, expected) => {
    start(content)
    caretAt('one')
    insertTable(editor, { rows: 2, columns: 3 })
    expect(shown()).toEqual(expected)
  })
})

describe('the commands', () => {
  test.each<[TableCommand, string[]]>([
    ['addRowBefore', ['a|b/|/c|d', 'end']],
    ['addRowAfter', ['a|b/c|d/|', 'end']],
    ['deleteRow', ['a|b', 'end']],
    ['addColumnBefore', ['|a|b/|c|d', 'end']],
    ['addColumnAfter', ['a||b/c||d', 'end']],
    ['deleteColumn', ['b/d', 'end']],
    ['headerRow', ['A|B/c|d', 'end']],
    ['headerColumn', ['A|b/C|d', 'end']],
    ['delete', ['end']],
  ])('%s', (command, expected) => {
    start(`${table(['a', 'b'], ['c', 'd'])}<p>end</p>`)
    caretAt('c')
    expect(runTableCommand(editor, command)).toBe(true)
    expect(shown()).toEqual(expected)
  })

  test('merge and split cells', () => {
    start(`${table(['a', 'b'], ['c', 'd'])}<p>end</p>`)
    selectCells('a', 'd')
    expect(runTableCommand(editor, 'merge')).toBe(true)
    expect(shown()).toEqual(['abcd22/', 'end'])
    expect(runTableCommand(editor, 'split')).toBe(true)
    expect(shown()).toEqual(['abcd|/|', 'end'])
  })

  test('delete the table with its last row or column, and leave a line', () => {
    start(table(['a', 'b']))
    caretAt('a')
    runTableCommand(editor, 'deleteRow')
    expect(shown()).toEqual([''])
    editor.commands.setContent(table(['a'], ['b']))
    caretAt('a')
    runTableCommand(editor, 'deleteColumn')
    expect(shown()).toEqual([''])
  })

  test('mend a table first that two people have changed at once', () => {
    const cell = { type: 'tableCell', content: [{ type: 'paragraph' }] }
    const long = { type: 'tableRow', content: [cell, cell, cell] }
    start('')
    editor.commands.setContent([{ type: 'table', content: [long, { ...long, content: [cell] }] }])
    editor.commands.setTextSelection(4)
    expect(runTableCommand(editor, 'addRowAfter')).toBe(true)
    expect(shown()).toEqual(['||/||/||'])
  })

  test('do nothing outside a table, for readers, and beyond 64 columns', () => {
    start(`${table(Array.from({ length: MAX_TABLE_COLUMNS }, () => 'a'))}<p>end</p>`)
    const before = shown()
    caretAt('a')
    runTableCommand(editor, 'addColumnAfter')
    expect(shown()).toEqual(before)
    caretAt('end')
    expect(runTableCommand(editor, 'addRowAfter')).toBe(false)
    caretAt('a')
    editor.setEditable(false)
    expect(runTableCommand(editor, 'addRowAfter')).toBe(false)
    expect(shown()).toEqual(before)
  })
})

test('Tab moves to the next cell, and from the last one to a new row', async () => {
  start(`${table(['a', 'b'])}<p>end</p>`)
  const tab = (shiftKey = false): boolean =>
    editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', shiftKey, cancelable: true }))
  const cell = () => editor.state.selection.$head.parent.textContent
  caretAt('a')
  expect(tab()).toBe(false)
  expect(cell()).toBe('b')
  tab(true)
  expect(cell()).toBe('a')
  expect(tab(true)).toBe(false)
  expect(shown()).toEqual(['a|b', 'end'])
  tab()
  tab()
  editor.commands.insertContent('c')
  expect(shown()).toEqual(['a|b/c|', 'end'])
  caretAt('end')
  expect(tab()).toBe(true)
})

describe('a paste into a cell', () => {
  test('of a table fills its cells from there on', () => {
    start(`${table(['a', 'b'], ['c', 'd'])}<p>end</p>`)
    caretAt('d')
    editor.view.pasteHTML(table(['1', '2'], ['3', '4']))
    expect(shown()).toEqual(['a|b|/c|1|2/|3|4', 'end'])
  })

  test('of text with a table leaves a valid document', () => {
    start(`${table(['a', 'b'], ['c', 'd'])}<p>end</p>`)
    caretAt('a')
    editor.view.pasteHTML(`<p>x</p>${table(['1', '2'])}<p>y</p>`)
    for (const text of ['a', 'b', 'c', 'd', 'end', 'x', 'y', '1', '2']) expect(shown().join()).toContain(text)
  })
})
