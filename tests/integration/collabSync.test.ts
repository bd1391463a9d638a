import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'

import { CLOSE, MESSAGE, SYNC } from '#schema/collab/protocol.ts'
import { until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient, stockClient } from '#tests/support/yclient.ts'

let server: RealtimeServer
let owner: TestUser
let editor: TestUser
const open: WebsocketProvider[] = []

beforeAll(async () => {
  server = await startRealtimeServer()
  owner = await server.world.user('Ada', 'Lovelace')
  editor = await server.world.user('Grace', 'Hopper')
})
afterAll(async () => {
  for (const provider of open) provider.destroy()
  await server.stop()
})

const stock = (document: string, user: TestUser, doc?: Y.Doc, opened?: () => void) => {
  const provider = stockClient(server.url, document, user.cookie, doc, { ...(opened && { opened }) })
  open.push(provider)
  return provider
}
const shared = async () => {
  const document = await server.world.document(owner)
  await server.world.member(document, editor, 'editor')
  return document
}
const textOf = (doc: Y.Doc) => doc.getXmlFragment('default').toJSON()

/** Returns the update that types a text into a new body. */
const updateWith = (text: string) => {
  const doc = new Y.Doc()
  paragraphOf(doc).insert(0, text)
  return Y.encodeStateAsUpdate(doc)
}

describe('stock clients', () => {
  it('S1: converge, and a third one reads the same after all have left', async () => {
    const document = await shared()
    const [a, b] = [stock(document, owner), stock(document, editor)]
    await until(() => a.synced && b.synced, 'both synced')
    paragraphOf(a.doc).insert(0, 'Hello')
    await until(() => textOf(b.doc) === textOf(a.doc), 'the second sees the first')
    for (let i = 0; i < 50; i++) {
      paragraphOf(a.doc).insert(0, String(i % 10))
      paragraphOf(b.doc).insert(paragraphOf(b.doc).length, 'x')
      if (i % 10 === 0) await sleep(1)
    }
    await until(() => textOf(a.doc) === textOf(b.doc), 'both equal')
    const expected = textOf(a.doc)
    expect(expected).toContain('x'.repeat(50))
    await until(() => a.wsconnected && b.wsconnected, 'still connected')
    a.destroy()
    b.destroy()
    await until(async () => (await server.openRooms()) === 0, 'the document is closed')
    const c = stock(document, owner)
    await until(() => c.synced, 'the third synced')
    expect(textOf(c.doc)).toBe(expected)
  })

  it('C3: stop retrying when refused, and reconnect when the server asks for it', async () => {
    const document = await shared()
    const codes = (provider: WebsocketProvider) => {
      const seen: number[] = []
      provider.on('connection-close', event => event && seen.push(event.code))
      return seen
    }
    const stranger = await server.world.user('Mallory')
    let attempts = 0
    const attempt = (user: TestUser) => stock(document, user, undefined, () => attempts++)
    const refused: [WebsocketProvider, number][] = [
      [attempt(stranger), CLOSE.notFound],
      [attempt({ ...stranger, cookie: 'none' }), CLOSE.unauthenticated],
    ]
    const seenByRefused = refused.map(([provider]) => codes(provider))
    const asked = stock(document, editor)
    const seen = codes(asked)
    await until(() => asked.synced, 'the editor is in')
    await server.world.member(document, editor, 'viewer')
    await until(() => seen.length === 1 && asked.synced, 'the viewer is back')
    expect(seen).toEqual([CLOSE.restarting])
    await until(() => seenByRefused.every(({ length }) => length > 0), 'the others are refused')
    // Each reconnects after the same pause as a refused one would, which began earlier.
    for (const role of ['editor', 'viewer', 'editor'] as const) {
      const before = seen.length
      await server.world.member(document, editor, role)
      await until(() => seen.length > before && asked.synced, 'the other client is back')
    }
    expect(attempts).toBe(refused.length)
    expect(seenByRefused).toEqual(refused.map(([, code]) => [code]))
    expect(refused.map(([provider]) => provider.shouldConnect)).toEqual([false, false])
  })

  it('S6: send offline edits in a SyncStep2', async () => {
    const document = await shared()
    const doc = new Y.Doc()
    paragraphOf(doc).insert(0, 'written on the train')
    const a = stock(document, owner, doc)
    const b = stock(document, editor)
    await until(() => a.synced && b.synced, 'both synced')
    await until(() => textOf(b.doc) === textOf(doc), 'the text arrives')
  })

  it("P3, P5: see each other under the server's names", async () => {
    const document = await shared()
    const a = stock(document, owner)
    const watcher = await RawClient.on(server.url, document, editor.cookie).synced()
    a.awareness.setLocalStateField('user', { name: 'Mallory', color: '#f00' })
    await until(
      () => watcher.awarenessEntries.some(({ client }) => client === a.doc.clientID),
      'the watcher sees the cursor',
    )
    await until(() => Array.isArray(watcher.roster) && watcher.roster.length === 1, 'the roster')
    expect(watcher.roster).toEqual([
      {
        kind: 'user',
        clientId: a.doc.clientID,
        userId: owner.id,
        firstName: 'Ada',
        name: 'Ada Lovelace',
        role: 'owner',
      },
    ])
    a.destroy()
    await until(() => watcher.awarenessEntries.at(-1)?.state === null, 'the cursor goes')
    await until(() => Array.isArray(watcher.roster) && watcher.roster.length === 0, 'the roster empties')
    watcher.end()
  })
})

describe('joining', () => {
  it('S2–S4: sends the tail first, then exactly one SyncStep2, then one SyncStep1', async () => {
    const document = await shared()
    const writer = await RawClient.on(server.url, document, owner.cookie).synced()
    const source = new Y.Doc()
    source.on('update', (update: Uint8Array) => writer.sync(SYNC.update, update))
    for (const word of ['one ', 'two ', 'three ']) {
      paragraphOf(source).insert(0, word)
      await sleep(10)
    }
    await until(() => writer.acks.length > 3, 'all acknowledged')
    const joiner = await RawClient.on(server.url, document, editor.cookie).synced()
    await until(() => joiner.count(MESSAGE.sync, SYNC.step1) === 1, 'the SyncStep1')
    const kinds = joiner.frames.filter(frame => frame.type === MESSAGE.sync).map(frame => frame.sub)
    expect(kinds.at(-2)).toBe(SYNC.step2)
    expect(kinds.at(-1)).toBe(SYNC.step1)
    expect(kinds.slice(0, -2).every(kind => kind === SYNC.update)).toBe(true)
    expect(textOf(joiner.doc())).toBe(textOf(source))
    const asked = joiner.frames.find(frame => frame.sub === SYNC.step1)
    expect(Y.decodeStateVector(asked?.bytes ?? new Uint8Array())).toEqual(
      Y.decodeStateVector(Y.encodeStateVector(source)),
    )
    // A client that has everything receives nothing again.
    const back = await RawClient.on(server.url, document, editor.cookie).synced(Y.encodeStateVector(source))
    const again = back.frames.filter(frame => frame.sub === SYNC.update || frame.sub === SYNC.step2)
    expect(again.every(frame => frame.bytes.length <= 12)).toBe(true)
    for (const client of [writer, joiner, back]) client.end()
  })

  it('S7: reports a correct state vector when an update is missing', async () => {
    const document = await shared()
    const source = new Y.Doc()
    const updates: Uint8Array[] = []
    source.on('update', (update: Uint8Array) => updates.push(update))
    paragraphOf(source).insert(0, 'a')
    const text = paragraphOf(source)
    text.insert(1, 'b')
    text.insert(2, 'c')
    const gappy = await RawClient.on(server.url, document, owner.cookie).synced()
    const [first, second, , last] = updates
    for (const update of [first, second, last]) if (update) gappy.sync(SYNC.update, update)
    await until(() => gappy.acks.length === 3, 'three acknowledged')
    const joiner = await RawClient.on(server.url, document, editor.cookie).synced()
    await until(() => joiner.count(MESSAGE.sync, SYNC.step1) === 1, 'the SyncStep1')
    const asked = joiner.frames.find(frame => frame.sub === SYNC.step1)?.bytes ?? new Uint8Array()
    joiner.sync(SYNC.step2, Y.encodeStateAsUpdate(source, asked))
    await until(() => joiner.acks.length === 1, 'the missing part is acknowledged')
    const reader = await RawClient.on(server.url, document, editor.cookie).synced()
    expect(textOf(reader.doc())).toBe(textOf(source))
    for (const client of [gappy, joiner, reader]) client.end()
  })
})

describe('acknowledgment', () => {
  it('K1–K4: one per frame, cumulative, in order, after the commit; none for an empty SyncStep2', async () => {
    const document = await shared()
    const writer = await RawClient.on(server.url, document, owner.cookie).synced()
    writer.sync(SYNC.step2, Uint8Array.of(0, 0))
    const source = new Y.Doc()
    let sent = 0
    source.on('update', (update: Uint8Array) => {
      sent++
      writer.sync(SYNC.update, update)
    })
    for (let i = 0; i < 40; i++) paragraphOf(source).insert(0, 'x')
    writer.sync(SYNC.update, Uint8Array.of(0, 0))
    sent++
    writer.sync(SYNC.step2, Y.encodeStateAsUpdate(source))
    sent++
    await until(() => writer.acks.length >= sent, 'all acknowledged')
    expect(writer.acks).toEqual(Array.from({ length: sent }, (_, i) => i + 1))
    const { rows } = await server.world.pool.query(
      'SELECT bytes FROM document_updates WHERE document_id = $1',
      [document],
    )
    const stored = new Y.Doc()
    for (const { bytes } of rows as { bytes: Uint8Array }[]) Y.applyUpdate(stored, bytes)
    expect(textOf(stored)).toBe(textOf(source))
    // S5: the sender is acknowledged but receives no echo.
    expect(writer.count(MESSAGE.sync, SYNC.update)).toBe(0)
    writer.end()
  })

  it('K5: a failing log acknowledges nothing, closes all connections with 1013 and loses nothing', async () => {
    const document = await shared()
    const a = stock(document, owner)
    const witness = await RawClient.on(server.url, document, editor.cookie).synced()
    await until(() => a.synced, 'synced')
    await server.world.pool.query(
      `ALTER TABLE document_updates ADD CONSTRAINT broken CHECK (false) NOT VALID`,
    )
    paragraphOf(a.doc).insert(0, 'kept by the client')
    expect(await witness.closed()).toBe(1013)
    await server.world.pool.query('ALTER TABLE document_updates DROP CONSTRAINT broken')
    await until(() => a.synced, 'the client comes back')
    const reader = await RawClient.on(server.url, document, editor.cookie).synced()
    await until(() => textOf(reader.doc()).includes('kept by the client'), 'the text is sent again')
    reader.end()
  })
})

describe('bodies', () => {
  // realtime/projection/maintainer.test.ts tests the delays on a stopped clock.
  it('B1: are projected, and compacted after the last user has left', async () => {
    const document = await shared()
    const writer = await RawClient.on(server.url, document, owner.cookie).synced()
    writer.sync(SYNC.update, updateWith('Four words are here'))
    await until(() => writer.acks.length === 1, 'acknowledged')
    const projection = async () =>
      (await server.world.pool.query('SELECT * FROM document_projections WHERE document_id = $1', [document]))
        .rows[0] as { text: string; words: number; characters: number } | undefined
    await until(async () => (await projection()) !== undefined, 'the projection follows')
    expect(await projection()).toMatchObject({ text: 'Four words are here', words: 4, characters: 19 })
    writer.sync(SYNC.update, updateWith('more'))
    await until(() => writer.acks.length === 2, 'acknowledged')
    writer.end()
    const rowsLeft = async () =>
      (await server.world.pool.query('SELECT 1 FROM document_updates WHERE document_id = $1', [document]))
        .rowCount
    await until(async () => (await rowsLeft()) === 0, 'the log is compacted')
    const reader = await RawClient.on(server.url, document, editor.cookie).synced()
    expect(textOf(reader.doc())).toContain('Four words are here')
    expect((await projection())?.words).toBe(5)
    reader.end()
  })

  it('B2: are compacted while users write', async () => {
    const document = await shared()
    const writer = await RawClient.on(server.url, document, owner.cookie).synced()
    const source = new Y.Doc()
    let sent = 0
    source.on('update', (update: Uint8Array) => {
      sent++
      writer.sync(SYNC.update, update)
    })
    for (let i = 0; i < 300; i++) {
      paragraphOf(source).insert(0, 'x'.repeat(1000))
      if (i % 2 === 0) await sleep(1)
    }
    await until(() => writer.acks.length >= sent, 'all acknowledged')
    const stored = async () => {
      const { rows } = await server.world.pool.query(
        `SELECT (SELECT sum(length(bytes))::int FROM document_updates WHERE document_id = $1) AS tail,
           (SELECT length(bytes) FROM document_snapshots WHERE document_id = $1) AS snapshot`,
        [document],
      )
      return rows[0] as { tail: number | null; snapshot: number | null }
    }
    const isShort = ({ tail, snapshot }: Awaited<ReturnType<typeof stored>>) =>
      snapshot !== null && (tail ?? 0) <= Math.max(64 * 1024, snapshot / 2)
    await until(async () => isShort(await stored()), 'the tail is compacted')
    const reader = await RawClient.on(server.url, document, editor.cookie).synced()
    expect(textOf(reader.doc())).toBe(textOf(source))
    writer.end()
    reader.end()
  })

  it('B2, B3: are compacted when the last user leaves, even if they were projected long before', async () => {
    const document = await shared()
    const writer = await RawClient.on(server.url, document, owner.cookie).synced()
    writer.sync(SYNC.update, updateWith('projected'))
    const count = async (table: string) =>
      (await server.world.pool.query(`SELECT 1 FROM ${table} WHERE document_id = $1`, [document])).rowCount
    await until(async () => (await count('document_projections')) !== 0, 'it is projected')
    expect(await count('document_updates')).toBe(1)
    writer.end()
    await until(async () => (await count('document_updates')) === 0, 'the tail is compacted')
    const reader = await RawClient.on(server.url, document, owner.cookie).synced()
    expect(textOf(reader.doc())).toContain('projected')
    reader.end()
  })

  it('B4: are quarantined, never emptied, when they cannot be read', async () => {
    const document = await shared()
    await server.world.pool.query(
      `INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, '\\x0102ff', '{}')`,
      [document],
    )
    const first = RawClient.on(server.url, document, owner.cookie)
    expect(await first.closed()).toBe(4452)
    const second = RawClient.on(server.url, document, owner.cookie)
    expect(await second.closed()).toBe(4452)
    const { rows } = await server.world.pool.query(
      'SELECT s.bytes, q.reason FROM document_snapshots s JOIN document_quarantines q USING (document_id) WHERE s.document_id = $1',
      [document],
    )
    expect((rows[0] as { bytes: Buffer }).bytes.toString('hex')).toBe('0102ff')
  })

  it('B5: are repaired by an ordinary update that all clients receive', async () => {
    const document = await shared()
    const writer = await RawClient.on(server.url, document, owner.cookie).synced()
    const source = new Y.Doc()
    const quote = new Y.XmlElement('listItem')
    const text = new Y.XmlText('an item without its list')
    source.getXmlFragment('default').insert(0, [quote])
    quote.insert(0, [text])
    writer.sync(SYNC.update, Y.encodeStateAsUpdate(source))
    await until(() => writer.count(MESSAGE.sync, SYNC.update) > 0, 'the repair arrives')
    const repaired = writer.doc()
    Y.applyUpdate(repaired, Y.encodeStateAsUpdate(source))
    expect(textOf(repaired)).toContain('an item without its list')
    expect(textOf(repaired)).not.toMatch(/^<listitem>/i)
    writer.end()
  })
})
