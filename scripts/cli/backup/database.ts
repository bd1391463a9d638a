import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'

import { hasCluster, homeDirectoryOf } from '#platform/embedded-postgres/home.ts'
import { runningDatabaseUrl } from '#platform/embedded-postgres/running.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { OperatorError } from '#platform/operatorError.ts'

type Work<T> = (url: string) => Promise<T>

/**
 * Runs `work` with the embedded database of DATA_DIR. Starts and stops it unless the product is
 * running.
 */
export async function withRunningDatabase<T>(dataDir: string, work: Work<T>): Promise<T> {
  const url = runningDatabaseUrl(dataDir)
  if (url !== null) return work(url)
  const isThere =
    existsSync(dataDir) && hasCluster(path.join(homeDirectoryOf(realpathSync(dataDir)), 'postgres'))
  if (!isThere) throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  return withOwnDatabase(dataDir, work)
}

/**
 * Runs `work` with exclusive access to the embedded database of DATA_DIR, creating it if necessary.
 */
export async function withOwnDatabase<T>(dataDir: string, work: Work<T>): Promise<T> {
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  // PostgreSQL would outlive this process.
  const end = () => void database.stop().finally(() => process.exit(130))
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, end)
  try {
    return await work(database.url)
  } finally {
    for (const signal of signals) process.off(signal, end)
    await database.stop()
  }
}
