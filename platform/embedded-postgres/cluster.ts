import { execFile } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './error.ts'
import { syncDirectory, writeDurably } from './files.ts'
import { type Home, hasCluster, homeDirectoryOf } from './home.ts'

const run = promisify(execFile)

/** The superuser, who owns the database; the role of the servers, who owns nothing; the database. */
export const USER = 'bluepencil'
export const SERVERS = 'bluepencil_server'
export const DATABASE = 'bluepencil'

const MAJOR_VERSION = '18'
const PARTIAL = 'postgres-partial-'

/**
 * PostgreSQL's programs take defaults from PG* and their language from LC_*, which must not change
 * their behavior here.
 */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))),
  LC_ALL: 'C',
})

function passwordFor(dataDir: string, cluster: string): string {
  const path = join(dataDir, 'postgres-password')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  if (hasCluster(cluster)) {
    throw new EmbeddedPostgresError(
      `${path} is missing: the password of the database in ${cluster}. Put it back from a copy of DATA_DIR.`,
    )
  }
  const password = randomBytes(24).toString('hex')
  writeDurably(path, `${password}\n`, 0o600)
  return password
}

/** Returns the password of the servers' role. It opens nothing of the superuser. */
export const serversPassword = (password: string): string =>
  createHmac('sha256', password).update(SERVERS).digest('hex')

/**
 * Created next to its final place and moved when complete, so that a crash leaves no partial
 * cluster.
 */
async function createCluster({ directory, cluster, account }: Home, { initdb }: Binaries, password: string) {
  const partial = join(directory, `${PARTIAL}${process.pid}-${Date.now()}`)
  const [target, passwordFile] = [join(partial, 'cluster'), join(partial, 'password')]
  mkdirSync(target, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) [partial, target, passwordFile].forEach(path => chownSync(path, account.uid, account.gid))
  const options = [
    `--pgdata=${target}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
  ]
  const locale = ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  try {
    await run(initdb, [...options, ...locale], { cwd: '/', env: serverEnvironment(), ...account })
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    const reason = error instanceof Error ? error.message.trim() : String(error)
    throw new EmbeddedPostgresError(`A database could not be created in ${directory}: ${reason}`, {
      cause: error,
    })
  }
  renameSync(target, cluster)
  syncDirectory(directory)
  rmSync(partial, { recursive: true, force: true })
}

/**
 * Refuses a cluster of another version of PostgreSQL, without changing anything in DATA_DIR. Its own
 * version can still write a backup of it.
 */
export function refuseOtherVersion(dataDir: string): void {
  const cluster = join(homeDirectoryOf(dataDir), 'postgres')
  if (!hasCluster(cluster)) return
  const file = join(cluster, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (version === MAJOR_VERSION) return
  if (!/^\d+(\.\d+)?$/.test(version))
    throw new EmbeddedPostgresError(
      `${cluster} is not a PostgreSQL data directory. Nothing in it was changed. Set DATA_DIR to another folder, or put the data back from a copy.`,
    )
  throw new EmbeddedPostgresError(
    `The database in ${cluster} was written by PostgreSQL ${version}, and this Bluepencil has PostgreSQL ${MAJOR_VERSION}. Nothing was changed. Back it up with the Bluepencil that wrote it (npm run backup -- FILE), move ${dataDir} away, and restore it with this one (npm run restore -- FILE).`,
  )
}

/** Creates the cluster at the first start, and returns the database's password. */
export async function prepareCluster(home: Home, dataDir: string, binaries: Binaries): Promise<string> {
  const { directory, cluster } = home
  const password = passwordFor(dataDir, cluster)
  for (const entry of readdirSync(directory).filter(name => name.startsWith(PARTIAL))) {
    rmSync(join(directory, entry), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  if (!hasCluster(cluster)) await createCluster(home, binaries, password)
  return password
}
