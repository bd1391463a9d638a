// @vitest-environment happy-dom
import { Editor, getSchema } from '@tiptap/core'
import { AllSelection, EditorState } from '@tiptap/pm/state'
import { afterEach, expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { toText } from '#document/convert/toText.ts'

import { selectedText } from './selectedText.ts'

let editor: Editor
afterEach(() => editor.destroy())

function select(content: string, from: number, to: number) {
  editor = new Editor({ extensions: bodyExtensions() })
  editor.commands.setContent(content)
  editor.commands.setTextSelection({ from, to })
  const selected = selectedText(editor)
  return selected && { title: selected.title, text: toText(selected.body).trimEnd() }
}

test.each([
  ['a part of a line', '<p>Dear <b>all</b>, hello</p>', 6, 9, { title: 'all', text: 'all' }],
  ['lines', '<p>One.</p><p>Two</p>', 1, 10, { title: 'One', text: 'One.\n\nTwo' }],
  ['an item', '<ul><li><p>One</p></li><li><p>Two</p></li></ul>', 3, 6, { title: 'One', text: '- One' }],
  ['a part of code', '<pre><code>a b</code></pre>', 1, 2, { title: 'a', text: 'a' }],
])('takes %s', (_, content, from, to, expected) => {
  expect(select(content, from, to)).toEqual(expected)
})

test('takes no more than a snippet can hold', () => {
  const line = 'x'.repeat(20_000)
  expect(select(`<p>${line}</p>`, 1, 20_001)?.text).toBe(line)
  editor.destroy()
  expect(select(`<p>${line}x</p>`, 1, 20_002)).toBeNull()
})

test('leaves out images', () => {
  const image = '<img data-image="00000000-0000-4000-8000-000000000001" alt="x">'
  editor = new Editor({ extensions: bodyExtensions() })
  editor.commands.setContent(`<p>One</p>${image}<p>Two</p>`)
  editor.commands.selectAll()
  expect(JSON.stringify(selectedText(editor)?.body)).not.toContain('image')
})

test('takes no table that is too long to be sent, although it has few characters', () => {
  const schema = getSchema(bodyExtensions())
  const cell = { type: 'tableCell', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] }
  const selected = (rows: number) => {
    const row = { type: 'tableRow', content: [cell, cell] }
    const table = { type: 'table', content: Array.from({ length: rows }, () => row) }
    const doc = schema.nodeFromJSON({ type: 'doc', content: [table] })
    return selectedText({ state: EditorState.create({ doc, selection: new AllSelection(doc) }) })
  }
  expect(selected(500)).not.toBeNull()
  expect(selected(2000)).toBeNull()
})
