import { randomUUID } from 'node:crypto'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { BACKLOG_BYTES } from '#realtime/limits.ts'
import { MemoryLog } from '#realtime/storage/memory.ts'
import { decodeMessage, encodeAwareness, type AwarenessEntry } from '#realtime/wire/protocol.ts'
import { MESSAGE } from '#schema/collab/protocol.ts'
import { createRooms, MemoryClient } from '#tests/support/memoryCollab.ts'

import type { RoomRegistry } from './registry.ts'

let rooms: RoomRegistry
let document: string

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const log = new MemoryLog()
  rooms = createRooms(log)
  document = randomUUID()
  log.create(document)
})
afterEach(() => vi.useRealTimers())

const connected = async (clientID: number) => {
  const client = new MemoryClient(rooms, document, clientID)
  await client.connect()
  client.deliver()
  return client
}
const says = (client: MemoryClient, clock: number) =>
  client.session?.receive(
    encodeAwareness([{ client: client.doc.clientID, clock, state: JSON.stringify({ clock }) }]),
  )
const framesOf = (client: MemoryClient, type: number) =>
  client.wire?.sent.filter(frame => frame[0] === type) ?? []
/** The contents of each awareness message sent to the client. */
const heard = (client: MemoryClient): AwarenessEntry[][] =>
  framesOf(client, MESSAGE.awareness).map(frame => {
    const message = decodeMessage(frame)
    return message.ok && message.value.kind === 'awareness' ? message.value.entries : []
  })

it('P1: sends the newest state of each client once per 25 ms, also to its sender', async () => {
  const [ada, bea, cid] = [await connected(1), await connected(2), await connected(3)]
  for (const clock of [1, 2, 3]) says(ada, clock)
  says(bea, 1)
  vi.advanceTimersByTime(24)
  for (const client of [ada, bea, cid]) expect(heard(client)).toEqual([])
  vi.advanceTimersByTime(1)
  const news = [
    { client: 1, clock: 3, state: '{"clock":3}' },
    { client: 2, clock: 1, state: '{"clock":1}' },
  ]
  for (const client of [ada, bea, cid]) expect(heard(client)).toEqual([news])
  // A renewal of the same state returns too: a stock client considers a connection without frames
  // dead.
  says(bea, 2)
  vi.advanceTimersByTime(25)
  expect(heard(bea).slice(1)).toEqual([[{ client: 2, clock: 2, state: '{"clock":2}' }]])
})

it('P4: answers a query with all states and the roster, and sends them to no one else', async () => {
  const [ada, bea, cid] = [await connected(1), await connected(2), await connected(3)]
  says(ada, 1)
  says(bea, 1)
  vi.advanceTimersByTime(200)
  for (const client of [ada, bea, cid]) client.deliver()
  cid.session?.receive(Uint8Array.of(MESSAGE.queryAwareness))
  expect(heard(cid).map(entries => entries.map(({ client }) => client))).toEqual([[1, 2]])
  expect(framesOf(cid, MESSAGE.roster)).toHaveLength(1)
  expect(cid.wire?.sent).toHaveLength(2)
  for (const client of [ada, bea]) expect(client.wire?.sent).toEqual([])
})

it('P2: a connection that ends the state of its client may speak for another one', async () => {
  const [ada, bea] = [await connected(1), await connected(2)]
  says(ada, 1)
  vi.advanceTimersByTime(200)
  bea.deliver()
  ada.session?.receive(encodeAwareness([{ client: 1, clock: 2, state: 'null' }]))
  ada.session?.receive(encodeAwareness([{ client: 3, clock: 0, state: '{"clock":0}' }]))
  vi.advanceTimersByTime(200)
  expect(heard(bea)).toEqual([
    [
      { client: 1, clock: 2, state: 'null' },
      { client: 3, clock: 0, state: '{"clock":0}' },
    ],
  ])
  expect(rooms.find(document)?.presence.everyone()).toMatchObject([{ clientId: 3, userId: ada.userId }])
  // No longer for the first one.
  says(ada, 3)
  ada.disconnect()
  vi.advanceTimersByTime(200)
  expect(heard(bea).slice(1)).toEqual([[{ client: 3, clock: 0, state: 'null' }]])
})

it('Q1, P3: sends a slow reader the presence that it missed', async () => {
  const [ada, bea, slow] = [await connected(1), await connected(2), await connected(3)]
  says(ada, 1)
  says(bea, 1)
  vi.advanceTimersByTime(200)
  const before = heard(slow).length
  if (slow.wire) slow.wire.unsent = BACKLOG_BYTES + 1
  says(bea, 2)
  ada.disconnect()
  vi.advanceTimersByTime(200)
  expect(heard(slow).length).toBe(before)
  if (slow.wire) slow.wire.unsent = 0
  vi.advanceTimersByTime(200)
  expect(heard(slow).slice(before)).toEqual([
    [
      { client: 1, clock: 1, state: 'null' },
      { client: 2, clock: 2, state: '{"clock":2}' },
    ],
  ])
})
