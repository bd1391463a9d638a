import path from 'node:path'

import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import { startServer } from './sync/servers/product.ts'

/** A database, and the product that can be started on it with these variables. */
export type OnDatabase = { databaseUrl: string; env: Record<string, string> }
/** The running product. */
export type Measured = { url: string; databaseUrl: string }

/** Starts a database, and stops it after the measurement. */
export async function withDatabase<T>(act: (on: OnDatabase) => Promise<T>): Promise<T> {
  const data = temporaryDirectory('bench')
  const database = await startEmbeddedPostgres({ dataDir: data.path, log: () => undefined })
  try {
    return await act({
      databaseUrl: database.url,
      env: {
        DATA_DIR: path.join(data.path, 'files'),
        DATABASE_URL: database.url,
        SESSION_SECRET: 'a secret for measurements only',
      },
    })
  } finally {
    await database.stop()
    data.remove()
  }
}

/** Starts the product on a database, and stops it after the measurement. */
export async function withProduct<T>(
  { databaseUrl, env }: OnDatabase,
  act: (product: Measured) => Promise<T>,
): Promise<T> {
  const child = await startServer(env)
  try {
    return await act({ url: `http://127.0.0.1:${child.port}`, databaseUrl })
  } finally {
    await child.end('SIGTERM')
  }
}
