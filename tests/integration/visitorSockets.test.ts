import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'

import { VisitorSocket } from '#client/features/site/live/visitorSocket.ts'
import type { EventEnvelope, StoredEvent } from '#schema/events/define.ts'
import { SITE_ROOM } from '#schema/rooms/room.ts'
import { VISITORS } from '#schema/site/visitors.ts'
import { NEVER_MS, until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer } from '#tests/support/realtimeServer.ts'

let server: RealtimeServer
const sockets: Socket[] = []

beforeAll(async () => {
  server = await startRealtimeServer({ limitFactor: 1, recheckMs: NEVER_MS })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => server.stop())

function connect(headers: Record<string, string> = {}) {
  const socket = io(`http://127.0.0.1:${server.port}${VISITORS}`, {
    extraHeaders: headers,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  })
  sockets.push(socket)
  const visitor = { socket, seen: new Array<EventEnvelope>(), resyncs: 0, refusals: new Array<string>() }
  socket.on('events', (batch: EventEnvelope[]) => visitor.seen.push(...batch))
  socket.on('resync', () => visitor.resyncs++)
  socket.on('connect_error', ({ message }) => visitor.refusals.push(message))
  return visitor
}

async function connected() {
  const visitor = connect()
  await until(() => visitor.socket.connected, 'the visitor connects')
  return visitor
}

let ids = 0
const event = (rooms: string[], value: unknown): StoredEvent => ({
  id: String(++ids),
  name: 'site.settings',
  key: 'site',
  revision: ids,
  value,
  rooms,
})

it('sends the events for everyone to visitors, and no others', async () => {
  const visitor = await connected()
  const owner = await server.world.user()
  await server.bus.append([
    event([`user:${owner.id}`], 'for one'),
    event(['admin'], 'for administrators'),
    event(['admin', SITE_ROOM], 'for everyone'),
  ])
  await until(() => visitor.seen.length > 0, 'the event for everyone')
  await server.bus.append([event([SITE_ROOM], 'later')])
  await until(() => visitor.seen.length > 1, 'a later event')
  expect(visitor.seen.map(({ value }) => value)).toEqual(['for everyone', 'later'])
  expect(Object.keys(visitor.seen[0] ?? {})).toEqual(['name', 'key', 'revision', 'value'])
})

it('is understood by the pages of the site', async () => {
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${server.port}/pricing`))
  const seen = new Array<[string, unknown]>()
  let connections = 0
  const socket = new VisitorSocket({
    onConnect: () => (connections += 1),
    onMessage: (name, value) => seen.push([name, value]),
  })
  try {
    socket.open()
    await until(() => connections === 1, 'the page connects')
    await server.bus.append([event([SITE_ROOM], 'for everyone')])
    await until(() => seen.length > 0, 'the event')
    expect(seen).toEqual([
      ['events', [expect.objectContaining({ name: 'site.settings', value: 'for everyone' })]],
    ])
  } finally {
    socket.close()
    vi.unstubAllGlobals()
  }
})

it('says that events may have been missed', async () => {
  const visitor = await connected()
  await server.bus.append(Array.from({ length: 10_100 }, () => event(['user:none'], null)))
  await until(() => visitor.resyncs === 1, 'resync')
})

it('refuses the 21st visitor of an address, lets signed-in users in, and admits one when another has left', async () => {
  const open = await Promise.all(Array.from({ length: 20 }, connected))
  const late = connect()
  await until(() => late.refusals.length > 0, 'the 21st is refused')
  expect(late.refusals).toEqual(['RATE_LIMITED'])
  const owner = await server.world.user()
  const user = io(`http://127.0.0.1:${server.port}`, {
    extraHeaders: { cookie: owner.cookie },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  })
  sockets.push(user)
  await until(() => user.connected, 'a user connects')
  open[0]?.socket.disconnect()
  await until(async () => {
    const another = connect()
    await until(() => another.socket.connected || another.refusals.length > 0, 'it connects or is refused')
    return another.socket.connected
  }, 'there is room for one')
})

it('keeps no more than 20 of 60 visitors of an address that come at once', async () => {
  const all = Array.from({ length: 60 }, () => connect())
  let ended = 0
  for (const { socket } of all) socket.on('connect_error', () => ended++).on('disconnect', () => ended++)
  await until(() => ended === 40, 'the others are refused')
  expect(all.filter(({ socket }) => socket.connected)).toHaveLength(20)
})

it('refuses pages of other sites, and ends the connection of a visitor who asks for something', async () => {
  const foreign = connect({ origin: 'https://evil.example' })
  await until(() => foreign.refusals.length > 0, 'the other site is refused')
  const visitor = await connected()
  visitor.socket.emit('subscribe', ['admin'], () => undefined)
  await until(() => !visitor.socket.connected, 'the visitor is disconnected')
})
