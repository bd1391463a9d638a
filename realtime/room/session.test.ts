import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as Y from 'yjs'

import { BodyReader } from '#realtime/body/reader.ts'
import { performReading, readingTask } from '#realtime/body/readingTask.ts'
import { limitsOf } from '#realtime/limits.ts'
import { encodeAwareness, encodeStep1, encodeUpdate } from '#realtime/wire/protocol.ts'
import { CLOSE, MESSAGE, SYNC } from '#schema/collab/protocol.ts'
import { createRooms, FailingLog, MemoryClient } from '#tests/support/memoryCollab.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import type { RoomRegistry } from './registry.ts'

// L2: each of these floods fits in the limit of frames. The bytes that it causes do not.

const MEGABYTE = 1024 * 1024
const BURST_BYTES = 32 * MEGABYTE
const BURST_FRAMES = 1000
const STATE = JSON.stringify({ name: 'x'.repeat(1900) })

let rooms: RoomRegistry
let document: string
let clients: number

let log: FailingLog

// The limits allow so much a second: on a slow machine a flood would take that long.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

beforeEach(() => {
  log = new FailingLog()
  rooms = createRooms(log)
  document = randomUUID()
  log.create(document)
  clients = 0
})

/** A reader whose worker answers when `finish` is called. */
function slowReader() {
  let finish: (outcome: 'answers' | 'crashes') => void = () => undefined
  const outcome = new Promise<'answers' | 'crashes'>(resolve => (finish = resolve))
  const reader = new BodyReader({
    async run(task) {
      if ((await outcome) === 'crashes') throw new Error('The worker crashed.')
      return performReading(readingTask.parse(task))
    },
  })
  return { reader, finish: (how: 'answers' | 'crashes') => finish(how) }
}

async function settle(...clients: MemoryClient[]) {
  for (let i = 0; i < 6; i++) {
    await turn()
    for (const client of clients) client.deliver()
  }
}

async function join(limits = limitsOf(1000)) {
  const client = new MemoryClient(rooms, document, ++clients, 'editor', limits)
  await client.connect()
  await turn()
  client.deliver()
  const { session, wire } = client
  if (!session || !wire) throw new Error('It is connected.')
  return { client, session, wire }
}

/** Sends a frame until the connection is closed. Returns how often that was. */
async function flood({ session, wire }: Awaited<ReturnType<typeof join>>, frame: (n: number) => Uint8Array) {
  let sent = 0
  while (wire.closedWith === null && sent < BURST_FRAMES - 50) {
    session.receive(frame(++sent))
    while (wire.isPaused && wire.closedWith === null) await turn()
  }
  return sent
}

const stateOf = (client: number) => (clock: number) => encodeAwareness([{ client, clock, state: STATE }])

it('L2: charges a state for each connection that receives it', async () => {
  const alone = await join(limitsOf(1))
  await flood(alone, stateOf(1))
  expect(alone.wire.closedWith).toBeNull()
  for (let n = 0; n < 30; n++) await join()
  const talker = await join(limitsOf(1))
  const sent = await flood(talker, stateOf(clients))
  expect(talker.wire.closedWith).toBe(CLOSE.tooManyRequests)
  expect(sent * STATE.length * clients).toBeLessThan(2 * BURST_BYTES)
})

it('L2: charges an answer with all states', async () => {
  for (let n = 0; n < 30; n++) {
    const { session } = await join()
    session.receive(stateOf(clients)(1))
  }
  const asking = await join(limitsOf(1))
  await flood(asking, () => Uint8Array.of(MESSAGE.queryAwareness))
  expect(asking.wire.closedWith).toBe(CLOSE.tooManyRequests)
})

it('L2: charges the body for a SyncStep1, also one over the limit of bytes', async () => {
  const writer = await join()
  paragraphOf(writer.client.doc).insert(0, 'x'.repeat(3 * MEGABYTE))
  await turn()
  const asking = await join(limitsOf(1))
  const sent = await flood(asking, () => encodeStep1(new Map()))
  expect(asking.wire.closedWith).toBe(CLOSE.tooManyRequests)
  expect(sent).toBeLessThan(12)
  const later = await join(limitsOf(1))
  expect(later.wire.closedWith).toBeNull()
})

it('L4: sends one long answer per turn of the event loop', async () => {
  const writer = await join()
  paragraphOf(writer.client.doc).insert(0, 'x'.repeat(100_000))
  await turn()
  const asking = await Promise.all(Array.from({ length: 10 }, () => join()))
  while (asking.some(({ client }) => !client.synced)) await settle(...asking.map(({ client }) => client))
  const isAnswer = (frame: Uint8Array) => frame[0] === MESSAGE.sync && frame[1] === SYNC.step2
  const answers = () => asking.reduce((sum, { wire }) => sum + wire.sent.filter(isAnswer).length, 0)
  for (const { session } of asking) {
    session.receive(encodeStep1(new Map([[7, 1]])))
    session.receive(encodeStep1(new Map()))
  }
  let turns = 0
  for (; answers() < 2 * asking.length; turns++) await turn()
  expect(turns).toBeGreaterThanOrEqual(2 * asking.length - 1)
})

it('L2: charges the clients of a state vector', async () => {
  const asking = await join(limitsOf(1))
  const vector = encodeStep1(new Map(Array.from({ length: 90_000 }, (_, client) => [client, 1])))
  const sent = await flood(asking, () => vector)
  expect(asking.wire.closedWith).toBe(CLOSE.tooManyRequests)
  expect(sent).toBeLessThan(10)
})

it('L2: charges many small structs more than their bytes', async () => {
  const { client, session, wire } = await join(limitsOf(1))
  const doc = new Y.Doc()
  const text = paragraphOf(doc)
  const updates: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => updates.push(update))
  // Each letter stands before the last: Yjs cannot join them into one struct.
  doc.transact(() => {
    for (let n = 0; n < 1000; n++) text.insert(0, 'x')
  })
  const [update = new Uint8Array()] = updates
  const sent = await flood({ client, session, wire }, () => encodeUpdate(update))
  expect(wire.closedWith).toBe(CLOSE.tooManyRequests)
  expect(sent * update.length).toBeLessThan(BURST_BYTES / 2)
})

it('L4: inspects a long update in a worker, and keeps the order of frames', async () => {
  const { reader, finish } = slowReader()
  rooms = createRooms(log, reader)
  const [author, other] = [await join(), await join()]
  paragraphOf(author.client.doc).insert(0, 'x'.repeat(MEGABYTE))
  paragraphOf(author.client.doc).insert(0, 'after it. ')
  expect(author.wire.isPaused).toBe(true)
  paragraphOf(other.client.doc).insert(0, 'meanwhile. ')
  await settle(author.client, other.client)
  expect(other.client.saved).toBe(other.client.sentFrames)
  expect(author.client.saved).toBeLessThan(author.client.sentFrames)
  finish('answers')
  await settle(author.client, other.client)
  expect(author.wire.isPaused).toBe(false)
  expect(author.client.saved).toBe(author.client.sentFrames)
  const texts = [author, other].map(({ client }) => client.doc.getXmlFragment('default').toJSON())
  expect(texts[0]).toBe(texts[1])
  expect(texts[0]).toContain('after it. xxx')
})

it('L4: closes with 1013 when the worker crashes, and takes the update on return', async () => {
  const { reader, finish } = slowReader()
  rooms = createRooms(log, reader)
  const author = await join()
  paragraphOf(author.client.doc).insert(0, 'x'.repeat(MEGABYTE))
  finish('crashes')
  await settle(author.client)
  expect(author.wire.closedWith).toBe(CLOSE.storage)
  rooms = createRooms(log)
  await author.client.connect(rooms)
  await settle(author.client)
  expect(author.client.saved).toBe(author.client.sentFrames)
})
