import { Editor } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { formatCommands } from '#client/editor/commands/formatCommands.ts'
import { createContributions } from '#client/editor/features/contributions.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import type { EditorSession } from '#client/editor/session.ts'
import type { SpokenField } from '#client/shared/spoken/fields.ts'
import { dictated } from '#writing/voice/dictated.ts'

import { createDictation, type Dictation } from './dictation.ts'
import { editorField } from './editorField.ts'

let editor: Editor
let field: SpokenField
let dictation: Dictation
afterEach(() => editor.destroy())

/** Opens a text with the caret at its end, or at a position. */
function start(content: string, caret?: number): void {
  editor = new Editor({
    extensions: [...bodyExtensions(), Collaboration.configure({ document: new Y.Doc() })],
  })
  editor.commands.setContent(content)
  editor.commands.setTextSelection(caret ?? editor.state.doc.content.size - 1)
  const contributions = createContributions([{ id: 'format' }])
  contributions.put('format', { commands: formatCommands(editor) })
  const session: Pick<EditorSession, 'editor' | 'contributions' | 'editable'> = {
    editor,
    contributions,
    editable: true,
  }
  field = editorField(session as EditorSession)
  dictation = createDictation()
}

const writer = () => {
  if (!field.writer) throw new Error('The text is not editable.')
  return field.writer
}
const dictate = (text: string) => dictation.insert(writer(), text)

test.each([
  ['<p></p>', 'hello', '<p>Hello</p>'],
  ['<p>Hello.</p>', 'how are you', '<p>Hello. How are you</p>'],
  ['<p>Hello</p>', '\nthere', '<p>Hello<br>There</p>'],
  ['<p>Hello</p>', '\n\nthere', '<p>Hello</p><p>There</p>'],
  ['<p>Hello</p><p></p>', 'there', '<p>Hello</p><p>There</p>'],
  ['<ul><li><p>One</p></li></ul>', '\n\ntwo', '<ul><li><p>One</p></li><li><p>Two</p></li></ul>'],
])('dictates into %s: %j', (content, text, html) => {
  start(content)
  dictate(text)
  expect(editor.getHTML().replaceAll(' dir="auto"', '')).toBe(html)
})

test('takes back the last pieces, and then nothing', () => {
  start('<p>Dear Bob,</p>')
  const before = editor.getHTML()
  dictate('\n\nthank you')
  const between = editor.getHTML()
  dictate(' for lunch')
  expect([dictation.scratch(), editor.getHTML()]).toEqual([true, between])
  expect([dictation.scratch(), editor.getHTML()]).toEqual([true, before])
  expect(dictation.scratch()).toBe(false)
})

test('takes back a piece where it has moved, and leaves one that has changed', () => {
  start('<p>One</p>')
  dictate('two')
  editor.view.dispatch(editor.state.tr.insertText('Zero. ', 1))
  expect([dictation.scratch(), field.read()]).toEqual([true, 'Zero. One'])
  dictate('three')
  editor.view.dispatch(editor.state.tr.insertText('x', field.read().length - 1))
  expect([dictation.scratch(), field.read()]).toEqual([false, 'Zero. One thrxee'])
})

test('restores the text that was selected', () => {
  start('<p>One <strong>two</strong> three</p>')
  const before = editor.getHTML()
  editor.commands.setTextSelection({ from: 5, to: 8 })
  expect(field.selected()).toBe('two')
  expect(writer().insert('2')?.()).toBe(true)
  expect(editor.getHTML()).toBe(before)
})

test('formats the word at the caret, which stays, or the selection', () => {
  start('<p>One two three</p>', 6)
  expect(writer().format?.('bold')).toBe(true)
  expect(editor.getHTML()).toContain('One <strong>two</strong> three')
  expect(editor.state.selection.from).toBe(6)
  expect(field.select('all')).toBe(true)
  writer().format?.('italic')
  writer().format?.('heading_two')
  expect(editor.getHTML()).toContain('<h2')
  writer().format?.('clear_formatting')
  expect(editor.getHTML().replaceAll(' dir="auto"', '')).toBe('<p>One two three</p>')
})

test.each([
  ['word', 'world'],
  ['sentence', 'Hello world.'],
  ['paragraph', 'Hello world. Bye.'],
  ['all', 'Hello world. Bye.\nEnd'],
] as const)('selects the %s', (unit, selected) => {
  start('<p>Hello world. Bye.</p><p>End</p>', 9)
  expect(field.select(unit)).toBe(true)
  expect(field.selected()).toBe(selected)
})

test('has text before the caret to decide on spaces and capitals', () => {
  start('<p>One.</p><p></p>')
  expect(dictated('two', writer().before())).toBe('Two')
})
