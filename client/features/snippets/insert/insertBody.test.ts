// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { CharacterLimit } from '#client/editor/core/limit.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import type { BodyNode } from '#document/body.ts'
import { parseBody } from '#document/parse.ts'

import { insertBody, isBlank } from './insertBody.ts'

let editor: Editor
afterEach(() => editor.destroy())

function start(content: string, most = 1000): void {
  const limit = CharacterLimit.configure({ most })
  editor = new Editor({
    extensions: [...bodyExtensions(), Collaboration.configure({ document: new Y.Doc() }), limit],
  })
  editor.commands.setContent(content)
}
const shown = () => editor.getHTML().replaceAll(' dir="auto"', '')
const text = (value: string, ...marks: string[]): BodyNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map(type => ({ type })) }),
})
const paragraph = (...content: BodyNode[]): BodyNode => ({ type: 'paragraph', content })
function insert(...content: BodyNode[]): boolean {
  const body = parseBody({ type: 'doc', content })
  if (!body.ok) throw new Error(JSON.stringify(body))
  return insertBody(editor, body.value)
}

test.each<[string, string, number, BodyNode[], string]>([
  ['a line in a line', '<p>ab</p>', 2, [paragraph(text('X', 'bold'))], '<p>a<strong>X</strong>b</p>'],
  ['lines in a line', '<p>ab</p>', 2, [paragraph(text('X')), paragraph(text('Y'))], '<p>aX</p><p>Yb</p>'],
  [
    'a heading in an empty line',
    '<p></p>',
    1,
    [{ type: 'heading', attrs: { level: 2 }, content: [text('X')] }, paragraph(text('Y'))],
    '<h2>X</h2><p>Y</p>',
  ],
  [
    'a list in an empty line',
    '<p></p>',
    1,
    [{ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('X'))] }] }],
    '<ul><li><p>X</p></li></ul>',
  ],
  [
    'blocks in code, as plain text',
    '<pre><code>ab</code></pre>',
    2,
    [paragraph(text('X', 'bold')), paragraph(text('Y'))],
    '<pre><code>aX\n\nYb</code></pre>',
  ],
  [
    'no image, which belongs to the snippet',
    '<p></p>',
    1,
    [
      paragraph(text('X')),
      { type: 'image', attrs: { id: '00000000-0000-4000-8000-000000000001', alt: 'x' } },
    ],
    '<p>X</p>',
  ],
])('inserts %s', (_, content, at, nodes, expected) => {
  start(content)
  editor.commands.setTextSelection(at)
  expect(insert(...nodes)).toBe(true)
  expect(shown()).toBe(expected)
  editor.commands.undo()
  expect(shown()).toBe(content)
})

test('replaces the selection, and puts the caret behind what it inserts', () => {
  start('<p>abc</p>')
  editor.commands.setTextSelection({ from: 2, to: 3 })
  insert(paragraph(text('XY')))
  editor.view.dispatch(editor.state.tr.insertText('|'))
  expect(shown()).toBe('<p>aXY|c</p>')
})

test('inserts nothing that would be too long', () => {
  start('<p>abc</p>', 5)
  editor.commands.setTextSelection(2)
  expect(insert(paragraph(text('XYZ')))).toBe(false)
  expect(shown()).toBe('<p>abc</p>')
})

test.each<[string, BodyNode[], boolean]>([
  ['no text', [paragraph()], true],
  ['empty lines', [paragraph(), paragraph()], true],
  [
    'an image alone',
    [{ type: 'image', attrs: { id: '00000000-0000-4000-8000-000000000001', alt: 'x' } }],
    true,
  ],
  ['a word', [paragraph(), paragraph(text('X'))], false],
  ['a space', [paragraph(text(' '))], false],
  ['a line', [{ type: 'horizontalRule' }, paragraph()], false],
])('says whether %s is nothing to insert', (_, content, expected) => {
  start('<p></p>')
  const body = parseBody({ type: 'doc', content })
  expect(isBlank(body.ok ? body.value : expect.fail())).toBe(expected)
})
