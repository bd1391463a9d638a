import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

import { DATABASE, USER } from './cluster.ts'
import { homeDirectoryOf } from './home.ts'
import { readLockFile } from './lockFile.ts'
import { commandLineOf, processIdentity } from './processes.ts'

/**
 * Returns the URL of the embedded PostgreSQL that runs on DATA_DIR, for a second process next to
 * the product, or null.
 */
export function runningDatabaseUrl(dataDir: string): string | null {
  const passwordFile = join(dataDir, 'postgres-password')
  if (!existsSync(passwordFile)) return null
  const cluster = join(homeDirectoryOf(realpathSync(dataDir)), 'postgres')
  const server = readLockFile(cluster)
  if (server?.status !== 'ready' || processIdentity(server.pid) === null) return null
  // A lock file left behind may name another process by now.
  if (process.platform !== 'win32' && !commandLineOf(server.pid).includes(cluster)) return null
  const password = readFileSync(passwordFile, 'utf8').trim()
  return `postgres://${USER}:${password}@127.0.0.1:${server.port}/${DATABASE}`
}
