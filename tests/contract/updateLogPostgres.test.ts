import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { DamagedDocumentError, SERVER_USER } from '#realtime/storage/contract.ts'
import { migratedDatabase, type TemporaryDatabase } from '#tests/support/postgres.ts'
import { logOn, World, type TestUser } from '#tests/support/realtimeServer.ts'

import { seed } from '../../scripts/server/seed.ts'
import { updateLogContract } from './updateLog.ts'

let database: TemporaryDatabase
let pool: Pool
let world: World
let owner: TestUser

beforeAll(async () => {
  database = await migratedDatabase()
  pool = createPool(database.url, createLogger('silent'))
  await seed(pool)
  world = new World(pool, 'unused')
  owner = await world.user()
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

updateLogContract('PostgreSQL', () =>
  Promise.resolve({ log: logOn(pool), create: () => world.document(owner) }),
)

it.each([
  ['covers that are no numbers', `'{"w": "x"}'`],
  ['covers that are a list', `'[1]'`],
])('throws on %s instead of returning an empty body', async (_name, covers) => {
  const doc = await world.document(owner)
  await pool.query(
    `INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, '\\x0000', ${covers})`,
    [doc],
  )
  await expect(logOn(pool).load(doc)).rejects.toBeInstanceOf(DamagedDocumentError)
})

it('stores many concurrent appends in few transactions', async () => {
  const doc = await world.document(owner)
  const log = logOn(pool)
  await Promise.all(
    Array.from({ length: 300 }, (_, i) =>
      log.append([{ doc, writer: 'w', n: i + 1, user: SERVER_USER, bytes: Uint8Array.of(i % 256) }]),
    ),
  )
  const { rows } = await pool.query(
    'SELECT count(*)::int AS rows, count(DISTINCT xmin::text)::int AS commits FROM document_updates WHERE document_id = $1',
    [doc],
  )
  expect(rows[0]).toMatchObject({ rows: 300 })
  expect((rows[0] as { commits: number }).commits).toBeLessThan(5)
})
