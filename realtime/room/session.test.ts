import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import { beforeEach, expect, it } from 'vitest'

import { limitsOf } from '#realtime/limits.ts'
import { encodeAwareness, encodeStep1 } from '#realtime/wire/protocol.ts'
import { CLOSE, MESSAGE } from '#schema/collab/protocol.ts'
import { createRooms, FailingLog, MemoryClient } from '#tests/support/memory-collab.ts'
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

beforeEach(() => {
  const log = new FailingLog()
  rooms = createRooms(log)
  document = randomUUID()
  log.create(document)
  clients = 0
})

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
function flood({ session, wire }: Awaited<ReturnType<typeof join>>, frame: (n: number) => Uint8Array) {
  let sent = 0
  while (wire.closedWith === null && sent < BURST_FRAMES - 50) session.receive(frame(++sent))
  return sent
}

const stateOf = (client: number) => (clock: number) => encodeAwareness([{ client, clock, state: STATE }])

it('L2: charges a state for each connection that receives it', async () => {
  const alone = await join(limitsOf(1))
  flood(alone, stateOf(1))
  expect(alone.wire.closedWith).toBeNull()
  for (let n = 0; n < 30; n++) await join()
  const talker = await join(limitsOf(1))
  const sent = flood(talker, stateOf(clients))
  expect(talker.wire.closedWith).toBe(CLOSE.tooManyRequests)
  expect(sent * STATE.length * clients).toBeLessThan(2 * BURST_BYTES)
})

it('L2: charges an answer with all states', async () => {
  for (let n = 0; n < 30; n++) {
    const { session } = await join()
    session.receive(stateOf(clients)(1))
  }
  const asking = await join(limitsOf(1))
  flood(asking, () => Uint8Array.of(MESSAGE.queryAwareness))
  expect(asking.wire.closedWith).toBe(CLOSE.tooManyRequests)
})

it('L2: charges the body for a SyncStep1, also one over the limit of bytes', async () => {
  const writer = await join()
  paragraphOf(writer.client.doc).insert(0, 'x'.repeat(3 * MEGABYTE))
  await turn()
  const asking = await join(limitsOf(1))
  const sent = flood(asking, () => encodeStep1(new Map()))
  expect(asking.wire.closedWith).toBe(CLOSE.tooManyRequests)
  expect(sent).toBeLessThan(12)
  const later = await join(limitsOf(1))
  expect(later.wire.closedWith).toBeNull()
})
