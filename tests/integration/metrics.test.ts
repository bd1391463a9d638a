import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { z } from 'zod'

import { CLOSE, SYNC } from '#schema/collab/protocol.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'
import { shareCodeAnswer } from '#schema/sharing/shareCode.ts'
import { Client as HttpClient } from '#tests/support/client.ts'
import { createDocument, share, signUpOn, type Person } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { until } from '#tests/support/patience.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { scrape, scrapeUntil, type Metrics } from '#tests/support/scrape.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

const MEGABYTE = 1024 * 1024
const TOKEN = 'a token for tests only'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

let product: Product
let owner: Person
let reader: Person
let document: { id: string }
let before: Metrics
const clients: RawClient[] = []

beforeAll(async () => {
  product = await startProduct({ env: { METRICS_TOKEN: TOKEN } })
  owner = await signUpOn(product, 'premium')
  reader = await signUpOn(product, 'premium')
})
beforeEach(async () => {
  document = await createDocument(owner)
  await share(owner, document, reader, 'viewer')
  before = await idle()
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.end()
  await idle()
})
afterAll(() => product.dispose())

const read = () => scrape(product.url, TOKEN)
const connections = (metrics: Metrics) => metrics.of('collab_connections{kind="user",state="open"}')
/** Waits until no client is connected and no document is open. */
const idle = () =>
  scrapeUntil(
    read,
    metrics => connections(metrics) === 0 && metrics.of('collab_rooms') === 0 && metrics.of('sockets') === 0,
    'no connections and no rooms',
  )
const collab = () => `${product.url.replace('http', 'ws')}/collab`
const connect = async (person: Person) => {
  const client = await RawClient.on(collab(), document.id, person.client.cookie).synced()
  clients.push(client)
  return client
}
const grownBy = (after: Metrics, name: string) => (after.of(name) ?? 0) - (before.of(name) ?? 0)

/** Types letters, each after the previous acknowledgment, so that none share a tick. */
async function type(client: RawClient, letters: number): Promise<void> {
  const doc = client.doc()
  doc.on('update', (update: Uint8Array) => client.sync(SYNC.update, update))
  const acked = client.acks.length
  for (let i = 1; i <= letters; i++) {
    // One transaction each: the first letter also creates its paragraph.
    doc.transact(() => paragraphOf(doc).insert(0, 'x'))
    await until(() => client.acks.length === acked + i, 'the acknowledgment')
  }
}

describe('access', () => {
  test('requires the token', async () => {
    const client = new HttpClient(product.url)
    const answer = await client.get('/metrics', bearer(TOKEN))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch('text/plain; version=0.0.4')
    for (const headers of [{}, bearer('another token for tests'), bearer(''), { authorization: TOKEN }]) {
      const refused = await client.get('/metrics', headers)
      expect([refused.status, refused.text]).toEqual([401, ''])
    }
    expect((await client.post('/metrics', {}, bearer(TOKEN))).status).toBe(405)
    // A session is not enough.
    expect((await owner.client.get('/metrics')).status).toBe(401)
  })

  test('is off without METRICS_TOKEN', async () => {
    const silent = await startProduct()
    for (const headers of [{}, bearer(TOKEN), bearer('')])
      expect((await new HttpClient(silent.url).get('/metrics', headers)).status).toBe(404)
    await silent.dispose()
  })
})

describe('values', () => {
  test('count updates exactly: received, broadcast, and sent to each reader', async () => {
    const writer = await connect(owner)
    await connect(reader)
    await connect(reader)
    const open = await read()
    expect([connections(open), open.of('collab_rooms')]).toEqual([3, 1])
    await type(writer, 20)
    const after = await read()
    expect(grownBy(after, 'collab_updates_received_total')).toBe(20)
    expect(grownBy(after, 'collab_updates_broadcast_total')).toBe(20)
    expect(grownBy(after, 'collab_update_frames_sent_total')).toBe(40)
    expect(grownBy(after, 'collab_ack_seconds_count')).toBe(20)
    expect(after.of('collab_queue_bytes{for="log"}')).toBe(0)
  })

  test('count refusals by code, and drop a refused connection', async () => {
    const client = await connect(reader)
    client.sync(SYNC.update, Y.encodeStateAsUpdate(written()))
    expect(await client.closed()).toBe(CLOSE.refused)
    const elsewhere = RawClient.on(collab(), document.id, 'bluepencil.sid=forged')
    expect(await elsewhere.closed()).toBe(CLOSE.unauthenticated)
    const lost = new RawClient(collab().replace('collab', 'elsewhere'))
    await lost.closed()
    expect(lost.httpStatus).toBe(404)
    const after = await idle()
    for (const code of [CLOSE.refused, CLOSE.unauthenticated, 404])
      expect(grownBy(after, `collab_refusals_total{code="${code}"}`), String(code)).toBe(1)
    expect(grownBy(after, 'collab_updates_received_total')).toBe(0)
  })

  test('count one compaction when the last user leaves a document', async () => {
    const writer = await connect(owner)
    await type(writer, 3)
    writer.end()
    const after = await idle()
    expect(grownBy(after, 'collab_compactions_total{outcome="stored"}')).toBe(1)
    expect(grownBy(after, 'collab_compactions_total{outcome="failed"}')).toBe(0)
    expect(after.of('collab_repairs_total')).toBe(0)
    expect(after.of('collab_quarantines_total')).toBe(0)
  })

  test('count visitors separately from users', async () => {
    const made = shareCodeAnswer.parse(
      (await owner.client.post(`/api/documents/${document.id}/share-code`)).json,
    )
    clients.push(await RawClient.withCode(collab(), document.id, made.shareCode?.code ?? '').synced())
    await connect(owner)
    const open = await read()
    expect(open.of('collab_connections{kind="visitor",state="open"}')).toBe(1)
    expect(connections(open)).toBe(1)
  })

  test('show the backlog of a slow reader and one resync', async () => {
    const [writer, slow] = [await connect(owner), await connect(reader)]
    slow.socket.pause()
    const doc = writer.doc()
    let sent = 0
    doc.on('update', (update: Uint8Array) => {
      sent++
      writer.sync(SYNC.update, update)
    })
    // Deleted again at once, so that the document stays below the client's length limit.
    for (let i = 0; i < 16; i++) {
      paragraphOf(doc).insert(0, 'x'.repeat(MEGABYTE))
      paragraphOf(doc).delete(0, MEGABYTE)
      await until(() => writer.acks.length === sent, 'the acknowledgment')
    }
    const waiting = (await read()).of('collab_queue_bytes{for="connections"}') ?? 0
    expect(waiting).toBeGreaterThan(0.5 * MEGABYTE)
    expect(waiting).toBeLessThan(4 * MEGABYTE)
    slow.socket.resume()
    const after = await scrapeUntil(read, one => grownBy(one, 'collab_resyncs_total') > 0, 'the resync')
    expect(grownBy(after, 'collab_resyncs_total')).toBe(1)
    await scrapeUntil(read, one => one.of('collab_queue_bytes{for="connections"}') === 0, 'nothing waits')
  })

  test('count a repair and a quarantine', async () => {
    const writer = await connect(owner)
    const invalid = new Y.Doc()
    const item = new Y.XmlElement('listItem')
    invalid.getXmlFragment('default').insert(0, [item])
    item.insert(0, [new Y.XmlText('an item without its list')])
    writer.sync(SYNC.update, Y.encodeStateAsUpdate(invalid))
    const repaired = await scrapeUntil(read, one => grownBy(one, 'collab_repairs_total') > 0, 'the repair')
    expect(grownBy(repaired, 'collab_repairs_total')).toBe(1)
    // The server's repair is not a client frame.
    expect(grownBy(repaired, 'collab_updates_received_total')).toBe(1)
    expect(grownBy(repaired, 'collab_updates_broadcast_total')).toBe(2)

    const broken = await createDocument(owner)
    const database = new Client({ connectionString: product.databaseUrl })
    await database.connect()
    await database.query(
      `INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, '\\x0102ff', '{}')`,
      [broken.id],
    )
    await database.end()
    const refused = RawClient.on(collab(), broken.id, owner.client.cookie)
    expect(await refused.closed()).toBe(CLOSE.quarantined)
    const after = await read()
    expect(grownBy(after, 'collab_quarantines_total')).toBe(1)
    expect(grownBy(after, `collab_refusals_total{code="${CLOSE.quarantined}"}`)).toBe(1)
  })

  test('count Socket.IO connections and the events sent to them', async () => {
    const room = roomName(documentRoom(document.id))
    const follower = await Follower.start({ url: product.url, cookie: owner.client.cookie }, [room])
    expect((await read()).of('sockets')).toBe(1)
    const rename = async (title: string) => {
      await owner.client.patch(`/api/documents/${document.id}`, { title })
      await follower.until(
        follower =>
          JSON.stringify(follower.value('documents.changed', document.id))?.includes(title) ?? false,
      )
    }
    // Earlier events arrive before this one.
    await rename('Another')
    before = await read()
    await rename('And another')
    expect(grownBy(await read(), 'events_delivered_total')).toBe(1)
    follower.stop()
  })

  test('count requests by route, method and status, and no paths', async () => {
    const requests = (route: string, method: string, status: number) =>
      `http_request_seconds_count{route="${route}",method="${method}",status="${status}"}`
    await owner.client.get(`/api/documents/${document.id}?q=hidden`)
    await owner.client.get('/api/documents/none')
    await owner.client.get(`/document/${document.id}`)
    const visitor = new HttpClient(product.url)
    for (const path of ['/api/unknown', '/api/unknown/2', '/unknown.php']) await visitor.get(path)
    const after = await scrapeUntil(
      read,
      one => grownBy(one, requests('other', 'GET', 404)) === 3,
      'the last request is counted',
    )
    expect(grownBy(after, requests('/api/documents/:id', 'GET', 200))).toBe(1)
    expect(grownBy(after, requests('/api/documents/:id', 'GET', 404))).toBe(1)
    expect(grownBy(after, requests('/document/:documentId', 'GET', 200))).toBe(1)
    expect(after.series.filter(name => /unknown|hidden/.test(name) || name.includes(document.id))).toEqual([])
  })

  test('time statements and waits for connections', async () => {
    await owner.client.get('/api/documents')
    const after = await read()
    for (const pool of ['api', 'shared']) {
      const [queries, waits] = ['query', 'wait'].map(name => `database_${name}_seconds_count{pool="${pool}"}`)
      expect(grownBy(after, queries ?? ''), pool).toBeGreaterThan(0)
      expect(grownBy(after, waits ?? ''), pool).toBeGreaterThan(0)
      expect(after.of(`database_connections_open{pool="${pool}"}`)).toBeGreaterThan(0)
      expect(after.of(`database_connections_waiting{pool="${pool}"}`)).toBe(0)
    }
  })

  test('show the state of connections, sizes and the version', async () => {
    const metrics = await read()
    expect(metrics.of('listener_up')).toBe(1)
    // Only with Redis.
    expect(metrics.of('redis_up')).toBeUndefined()
    expect(metrics.of('outbound_email_unsent')).toBeGreaterThanOrEqual(0)
    expect(metrics.of('collab_oldest_unstored_seconds')).toBe(0)
    expect(metrics.of('database_bytes')).toBeGreaterThan(MEGABYTE)
    expect(metrics.of('data_disk_free_bytes')).toBeGreaterThan(0)
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')))
    expect(metrics.of(`info{version="${version}",node="${process.version}",role="all"}`)).toBe(1)
  })

  test('show an empty outbox and process metrics', async () => {
    const metrics = await scrapeUntil(
      read,
      one => one.of('outbox_unsent_events') === 0 && one.of('outbox_lag_seconds') === 0,
      'the outbox is empty',
    )
    expect(metrics.of('events_lag_seconds')).toBe(0)
    expect(metrics.names).toEqual(
      expect.arrayContaining(['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']),
    )
  })
})

function written(): Y.Doc {
  const doc = new Y.Doc()
  paragraphOf(doc).insert(0, 'not mine to write')
  return doc
}
