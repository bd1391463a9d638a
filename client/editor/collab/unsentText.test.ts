import { expect, test } from 'vitest'
import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'
import { SYNC } from '#schema/collab/protocol.ts'

import { UnsentText } from './unsentText.ts'

/** Returns a body of one paragraph, and the paragraph's text. */
function bodyWith(text: string): { body: Y.Doc; text: Y.XmlText } {
  const body = new Y.Doc()
  const paragraph = new Y.XmlElement('paragraph')
  const content = new Y.XmlText(text)
  paragraph.insert(0, [content])
  body.getXmlFragment(BODY_FIELD).insert(0, [paragraph])
  return { body, text: content }
}

const copyOf = (body: Y.Doc): Y.Doc => {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(body))
  return copy
}

/** A reader with a copy of the server's body that `change` changed, and the reports to the page. */
function reader(server: Y.Doc, change: (text: Y.XmlText) => void) {
  const body = copyOf(server)
  const paragraph = body.getXmlFragment(BODY_FIELD).get(0)
  const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (text instanceof Y.XmlText) change(text)
  const said: boolean[] = []
  const asked: Uint8Array[] = []
  const unsent = new UnsentText({
    body,
    send: frame => asked.push(frame),
    onAnswer: isUnsent => said.push(isUnsent),
  })
  const receive = (kind: number, update: Uint8Array) => {
    Y.applyUpdate(body, update)
    unsent.take(kind, update)
  }
  return { unsent, receive, said, asked }
}

test.each<[string, (text: Y.XmlText) => void]>([
  ['keys', text => text.insert(text.length, ' and more')],
  ['a key at the start', text => text.insert(0, 'x')],
  ['deleted text', text => text.delete(0, 2)],
  ['bold text', text => text.format(0, 2, { bold: {} })],
  ['a paragraph', text => text.doc?.getXmlFragment(BODY_FIELD).push([new Y.XmlElement('paragraph')])],
])('%s that the server does not have are found', (_, change) => {
  const { body: server } = bodyWith('Shared')
  const { unsent, receive, said, asked } = reader(server, change)
  unsent.compare()
  expect(asked).toEqual([Uint8Array.of(0, 0, 1, 0)])
  receive(SYNC.step2, Y.encodeStateAsUpdate(server))
  expect(said).toEqual([true])
})

test('text that the server has is sent, also what others write during the answer', () => {
  const { body: server, text } = bodyWith('Shared')
  const { unsent, receive, said } = reader(server, () => undefined)
  const before = Y.encodeStateVector(server)
  const snapshot = Y.encodeStateAsUpdate(server)
  text.insert(0, 'now ')
  unsent.compare()
  receive(SYNC.update, Y.encodeStateAsUpdate(server, before))
  expect(said).toEqual([])
  receive(SYNC.step2, snapshot)
  expect(said).toEqual([false])
  receive(SYNC.update, Y.encodeStateAsUpdate(server, before))
  expect(said).toEqual([false])
})

test('text that another page sends later is no longer unsent', () => {
  const { body: server, text } = bodyWith('Shared')
  const other = copyOf(server)
  const { unsent, receive, said } = reader(server, own => own.insert(0, 'x'))
  unsent.compare()
  receive(SYNC.step2, Y.encodeStateAsUpdate(other))
  const before = Y.encodeStateVector(server)
  text.insert(0, 'someone else ')
  receive(SYNC.update, Y.encodeStateAsUpdate(server, before))
  expect(said).toEqual([true, true])
})
