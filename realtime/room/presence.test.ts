import { randomUUID } from 'node:crypto'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { BACKLOG_BYTES } from '#realtime/limits.ts'
import { MemoryLog } from '#realtime/storage/memory.ts'
import { decodeMessage, encodeAwareness, type AwarenessEntry } from '#realtime/wire/protocol.ts'
import { MESSAGE } from '#schema/collab/protocol.ts'
import { createRooms, MemoryClient } from '#tests/support/memory-collab.ts'

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
/** What each awareness message that has been sent to the client holds. */
const heard = (client: MemoryClient): AwarenessEntry[][] =>
  framesOf(client, MESSAGE.awareness).map(frame => {
    const message = decodeMessage(frame)
    return message.ok && message.value.kind === 'awareness' ? message.value.entries : []
  })

it('P1: within 25 ms only the newest state of each client is sent, once, to its sender too', async () => {
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
  // A renewal of the same state comes back too: for a stock client a connection without frames is
  // dead.
  says(bea, 2)
  vi.advanceTimersByTime(25)
  expect(heard(bea).slice(1)).toEqual([[{ client: 2, clock: 2, state: '{"clock":2}' }]])
})

it("P4: a question is answered with everybody's state and the roster, to nobody but who asks", async () => {
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

it('Q1, P3: who reads nothing for a while hears then who is there and who has gone', async () => {
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
