// @vitest-environment happy-dom
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeSyncStep1, writeSyncStep2, writeUpdate } from 'y-protocols/sync'
import * as Y from 'yjs'

import { performBlockAct } from '#client/editor/acts/block.ts'
import { ActHistory } from '#client/editor/acts/history.ts'
import { BODY_FIELD } from '#document/version.ts'
import { MESSAGE } from '#schema/collab/protocol.ts'

import type { Connection } from './connection.ts'
import { lastOf, openPage, Socket } from './testing/socket.ts'

/** Answers as the server does: its latest updates first. */
function answer(latest: readonly Uint8Array[], rest: Y.Doc): void {
  const socket = lastOf(Socket)
  socket.open()
  for (const update of latest) socket.write(MESSAGE.sync, encoder => writeUpdate(encoder, update))
  socket.write(MESSAGE.sync, encoder => writeSyncStep2(encoder, rest))
  socket.write(MESSAGE.sync, encoder => writeSyncStep1(encoder, rest))
}

/** The page has connected, or connected again, by then. */
const SOON_MS = 1000

let connection: Connection

const elementOf = (body: Y.Doc): Y.XmlElement => {
  const element: unknown = body.getXmlFragment(BODY_FIELD).get(0)
  return element instanceof Y.XmlElement ? element : expect.fail()
}
const textOf = (body: Y.Doc): Y.XmlText => {
  const text: unknown = elementOf(body).get(0)
  return text instanceof Y.XmlText ? text : expect.fail()
}

/** Returns an element with a text. */
const elementWith = (name: string, words: string): Y.XmlElement => {
  const [element, text] = [new Y.XmlElement(name), new Y.XmlText()]
  text.insert(0, words)
  element.insert(0, [text])
  return element
}

/** Returns the update of a change. */
function changed(body: Y.Doc, change: () => void): Uint8Array {
  const before = Y.encodeStateVector(body)
  change()
  return Y.encodeStateAsUpdate(body, before)
}

beforeEach(async () => {
  vi.useFakeTimers()
  connection = openPage(Socket)
  await vi.advanceTimersByTimeAsync(SOON_MS)
})
afterEach(() => {
  void connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('text in a turned block is there once if the answer to the page shows that the server had both', async () => {
  const { body } = connection
  const [first, bea] = [new Y.Doc(), new Y.Doc()]
  first.getXmlFragment(BODY_FIELD).insert(0, [elementWith('paragraph', 'One two')])
  const start = Y.encodeStateAsUpdate(first)
  Y.applyUpdate(bea, start)
  answer([], first)
  const history = new ActHistory(body.getXmlFragment(BODY_FIELD))

  const turned = changed(body, () =>
    performBlockAct(body, { old: elementOf(body), made: elementWith('heading', 'One two') }, ySyncPluginKey),
  )
  const written = changed(bea, () => textOf(bea).insert(7, ' three'))
  // The page of this text has written it again in the heading.
  Y.applyUpdate(bea, turned)
  const again = changed(bea, () => textOf(bea).insert(7, ' three'))

  lastOf(Socket).close()
  await vi.advanceTimersByTimeAsync(SOON_MS)
  answer([turned, written, again], first)
  expect(body.getXmlFragment(BODY_FIELD).toJSON()).toBe('<heading>One two three</heading>')
  history.destroy()
})
