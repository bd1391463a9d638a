// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { afterEach, expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'

import { copiedText, CopiedText } from './copiedText.ts'

let editor: Editor
afterEach(() => editor.destroy())

/** Copies from the first place of `from` to the end of `to`, or everything. */
function copied(html: string, from?: string, to = from): string {
  editor = new Editor({ extensions: [...bodyExtensions(), CopiedText], content: html })
  const { doc, tr } = editor.state
  const placeOf = (text: string): number => {
    let at = -1
    doc.descendants((node, pos) => {
      const index = node.text?.indexOf(text) ?? -1
      if (index >= 0 && at < 0) at = pos + index
    })
    return at
  }
  if (from === undefined || to === undefined) editor.commands.selectAll()
  else
    editor.view.dispatch(tr.setSelection(TextSelection.create(doc, placeOf(from), placeOf(to) + to.length)))
  return editor.view.serializeForClipboard(editor.state.selection.content()).text
}

const item = (...content: string[]) =>
  `<li>${content.map(each => (each.startsWith('<') ? each : `<p>${each}</p>`)).join('')}</li>`
const BULLETS = `<ul>${item('one')}${item('two')}${item('three')}</ul>`
const NUMBERS = `<ol>${item('one')}${item('two')}${item('three')}</ol>`
const task = (text: string, isDone: boolean) =>
  `<li data-type="taskItem" data-checked="${isDone}"><p>${text}</p></li>`
const TASKS = `<ul data-type="taskList">${task('one', false)}${task('two', true)}</ul>`
const NESTED = `<ul>${item('one', `<ol>${item('a')}${item('b')}</ol>`)}${item('two')}</ul>`

test.each([
  ['bullets', BULLETS, '- one\n- two\n- three'],
  ['numbers', NUMBERS, '1. one\n2. two\n3. three'],
  ['numbers from 5', NUMBERS.replace('<ol>', '<ol start="5">'), '5. one\n6. two\n7. three'],
  ['tasks', TASKS, '[ ] one\n[x] two'],
  ['a list in a list', NESTED, '- one\n  1. a\n  2. b\n- two'],
  [
    'a list between paragraphs',
    `<p>Before</p>${BULLETS}<p>After</p>`,
    'Before\n\n- one\n- two\n- three\n\nAfter',
  ],
  ['paragraphs', '<p>a<br>b</p><p>c</p>', 'a\nb\n\nc'],
  ['a list in a quote', `<blockquote>${BULLETS}</blockquote>`, '> - one\n> - two\n> - three'],
])('%s are copied with their signs', (_, html, expected) => expect(copied(html)).toBe(expected))

test.each([
  ['a word of an item', BULLETS, 'wo', 'wo', 'wo'],
  ['two items', BULLETS, 'two', 'three', '- two\n- three'],
  ['parts of two items', BULLETS, 'wo', 'thr', '- wo\n- thr'],
  ['the last two numbers', NUMBERS, 'two', 'three', '2. two\n3. three'],
  ['items of the inner list', NESTED, 'a', 'b', '1. a\n2. b'],
  ['an item with its list', NESTED, 'one', 'a', '- one\n  1. a'],
  ['a heading', '<h2>Title</h2><p>a</p>', 'Title', 'Title', 'Title'],
  ['a text and an item', `<p>Before</p>${BULLETS}`, 'fore', 'one', 'fore\n\n- one'],
])('%s', (_, html, from, to, expected) => expect(copied(html, from, to)).toBe(expected))

test('cells are copied with tabs between them, without their table', () => {
  const row = (...cells: string[]) => `<tr>${cells.map(cell => `<td><p>${cell}</p></td>`).join('')}</tr>`
  copied(`<table>${row('a', 'b')}${row('c', 'd')}</table>`)
  const { state } = editor
  const table = state.doc.child(0)
  expect(copiedText(new Slice(table.content, 1, 1), state)).toBe('a\tb\nc\td')
  expect(copiedText(new Slice(Fragment.from(table.child(0)), 1, 1), state)).toBe('a\tb')
})
