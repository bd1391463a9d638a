// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'

import { bodyExtensions } from './extensions.ts'

let editor: Editor | null = null
afterEach(() => editor?.destroy())

/** Types a text key by key. Returns its HTML without the constant attributes of links. */
function typed(text: string): string {
  editor = new Editor({ extensions: bodyExtensions(), content: '<p></p>' })
  const { view } = editor
  for (const key of text) {
    const { from, to } = view.state.selection
    const handled = view.someProp('handleTextInput', handle =>
      handle(view, from, to, key, () => view.state.tr.insertText(key, from, to)),
    )
    if (!handled) view.dispatch(view.state.tr.insertText(key, from, to))
  }
  return editor.getHTML().replaceAll(/ (?:target|rel|dir)="[^"]*"/g, '')
}

test.each([
  ['see https://a.org/b now', '<p>see <a href="https://a.org/b">https://a.org/b</a> now</p>'],
  ['(https://a.org/b). Then', '<p>(https://a.org/b). Then</p>'],
  ['go to https://a.org. Then', '<p>go to <a href="https://a.org">https://a.org</a>. Then</p>'],
  ['javascript:alert(1) x', '<p>javascript:alert(1) x</p>'],
  ['http:// x', '<p>http:// x</p>'],
])('types %s', (text, html) => {
  expect(typed(text)).toBe(html)
})

test('links a selection only to allowed addresses', () => {
  editor = new Editor({ extensions: bodyExtensions(), content: '<p>word</p>' })
  editor.commands.selectAll()
  expect(editor.commands.setLink({ href: 'javascript:alert(1)' })).toBe(false)
  expect(editor.commands.setLink({ href: 'https://a.org' })).toBe(true)
  expect(editor.getHTML()).toBe(
    '<p dir="auto"><a href="https://a.org" target="_blank" rel="noopener noreferrer nofollow">word</a></p>',
  )
  expect(editor.commands.unsetLink()).toBe(true)
  expect(editor.getHTML()).toBe('<p dir="auto">word</p>')
})
