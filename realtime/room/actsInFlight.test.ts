import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import { beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'

import { encodeAct } from '#document/acts/codec.ts'
import { ACTS_FIELD, recordKey, type Run } from '#document/acts/record.ts'
import { BODY_FIELD } from '#document/version.ts'
import { compactNow, createRooms, FailingLog, MemoryClient } from '#tests/support/memoryCollab.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import type { RoomRegistry } from './registry.ts'

/** A log that stores acts at once, and says so when a test lets it. */
class WaitingLog extends FailingLog {
  answering = Promise.resolve()
  override async appendActs(...given: Parameters<FailingLog['appendActs']>) {
    const stored = await super.appendActs(...given)
    await this.answering
    return stored
  }
}

let log: WaitingLog
let rooms: RoomRegistry
let document: string

beforeEach(() => {
  log = new WaitingLog()
  rooms = createRooms(log)
  document = randomUUID()
  log.create(document)
})

const settle = async (...clients: MemoryClient[]) => {
  for (let i = 0; i < 12; i++) {
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
const textOf = ({ doc }: MemoryClient) =>
  doc
    .getXmlFragment(BODY_FIELD)
    .toJSON()
    .replaceAll(/<[^>]*>/g, '')

/** Replaces "then", which the first client wrote, by "than". `more`: further text behind it that goes, too. */
function accept({ doc }: MemoryClient, from: number, more: Run[] = []): void {
  const text = paragraphOf(doc)
  doc.transact(() => {
    const clock = Y.getState(doc.store, doc.clientID)
    const length = more.reduce((sum, run) => sum + run.text.length, 4)
    text.insert(5 + length, 'than')
    text.delete(5, length)
    const id = { client: doc.clientID, clock: Y.getState(doc.store, doc.clientID) }
    const runs = [{ client: 1, clock: from, text: 'then', right: { client: 1, clock: from + 4 } }, ...more]
    const inserted = [{ client: doc.clientID, from: clock, to: clock + 4 }]
    doc.getMap(ACTS_FIELD).set(recordKey(1, id), encodeAct({ order: 1, of: null, runs, inserted }))
  })
}
/** Three clients with a text: one stays, and two are offline and have accepted its correction. */
async function apart() {
  const [ada, grace, eve] = [await connected(1), await connected(2), await connected(3)]
  paragraphOf(ada.doc).insert(0, 'more then forty')
  await settle(ada, grace, eve)
  for (const twin of [grace, eve]) {
    twin.disconnect()
    accept(twin, 2 + 5)
  }
  return { ada, grace, eve }
}

it('T2: a compaction between twin acts, and one of deleted records, change no decision', async () => {
  const { ada, grace, eve } = await apart()
  await grace.connect()
  await settle(ada, grace)
  expect(textOf(ada)).toBe('more than forty')
  ada.doc.transact(() => {
    for (const key of ada.doc.getMap(ACTS_FIELD).keys()) ada.doc.getMap(ACTS_FIELD).delete(key)
  })
  await settle(ada, grace)
  expect(await compactNow(log, rooms, document)).toBe(true)
  await eve.connect()
  await settle(ada, grace, eve)
  // It has records that the others have deleted, and its act again.
  eve.disconnect()
  expect(await compactNow(log, rooms, document)).toBe(true)
  await eve.connect()
  await settle(ada, grace, eve)
  for (const client of [ada, grace, eve, await connected(4)]) expect(textOf(client)).toBe('more than forty')
})

it('T2: acts on text that was replaced as a whole meanwhile, as by a restore, bring nothing back', async () => {
  const { ada, grace, eve } = await apart()
  const restored = new Y.Doc()
  Y.applyUpdate(restored, Y.encodeStateAsUpdate(ada.doc))
  const before = Y.encodeStateVector(restored)
  const body = restored.getXmlFragment(BODY_FIELD)
  body.delete(0, body.length)
  paragraphOf(restored).insert(0, 'as it was')
  await rooms.find(document)?.write(Y.encodeStateAsUpdate(restored, before))
  await settle(ada)
  for (const twin of [grace, eve]) await twin.connect()
  await settle(ada, grace, eve)
  expect(await compactNow(log, rooms, document)).toBe(true)
  for (const client of [ada, grace, eve, await connected(4)]) expect(textOf(client)).toBe('as it was')
})

it('R11: a deletion of what waits for its tick is made, also if acts were decided meanwhile', async () => {
  const { ada, grace } = await apart()
  let answer: () => void = () => undefined
  log.answering = new Promise(resolve => (answer = resolve))
  await grace.connect()
  await settle(ada, grace)
  paragraphOf(ada.doc).insert(0, 'no ')
  answer()
  // The acts are decided before the tick ends.
  await new Promise(decided => process.nextTick(decided))
  paragraphOf(ada.doc).delete(0, 3)
  await settle(ada, grace)
  for (const client of [ada, grace, await connected(4)]) expect(textOf(client)).toBe('more than forty')
})

it('T2, S9: an act is decided that was sent before some of the text which it takes', async () => {
  const { ada, grace } = await apart()
  const page = new MemoryClient(rooms, document, 5)
  Y.applyUpdate(page.doc, Y.encodeStateAsUpdate(ada.doc))
  await grace.connect()
  await settle(ada, grace)
  // The page before it has written this, and has not sent it.
  page.doc.clientID = 6
  paragraphOf(page.doc).insert(9, ' or so')
  page.doc.clientID = 5
  await page.connect()
  const right = { client: 1, clock: 2 + 9 }
  accept(page, 2 + 5, [{ client: 6, clock: 0, text: ' or so', right }])
  await settle(ada, grace, page)
  expect(page.saved).toBe(page.sentFrames)
  for (const client of [ada, grace, page, await connected(4)])
    expect(textOf(client)).toBe('more than or so forty')
})
