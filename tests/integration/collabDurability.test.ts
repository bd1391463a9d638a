import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'

import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { SYNC } from '#schema/collab/protocol.ts'
import { until } from '#tests/support/patience.ts'
import { migratedDatabase, type TemporaryDatabase } from '#tests/support/postgres.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { logOn, SECRET, World } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

import { below, printedRandom } from '../fuzz/random.ts'

const ROUNDS = 5

let database: TemporaryDatabase
let product: Product
let pool: Pool

beforeAll(async () => {
  database = await migratedDatabase()
  product = await startProduct({ env: { DATABASE_URL: database.url, SESSION_SECRET: SECRET } })
  pool = createPool(database.url, createLogger('silent'))
})
afterAll(async () => {
  await product.dispose()
  await pool.end()
  await database.drop()
})

/** Returns the text in the log. */
async function loggedText(document: string): Promise<string> {
  const { snapshot, tail } = await logOn(pool).load(document)
  const doc = new Y.Doc()
  for (const part of [snapshot, ...tail.map(row => row.bytes)]) if (part) Y.applyUpdate(doc, part)
  return paragraphOf(doc).toString()
}

async function projectionOf(document: string): Promise<string | undefined> {
  const { rows } = await pool.query('SELECT text FROM document_projections WHERE document_id = $1', [
    document,
  ])
  return (rows as { text: string }[])[0]?.text
}

it('K2, B7: kill -9 at any moment loses no acknowledged update, and the projection catches up without clients', async () => {
  const world = new World(pool, SECRET)
  const owner = await world.user()
  const document = await world.document(owner)
  const doc = new Y.Doc()
  const text = paragraphOf(doc)
  let typed = 0
  const random = printedRandom('when the server is killed')
  for (let round = 0; round < ROUNDS; round++) {
    const url = `${product.url.replace('http', 'ws')}/collab`
    const writer = await RawClient.on(url, document, owner.cookie).synced()
    // Resend unacknowledged updates, like a client.
    writer.sync(SYNC.step2, Y.encodeStateAsUpdate(doc))
    await until(() => writer.acks.length === 1, 'the difference is acknowledged')
    /**
     * Length of the text after each frame of this connection. The first frame is the difference.
     */
    const lengths = [text.length]
    const onUpdate = (update: Uint8Array) => {
      writer.sync(SYNC.update, update)
      lengths.push(text.length)
    }
    doc.on('update', onUpdate)
    const acknowledgedSoFar = () => lengths[(writer.acks.at(-1) ?? 0) - 1] ?? 0
    const end = text.length + 20 + below(random, 150)
    while (text.length < end || acknowledgedSoFar() === 0) {
      text.insert(text.length, String(typed++ % 10))
      await sleep(2)
    }
    await product.kill9()
    doc.off('update', onUpdate)
    await until(() => writer.closeCode !== null, 'the connection breaks')
    const acknowledged = acknowledgedSoFar()
    await product.start()
    const logged = await loggedText(document)
    await until(async () => (await projectionOf(document)) === logged, 'the projection follows')
    const again = `${product.url.replace('http', 'ws')}/collab`
    const reader = await RawClient.on(again, document, owner.cookie).synced()
    const stored = paragraphOf(reader.doc()).toString()
    expect(stored.length).toBeGreaterThanOrEqual(acknowledged)
    expect(logged).toBe(stored)
    expect(text.toString().startsWith(stored)).toBe(true)
    reader.end()
  }
})
