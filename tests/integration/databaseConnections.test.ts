import { afterEach, beforeEach, expect, it } from 'vitest'

import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { RestartablePostgres } from '#tests/support/restartablePostgres.ts'

let postgres: RestartablePostgres

beforeEach(async () => {
  postgres = new RestartablePostgres()
  await postgres.start()
})
afterEach(() => postgres.dispose())

it('rejects only the query whose connection breaks', async () => {
  const pool = createPool(postgres.url, createLogger('silent'))
  const client = await pool.connect()
  const asleep = expect(client.query('SELECT pg_sleep(60)')).rejects.toThrow()
  const idle = await pool.connect()
  const idleEnds = new Promise<void>(resolve => idle.once('end', resolve))
  await postgres.kill()
  await asleep
  // An unhandled 'error' would end the process, and with it this run.
  await idleEnds
  client.release(true)
  idle.release(true)
  await postgres.start()
  await expect(pool.query('SELECT 1')).resolves.toMatchObject({ rowCount: 1 })
  await pool.end()
})
