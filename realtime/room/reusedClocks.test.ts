import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import { beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'

import { encodeUpdate } from '#realtime/wire/protocol.ts'
import { compactNow, createRooms, FailingLog, MemoryClient } from '#tests/support/memoryCollab.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import type { RoomRegistry } from './registry.ts'

let log: FailingLog
let rooms: RoomRegistry
let document: string

beforeEach(() => {
  log = new FailingLog()
  rooms = createRooms(log)
  document = randomUUID()
  log.create(document)
})

const settle = async (...clients: MemoryClient[]) => {
  for (let i = 0; i < 6; i++) {
    await turn()
    for (const client of clients) client.deliver()
  }
}
const connected = async (clientID: number) => {
  const client = new MemoryClient(rooms, document, clientID)
  await client.connect()
  await settle(client)
  return client
}
const textOf = ({ doc }: MemoryClient) => paragraphOf(doc).toString()

/** Returns an update in which a client has written something from its first clock on. */
function writtenBy(clientID: number, words: string): Uint8Array {
  const doc = new Y.Doc()
  doc.clientID = clientID
  paragraphOf(doc).insert(0, words)
  return Y.encodeStateAsUpdate(doc)
}

it.each([[false], [true]])(
  'keeps what a client has written when another sends something else under its clocks (compacted: %s)',
  async compacted => {
    const [ada, eve] = [await connected(1), await connected(2)]
    paragraphOf(ada.doc).insert(0, 'as Ada wrote it')
    await settle(ada, eve)
    if (compacted) await compactNow(log, rooms, document)
    eve.session?.receive(encodeUpdate(writtenBy(1, 'as Eve wants it')))
    await settle(ada, eve)
    expect(textOf(await connected(3))).toBe('as Ada wrote it')
    expect(textOf(ada)).toBe('as Ada wrote it')
  },
)

it('stores once what a client has written and another sends ahead of it', async () => {
  const [ada, eve] = [await connected(1), await connected(2)]
  paragraphOf(ada.doc).insert(0, 'known. ')
  await settle(ada, eve)
  const clock = Y.getState(ada.doc.store, 1)
  const forged = new Y.Doc()
  Y.applyUpdate(forged, Y.encodeStateAsUpdate(ada.doc))
  forged.clientID = 1
  const before = Y.encodeStateVector(forged)
  paragraphOf(forged).insert(7, 'EVE')
  eve.session?.receive(encodeUpdate(Y.encodeStateAsUpdate(forged, before)))
  paragraphOf(ada.doc).insert(7, 'Ada')
  await settle(ada, eve)
  console.log(clock, ada.saved, ada.sentFrames, textOf(ada), textOf(eve), textOf(await connected(3)), log.rows?.length)
})
