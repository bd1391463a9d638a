import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'

import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { CLOSE, SYNC } from '#schema/collab/protocol.ts'
import { listeningAgain, listeningProcesses } from '#tests/support/listening.ts'
import { NEVER_MS, until } from '#tests/support/patience.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { SECRET, World } from '#tests/support/realtimeServer.ts'
import { RestartablePostgres } from '#tests/support/restartablePostgres.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

let postgres: RestartablePostgres
let product: Product
let pool: Pool
let world: World

beforeAll(async () => {
  postgres = new RestartablePostgres()
  await postgres.start()
  product = await startProduct({
    env: {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: SECRET,
      // Only a notification ends access.
      ACCESS_RECHECK_SECONDS: String(NEVER_MS / 1000),
    },
  })
  pool = createPool(postgres.directUrl, createLogger('silent'))
  world = new World(pool, SECRET)
})
afterAll(async () => {
  await pool.end()
  await product.dispose()
  await postgres.dispose()
})

test('calls, edits and notifications recover when every connection falls silent', async () => {
  const [owner, member] = [await world.user(), await world.user('Grace', 'Hopper')]
  const document = await world.document(owner)
  await world.member(document, member, 'editor')
  const collab = `${product.url.replace('http', 'ws')}/collab`
  const join = () => RawClient.on(collab, document, owner.cookie).synced()
  const call = () =>
    fetch(`${product.url}/api/documents`, { headers: { cookie: owner.cookie } }).then(({ status }) => status)
  expect(await call()).toBe(200)

  const doc = new Y.Doc()
  let writer = await join()
  const listening = await listeningProcesses(pool)
  postgres.fallSilent()
  paragraphOf(doc).insert(0, 'Typed in the silence.')
  writer.sync(SYNC.update, Y.encodeStateAsUpdate(doc))
  const calls = Promise.all(Array.from({ length: 20 }, call))

  // The writer sends it again until it is stored, as clients do.
  await until(async () => {
    if (writer.acks.length > 0) return true
    if (writer.closeCode === null) return false
    expect(writer.closeCode).toBe(CLOSE.storage)
    writer = await join()
    if (writer.closeCode === null) writer.sync(SYNC.step2, Y.encodeStateAsUpdate(doc))
    return false
  }, 'the text is stored')
  // Answered late, or refused in a way that asks to try again.
  for (const status of await calls) expect([200, 503]).toContain(status)
  await until(async () => (await call()) === 200, 'calls are answered')
  const removed = await RawClient.on(collab, document, member.cookie).synced()
  await listeningAgain(pool, listening)
  await world.removeMember(document, member)
  expect(await removed.closed()).toBe(CLOSE.accessLost)
  expect(paragraphOf((await join()).doc()).toString()).toBe('Typed in the silence.')
})
