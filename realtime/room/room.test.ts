import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import { beforeEach, expect, it } from 'vitest'
import type * as Y from 'yjs'

import { BACKLOG_BYTES, STALLED_BYTES } from '#realtime/limits.ts'
import { encodeStep1 } from '#realtime/wire/protocol.ts'
import { CLOSE, MESSAGE, SYNC } from '#schema/collab/protocol.ts'
import { compactNow, createRooms, FailingLog, MemoryClient } from '#tests/support/memoryCollab.ts'
import { until } from '#tests/support/patience.ts'
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
const textOf = (doc: Y.Doc) => paragraphOf(doc).toString()

it('K2: stores the last updates of a connection that closes in the same tick', async () => {
  const client = await connected(1)
  paragraphOf(client.doc).insert(0, 'last words')
  client.disconnect()
  await settle()
  await rooms.find(document)?.settled()
  const reader = await connected(2)
  expect(textOf(reader.doc)).toBe('last words')
})

it('S5: sends one frame per tick, and none to the only author', async () => {
  const [author, reader] = [await connected(1), await connected(2)]
  for (const letter of 'several updates in one tick') paragraphOf(author.doc).insert(0, letter)
  await turn()
  await turn()
  const updates = (client: MemoryClient) =>
    client.wire?.sent.filter(frame => frame[0] === MESSAGE.sync && frame[1] === SYNC.update).length
  expect(updates(reader)).toBe(1)
  expect(updates(author)).toBe(0)
})

it('S8: broadcasts before the log has committed', async () => {
  const [author, reader] = [await connected(1), await connected(2)]
  log.failing = true
  paragraphOf(author.doc).insert(0, 'seen at once')
  await turn()
  reader.deliver()
  expect(textOf(reader.doc)).toBe('seen at once')
  expect(author.saved).toBe(0)
})

it('K5: acknowledges nothing when the log fails, and closes all connections with 1013', async () => {
  const [author, reader] = [await connected(1), await connected(2)]
  log.failing = true
  paragraphOf(author.doc).insert(0, 'not stored')
  const { wire } = author
  await settle(author, reader)
  expect(wire?.closedWith).toBe(CLOSE.storage)
  expect(reader.wire?.closedWith).toBe(CLOSE.storage)
  expect(author.saved).toBe(0)
  log.failing = false
  await author.connect()
  await settle(author)
  expect(author.saved).toBe(author.sentFrames)
  await reader.connect()
  await settle(reader)
  expect(textOf(reader.doc)).toBe('not stored')
})

it.each([[false], [true]])(
  'Q1: queues nothing for a slow reader, and brings it up to date later (compacted meanwhile: %s)',
  async compacted => {
    const [author, reader] = [await connected(1), await connected(2)]
    paragraphOf(author.doc).insert(0, 'before. ')
    await settle(author, reader)
    const wire = reader.wire
    if (!wire) throw new Error('The reader is connected.')
    wire.stalled = true
    wire.unsent = BACKLOG_BYTES + 1
    for (let i = 0; i < 20; i++) {
      paragraphOf(author.doc).insert(0, 'x'.repeat(1000))
      await settle(author)
    }
    expect(wire.unsent).toBe(BACKLOG_BYTES + 1)
    if (compacted) expect(await compactNow(log, rooms, document)).toBe(true)
    wire.stalled = false
    wire.unsent = 0
    await until(() => {
      reader.deliver()
      return textOf(reader.doc) === textOf(author.doc)
    }, 'the reader is brought up to date')
    // It follows again from then on.
    paragraphOf(author.doc).insert(0, 'after. ')
    await settle(author, reader)
    expect(textOf(reader.doc)).toBe(textOf(author.doc))
    for (const client of [author, reader]) client.disconnect()
  },
)

it('Q2: disconnects a client that requests but never reads', async () => {
  const client = await connected(1)
  const { wire, session } = client
  if (!wire || !session) throw new Error('The client is connected.')
  wire.stalled = true
  wire.unsent = STALLED_BYTES
  session.receive(encodeStep1(new Map()))
  expect(wire.closedWith).toBe('destroyed')
})

it('B3: closes an empty room', async () => {
  const [a, b] = [await connected(1), await connected(2)]
  a.disconnect()
  await settle()
  expect(rooms.find(document)).not.toBeNull()
  b.disconnect()
  await settle()
  expect(rooms.find(document)).toBeNull()
  expect(rooms.all).toEqual([])
})

it('admits a session that arrives while the last one leaves', async () => {
  const leaver = await connected(1)
  paragraphOf(leaver.doc).insert(0, 'kept')
  leaver.disconnect()
  const comers = [new MemoryClient(rooms, document, 2), new MemoryClient(rooms, document, 3)]
  for (let i = 0; i < 3; i++) await Promise.resolve()
  await Promise.all(comers.map(comer => comer.connect()))
  await settle(...comers)
  const [a, b] = comers
  if (!a || !b) throw new Error('Two came.')
  paragraphOf(a.doc).insert(0, 'and ')
  await settle(...comers)
  expect(textOf(b.doc)).toBe('and kept')
  expect(a.saved).toBe(a.sentFrames)
})

it("R7: drops the deletions that Yjs makes at a reader's", async () => {
  const [ada, bea] = [await connected(1), await connected(2)]
  const viewer = new MemoryClient(rooms, document, 3, 'viewer')
  await viewer.connect()
  paragraphOf(ada.doc).insert(0, 'formatted by two people at the same time')
  await settle(ada, bea, viewer)
  paragraphOf(ada.doc).format(0, 9, { bold: {} })
  paragraphOf(bea.doc).format(0, 9, { bold: {} })
  await settle(ada, bea, viewer)
  expect(viewer.sentFrames).toBe(1)
  expect(viewer.wire?.closedWith).toBeNull()
  expect(viewer.saved).toBe(1)
  // A reader's own deletions stay local.
  paragraphOf(viewer.doc).delete(0, 5)
  await settle(ada, bea, viewer)
  expect(textOf(ada.doc)).toBe('<bold>formatted</bold> by two people at the same time')
  paragraphOf(viewer.doc).insert(0, 'x')
  await settle(ada, viewer)
  expect(viewer.wire?.closedWith).toBe(CLOSE.refused)
})
