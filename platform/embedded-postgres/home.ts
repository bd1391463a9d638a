import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { type Account, reachable, serverAccount } from './account.ts'
import { EmbeddedPostgresError } from './error.ts'
import { writeDurably } from './files.ts'

/**
 * The place for files that the server's account cannot reach in DATA_DIR. Only root writes there.
 */
export const SYSTEM_DIRECTORY = '/var/lib/bluepencil'

/** `directory` contains the cluster (PostgreSQL's data directory) and its files. */
export type Home = { directory: string; cluster: string; account: Account }

const POINTER = 'postgres-location'

/** An empty directory, such as a new mount, is not a cluster. */
export const hasCluster = (cluster: string): boolean => existsSync(cluster) && readdirSync(cluster).length > 0

function letEveryonePass(directory: string): void {
  mkdirSync(directory, { recursive: true })
  const { uid, mode } = statSync(directory)
  if (uid === 0 && (mode & 0o001) === 0) chmodSync(directory, 0o755)
}

/** Returns the directory of the cluster: DATA_DIR, or the one that its pointer names. */
export function homeDirectoryOf(dataDir: string): string {
  const pointer = join(dataDir, POINTER)
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : dataDir
}

/**
 * Chooses the directory of the cluster. The default is DATA_DIR. If this is root and the server's
 * account cannot enter it (a project under /root), it is a separate directory, and a file in
 * DATA_DIR names it.
 */
export function findHome(dataDir: string): Home {
  const directory = homeDirectoryOf(dataDir)
  const cluster = join(directory, 'postgres')
  const account = serverAccount(cluster)
  if (account === null) return { directory, cluster, account }
  if (directory === dataDir) letEveryonePass(directory)
  if (reachable(directory, account)) return { directory, cluster, account }
  if (directory !== dataDir || hasCluster(cluster)) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} cannot be reached by the user with the id ${account.uid}, which PostgreSQL runs as. Allow it to pass through the directories above (chmod o+x).`,
    )
  }
  const elsewhere = join(SYSTEM_DIRECTORY, `data-${randomUUID()}`)
  letEveryonePass(SYSTEM_DIRECTORY)
  letEveryonePass(elsewhere)
  writeDurably(join(dataDir, POINTER), `${elsewhere}\n`, 0o644)
  return { directory: elsewhere, cluster: join(elsewhere, 'postgres'), account }
}
