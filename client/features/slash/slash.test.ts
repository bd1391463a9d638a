// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { formatCommands } from '#client/editor/commands/formatCommands.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'

import { runInText } from './runInText.ts'
import { closeSlash, slashIn, SlashTrigger } from './trigger.ts'

let editor: Editor
afterEach(() => editor.destroy())

function start(content: string, document = new Y.Doc()): void {
  editor = new Editor({
    extensions: [...bodyExtensions(), Collaboration.configure({ document }), SlashTrigger],
  })
  editor.commands.setContent(content)
  editor.commands.focus('end')
}

/** Inserts text at the caret, one character after the other, as keys do. */
function type(text: string): void {
  for (const character of text) editor.view.dispatch(editor.state.tr.insertText(character))
}
const query = () => slashIn(editor.state)?.query ?? null

test.each([
  ['in an empty block', '<p></p>', '/', ''],
  ['after a space', '<p>one</p>', ' /h', 'h'],
  ['after a line break', '<p>one<br></p>', '/', ''],
  ['in a list and a cell', '<ul><li><p></p></li></ul>', '/table', 'table'],
  ['with words', '<p></p>', '/heading 2', 'heading 2'],
])('opens %s', (_, content, typed, expected) => {
  start(content)
  type(typed)
  expect(query()).toBe(expected)
})

test.each([
  ['in a word', '<p>and</p>', '/or'],
  ['in a code block', '<pre><code></code></pre>', '/h'],
  ['in code', '<p><code>a </code></p>', '/h'],
  ['for a slash and a space', '<p></p>', '/ '],
  ['for two slashes', '<p></p>', '//'],
  ['for a long text', '<p></p>', `/${'a'.repeat(40)}`],
])('does not open %s', (_, content, typed) => {
  start(content)
  type(typed)
  expect(query()).toBeNull()
})

test('closes when the slash goes, the caret leaves, or Escape is pressed, and stays closed', () => {
  start('<p>one</p>')
  type(' /h')
  expect(query()).toBe('h')
  editor.commands.setTextSelection(2)
  expect(query()).toBeNull()
  editor.commands.focus('end')
  expect(query()).toBeNull()
  type(' /h')
  expect(query()).toBe('h')
  closeSlash(editor)
  type('e')
  expect(query()).toBeNull()
})

test('does not open for a pasted slash, and stays open while another user writes', () => {
  const document = new Y.Doc()
  start('<p>one</p><p></p>', document)
  type('/h')
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(document))
  const paragraph: unknown = other.getXmlFragment('default').get(0)
  const text: unknown = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (text instanceof Y.XmlText) text.insert(0, 'Number ')
  Y.applyUpdate(document, Y.encodeStateAsUpdate(other))
  expect(editor.getText()).toContain('Number one')
  expect(query()).toBe('h')
  closeSlash(editor)
  editor.commands.focus('end')
  editor.view.pasteText('/x')
  expect(query()).toBeNull()
})

test('runs a command in place of the slash, and one undo brings it back as text', () => {
  start('<p></p>')
  type('/h2')
  const [, second] = formatCommands(editor).filter(({ inText }) => inText)
  if (second) runInText(editor, second)
  expect(editor.getHTML()).toBe('<h2 dir="auto"></h2>')
  editor.commands.undo()
  expect(editor.getHTML()).toBe('<p dir="auto">/h2</p>')
  expect(query()).toBeNull()
})
