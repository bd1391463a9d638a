import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import * as Y from 'yjs'

import { MESSAGE, SYNC } from '#schema/collab/protocol.ts'
import { WAITING_FOR_LOCKS } from '#tests/support/locks.ts'
import { until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

let server: RealtimeServer
let owner: TestUser
let document: string

beforeAll(async () => {
  // The server's pings run on the test clock; its other timers do not.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await startRealtimeServer()
  owner = await server.world.user()
  document = await server.world.document(owner)
})
afterEach(() => expect(server.world.pool.query('SELECT 1')).resolves.toBeDefined())
afterAll(async () => {
  await server.stop()
  vi.useRealTimers()
})

const MEGABYTE = 1024 * 1024
const PING_MS = 25_000

it.each([
  '/x/../socket.io/?EIO=4&transport=websocket',
  '/socket.io/?EIO=4&transport=websocket',
  '/socket.io/?EIO=3&transport=nothing',
  '/collab/document:x',
  '/elsewhere',
])('C1: a connection to %s that breaks during its upgrade affects no other', async path => {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${server.port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ]
  for (let i = 0; i < 20; i++) {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined)
    await new Promise(resolve => socket.once('connect', resolve))
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    await sleep(i)
    socket.resetAndDestroy()
  }
  // An unhandled 'error' would end the process, and with it this run.
  await until(async () => (await server.openConnections()) === 0, 'the server has noticed all')
  const client = await RawClient.on(server.url, document, owner.cookie).synced()
  expect(client.closeCode).toBeNull()
  client.end()
})

it('Q3: disconnects a connection that answers no ping and keeps one that does', async () => {
  const [deaf, alive] = [
    await RawClient.on(server.url, document, owner.cookie).synced(),
    await RawClient.on(server.url, document, owner.cookie).synced(),
  ]
  deaf.socket.pause()
  let pings = 0
  alive.socket.on('ping', () => pings++)
  for (let round = 1; round <= 3; round++) {
    vi.advanceTimersByTime(PING_MS)
    await until(() => pings === round, 'the ping')
    // A request sent after the pong is answered after it.
    const answers = alive.count(MESSAGE.sync, SYNC.step2)
    alive.sync(SYNC.step1, Uint8Array.of(0))
    await until(() => alive.count(MESSAGE.sync, SYNC.step2) > answers, 'the answer')
  }
  deaf.socket.resume()
  expect(await deaf.closed()).toBe(1006)
  expect(alive.closeCode).toBeNull()
  alive.end()
})

/** Returns how many queries wait for a lock. */
const waitingForLock = async () => {
  const { rowCount } = await server.world.pool.query(WAITING_FOR_LOCKS)
  return rowCount
}

it('C7: reads nothing before a connection is admitted, and loses nothing of it', async () => {
  const updates: Uint8Array[] = []
  const doc = new Y.Doc()
  doc.on('update', (update: Uint8Array) => updates.push(update))
  for (let i = 0; i < 24; i++) {
    const text = paragraphOf(doc)
    text.insert(0, 'x'.repeat(MEGABYTE))
    text.delete(0, MEGABYTE)
  }
  const witness = await RawClient.on(server.url, document, owner.cookie).synced()
  const locked = await server.world.pool.connect()
  await locked.query('BEGIN; LOCK TABLE documents IN ACCESS EXCLUSIVE MODE')
  const client = await RawClient.on(server.url, document, owner.cookie).opened()
  // Both of its queries wait before the data is sent.
  await until(async () => (await waitingForLock()) === 2, 'the questions wait')
  for (const update of updates) client.sync(SYNC.update, update)
  // Data beyond the kernel's buffers stays at the sender. If the server read it, nothing would
  // remain.
  let waiting = Number.POSITIVE_INFINITY
  await until(async () => {
    const before = waiting
    waiting = client.socket.bufferedAmount
    // The server answers others, so it could also read from this one.
    for (let i = 0; i < 20; i++) await witness.answered()
    return waiting === before
  }, 'nothing is taken any more')
  expect(waiting).toBeGreaterThan(4 * MEGABYTE)
  await locked.query('COMMIT')
  locked.release()
  await until(() => client.acks.length === updates.length, 'everything is acknowledged')
  for (const one of [client, witness]) one.end()
})
