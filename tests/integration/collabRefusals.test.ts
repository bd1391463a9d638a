import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'

import * as encoding from 'lib0/encoding'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { CLOSE, MESSAGE, SYNC } from '#schema/collab/protocol.ts'
import { NEVER_MS, until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

/** All are refused at one address, which would have to wait with the usual limits. */
const FACTOR = 2

let server: RealtimeServer
let owner: TestUser
let other: TestUser
let document: string
/** A continuously connected user who must not notice anything. */
let witness: RawClient
let witnessed = 0

beforeAll(async () => {
  server = await startRealtimeServer({ limitFactor: FACTOR, recheckMs: NEVER_MS })
  owner = await server.world.user()
  other = await server.world.user('Grace', 'Hopper')
})
afterAll(() => server.stop())

const textOf = (doc: Y.Doc) => doc.getXmlFragment('default').toJSON()
const typed = (text: string) => {
  const doc = new Y.Doc()
  paragraphOf(doc).insert(0, text)
  return Y.encodeStateAsUpdate(doc)
}

const docOf = (updates: Uint8Array[]) => {
  const doc = new Y.Doc()
  for (const update of updates) Y.applyUpdate(doc, update)
  return doc
}
const updatesTo = ({ frames }: RawClient) =>
  frames.filter(({ type, sub }) => type === MESSAGE.sync && sub === SYNC.update).map(({ bytes }) => bytes)

const setUp = async (role: 'editor' | 'viewer' | 'commenter' = 'editor') => {
  document = await server.world.document(owner)
  await server.world.member(document, other, role)
  witness = await RawClient.on(server.url, document, owner.cookie).synced()
  witness.sync(SYNC.update, typed('untouched'))
  await until(() => witness.acks.length === 1, 'the witness writes')
}

/** R5: the witness received nothing, is still connected and can still write. */
const expectUntouched = async () => {
  expect(witness.closeCode).toBeNull()
  expect(witness.count(MESSAGE.sync, SYNC.update)).toBe(0)
  witness.sync(SYNC.update, typed(`still here ${++witnessed}`))
  await until(() => witness.acks.length === 2, 'the witness still writes')
  const reader = await RawClient.on(server.url, document, owner.cookie).synced()
  expect(textOf(reader.doc())).toContain('untouched')
  // An update that was taken would have reached the witness before this one.
  const later = typed('seen by the witness')
  reader.sync(SYNC.update, later)
  await until(() => witness.count(MESSAGE.sync, SYNC.update) > 0, 'the witness sees an update')
  expect(textOf(docOf(updatesTo(witness)))).toBe(textOf(docOf([later])))
  reader.end()
  witness.end()
}

describe('connecting', () => {
  const closeOf = async (address: string, headers: Record<string, string>) => {
    const client = new RawClient(address, headers)
    await client.closed()
    return client.httpStatus ?? client.closeCode
  }
  const room = () => `${server.url}/document:${document}`

  beforeAll(() => setUp())
  afterAll(expectUntouched)

  it('C1: an unknown path answers HTTP 404', async () => {
    expect(await closeOf(`ws://127.0.0.1:${server.port}/elsewhere`, {})).toBe(404)
    expect(await closeOf(`ws://127.0.0.1:${server.port}//`, {})).toBe(404)
  })
  it('C2: a foreign Origin answers 403; our own is admitted, encoded or not', async () => {
    const cookie = owner.cookie
    expect(await closeOf(room(), { cookie, origin: 'https://evil.example' })).toBe(403)
    expect(await closeOf(room(), { cookie, origin: 'null' })).toBe(403)
    const own = new RawClient(`${server.url}/${encodeURIComponent(`document:${document}`)}`, {
      cookie,
      origin: `http://127.0.0.1:${server.port}`,
    })
    await own.synced()
    expect(own.closeCode).toBeNull()
    own.end()
  })
  it('C4: no cookie, a forged one and an expired one close with 4401', async () => {
    expect(await closeOf(room(), {})).toBe(CLOSE.unauthenticated)
    expect(await closeOf(room(), { cookie: owner.cookie.replace(/.{6}$/, 'abcdef') })).toBe(
      CLOSE.unauthenticated,
    )
    const late = await server.world.user()
    await server.world.pool.query(`UPDATE sessions SET expire = now() - interval '1 second' WHERE sid = $1`, [
      late.sessionId,
    ])
    expect(await closeOf(room(), { cookie: late.cookie })).toBe(CLOSE.unauthenticated)
  })
  it('C5: strangers, unknown, trashed and impossible rooms close with 4404', async () => {
    const stranger = await server.world.user()
    const { cookie } = owner
    expect(await closeOf(room(), { cookie: stranger.cookie })).toBe(CLOSE.notFound)
    for (const name of [`document:${owner.id}`, `user:${owner.id}`, 'document:x', '%', '..%2f', 'document:'])
      expect(await closeOf(`${server.url}/${name}`, { cookie })).toBe(CLOSE.notFound)
    const trashed = await server.world.document(owner)
    await server.world.pool.query('UPDATE documents SET trashed_at = now() WHERE id = $1', [trashed])
    expect(await closeOf(`${server.url}/document:${trashed}`, { cookie })).toBe(CLOSE.notFound)
  })
  it('C6: a client with an older body schema closes with 4426', async () => {
    const { cookie } = owner
    const newer = await server.world.document(owner)
    await server.world.pool.query('UPDATE documents SET body_schema = 9 WHERE id = $1', [newer])
    expect(await closeOf(`${server.url}/document:${newer}?schema=8`, { cookie })).toBe(CLOSE.schemaTooOld)
    expect(await closeOf(`${server.url}/document:${newer}?schema=x`, { cookie })).toBe(CLOSE.malformed)
    const client = await RawClient.on(server.url, newer, cookie, '?schema=9').synced()
    expect(client.closeCode).toBeNull()
    client.end()
  })
  it('C11: a client that names another user than its session closes with 4401', async () => {
    const { cookie } = owner
    const guest = await server.world.user()
    await server.world.member(document, guest, 'editor')
    expect(await closeOf(`${room()}?user=${owner.id}`, { cookie: guest.cookie })).toBe(CLOSE.unauthenticated)
    const client = await RawClient.on(server.url, document, cookie, `?user=${owner.id}`).synced()
    expect(client.closeCode).toBeNull()
    client.end()
  })
  it('C8: the connection after the last that a user may have closes with 4429', async () => {
    const busy = await server.world.user()
    await server.world.member(document, busy, 'viewer')
    const clients = await Promise.all(
      Array.from({ length: 50 * FACTOR }, () => RawClient.on(server.url, document, busy.cookie).synced()),
    )
    expect(await closeOf(room(), { cookie: busy.cookie })).toBe(CLOSE.tooManyRequests)
    for (const client of clients) client.end()
    // The server must first notice the closed ones; until then it rejects the next one too.
    await until(async () => {
      const next = await RawClient.on(server.url, document, busy.cookie).synced()
      next.end()
      return next.closeCode === null
    }, 'the next one is let in')
  })
})

/** Returns an update with elements nested `levels` deep. */
const nested = (levels: number) => {
  const doc = new Y.Doc()
  doc.transact(() => {
    let parent: Y.XmlFragment | Y.XmlElement = doc.getXmlFragment('default')
    for (let i = 0; i < levels; i++) {
      const child = new Y.XmlElement('blockquote')
      parent.insert(0, [child])
      parent = child
    }
  })
  return Y.encodeStateAsUpdate(doc)
}
const unknownElement = () => {
  const doc = new Y.Doc()
  doc.getXmlFragment('default').insert(0, [new Y.XmlElement('script')])
  return Y.encodeStateAsUpdate(doc)
}
/** Returns an update of deleted structs, each one clock behind the last, from `start`. */
const withGaps = (gaps: number, client: number, start = 1) =>
  encoding.encode(encoder => {
    for (const number of [1, 2 * gaps - 1, client, start]) encoding.writeVarUint(encoder, number)
    for (let i = 0; i < gaps; i++) {
      // A skipped clock between two, then a collected one.
      if (i > 0) for (const byte of [10, 1]) encoding.writeUint8(encoder, byte)
      for (const byte of [0, 1]) encoding.writeUint8(encoder, byte)
    }
    encoding.writeVarUint(encoder, 0)
  })
/** Returns an update of collected structs of one clock each: two bytes each. */
const collected = (structs: number) =>
  encoding.encode(encoder => {
    for (const number of [1, structs, 1, 0]) encoding.writeVarUint(encoder, number)
    for (let i = 0; i < structs; i++) for (const byte of [0, 1]) encoding.writeUint8(encoder, byte)
    encoding.writeVarUint(encoder, 0)
  })
/** Returns a valid update whose delete set claims too much. */
const brokenDeleteSet = () => {
  const update = typed('x')
  return new Uint8Array([...update.subarray(0, -1), 1, 0x85, 0xff, 0xff])
}

describe('writing', () => {
  it.each([
    ['bytes that are no update', () => Uint8Array.of(1, 2, 3, 4, 5)],
    ['a broken delete set', brokenDeleteSet],
    ['an unknown element', unknownElement],
    ['20,000 levels', () => nested(20_000)],
    ['500,001 structs', () => collected(500_001)],
    ['900,000 gaps', () => withGaps(900_000, 1)],
    ['bytes after the end', () => new Uint8Array([...typed('x'), 7])],
  ])('R1–R3, R5, R10: %s closes with 4403, and later frames are dropped', async (_name, make) => {
    await setUp()
    for (const kind of [SYNC.update, SYNC.step2]) {
      const writer = await RawClient.on(server.url, document, other.cookie).synced()
      writer.sync(kind, make())
      writer.sync(SYNC.update, typed('after the refusal'))
      expect(await writer.closed()).toBe(CLOSE.refused)
      expect(writer.wasRefused).toBe(true)
      expect(writer.acks).toEqual([])
    }
    await expectUntouched()
  })

  it('R8: up to 1,000 ranges may wait behind a gap, in all of the document', async () => {
    await setUp()
    const writer = await RawClient.on(server.url, document, other.cookie).synced()
    for (const client of [1, 2]) writer.sync(SYNC.update, withGaps(500, client))
    await until(() => writer.acks.length === 2, 'a thousand gaps are stored')
    // It fills the first gap, and its own updates follow one another.
    writer.sync(SYNC.update, withGaps(1, 1, 0))
    for (let clock = 0; clock < 20; clock++) writer.sync(SYNC.update, withGaps(1, 3, clock))
    await until(() => writer.acks.length === 23, 'updates without a gap are stored')
    for (const gaps of [2, 1]) writer.sync(SYNC.update, withGaps(gaps, 4))
    expect(await writer.closed()).toBe(CLOSE.refused)
    expect(witness.closeCode).toBeNull()
    witness.end()
  })

  it.each(['viewer', 'commenter'] as const)(
    'R2, R6, S4: a %s reads, may send an empty SyncStep2, and may not write',
    async role => {
      await setUp(role)
      const reader = await RawClient.on(server.url, document, other.cookie).synced()
      expect(textOf(reader.doc())).toContain('untouched')
      reader.sync(SYNC.step2, Uint8Array.of(0, 0))
      await reader.answered()
      expect(reader.closeCode).toBeNull()
      expect(reader.count(MESSAGE.sync, SYNC.step1)).toBe(0)
      reader.sync(SYNC.update, typed('sneaked in'))
      expect(await reader.closed()).toBe(CLOSE.refused)
      expect(reader.wasRefused).toBe(true)
      await expectUntouched()
    },
  )

  it.each([
    ['no message', Uint8Array.of(99)],
    ['an empty frame', new Uint8Array()],
    ['a length beyond the end', Uint8Array.of(0, 2, 0xff, 0xff, 0x7f, 1)],
    ['random bytes', Uint8Array.from({ length: 64 }, (_, i) => (i * 37) % 256)],
    ['bytes after a message', Uint8Array.of(3, 3)],
  ])('R4: %s closes with 4400', async (_name, bytes) => {
    await setUp()
    const client = await RawClient.on(server.url, document, other.cookie).synced()
    client.send(bytes)
    expect(await client.closed()).toBe(CLOSE.malformed)
    await expectUntouched()
  })

  it('R4: a text frame closes with 4400', async () => {
    await setUp()
    const client = await RawClient.on(server.url, document, other.cookie).synced()
    client.socket.send('hello')
    expect(await client.closed()).toBe(CLOSE.malformed)
    await expectUntouched()
  })

  it.each([4 * 1024 * 1024 + 1, 16 * 1024 * 1024 + 1])(
    'L1: a frame of %d bytes closes with 4413',
    async bytes => {
      await setUp()
      const client = await RawClient.on(server.url, document, other.cookie).synced()
      client.send(new Uint8Array(bytes))
      expect(await client.closed()).toBe(CLOSE.tooLarge)
      await expectUntouched()
    },
  )

  it('L1: a frame of over 4 MB is not gathered: its header closes with 4413', async () => {
    await setUp()
    const client = RawClient.on(server.url, document, other.cookie)
    const upgraded = once(client.socket, 'upgrade')
    await client.synced()
    const [{ socket }] = (await upgraded) as [IncomingMessage]
    // A masked binary frame of 4 MB and a byte, without its bytes.
    socket.write(Buffer.from([0x82, 0xff, 0, 0, 0, 0, 0, 0x40, 0, 1, 0, 0, 0, 0]))
    expect(await client.closed()).toBe(CLOSE.tooLarge)
    await expectUntouched()
  })

  it('L2: a flood closes with 4429', async () => {
    await setUp()
    const client = await RawClient.on(server.url, document, other.cookie).synced()
    for (let i = 0; i < 1500 * FACTOR; i++) client.send(Uint8Array.of(MESSAGE.queryAwareness))
    expect(await client.closed()).toBe(CLOSE.tooManyRequests)
    await expectUntouched()
  })
})

describe('presence', () => {
  it('P2, P6: a connection reports only itself, in JSON of limited length', async () => {
    await setUp()
    const client = await RawClient.on(server.url, document, other.cookie).synced()
    witness.awareness([{ client: 11, clock: 1, state: { user: 'w' } }])
    await until(() => client.awarenessEntries.length > 0, 'the witness is seen')
    client.awareness([
      { client: 11, clock: 5, state: { user: 'not the witness' } },
      { client: 22, clock: 1, state: { user: 'other' } },
      { client: 33, clock: 1, state: { user: 'a third' } },
    ])
    await until(() => witness.awarenessEntries.some(entry => entry.client === 22), 'the other is seen')
    expect(witness.awarenessEntries.filter(entry => entry.client === 33)).toEqual([])
    expect(witness.awarenessEntries.filter(entry => entry.client === 11 && entry.clock === 5)).toEqual([])
    // P1: the sender gets its own state back.
    await until(() => client.awarenessEntries.some(entry => entry.client === 22), 'it sees itself')
    client.awareness([{ client: 22, clock: 2, state: '{not json' }])
    expect(await client.closed()).toBe(CLOSE.malformed)
    const long = await RawClient.on(server.url, document, other.cookie).synced()
    long.awareness([{ client: 44, clock: 1, state: { name: 'x'.repeat(2048) } }])
    expect(await long.closed()).toBe(CLOSE.tooLarge)
    await expectUntouched()
  })
})

describe('losing access', () => {
  const closedBy = async (client: RawClient, act: () => Promise<unknown>) => {
    await act()
    return client.closed()
  }
  const query = (sql: string, ...values: string[]) => server.world.pool.query(sql, values)

  it('A2: a removed member, a trashed document, a suspended user and an ended session close with 4461, by the notification alone', async () => {
    await setUp()
    const connect = (user: TestUser) => RawClient.on(server.url, document, user.cookie).synced()
    const removed = await connect(other)
    expect(await closedBy(removed, () => server.world.removeMember(document, other))).toBe(CLOSE.accessLost)
    expect(witness.closeCode).toBeNull()

    const suspended = await server.world.user()
    await server.world.member(document, suspended, 'editor')
    const second = await connect(suspended)
    expect(
      await closedBy(second, () =>
        query('UPDATE users SET suspended_at = now() WHERE id = $1', suspended.id),
      ),
    ).toBe(CLOSE.accessLost)

    const signedOut = await server.world.user()
    await server.world.member(document, signedOut, 'editor')
    const third = await connect(signedOut)
    expect(
      await closedBy(third, () => query('DELETE FROM sessions WHERE sid = $1', signedOut.sessionId)),
    ).toBe(CLOSE.accessLost)
    expect(witness.closeCode).toBeNull()
    expect(
      await closedBy(witness, () => query('UPDATE documents SET trashed_at = now() WHERE id = $1', document)),
    ).toBe(CLOSE.accessLost)
  })

  it('A3: a new role closes with 1012, and the reconnecting client has it', async () => {
    await setUp()
    const client = await RawClient.on(server.url, document, other.cookie).synced()
    expect(await closedBy(client, () => server.world.member(document, other, 'viewer'))).toBe(
      CLOSE.restarting,
    )
    const again = await RawClient.on(server.url, document, other.cookie).synced()
    again.sync(SYNC.update, typed('no longer'))
    expect(await again.closed()).toBe(CLOSE.refused)
    await expectUntouched()
  })

  it('B4: a document quarantined by an operator closes with 4452 on the next join', async () => {
    await setUp()
    await query(`INSERT INTO document_quarantines (document_id, reason) VALUES ($1, 'by hand')`, document)
    expect(await RawClient.on(server.url, document, other.cookie).closed()).toBe(CLOSE.quarantined)
    witness.end()
  })
})
