import { setTimeout as sleep } from 'node:timers/promises'

import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { EventEnvelope, StoredEvent } from '#schema/events/define.ts'
import type { SubscribeAnswer } from '#schema/events/socket.ts'
import { NEVER_MS, PATIENCE_MS, until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'

let server: RealtimeServer
let owner: TestUser
let editor: TestUser
const sockets: Socket[] = []

beforeAll(async () => {
  server = await startRealtimeServer({ limitFactor: 1, recheckMs: NEVER_MS })
  owner = await server.world.user()
  editor = await server.world.user('Grace', 'Hopper')
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => server.stop())

type Follower = { socket: Socket; batches: EventEnvelope[][]; left: string[]; resyncs: number }

const connect = (headers: Record<string, string>, transports = ['websocket']): Follower => {
  const socket = io(`http://127.0.0.1:${server.port}`, {
    extraHeaders: headers,
    transports,
    forceNew: true,
    reconnection: false,
  })
  sockets.push(socket)
  const follower: Follower = { socket, batches: [], left: [], resyncs: 0 }
  socket.on('events', (batch: EventEnvelope[]) => follower.batches.push(batch))
  socket.on('left', (room: string) => follower.left.push(room))
  socket.on('resync', () => follower.resyncs++)
  return follower
}
const signedIn = async (user: TestUser, transports?: string[]) => {
  const follower = connect({ cookie: user.cookie }, transports)
  await until(() => follower.socket.connected, 'the socket connects')
  return follower
}
const subscribe = async (follower: Follower, ...rooms: string[]): Promise<SubscribeAnswer> =>
  (await follower.socket.timeout(PATIENCE_MS).emitWithAck('subscribe', rooms)) as SubscribeAnswer

let ids = 0
const event = (rooms: string[], revision: number, more: Partial<StoredEvent> = {}): StoredEvent => ({
  id: String(++ids),
  name: 'usage.updated',
  key: 'k',
  revision,
  value: { revision },
  rooms,
  ...more,
})
const seenBy = (follower: Follower) => follower.batches.flat()

describe('connecting', () => {
  it('refuses the 51st socket of a user, and admits one when another has left', async () => {
    const crowd = await server.world.user()
    const open = await Promise.all(Array.from({ length: 50 }, () => signedIn(crowd)))
    const refused: string[] = []
    const late = connect({ cookie: crowd.cookie })
    late.socket.on('connect_error', ({ message }) => refused.push(message))
    await until(() => refused.length > 0, 'the 51st is refused')
    expect(refused).toEqual(['RATE_LIMITED'])
    open[0]?.socket.disconnect()
    await until(async () => {
      const another = connect({ cookie: crowd.cookie })
      await until(() => another.socket.connected || !another.socket.active, 'it connects or is refused')
      return another.socket.connected
    }, 'there is room for one')
    await signedIn(owner)
  })

  it('keeps no more than 50 of 200 sockets that a user opens at once', async () => {
    const crowd = await server.world.user()
    const all = Array.from({ length: 200 }, () => connect({ cookie: crowd.cookie }))
    let settled = 0
    for (const { socket } of all)
      socket.on('connect_error', () => settled++).on('disconnect', () => settled++)
    await until(() => settled === 150, 'the others are refused')
    expect(all.filter(({ socket }) => socket.connected)).toHaveLength(50)
  })

  it.each([['websocket'], ['polling']])('admits a signed-in user over %s', async transport => {
    const follower = await signedIn(owner, [transport])
    expect(await subscribe(follower, `user:${owner.id}`)).toEqual({
      joined: [`user:${owner.id}`],
      refused: [],
    })
  })

  it.each([['websocket'], ['polling']])(
    'rejects visitors, forged cookies and foreign pages over %s',
    async transport => {
      for (const headers of [
        {},
        { cookie: owner.cookie.replace(/.{6}$/, 'abcdef') },
        { cookie: owner.cookie, origin: 'https://evil.example' },
      ]) {
        const { socket } = connect(headers, [transport])
        let failed = false
        socket.on('connect_error', () => (failed = true))
        await until(() => failed, 'the connection is refused')
        expect(socket.connected).toBe(false)
      }
    },
  )
})

describe('rooms', () => {
  it('joins accessible rooms and rejects all others alike', async () => {
    const mine = await server.world.document(owner)
    const theirs = await server.world.document(editor)
    const follower = await signedIn(owner)
    const unknown = `document:${editor.id}`
    expect(
      await subscribe(follower, `document:${mine}`, `document:${theirs}`, unknown, `user:${editor.id}`),
    ).toEqual({ joined: [`document:${mine}`], refused: [`document:${theirs}`, unknown, `user:${editor.id}`] })
  })

  it('delivers events only to their room', async () => {
    const document = await server.world.document(owner)
    const [inside, outside] = [await signedIn(owner), await signedIn(editor)]
    await subscribe(inside, `document:${document}`)
    await subscribe(outside, `user:${editor.id}`)
    await server.bus.append([event([`document:${document}`], 1), event([`user:${editor.id}`], 2)])
    await until(() => seenBy(inside).length === 1 && seenBy(outside).length === 1, 'both are notified')
    expect(seenBy(inside)).toEqual([{ name: 'usage.updated', key: 'k', revision: 1, value: { revision: 1 } }])
    expect(seenBy(outside)[0]?.revision).toBe(2)
  })

  it('coalesces to the newest revision, at most 20 times a second, and sends an event for several rooms once', async () => {
    const follower = await signedIn(owner)
    const document = await server.world.document(owner)
    const rooms = [`user:${owner.id}`, `document:${document}`]
    await subscribe(follower, ...rooms)
    const started = Date.now()
    for (let revision = 1; revision <= 200; revision++) {
      await server.bus.append([event(rooms, revision)])
      await sleep(2)
    }
    await until(() => seenBy(follower).at(-1)?.revision === 200, 'the newest arrives')
    const seconds = (Date.now() - started) / 1000
    expect(follower.batches.length).toBeLessThanOrEqual(Math.ceil(seconds * 20) + 1)
    expect(follower.batches.every(batch => batch.length === 1)).toBe(true)
    const revisions = seenBy(follower).map(one => one.revision)
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b))
  })

  it('does not mix up the rooms of two events in one window', async () => {
    const follower = await signedIn(owner)
    await subscribe(follower, `user:${owner.id}`)
    await server.bus.append([
      event([`user:${owner.id}`, `user:${editor.id}`], 1, { value: 'for both' }),
      event([`user:${editor.id}`], 2, { value: 'for one' }),
    ])
    await until(() => follower.batches.length > 0, 'the first arrives')
    expect(seenBy(follower).map(one => one.value)).toEqual(['for both'])
  })

  it('leaves a room on request', async () => {
    const follower = await signedIn(owner)
    const document = await server.world.document(owner)
    await subscribe(follower, `user:${owner.id}`)
    follower.socket.emit('unsubscribe', [`user:${owner.id}`])
    // Answered after it.
    await subscribe(follower, `document:${document}`)
    const room = `document:${document}`
    await server.bus.append([event([`user:${owner.id}`], 1, { key: 'left' }), event([room], 2)])
    await until(() => seenBy(follower).length > 0, 'what it still follows')
    // A later event arrives after all that were sent before.
    await server.bus.append([event([room], 3)])
    await until(() => seenBy(follower).at(-1)?.revision === 3, 'a later event')
    expect(seenBy(follower).map(one => one.revision)).toEqual([2, 3])
  })

  it('sends resync when events were missed', async () => {
    const follower = await signedIn(owner)
    await server.bus.append(Array.from({ length: 10_100 }, (_, i) => event(['user:nobody'], i)))
    await until(() => follower.resyncs === 1, 'resync')
  })
})

describe('losing access', () => {
  it('leaves the room when membership ends, by the notification alone, and receives nothing more', async () => {
    const document = await server.world.document(owner)
    const room = `document:${document}`
    await server.world.member(document, editor, 'viewer')
    const follower = await signedIn(editor)
    expect((await subscribe(follower, room, `user:${editor.id}`)).joined).toHaveLength(2)
    await server.world.removeMember(document, editor)
    await until(() => follower.left.length > 0, 'left')
    expect(follower.left).toEqual([room])
    await server.bus.append([
      event([room], 1, { value: 'secret' }),
      event([`user:${editor.id}`], 1, { value: 'own' }),
    ])
    await until(() => seenBy(follower).length > 0, 'its own event')
    expect(seenBy(follower).map(one => one.value)).toEqual(['own'])
  })

  it('disconnects when the session ends, by the notification alone', async () => {
    const user = await server.world.user()
    const follower = await signedIn(user)
    await server.world.pool.query('DELETE FROM sessions WHERE sid = $1', [user.sessionId])
    await until(() => !follower.socket.connected, 'disconnected')
  })
})

describe('bad input', () => {
  it('survives malformed payloads of every kind', async () => {
    const follower = await signedIn(owner)
    const { socket } = follower
    const bad: unknown[][] = [
      [],
      ['document:x'],
      [null, () => undefined],
      [['document:x'], () => undefined],
      [[`user:${owner.id}`]],
      [[`user:${owner.id}`], 'not a function'],
      [Array.from({ length: 51 }, () => `user:${owner.id}`), () => undefined],
      [{ length: 1 }, () => undefined],
    ]
    for (const payload of bad) {
      socket.emit('subscribe', ...payload)
      socket.emit('unsubscribe', ...payload)
    }
    socket.emit('no such event', { deep: [[[[]]]] })
    expect((await subscribe(follower, `user:${owner.id}`)).joined).toHaveLength(1)
  })

  it('disconnects a flood and an oversized message without affecting others', async () => {
    const quiet = await signedIn(editor)
    await subscribe(quiet, `user:${editor.id}`)
    const flood = await signedIn(owner)
    for (let i = 0; i < 300; i++) flood.socket.emit('unsubscribe', [`user:${owner.id}`])
    await until(() => !flood.socket.connected, 'the flood is cut off')
    const large = await signedIn(owner)
    large.socket.emit('subscribe', ['x'.repeat(100_000)])
    await until(() => !large.socket.connected, 'the large message is cut off')
    await server.bus.append([event([`user:${editor.id}`], 1)])
    await until(() => seenBy(quiet).length === 1, 'others go on')
  })
})
