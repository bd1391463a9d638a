import path from 'node:path'

import type { Transaction } from 'sequelize'

import { connectSequelize } from '#api/main/sequelize.ts'
import { ownMigrations } from '#platform/database/ran.ts'
import { urlsIn } from '#platform/database/urls.ts'
import { runningDatabaseUrl } from '#platform/embedded-postgres/running.ts'
import type { Environment } from '#platform/env.ts'
import { createLogger } from '#platform/logger.ts'
import { OperatorError } from '#platform/operatorError.ts'
import { migrations } from '#schema/database/migrations.ts'

import { withSession } from './backup/session.ts'

/**
 * Runs an operator's change in one transaction on the product's database, which may be in use. Throws
 * OperatorError without a database, or if it is not that of this version.
 */
export async function changing<T>(env: Environment, act: (tx: Transaction) => Promise<T>): Promise<T> {
  const url = databaseUrl(env)
  await requireOwnStructure(url)
  const sequelize = connectSequelize(url, createLogger('silent'))
  try {
    return await sequelize.transaction(act)
  } finally {
    await sequelize.close()
  }
}

function databaseUrl(env: Environment): string {
  const urls = urlsIn(env)
  if (urls) return urls.owner
  const dataDir = path.resolve(env.DATA_DIR)
  const url = runningDatabaseUrl(dataDir)
  if (url) return url
  throw new OperatorError(
    `No database is running on ${dataDir}. Start Bluepencil first (npm start), or set DATABASE_URL.`,
  )
}

/** Throws unless the database has exactly the structure that this version works with. */
async function requireOwnStructure(url: string): Promise<void> {
  const missing = await withSession(url, async client => {
    const ran = await ownMigrations(client, migrations)
    return migrations.filter(({ name }) => !ran.includes(name))
  })
  if (missing.length > 0)
    throw new OperatorError(
      'The database is not up to date with this Bluepencil. Nothing was changed. Start Bluepencil first (npm start).',
    )
}
