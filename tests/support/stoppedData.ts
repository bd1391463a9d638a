import { constants } from 'node:fs'
import { chown, cp, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { homeDirectoryOf } from '#platform/embedded-postgres/home.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { createLogger } from '#platform/logger.ts'
import { migrations } from '#schema/database/migrations.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A DATA_DIR with an unused embedded database, stopped after its first migration. */
    stoppedData: string
  }
}

/**
 * Fills `dataDir` as a first start does that ends after the migrations: there is a database and its
 * password, but no session secret yet.
 */
export async function makeStoppedData(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
  // The server may stop before it has read the end of the connection: the pool hears of that.
  const pool = createPool(server.url, createLogger('silent'), { size: 1 })
  await migrate(pool, migrations)
  await pool.end()
  await server.stop()
}

/**
 * Copies a stopped DATA_DIR into another, empty one. Creating a database takes seconds of a
 * processor.
 */
export async function copyStoppedData(from: string, to: string): Promise<void> {
  // Where only another directory can hold the database, the start creates it.
  if (homeDirectoryOf(from) !== from) return
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const cluster = join(to, 'postgres')
  const { uid, gid } = await stat(join(from, 'postgres'))
  if (uid === (await stat(cluster)).uid) return
  // Started by root, PostgreSQL runs as the owner of its files.
  const names = await readdir(cluster, { recursive: true })
  for (const name of ['', ...names]) await chown(join(cluster, name), uid, gid)
}
