// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto'

import * as encoding from 'lib0/encoding'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'

import type { Connection } from '#client/editor/collab/connection.ts'
import { lastOf, openPage, Socket } from '#client/editor/collab/testing/socket.ts'
import { store } from '#client/shared/lib/store.ts'
import { limitsOf } from '#realtime/limits.ts'
import type { RoomRegistry } from '#realtime/room/registry.ts'
import { Session } from '#realtime/room/session.ts'
import { encodeUpdate } from '#realtime/wire/protocol.ts'
import { createRooms, FailingLog, MemoryClient, MemoryWire } from '#tests/support/memoryCollab.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

// "What the page calls Saved is in the document", also if someone who may write uses the page's client id.

const ADA = {
  kind: 'user' as const,
  userId: randomUUID(),
  firstName: 'Ada',
  name: 'Ada',
  role: 'editor' as const,
}

/** A browser's connection to the rooms of this test. */
class RoomSocket extends Socket {
  readonly #session: Session

  constructor() {
    super()
    const wire = new MemoryWire()
    wire.send = frame => queueMicrotask(() => this.onmessage?.({ data: frame.slice().buffer }))
    wire.close = code => super.close(code)
    this.#session = new Session(wire, limitsOf(1_000_000))
    if (isServerAway) queueMicrotask(() => super.close())
    else void rooms.enter(document, this.#session, ADA).then(() => this.open())
  }

  override send(frame: Uint8Array): void {
    this.#session.receive(frame.slice())
  }

  override close(): void {
    if (this.readyState === 1) {
      this.#session.closed()
      rooms.leave(document)
    }
    super.close()
  }
}

let log: FailingLog
let rooms: RoomRegistry
let document: string
let isServerAway: boolean
let ada: Connection
let others: MemoryClient[]

beforeEach(async () => {
  log = new FailingLog()
  rooms = createRooms(log)
  document = randomUUID()
  log.create(document)
  others = []
  isServerAway = false
  ada = openPage(RoomSocket)
  paragraphOf(ada.body).insert(0, 'First. ')
  await isSaved()
})
afterEach(async () => {
  await ada.close()
  for (const other of others) other.disconnect()
  vi.unstubAllGlobals()
})

const isSaved = () => vi.waitFor(() => expect(store.get(ada.saved).kind).toBe('saved'))
const isEnded = () =>
  vi.waitFor(() => expect(store.get(ada.saved)).toEqual({ kind: 'ended', why: 'overwritten' }))
const type = (words: string) => paragraphOf(ada.body).insert(7, words)

/** Lets another person join. */
async function joined(client: number): Promise<MemoryClient> {
  const person = new MemoryClient(rooms, document, client)
  others.push(person)
  await person.connect()
  await vi.waitFor(() => {
    person.deliver()
    expect(person.synced).toBe(true)
  })
  return person
}

/** Returns the text as someone sees it who joins now. */
const seen = async () => paragraphOf((await joined(100 + others.length)).doc).toString()

/** Sends text under the client id of Ada's page, as if she wrote it next. */
function forge(eve: MemoryClient, words: string): void {
  const forged = new Y.Doc()
  Y.applyUpdate(forged, Y.encodeStateAsUpdate(eve.doc))
  forged.clientID = ada.body.clientID
  const before = Y.encodeStateVector(forged)
  paragraphOf(forged).insert(7, words)
  eve.session?.receive(encodeUpdate(Y.encodeStateAsUpdate(forged, before)))
}

/** Lets the page lose its connection, and find no server. */
async function goOffline(): Promise<void> {
  isServerAway = true
  lastOf(RoomSocket).close()
  await vi.waitFor(() => expect(store.get(ada.saved).kind).not.toBe('saved'))
}

test('text that is typed after someone has used its clocks is saved, and in the document', async () => {
  const eve = await joined(2)
  forge(eve, 'EVE')
  await vi.waitFor(() => expect(paragraphOf(ada.body).toString()).toContain('EVE'))
  type('typed by Ada')
  await isSaved()
  expect(await seen()).toBe(paragraphOf(ada.body).toString())
  expect(await seen()).toContain('typed by Ada')
  const presence = rooms.find(document)?.presence
  await vi.waitFor(() => expect(presence?.states().map(({ client }) => client)).toEqual([ada.body.clientID]))
})

test('text that is typed while someone uses its clocks is not called saved', async () => {
  const eve = await joined(2)
  forge(eve, 'EVE')
  type('typed by Ada')
  await isEnded()
  expect(store.get(ada.unsaved)).toBe(true)
  expect(paragraphOf(ada.body).toString()).toBe('First. typed by Ada')
  expect(await seen()).not.toContain('typed')
})

test.each([['EVE'], ['longer than what Ada types']])(
  'text that was typed offline is not called saved if someone has used its clocks meanwhile: %s',
  async words => {
    const eve = await joined(2)
    await goOffline()
    type('typed by Ada')
    forge(eve, words)
    await vi.waitFor(async () => expect(await seen()).toContain(words))
    isServerAway = false
    await isEnded()
    expect(store.get(ada.unsaved)).toBe(true)
  },
)

test('text that was typed offline is not called saved if someone has sent it as gone meanwhile', async () => {
  const eve = await joined(2)
  await goOffline()
  const { clientID, store: structs } = ada.body
  const clock = Y.getState(structs, clientID)
  type('typed by Ada')
  // One client with one struct that has lost its letters, and no deletion.
  const gone = encoding.encode(encoder => {
    for (const number of [1, 1, clientID, clock, 0, 12, 0]) encoding.writeVarUint(encoder, number)
  })
  eve.session?.receive(encodeUpdate(gone))
  await vi.waitFor(() => expect(rooms.find(document)?.body.clocks.get(clientID)).toBe(clock + 12))
  isServerAway = false
  await isEnded()
  expect(store.get(ada.unsaved)).toBe(true)
  expect(paragraphOf(ada.body).toString()).toContain('typed by Ada')
})

test('text that the server has lost and others send again is saved, and there once', async () => {
  const bea = await joined(2)
  log.failing = true
  type('typed by Ada')
  await vi.waitFor(() => {
    bea.deliver()
    expect(paragraphOf(bea.doc).toString()).toContain('typed by Ada')
  })
  await goOffline()
  log.failing = false
  await bea.connect()
  await vi.waitFor(() => {
    bea.deliver()
    expect(bea.sentFrames).toBe(1)
    expect(bea.saved).toBe(1)
  })
  isServerAway = false
  await isSaved()
  expect(await seen()).toBe('First. typed by Ada')
})
