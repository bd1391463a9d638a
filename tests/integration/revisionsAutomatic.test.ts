import type { Pool } from 'pg'
import { afterEach, expect, it } from 'vitest'
import * as Y from 'yjs'

import { SYNC } from '#schema/collab/protocol.ts'
import { until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

/** No rule limits the delay: the machine may be busy. */
const servers: RealtimeServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0).toReversed()) await server.stop()
})

const start = async (options: Parameters<typeof startRealtimeServer>[0] = {}) => {
  const server = await startRealtimeServer(options)
  servers.push(server)
  return server
}

type Row = { kind: string; text: string; authors: string[] }
const revisionsOf = async (pool: Pool, document: string): Promise<Row[]> => {
  const { rows } = await pool.query(
    `SELECT kind, body #>> '{content,0,content,0,text}' AS text, authors FROM document_revisions
     WHERE document_id = $1 ORDER BY place`,
    [document],
  )
  return rows as Row[]
}

/** Joins the document as a user. */
const enter = async (server: RealtimeServer, document: string, user: TestUser) => {
  const client = await RawClient.on(server.url, document, user.cookie).synced()
  const doc = client.doc()
  let acknowledged = 0
  doc.on('update', (update: Uint8Array) => {
    acknowledged++
    client.sync(SYNC.update, update)
  })
  return {
    client,
    async type(text: string) {
      paragraphOf(doc).insert(paragraphOf(doc).length, text)
      await until(() => client.acks.at(-1) === acknowledged, 'acknowledged')
    },
    leave: () => client.end(),
  }
}

const isProjected = async ({ world }: RealtimeServer, document: string) =>
  expect
    .poll(
      async () =>
        (await world.pool.query('SELECT 1 FROM document_projections WHERE document_id = $1', [document]))
          .rowCount,
    )
    .toBe(1)

const settled = async (server: RealtimeServer, document: string) => {
  // A room closes after its last revision: the next user loads the document again.
  await expect
    .poll(
      async () =>
        (await server.world.pool.query('SELECT 1 FROM document_updates WHERE document_id = $1', [document]))
          .rowCount,
    )
    .toBe(0)
}

it('V1, V3: stores a revision with its authors when the last user leaves', async () => {
  const server = await start()
  const { world } = server
  const [ada, ben] = [await world.user('Ada'), await world.user('Ben')]
  const document = await world.document(ada)
  await world.member(document, ben, 'editor')
  const first = await enter(server, document, ada)
  await first.type('Hello')
  const second = await enter(server, document, ben)
  first.leave()
  await second.type(', world')
  expect(await revisionsOf(world.pool, document)).toEqual([])
  second.leave()
  await expect
    .poll(() => revisionsOf(world.pool, document))
    .toEqual([{ kind: 'automatic', text: 'Hello, world', authors: expect.toSatisfy(same([ada.id, ben.id])) }])

  const again = await enter(server, document, ben)
  await again.type('!')
  again.leave()
  await expect
    .poll(async () => (await revisionsOf(world.pool, document)).at(1))
    .toMatchObject({ text: 'Hello, world!', authors: [ben.id] })
  await settled(server, document)
})

const same = (ids: string[]) => (found: string[]) =>
  found.length === ids.length && ids.every(id => found.includes(id))

it('V2: stores nothing for a document that was only read, is empty, or whose change was undone', async () => {
  const server = await start()
  const { world } = server
  const ada = await world.user()
  const document = await world.document(ada)
  const reader = await enter(server, document, ada)
  reader.leave()
  const writer = await enter(server, document, ada)
  await writer.type('Hello')
  writer.leave()
  await expect.poll(() => revisionsOf(world.pool, document)).toHaveLength(1)
  await settled(server, document)

  for (const visit of ['only reads', 'takes it back'] as const) {
    const client = await enter(server, document, ada)
    if (visit === 'takes it back') {
      await client.type('?')
      const doc = client.client.doc()
      const before = Y.encodeStateVector(doc)
      paragraphOf(doc).insert(5, '?')
      paragraphOf(doc).delete(5, 1)
      client.client.sync(SYNC.update, Y.encodeStateAsUpdate(doc, before))
      const mine = await RawClient.on(server.url, document, ada.cookie).synced()
      const text = mine.doc()
      const state = Y.encodeStateVector(text)
      paragraphOf(text).delete(5, paragraphOf(text).length - 5)
      mine.sync(SYNC.update, Y.encodeStateAsUpdate(text, state))
      await until(() => mine.acks.length === 1, 'acknowledged')
      mine.end()
    }
    client.leave()
    await settled(server, document)
  }
  const probe = await enter(server, document, ada)
  await probe.type('.')
  probe.leave()
  await expect.poll(() => revisionsOf(world.pool, document)).toHaveLength(2)
  expect((await revisionsOf(world.pool, document)).map(({ text }) => text)).toEqual(['Hello', 'Hello.'])
})

it('V1: stores a revision after a period of activity while users write', async () => {
  // The projection that is stored may be 2 s behind, and more on a busy machine.
  const server = await start({ revisionActivityMs: 5000 })
  const { world } = server
  const ada = await world.user()
  // The first text is stored from its projection, which must exist by then: the worker has already
  // started.
  const first = await world.document(ada)
  await (await enter(server, first, ada)).type('warm')
  await isProjected(server, first)
  const document = await world.document(ada)
  const writer = await enter(server, document, ada)
  await writer.type('one')
  await expect.poll(() => revisionsOf(world.pool, document)).toMatchObject([{ text: 'one' }])
  await writer.type(' two')
  await expect
    .poll(() => revisionsOf(world.pool, document))
    .toMatchObject([{ text: 'one' }, { text: 'one two', authors: [ada.id] }])
})

it('V2: stores the same body once when processes do so concurrently', async () => {
  const server = await start()
  const { world } = server
  const ada = await world.user()
  const document = await world.document(ada)
  const writer = await enter(server, document, ada)
  await writer.type('Hello')
  await isProjected(server, document)
  const keep = `SELECT keep_revision(document_id, 'automatic', NULL, NULL, NULL, body, words, characters, covers, '0') AS id
    FROM document_projections WHERE document_id = $1`
  const kept = await Promise.all(Array.from({ length: 8 }, () => world.pool.query(keep, [document])))
  expect(kept.filter(({ rows }) => (rows[0] as { id: string | null }).id !== null)).toHaveLength(1)
  writer.leave()
})

it('V2: does not store a projection that is behind the newest revision', async () => {
  const server = await start()
  const { world } = server
  const document = await world.document(await world.user())
  const keep = (text: string, covers: object) =>
    world.pool.query(
      `SELECT keep_revision($1, 'automatic', NULL, NULL, NULL, jsonb_build_object('type', 'doc', 'text', $2::text), 1, 1, $3, '0') AS id`,
      [document, text, covers],
    )
  await keep('newer', { a: 2, b: 1 })
  await keep('older', { a: 1 })
  const { rows } = await world.pool.query('SELECT body FROM document_revisions')
  expect(rows).toEqual([{ body: { type: 'doc', text: 'newer' } }])
})
