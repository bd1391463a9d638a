// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { sharedBody } from '#client/editor/core/extensions.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'

const editors: Editor[] = []
afterEach(() => editors.splice(0).forEach(each => each.destroy()))

function open(body: Y.Doc): Editor {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), ...sharedBody(body)],
  })
  editors.push(editor)
  return editor
}

type Range = { from: number; to: number }

const HTML =
  '<p>abcdefgh</p><p>ijkl<strong>mnop</strong>qrst</p><ul><li><p>uvwx</p></li><li><p>yzAB</p></li></ul><p>CDEFGHIJ</p>'

/** Returns the text before the caret and after it. */
function around({ state: { doc, selection } }: Editor): string {
  const text = (from: number, to: number) => doc.textBetween(from, to, '|', '/')
  return `${text(0, selection.head)}^${text(selection.head, doc.content.size)}`
}

/**
 * Deletes a range of a text, while someone else deletes another. Returns the text before the caret and
 * after it, once both have both.
 */
function bothDelete(own: Range, others: Range): string {
  const [one, other] = [new Y.Doc(), new Y.Doc()]
  // The order of texts at one place follows from the ids.
  ;[one.clientID, other.clientID] = [9, 7]
  const [reader, writer] = [open(one), open(other)]
  reader.commands.setContent(HTML)
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one))
  reader.chain().setTextSelection(own).deleteSelection().run()
  const sent: Uint8Array[] = []
  other.on('update', (update: Uint8Array) => sent.push(update))
  writer.chain().setTextSelection(others).deleteSelection().run()
  for (const update of sent) Y.applyUpdate(one, update)
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one))
  expect(writer.getJSON()).toEqual(reader.getJSON())
  return around(reader)
}

test.each([
  [{ from: 32, to: 45 }, { from: 6, to: 33 }, 'abcde|^EFGHIJ'],
  [{ from: 31, to: 45 }, { from: 28, to: 34 }, 'abcdefgh|ijklmnopqrst^'],
])('a caret stays in its text when someone else deletes around it', (own, others, expected) => {
  expect(bothDelete(own, others)).toBe(expected)
})

test.each<[string, (writer: Editor) => void]>([
  ['splits the block', writer => writer.chain().setTextSelection(4).splitBlock().run()],
  ['splits an item', writer => writer.chain().setTextSelection(29).splitListItem('listItem').run()],
  ['makes it a heading', writer => writer.chain().setTextSelection(14).toggleHeading({ level: 2 }).run()],
  ['makes it a list', writer => writer.chain().setTextSelection(14).toggleBulletList().run()],
  ['makes it a quote', writer => writer.chain().setTextSelection(14).toggleBlockquote().run()],
  ['lifts the first item', writer => writer.chain().setTextSelection(29).liftListItem('listItem').run()],
  ['lifts the last item', writer => writer.chain().setTextSelection(36).liftListItem('listItem').run()],
  ['indents an item', writer => writer.chain().setTextSelection(36).sinkListItem('listItem').run()],
  ['ends the list', writer => writer.chain().setTextSelection({ from: 29, to: 36 }).toggleBulletList().run()],
])('a caret stays behind its text when someone else %s', (_, change) => {
  // In the middle of a text, so that the border of two blocks does not count.
  for (const at of [3, 6, 9, 14, 18, 21, 28, 30, 31, 36, 38, 39, 45]) {
    const [one, other] = [new Y.Doc(), new Y.Doc()]
    const [reader, writer] = [open(one), open(other)]
    reader.commands.setContent(HTML)
    Y.applyUpdate(other, Y.encodeStateAsUpdate(one))
    reader.commands.setTextSelection(at)
    const [before, html] = [around(reader), reader.getHTML()]
    change(writer)
    Y.applyUpdate(one, Y.encodeStateAsUpdate(other))
    expect(reader.getJSON()).toEqual(writer.getJSON())
    expect(reader.getHTML()).not.toBe(html)
    expect(around(reader).replaceAll('|', '')).toBe(before.replaceAll('|', ''))
  }
})
