// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { fromBase64 } from 'lib0/buffer'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { anchorOf } from '#client/editor/collab/anchor.ts'
import { sharedBody } from '#client/editor/core/extensions.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { anchorThread } from '#document/anchors.ts'

import { CommentMarks } from './marks.ts'
import { rangeOf } from './send.ts'
import { act, commentsKey } from './state.ts'

const editors: Editor[] = []
afterEach(() => editors.splice(0).forEach(each => each.destroy()))

function open(content: string) {
  const body = new Y.Doc()
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), ...sharedBody(body), CommentMarks],
  })
  editors.push(editor)
  editor.commands.setContent(content)
  return { editor, body }
}

/** Comments on a range through the shared body, as the server does. */
function comment({ editor, body }: ReturnType<typeof open>, id: string, from: number, to: number) {
  const range = rangeOf(editor, anchorOf(editor, { from, to }))
  if (!range) return expect.fail('no range')
  const [start, end] = [fromBase64(range.start), fromBase64(range.end)]
  expect(anchorThread(body, id, { start, end, quote: range.quote })).toBe('anchored')
  return range
}

const stateOf = (editor: Editor) => commentsKey.getState(editor.state)
const marked = (editor: Editor) =>
  [...editor.view.dom.querySelectorAll('.comment-mark')].map(({ textContent }) => textContent)

test('the server finds the range of a comment across blocks', () => {
  const shared = open('<p>First line</p><ul><li><p>and <strong>an</strong> item</p></li></ul>')
  expect(comment(shared, 't', 7, 21).quote).toBe('line\nand an')
  expect(stateOf(shared.editor)?.places.map(({ id }) => id)).toEqual(['t'])
})

test('shows the marks of open threads only, in text order', () => {
  const shared = open('<p>one two three</p>')
  comment(shared, 'b', 9, 14)
  comment(shared, 'a', 1, 4)
  comment(shared, 'unknown', 5, 8)
  const { editor } = shared
  expect(marked(editor)).toEqual([])
  act(editor.view, { kind: 'open', ids: new Set(['a', 'b']) })
  expect(stateOf(editor)?.places.map(({ id }) => id)).toEqual(['a', 'unknown', 'b'])
  expect(marked(editor)).toEqual(['one', 'three'])
})

test('the caret opens the comment on the shortest text, and leaves it', () => {
  const shared = open('<p>one two three</p>')
  comment(shared, 'all', 1, 14)
  comment(shared, 'two', 5, 8)
  const { editor } = shared
  act(editor.view, { kind: 'open', ids: new Set(['all', 'two']) })
  const activeAt = (position: number) => {
    editor.commands.setTextSelection(position)
    return stateOf(editor)?.active
  }
  expect([activeAt(6), activeAt(12), activeAt(2)]).toEqual(['two', 'all', 'all'])
  act(editor.view, { kind: 'open', ids: new Set(['two']) })
  expect(activeAt(12)).toBeNull()
})

test('the text of a comment that is being written follows edits here and elsewhere', () => {
  const { editor, body } = open('<p>one two three</p>')
  const anchor = anchorOf(editor, { from: 5, to: 8 })
  act(editor.view, { kind: 'select', anchor })
  editor.commands.insertContentAt(1, 'zero ')
  expect(marked(editor)).toEqual(['two'])
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(body))
  const text = (other.getXmlFragment('default').get(0) as Y.XmlElement | undefined)?.get(0)
  if (text instanceof Y.XmlText) text.insert(0, 'minus ')
  Y.applyUpdate(body, Y.encodeStateAsUpdate(other))
  expect(rangeOf(editor, anchor)?.quote).toBe('two')
  editor.commands.setContent('<p>other</p>')
  expect(rangeOf(editor, anchor)).toBeNull()
})
