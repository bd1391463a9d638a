import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import * as encoding from 'lib0/encoding'
import { beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'

import { encodeAct } from '#document/acts/codec.ts'
import { ACTS_FIELD, recordKey, type Act } from '#document/acts/record.ts'
import { BodyReader } from '#realtime/body/reader.ts'
import { performReading, readingTask } from '#realtime/body/readingTask.ts'
import { encodeUpdate } from '#realtime/wire/protocol.ts'
import { createRooms, FailingLog, MemoryClient } from '#tests/support/memoryCollab.ts'
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
/** An update that only deletes, of each client a range. */
const deleting = (...ranges: { client: number; from: number; length: number }[]) =>
  encoding.encode(encoder => {
    const write = (...values: number[]) => {
      for (const value of values) encoding.writeVarUint(encoder, value)
    }
    write(0, ranges.length)
    for (const { client, from, length } of ranges) write(client, 1, from, length)
  })
const record = (doc: Y.Doc, act: Pick<Act, 'runs' | 'inserted'>): void => {
  const id = { client: doc.clientID, clock: Y.getState(doc.store, doc.clientID) }
  doc.getMap(ACTS_FIELD).set(recordKey(1, id), encodeAct({ ...act, order: 1, of: null }))
}
const waitsFor = ({ doc }: MemoryClient) => doc.store.pendingDs

it('R11: drops deletions of text that is not written yet, and keeps the others', async () => {
  const [ada, eve] = [await connected(1), await connected(2)]
  paragraphOf(ada.doc).insert(0, 'ab')
  await settle(ada, eve)
  const next = Y.getState(ada.doc.store, 1)
  const lies = deleting({ client: 1, from: next - 1, length: 1000 }, { client: 9, from: 0, length: 1000 })
  eve.session?.receive(encodeUpdate(lies))
  await settle(ada, eve)
  expect(eve.saved).toBe(1)
  paragraphOf(ada.doc).insert(1, 'cd')
  await settle(ada, eve)
  const late = await connected(9)
  paragraphOf(late.doc).insert(0, 'e')
  await settle(late, ada, eve)
  for (const client of [ada, late]) {
    expect(textOf(client)).toBe('eacd')
    expect(waitsFor(client)).toBeNull()
  }
})

it('R11: drops deletions in the gap before a struct of the future', async () => {
  const [ada, eve] = [await connected(1), await connected(2)]
  paragraphOf(ada.doc).insert(0, 'ab')
  await settle(ada, eve)
  const next = Y.getState(ada.doc.store, 1)
  // One collected struct, behind a gap.
  const far = Uint8Array.of(1, 1, 1, 100, 0, 1)
  const lie = deleting({ client: 1, from: next, length: 101 - next })
  eve.session?.receive(encodeUpdate(Uint8Array.of(...far, ...lie.subarray(1))))
  paragraphOf(ada.doc).insert(2, 'cd')
  await settle(ada, eve)
  expect(textOf(await connected(3))).toBe('abcd')
})

it('R11: an act that takes away text that is not written yet is ordinary text', async () => {
  const [ada, eve] = [await connected(1), await connected(2)]
  paragraphOf(ada.doc).insert(0, 'more ')
  await settle(ada, eve)
  const next = Y.getState(ada.doc.store, 1)
  const lie = new Y.Doc()
  lie.clientID = 7
  record(lie, { runs: [{ client: 1, clock: next, text: 'x'.repeat(100), right: null }], inserted: [] })
  const structs = Y.encodeStateAsUpdate(lie).slice(0, -1)
  const deletions = deleting({ client: 1, from: next, length: 100 }).subarray(1)
  eve.session?.receive(encodeUpdate(Uint8Array.of(...structs, ...deletions)))
  await settle(ada, eve)
  paragraphOf(ada.doc).insert(5, 'then')
  await settle(ada, eve)
  const text = paragraphOf(eve.doc)
  eve.doc.transact(() => {
    const from = Y.getState(eve.doc.store, 2)
    text.insert(9, 'than')
    text.delete(5, 4)
    const runs = [{ client: 1, clock: next, text: 'then', right: null }]
    record(eve.doc, { runs, inserted: [{ client: 2, from, to: from + 4 }] })
  })
  await settle(ada, eve)
  expect([textOf(ada), textOf(eve)]).toEqual(['more than', 'more than'])
})

it('R11: a deletion that overtakes its text, after connecting again, is made in the end', async () => {
  const ada = await connected(1)
  paragraphOf(ada.doc).insert(0, 'ab')
  await settle(ada)
  ada.disconnect()
  paragraphOf(ada.doc).insert(2, 'cd')
  await ada.connect()
  // The server's question has not arrived.
  paragraphOf(ada.doc).delete(3, 1)
  await settle(ada)
  expect(textOf(ada)).toBe('abc')
  expect(textOf(await connected(2))).toBe('abc')
})

it('R11: a deletion of text that is sent unread, from another process, is made', async () => {
  let read: () => void = () => undefined
  const reading = new Promise<void>(resolve => (read = resolve))
  const reader = new BodyReader({
    run: task => reading.then(() => performReading(readingTask.parse(task))),
  })
  rooms = createRooms(log, reader)
  const ada = await connected(1)
  const other = new Y.Doc()
  other.clientID = 2
  paragraphOf(other).insert(0, 'x'.repeat(20_000))
  const row = { writer: 'another', n: 1, user: randomUUID(), bytes: Y.encodeStateAsUpdate(other) }
  await log.append([{ ...row, doc: document }])
  rooms.find(document)?.take([row])
  await settle(ada)
  expect(textOf(ada)).toHaveLength(20_000)
  paragraphOf(ada.doc).delete(2, 19_998)
  await settle(ada)
  expect(ada.saved).toBe(0)
  read()
  await settle(ada)
  expect(ada.saved).toBe(1)
  const late = await connected(3)
  await settle(late)
  expect(textOf(late)).toBe('xx')
})
