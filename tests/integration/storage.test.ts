import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { CLOSE, STORAGE_FULL, SYNC } from '#schema/collab/protocol.ts'
import { storage } from '#schema/storage/contract.ts'
import { createDocument, confirmAddress, signUp } from '#tests/support/factories.ts'
import { until } from '#tests/support/patience.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

const MEGABYTE = 1_000_000
/** The limit of an unverified user. */
const LIMIT = 20 * MEGABYTE

describe('live editing', () => {
  let server: RealtimeServer

  beforeAll(async () => {
    server = await startRealtimeServer({ limitFactor: 1 })
  })
  afterAll(() => server.stop())

  /** A person whose email is not confirmed. */
  const unverified = async (): Promise<TestUser> => {
    const user = await server.world.user()
    await server.world.pool.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [user.id])
    return user
  }
  const join = (document: string, { cookie }: TestUser) => RawClient.on(server.url, document, cookie).synced()
  const updateOf = (text: string): Uint8Array => {
    const doc = new Y.Doc()
    paragraphOf(doc).insert(0, text)
    return Y.encodeStateAsUpdate(doc)
  }
  const storedBytes = async (user: TestUser): Promise<number> => {
    const { rows } = await server.world.pool.query<{ used: string }>('SELECT used FROM storage_of($1)', [
      user.id,
    ])
    return Number(rows[0]?.used)
  }

  /** Writes a megabyte at a time until the server closes the connection. Returns what was acknowledged. */
  async function flood(document: string, user: TestUser): Promise<{ client: RawClient; acked: number }> {
    const client = await join(document, user)
    for (let frame = 1; client.closeCode === null && frame <= 30; frame += 1) {
      client.sync(SYNC.update, updateOf('x'.repeat(MEGABYTE)))
      await until(() => client.closeCode !== null || client.acks.length === frame, 'the frame is answered')
    }
    return { client, acked: client.acks.length }
  }

  it('L5: stops at the owner’s limit, keeps acknowledged text, and takes deletions', async () => {
    const attacker = await unverified()
    const small = await server.world.document(attacker)
    const first = await join(small, attacker)
    first.sync(SYNC.update, updateOf('kept'))
    await until(() => first.acks.length === 1, 'the first text is stored')
    first.end()
    const documents = [await server.world.document(attacker), await server.world.document(attacker)]
    const floods = []
    for (const document of documents) floods.push(await flood(document, attacker))
    expect(floods.map(({ client }) => client.closeCode)).toEqual([CLOSE.tooLarge, CLOSE.tooLarge])
    const last = floods.at(-1)
    expect(last?.client.closeReason).toBe(STORAGE_FULL)
    const acked = floods.reduce((sum, flooded) => sum + flooded.acked, 0)
    expect(acked).toBeGreaterThan(10)
    expect(await storedBytes(attacker)).toBeLessThan(LIMIT)
    expect(await storedBytes(attacker)).toBeGreaterThan(acked * MEGABYTE)
    expect(LIMIT - acked * MEGABYTE).toBeLessThan(3 * MEGABYTE)

    const deleter = await join(small, attacker)
    const doc = deleter.doc()
    const before = Y.encodeStateVector(doc)
    doc.getXmlFragment('default').delete(0, 1)
    deleter.sync(SYNC.update, Y.encodeStateAsUpdate(doc, before))
    await until(() => deleter.acks.length === 1, 'the deletion is acknowledged')
    deleter.sync(SYNC.update, updateOf('x'.repeat(MEGABYTE)))
    expect(await deleter.closed()).toBe(CLOSE.tooLarge)

    // Others do not notice.
    const other = await unverified()
    const writer = await join(await server.world.document(other), other)
    writer.sync(SYNC.update, updateOf('Hello'))
    await until(() => writer.acks.length === 1, 'the other user writes')
    writer.end()
  })

  it('L5: counts what is written in an open document to a new owner', async () => {
    const [owner, heir, guest] = [await unverified(), await unverified(), await server.world.user()]
    const [given, large] = [await server.world.document(owner), await server.world.document(heir)]
    await server.world.member(given, guest, 'editor')
    await server.world.pool.query(
      `INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, $2, '{}')`,
      [large, Buffer.alloc(LIMIT)],
    )
    const writer = await join(given, guest)
    writer.sync(SYNC.update, updateOf('Hello'))
    await until(() => writer.acks.length === 1, 'there is room')
    const give = 'UPDATE documents SET owner_id = $2 WHERE id = $1'
    await server.world.pool.query(give, [given, heir.id])
    for (let sent = 2; writer.closeCode === null; sent += 1) {
      writer.sync(SYNC.update, updateOf('Hello'))
      await until(() => writer.closeCode !== null || writer.acks.length === sent, 'the frame is answered')
    }
    expect([writer.closeCode, writer.closeReason]).toEqual([CLOSE.tooLarge, STORAGE_FULL])
    await server.world.pool.query(give, [given, owner.id])
    await expect
      .poll(async () => {
        const again = await join(given, guest)
        again.sync(SYNC.update, updateOf('Hello'))
        await until(() => again.closeCode !== null || again.acks.length === 1, 'the frame is answered')
        again.end()
        return again.acks.length
      })
      .toBe(1)
  })

  it('L5: counts what members write for the owner, and has room again after a deletion', async () => {
    const owner = await unverified()
    const guest = await server.world.user()
    const shared = await server.world.document(owner)
    await server.world.member(shared, guest, 'editor')
    const large = await server.world.document(owner)
    await server.world.pool.query(
      `INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, $2, '{}')`,
      [large, Buffer.alloc(LIMIT)],
    )
    const refused = await join(shared, guest)
    refused.sync(SYNC.update, updateOf('Hello'))
    expect(await refused.closed()).toBe(CLOSE.tooLarge)
    expect(refused.closeReason).toBe(STORAGE_FULL)
    expect(refused.acks).toEqual([])

    await server.world.pool.query('DELETE FROM documents WHERE id = $1', [large])
    const writer = await join(shared, guest)
    writer.sync(SYNC.update, updateOf('Hello'))
    await until(() => writer.acks.length === 1, 'there is room again')
    writer.end()
  })
})

describe('the api', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
  })

  it('shows the storage, refuses a new document when it is full, and has room after a deletion', async () => {
    const ada = await signUp(product)
    const held = async () => storage.parse((await ada.client.get('/api/account/storage')).json)
    expect(await held()).toEqual({ usedBytes: 0, limitBytes: LIMIT })
    const { id } = await createDocument(ada)
    await inDatabase(
      product,
      `INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, $2, '{}')`,
      [id, Buffer.alloc(LIMIT)],
    )
    const { usedBytes } = await held()
    expect(usedBytes).toBeGreaterThan(LIMIT)

    const refused = await ada.client.post('/api/documents', { title: 'One more' })
    expect(refused.status).toBe(413)
    expect(refused.json).toEqual({
      success: false,
      code: 'STORAGE_FULL',
      message:
        'Your documents use all of your 20 MB. Nothing was created, and everything you have is safe. Delete documents in the trash to make room.',
      usedBytes,
      limitBytes: LIMIT,
    })

    const copy = await ada.client.post(`/api/documents/${id}/duplicate`)
    expect([copy.status, copy.json]).toEqual([413, refused.json])

    await ada.client.delete(`/api/documents/${id}`)
    expect((await ada.client.post('/api/documents', { title: 'One more' })).status).toBe(413)
    await ada.client.delete(`/api/documents/${id}/permanently`)
    await expect.poll(async () => (await held()).usedBytes).toBe(0)
    expect((await ada.client.post('/api/documents', { title: 'One more' })).status).toBe(201)
  })

  it('grows with a confirmed email and with the plan', async () => {
    const ada = await signUp(product)
    const limit = async () => storage.parse((await ada.client.get('/api/account/storage')).json).limitBytes
    await confirmAddress(ada)
    expect(await limit()).toBe(200 * MEGABYTE)
    await inDatabase(product, `UPDATE users SET plan_name = 'pro' WHERE id = $1`, [ada.user.id])
    expect(await limit()).toBe(10_000 * MEGABYTE)
  })
})
