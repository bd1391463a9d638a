import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { createDocument, signUp } from '#tests/support/factories.ts'
import { startRealtimeServer, type RealtimeServer } from '#tests/support/realtimeServer.ts'
import { answered, ask, edit, outcomeOf, restoresOf, storedText } from '#tests/support/revisions.ts'

const append = (text: string) => (into: { insert: (at: number, text: string) => void; length: number }) =>
  into.insert(into.length, text)

describe('without a realtime process', () => {
  let api: ApiServer
  let server: RealtimeServer | null = null
  beforeAll(async () => {
    api = await apiServer()
  })
  afterAll(async () => {
    await server?.stop({ keepDatabase: true })
    await api.close()
  })

  it('V8: the call answers after 5 s that it is pending, and a realtime server completes it', async () => {
    const person = await signUp(api)
    const document = await createDocument(person)
    const pool = createPool(api.databaseUrl, createLogger('silent'))
    await pool.query(
      `INSERT INTO document_projections (document_id, text, words, characters, body)
       VALUES ($1, 'a', 1, 1, '{"type": "doc", "content": [{"type": "paragraph"}]}')`,
      [document.id],
    )
    const path = `/api/documents/${document.id}/revisions`
    expect(await person.client.post(path, { name: 'Early' })).toMatchObject({
      status: 202,
      json: { pending: true },
    })
    expect((await person.client.get(path)).json).toEqual({ revisions: [], next: null })
    server = await startRealtimeServer({ databaseUrl: api.databaseUrl })
    await expect
      .poll(async () => (await person.client.get(path)).json)
      .toMatchObject({ revisions: [{ name: 'Early' }] })
    await pool.end()
  })
})

describe('an impossible request', () => {
  let server: RealtimeServer
  afterEach(() => server.stop())

  const author = async () => {
    const { world, url } = server
    const user = await world.user()
    const document = await world.document(user)
    const place = { url, document, cookie: user.cookie }
    await edit(place, append('good'))
    const name = await answered(world.pool, await ask(world.pool, { document, user: user.id, name: 'Good' }))
    return { pool: world.pool, user, document, place, good: name.made ?? '' }
  }

  it('V8: fails after an hour, without write access, or for a quarantined document', async () => {
    server = await startRealtimeServer()
    const { pool, user, document, place, good } = await author()
    await edit(place, append(' and bad'))
    const late = await ask(pool, { document, user: user.id, restore: good }, 61)
    expect(await answered(pool, late)).toEqual({ outcome: 'late', made: null })
    const reader = await server.world.user()
    await server.world.member(document, reader, 'viewer')
    const forbidden = await ask(pool, { document, user: reader.id, restore: good })
    expect(await answered(pool, forbidden)).toEqual({ outcome: 'unavailable', made: null })
    expect(await storedText(place)).toBe('good and bad')
    await pool.query(`INSERT INTO document_quarantines (document_id, reason) VALUES ($1, 'a test')`, [
      document,
    ])
    const unreadable = await ask(pool, { document, user: user.id, restore: good })
    expect(await answered(pool, unreadable)).toEqual({ outcome: 'unreadable', made: null })
    expect(await restoresOf(pool, document)).toEqual({ rows: 0, revisions: 0 })
  })

  it('L3: restores a full body only by deletions', async () => {
    server = await startRealtimeServer()
    const { pool, user, document, place, good } = await author()
    await edit(place, text => {
      text.delete(0, text.length)
      text.insert(0, 'x'.repeat(100))
    })
    const hundred = await answered(pool, await ask(pool, { document, user: user.id, name: 'Hundred' }))
    for (let n = 0; n < 3; n++) await edit(place, append('x'.repeat(3 * 1024 * 1024)))
    await expect
      .poll(
        async () =>
          (
            await pool.query('SELECT length(bytes) FROM document_snapshots WHERE document_id = $1', [
              document,
            ])
          ).rows,
      )
      .toMatchObject([{ length: expect.toSatisfy((length: number) => length > 8 * 1024 * 1024) }])
    const full = await answered(pool, await ask(pool, { document, user: user.id, restore: good }))
    expect(full).toEqual({ outcome: 'full', made: null })
    const smaller = await ask(pool, { document, user: user.id, restore: hundred.made ?? '' })
    expect(await answered(pool, smaller)).toMatchObject({ outcome: 'done' })
    expect(await storedText(place)).toBe('x'.repeat(100))
  })

  it('V8: fails after three attempts when workers crash, and keeps the document', async () => {
    server = await startRealtimeServer({ bodyWorker: dyingOfRestores() })
    const { world } = server
    const user = await world.user()
    const document = await world.document(user)
    const place = { url: server.url, document, cookie: user.cookie }
    await edit(place, append('text'))
    const { rows } = await world.pool.query(
      `SELECT keep_revision($1, 'named', 'Good', $2, NULL, '{}', 0, 0, '{}', '0') AS id`,
      [document, user.id],
    )
    const [kept] = rows as { id: string }[]
    const request = await ask(world.pool, { document, user: user.id, restore: kept?.id ?? '' })
    expect(await outcomeOf(world.pool, request)).toBeNull()
    expect(await answered(world.pool, request)).toEqual({ outcome: 'failed', made: null })
    const { rowCount } = await world.pool.query('SELECT 1 FROM document_quarantines')
    expect(rowCount).toBe(0)
    expect(await storedText(place)).toBe('text')
  })
})

/** A worker that crashes when it restores a body. */
const dyingOfRestores = () =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id, request }) => {
        if ('target' in request) process.exit(1)
        const projection = { text: '', words: 0, characters: 0, body: '{}' }
        const value = request.bodies.map(() => ({ kind: 'valid', projection, digest: '', snapshot: null }))
        parentPort.postMessage({ id, kind: 'answer', value })
      })`)}`,
  )
