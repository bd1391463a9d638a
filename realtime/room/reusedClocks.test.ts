import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import { beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'
import { Guard } from '#realtime/guard/guard.ts'
import { JudgedBodies } from '#realtime/guard/judgedBodies.ts'
import { judgeTask } from '#realtime/guard/task.ts'
import { BYTES_PER_STRUCT, limitsOf } from '#realtime/limits.ts'
import { encodeUpdate } from '#realtime/wire/protocol.ts'
import { CLOSE } from '#schema/collab/protocol.ts'
import type { Role } from '#schema/sharing/roles.ts'
import { compactNow, createRooms, FailingLog, MemoryClient } from '#tests/support/memoryCollab.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import type { RoomRegistry } from './registry.ts'

const ADA = 1
const EVE = 2

let log: FailingLog
let rooms: RoomRegistry
let document: string
/** Resolves before an update is judged. */
let judging: Promise<void>

beforeEach(() => {
  log = new FailingLog()
  judging = Promise.resolve()
  const bodies = new JudgedBodies()
  const guard = new Guard({ run: task => judging.then(() => bodies.judge(judgeTask.parse(task))) })
  rooms = createRooms(log, undefined, guard)
  document = randomUUID()
  log.create(document)
})

const settle = async (...clients: MemoryClient[]) => {
  for (let i = 0; i < 12; i++) {
    await turn()
    for (const client of clients) client.deliver()
  }
}
const connected = async (clientID: number, role: Role = 'editor') => {
  const client = new MemoryClient(rooms, document, clientID, role)
  await client.connect()
  await settle(client)
  return client
}
const textOf = ({ doc }: MemoryClient) => paragraphOf(doc).toString()
/** Returns the text as someone sees it who joins now. */
const seen = async () => textOf(await connected(3))

/** Returns an update in which a client has written something from its first clock on. */
function writtenBy(clientID: number, words: string): Uint8Array {
  const doc = new Y.Doc()
  doc.clientID = clientID
  paragraphOf(doc).insert(0, words)
  return Y.encodeStateAsUpdate(doc)
}

/** Returns what a client could have written next, without writing it. */
function nextOf({ doc }: MemoryClient, write: (text: Y.XmlText) => void): Uint8Array {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  copy.clientID = doc.clientID
  const before = Y.encodeStateVector(copy)
  write(paragraphOf(copy))
  return Y.encodeStateAsUpdate(copy, before)
}

it.each<[Role, boolean]>([
  ['editor', false],
  ['editor', true],
  ['suggester', false],
  ['suggester', true],
])(
  'S9: keeps text that is stored when this role sends something else under its clocks (%s, compacted: %s)',
  async (role, compacted) => {
    const [ada, eve] = [await connected(ADA), await connected(EVE, role)]
    paragraphOf(ada.doc).insert(0, 'as Ada wrote it')
    await settle(ada, eve)
    if (compacted) await compactNow(log, rooms, document)
    eve.session?.receive(encodeUpdate(writtenBy(ADA, 'as Eve wants it')))
    await settle(ada, eve)
    expect(eve.saved).toBe(1)
    expect(await seen()).toBe('as Ada wrote it')
  },
)

it('S9: takes what is new of an update that repeats something', async () => {
  const [ada, eve] = [await connected(ADA), await connected(EVE)]
  paragraphOf(ada.doc).insert(0, 'known')
  await settle(ada, eve)
  ada.disconnect()
  paragraphOf(ada.doc).insert(5, ' and new')
  paragraphOf(ada.doc).delete(0, 1)
  eve.session?.receive(encodeUpdate(Y.encodeStateAsUpdate(ada.doc)))
  await settle(eve)
  expect(textOf(eve)).toBe('known')
  expect(await seen()).toBe('nown and new')
})

it('S9: cuts a long update as it cuts a short one', async () => {
  const [ada, eve] = [await connected(ADA), await connected(EVE)]
  paragraphOf(ada.doc).insert(0, 'x'.repeat(20_000))
  await settle(ada, eve)
  await compactNow(log, rooms, document)
  eve.session?.receive(encodeUpdate(writtenBy(ADA, 'y'.repeat(20_010))))
  paragraphOf(eve.doc).insert(0, 'Next. ')
  await settle(ada, eve)
  expect(eve.saved).toBe(2)
  const text = await seen()
  expect(text.startsWith('Next. xxx')).toBe(true)
  expect(text.endsWith('xxxyyyyyyyyyy')).toBe(true)
})

it('S9: counts the structs of an update once, also if some are known', async () => {
  const ada = await connected(ADA)
  paragraphOf(ada.doc).insert(0, 'known')
  await settle(ada)
  ada.disconnect()
  for (let i = 0; i < 100; i++) paragraphOf(ada.doc).insert(0, 'a new letter'.charAt(i % 12))
  const update = Y.encodeStateAsUpdate(ada.doc)
  const limits = { ...limitsOf(1), bytesPerSecond: 0, byteBurst: 150 * BYTES_PER_STRUCT + update.length }
  const eve = new MemoryClient(rooms, document, EVE, 'editor', limits)
  await eve.connect()
  await settle(eve)
  const { wire } = eve
  eve.session?.receive(encodeUpdate(update))
  await settle(eve)
  expect(wire?.closedWith).toBe(null)
  expect(eve.saved).toBe(1)
})

it('S9: acknowledges what is known already, and stores it once', async () => {
  const [ada, eve] = [await connected(ADA), await connected(EVE)]
  paragraphOf(ada.doc).insert(0, 'typed once')
  await settle(ada, eve)
  const rows = async () => (await log.load(document)).tail.length
  const before = await rows()
  eve.session?.receive(encodeUpdate(nextOf(eve, () => undefined)))
  eve.session?.receive(encodeUpdate(writtenBy(ADA, 'typed once')))
  await settle(ada, eve)
  expect(eve.saved).toBe(2)
  expect(await rows()).toBe(before)
})

it('S9: of two contents under one clock, the first one received is there for all', async () => {
  const [ada, eve, bea] = [await connected(ADA), await connected(EVE), await connected(4)]
  paragraphOf(ada.doc).insert(0, 'First. ')
  await settle(ada, eve, bea)
  eve.session?.receive(encodeUpdate(nextOf(ada, text => text.insert(7, 'EVE'))))
  paragraphOf(ada.doc).insert(7, 'Ada writes more')
  await settle(ada, eve, bea)
  const text = 'First. EVE writes more'
  expect(textOf(bea)).toBe(text)
  expect(await seen()).toBe(text)
  await compactNow(log, rooms, document)
  expect(await seen()).toBe(text)
})

it('S9: a suggestion that was judged when its clocks were used is not stored', async () => {
  const [ada, eve] = [await connected(ADA), await connected(EVE, 'suggester')]
  paragraphOf(ada.doc).insert(0, 'First. ')
  await settle(ada, eve)
  let judge = () => {}
  judging = new Promise(resolve => (judge = resolve))
  const author = eve.userId
  eve.session?.receive(
    encodeUpdate(nextOf(ada, text => text.insert(7, 'EVE', { insertion: { id: 's', author } }))),
  )
  await settle(eve)
  paragraphOf(ada.doc).insert(7, 'typed by Ada')
  await settle(ada)
  expect(ada.saved).toBe(ada.sentFrames)
  const { wire } = eve
  judge()
  await settle(ada, eve)
  expect(wire?.closedWith).toBe(CLOSE.storage)
  expect(await seen()).toBe('First. typed by Ada')
})

it('S9: a suggestion that is refused keeps no clock from those who use it', async () => {
  const [ada, eve] = [await connected(ADA), await connected(EVE, 'suggester')]
  paragraphOf(ada.doc).insert(0, 'First. ')
  await settle(ada, eve)
  let judge = () => {}
  judging = new Promise(resolve => (judge = resolve))
  eve.session?.receive(encodeUpdate(nextOf(ada, text => text.insert(7, 'no suggestion'))))
  await settle(eve)
  paragraphOf(ada.doc).insert(7, 'typed by Ada')
  const { wire } = eve
  judge()
  await settle(ada, eve)
  expect(wire?.closedWith).toBe(CLOSE.refused)
  expect(await seen()).toBe('First. typed by Ada')
  expect(ada.doc.getXmlFragment(BODY_FIELD).length).toBe(1)
})
