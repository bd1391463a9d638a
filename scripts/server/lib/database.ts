import type { Pool, PoolClient } from 'pg'

import { seedContent } from '#api/features/content/builtin.ts'
import { MIGRATION_LOCK, migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { ownMigrations } from '#platform/database/ran.ts'
import { isAuditGuarded, letServersIn } from '#platform/database/rights.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { DatabaseUrls } from '#platform/database/urls.ts'
import type { Environment } from '#platform/env.ts'
import type { Logger } from '#platform/logger.ts'
import { OperatorError } from '#platform/operatorError.ts'
import { createSecret } from '#platform/secret.ts'
import { migrations } from '#schema/database/migrations.ts'

import { seed } from '../seed.ts'
import { compareSecret, storeCheck } from './sealed.ts'

/** `isAuditGuarded`: the servers can neither change the audit nor switch its triggers off. */
type Prepared = { secret: string; isAuditGuarded: boolean }

/**
 * Migrates the database as its owner, which may take any time, lets the servers work on it, and
 * returns the session secret. Throws {@link OperatorError} before any change if the database is newer
 * or was used with another secret.
 */
export async function prepareDatabase(
  { owner, servers }: DatabaseUrls,
  env: Environment,
  logger: Logger,
): Promise<Prepared> {
  const pool = createPool(owner, logger, { size: 1, patient: true })
  try {
    await reachable(owner, pool, owner === servers ? 'DATABASE_URL' : 'DATABASE_ADMIN_URL')
    await ownMigrations(pool, migrations)
    await compareSecret(pool, env)
    await migrate(pool, migrations)
    await seed(pool)
    await seedContent(pool)
    if (owner !== servers) await letServersIn(pool, servers)
    const isGuarded = await guardsAudit(servers, logger)
    const secret = await inTransaction(pool, client => keepSecret(client, env, logger))
    return { secret, isAuditGuarded: isGuarded }
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

/** Connects like the servers, and returns whether the audit is safe from them. */
async function guardsAudit(url: string, logger: Logger): Promise<boolean> {
  const pool = createPool(url, logger, { size: 1 })
  try {
    await reachable(url, pool, 'DATABASE_URL')
    return await isAuditGuarded(pool)
  } finally {
    await pool.end()
  }
}

async function reachable(url: string, pool: Pool, variable: string): Promise<void> {
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    const { host, pathname } = new URL(url)
    const reason = error instanceof Error && error.message ? error.message : String(error)
    throw new OperatorError(`The database ${host}${pathname} cannot be reached (${variable}): ${reason}`)
  }
}
