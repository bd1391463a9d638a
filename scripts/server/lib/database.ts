import type { Pool, PoolClient } from 'pg'

import { MIGRATION_LOCK, migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { ownMigrations } from '#platform/database/ran.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Environment } from '#platform/env.ts'
import type { Logger } from '#platform/logger.ts'
import { OperatorError } from '#platform/operatorError.ts'
import { createSecret } from '#platform/secret.ts'
import { migrations } from '#schema/database/migrations.ts'

import { seed } from '../seed.ts'
import { compareSecret, storeCheck } from './sealed.ts'

/**
 * Migrates the database, which may take any time, and returns the session secret. Throws
 * {@link OperatorError} before any change if the database is newer or was used with another secret.
 */
export async function prepareDatabase(url: string, env: Environment, logger: Logger): Promise<string> {
  const pool = createPool(url, logger, { size: 1, patient: true })
  try {
    await reachable(url, pool)
    await ownMigrations(pool, migrations)
    await compareSecret(pool, env)
    await migrate(pool, migrations)
    await seed(pool)
    return await inTransaction(pool, client => keepSecret(client, env, logger))
  } finally {
    await pool.end()
  }
}

/** Returns the session secret, made if there is none, and stores its check value if it is new. */
async function keepSecret(client: PoolClient, env: Environment, logger: Logger): Promise<string> {
  // Of processes that start at the same time, the first one decides.
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  const { secret, state } = await compareSecret(client, env)
  if (state === 'taken over') logger.warn('the session secret is another one than before: all sessions end')
  const kept = secret ?? createSecret(env)
  if (state !== 'fits') await storeCheck(client, kept)
  return kept
}

async function reachable(url: string, pool: Pool): Promise<void> {
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    const { host, pathname } = new URL(url)
    const reason = error instanceof Error && error.message ? error.message : String(error)
    throw new OperatorError(`The database ${host}${pathname} cannot be reached (DATABASE_URL): ${reason}`)
  }
}
