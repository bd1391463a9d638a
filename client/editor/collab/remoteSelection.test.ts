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
  const { doc, selection } = reader.state
  const text = (from: number, to: number) => doc.textBetween(from, to, '|')
  return `${text(0, selection.head)}^${text(selection.head, doc.content.size)}`
}

test.each([
  [{ from: 32, to: 45 }, { from: 6, to: 33 }, 'abcde|^EFGHIJ'],
  [{ from: 31, to: 45 }, { from: 28, to: 34 }, 'abcdefgh|ijklmnopqrst^'],
])('a caret stays in its text when someone else deletes around it', (own, others, expected) => {
  expect(bothDelete(own, others)).toBe(expected)
})
