// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'

import { Images } from '#client/editor/images/images.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'

import { CommentAnchors } from './commentAnchors.ts'

let editor: Editor
afterEach(() => editor.destroy())

const COMMENTED = '<p>one <span data-comment="c1">t<strong>w</strong>o</span> three</p><p>four</p>'

function open(content: string): Editor {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), Images, CommentAnchors],
    content,
  })
  return editor
}

/** The texts that have the anchor of each thread. */
function anchors(): string[] {
  const found: string[] = []
  editor.state.doc.descendants(({ text, marks }) => {
    for (const { type, attrs } of marks) if (type.name === 'comment') found.push(`${attrs['id']} ${text}`)
  })
  return found
}

/** Takes the selection to the clipboard, as the browser's events do. Returns its HTML. */
function take(event: 'cut' | 'copy', from: number, to: number): string {
  editor.commands.setTextSelection({ from, to })
  const { dom } = editor.view.serializeForClipboard(editor.state.selection.content())
  editor.view.dom.dispatchEvent(new Event(event))
  if (event === 'cut') editor.commands.deleteSelection()
  return dom.innerHTML
}

test('neither a copy nor the clipboard has an anchor', () => {
  open(COMMENTED)
  const html = take('copy', 1, 8)
  expect(html).toContain('one t')
  expect(html).not.toContain('comment')
  editor.commands.setTextSelection(17)
  editor.view.pasteHTML(html)
  expect(editor.getText()).toContain('fone twoour')
  expect(anchors()).toEqual(['c1 t', 'c1 w', 'c1 o'])
})

test('HTML of another page brings no anchor', () => {
  open('<p>a</p>')
  editor.view.pasteHTML('<p>x <span data-comment="c1">y</span></p>')
  expect(editor.getText()).toContain('x y')
  expect(anchors()).toEqual([])
})

test('text that is cut takes its anchor along, once', () => {
  open(COMMENTED)
  const html = take('cut', 3, 10)
  expect(anchors()).toEqual([])
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  editor.view.pasteHTML(html)
  expect(anchors()).toEqual(['c1 t', 'c1 w', 'c1 o'])
  editor.view.pasteHTML(html)
  expect(anchors()).toEqual(['c1 t', 'c1 w', 'c1 o'])
})

test('other text than what was cut takes no anchor along', () => {
  open(COMMENTED)
  take('cut', 3, 10)
  editor.view.pasteHTML('<p>two</p>')
  expect(anchors()).toEqual([])
})

test.each([
  ['before', 2],
  ['right behind', 8],
  ['in another paragraph', 17],
])('text that is dragged as a copy leaves its anchor behind: %s', (_, pos) => {
  open(COMMENTED)
  const { content } = editor.state.doc.slice(5, 8)
  editor.view.dispatch(editor.state.tr.insert(pos, content).setMeta('uiEvent', 'drop'))
  expect(editor.getText().match(/two/g)).toHaveLength(2)
  expect(anchors().join('')).toBe('c1 tc1 wc1 o')
})

test('text that is dragged away takes its anchor along', () => {
  open(COMMENTED)
  const { content } = editor.state.doc.slice(5, 8)
  const tr = editor.state.tr.delete(5, 8)
  editor.view.dispatch(tr.insert(tr.mapping.map(17), content).setMeta('uiEvent', 'drop'))
  expect(anchors()).toEqual(['c1 t', 'c1 w', 'c1 o'])
})
