import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'

import { runsAt } from '#client/editor/acts/characters.ts'
import { performActs, record } from '#client/editor/acts/perform.ts'
import { ACTS_FIELD } from '#document/acts/record.ts'
import { SYNC } from '#schema/collab/protocol.ts'
import { until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'
import { startRedis, type RedisServer } from '#tests/support/redis.ts'
import { paragraphOf, RawClient, stockClient } from '#tests/support/yclient.ts'

let redis: RedisServer
let one: RealtimeServer
let other: RealtimeServer
let owner: TestUser
let member: TestUser
let document: string
let clients: WebsocketProvider[] = []

beforeAll(async () => {
  redis = await startRedis()
  one = await startRealtimeServer({ redisUrl: redis.url })
  other = await startRealtimeServer({ redisUrl: redis.url, databaseUrl: one.databaseUrl })
  owner = await one.world.user()
  member = await one.world.user('Grace', 'Hopper')
})
afterAll(async () => {
  await other.stop()
  await one.stop()
  await redis.dispose()
})
beforeEach(async () => {
  document = await one.world.document(owner)
  await one.world.member(document, member, 'editor')
})
afterEach(() => {
  for (const client of clients) client.destroy()
  clients = []
})

const join = async (
  server: RealtimeServer,
  user: TestUser,
  doc = new Y.Doc(),
): Promise<WebsocketProvider> => {
  const client = stockClient(server.url, document, user.cookie, doc)
  clients.push(client)
  await until(() => client.synced, 'a client is synced')
  return client
}
const textOf = (doc: Y.Doc) =>
  doc
    .getXmlFragment('default')
    .toJSON()
    .replaceAll(/<[^>]*>/g, '')
const sees = (doc: Y.Doc, text: string) => until(() => textOf(doc) === text, `"${text}" is seen`)

/** Replaces the first occurrence of a word as an act. Returns the update. */
function accept(doc: Y.Doc, word: string, insert: string): Uint8Array {
  const before = Y.encodeStateVector(doc)
  const text = paragraphOf(doc)
  expect(
    performActs(
      doc,
      [{ text, index: textOf(doc).indexOf(word), length: word.length, insert }],
      ySyncPluginKey,
    ),
  ).toBe(true)
  return Y.encodeStateAsUpdate(doc, before)
}
/** Returns how many acts of the document are stored, and how many of them lost. */
async function decided(): Promise<{ all: number; lost: number }> {
  const { rows } = await one.world.pool.query(
    'SELECT count(*)::int AS all, count(*) FILTER (WHERE lost)::int AS lost FROM acts WHERE document_id = $1',
    [document],
  )
  return rows[0] as { all: number; lost: number }
}
/** Two clients that have a text, and are offline. */
async function apart(words: string): Promise<[WebsocketProvider, WebsocketProvider]> {
  const [ada, grace] = [await join(one, owner), await join(other, member)]
  paragraphOf(ada.doc).insert(0, words)
  await sees(grace.doc, words)
  for (const client of [ada, grace]) client.disconnect()
  return [ada, grace]
}

it('T1: two who accept one correction at two processes offline have it once, and so does a newcomer', async () => {
  const [ada, grace] = await apart('more then forty')
  accept(ada.doc, 'then', 'than')
  accept(grace.doc, 'then', 'than')
  for (const client of [ada, grace]) client.connect()
  await until(async () => (await decided()).all === 2, 'both acts are decided')
  for (const { doc } of [ada, grace, await join(other, owner)]) await sees(doc, 'more than forty')
  expect(await decided()).toEqual({ all: 2, lost: 1 })
})

it('T1: many connections to two processes that accept at once have each correction once', async () => {
  const words = Array.from({ length: 20 }, (_, i) => `w${i}x`)
  const first = await join(one, owner)
  paragraphOf(first.doc).insert(0, words.join(' '))
  const others = await Promise.all([one, other, one, other].map(server => join(server, member)))
  const all = [first, ...others]
  for (const { doc } of all) await sees(doc, words.join(' '))
  for (const word of words) for (const { doc } of all) accept(doc, word, word.replace('x', 'y'))
  for (const { doc } of all) await sees(doc, words.join(' ').replaceAll('x', 'y'))
  await until(async () => (await decided()).all === 100, 'all acts are decided')
  expect(await decided()).toEqual({ all: 100, lost: 80 })
})

it('T3: an act that arrives twice, at two processes at the same moment, is decided once', async () => {
  const [ada, grace] = await apart('more then forty')
  const update = accept(ada.doc, 'then', 'than')
  const senders = await Promise.all(
    [one, other, one, other].map(server => RawClient.on(server.url, document, owner.cookie).synced()),
  )
  for (const sender of senders) sender.sync(SYNC.update, update)
  for (const sender of senders) await until(() => sender.acks.length === 1, 'it is acknowledged')
  grace.connect()
  await sees(grace.doc, 'more than forty')
  expect(await decided()).toEqual({ all: 1, lost: 0 })
  for (const sender of senders) sender.end()
})

it('T4: an act is shown to no one and not acknowledged before it is stored, and survives the loss of its transaction', async () => {
  const [ada, grace] = await apart('more then forty')
  const update = accept(ada.doc, 'then', 'than')
  const { pool } = one.world
  const holder = await pool.connect()
  await holder.query('BEGIN')
  await holder.query(`SELECT pg_advisory_xact_lock(hashtextextended('acts:' || $1, 0))`, [document])
  const waiting = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  const sender = await RawClient.on(one.url, document, owner.cookie).synced()
  sender.sync(SYNC.update, update)
  await until(async () => (await pool.query(waiting)).rowCount === 1, 'the act waits for its turn')
  await pool.query(`SELECT pg_terminate_backend(pid) FROM (${waiting}) AS w`)
  await until(async () => (await pool.query(waiting)).rowCount === 1, 'it is tried again')
  grace.connect()
  await until(() => grace.synced, 'the other client is synced')
  expect([sender.acks, textOf(grace.doc)]).toEqual([[], 'more then forty'])
  await holder.query('COMMIT')
  holder.release()
  await until(() => sender.acks.length === 1, 'it is acknowledged')
  await sees(grace.doc, 'more than forty')
  expect(await decided()).toEqual({ all: 1, lost: 0 })
  sender.end()
})

it('T5: an act that its update does not bear out is ordinary text, and deletes nothing of others', async () => {
  const [ada, grace] = await apart('more then forty')
  const text = paragraphOf(ada.doc)
  const before = Y.encodeStateVector(ada.doc)
  ada.doc.transact(transaction => {
    const [run] = runsAt(text, 5, 4) ?? []
    if (!run) throw new Error('There is no text.')
    const others = [{ client: run.client, from: 0, to: 8 }]
    // One deletes nothing that it claims, the other inserts nothing that it names.
    record(transaction, { of: null, runs: [run], inserted: [] })
    record(transaction, { of: null, runs: [], inserted: others })
    text.insert(0, 'And ')
  })
  const sender = await RawClient.on(one.url, document, owner.cookie).synced()
  sender.sync(SYNC.update, Y.encodeStateAsUpdate(ada.doc, before))
  await until(() => sender.acks.length === 1, 'it is acknowledged')
  accept(grace.doc, 'then', 'than')
  grace.connect()
  await sees(grace.doc, 'And more than forty')
  await until(async () => (await decided()).all > 0, 'the honest act is decided')
  expect(await decided()).toEqual({ all: 1, lost: 0 })
  ada.doc.getMap(ACTS_FIELD).set('x', Uint8Array.of(1, 2, 3))
  sender.sync(SYNC.update, Y.encodeStateAsUpdate(ada.doc))
  await sender.closed()
  expect(sender.wasRefused).toBe(true)
})

it('R2: a viewer who sends an act is refused', async () => {
  const [ada] = await apart('more then forty')
  const viewer = await one.world.user('Eve')
  await one.world.member(document, viewer, 'viewer')
  const client = await RawClient.on(one.url, document, viewer.cookie).synced()
  client.sync(SYNC.update, accept(ada.doc, 'then', 'than'))
  await client.closed()
  expect(client.wasRefused).toBe(true)
  expect(await decided()).toEqual({ all: 0, lost: 0 })
})
