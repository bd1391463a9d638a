import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
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
import { type Home, hasCluster } from './home.ts'

const run = promisify(execFile)

/** The database's superuser and the database. */
export const USER = 'bluepencil'
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
 * Creates the cluster at the first start, checks it later, and returns the database's password.
 */
export async function prepareCluster(home: Home, dataDir: string, binaries: Binaries): Promise<string> {
  const { directory, cluster } = home
  const password = passwordFor(dataDir, cluster)
  for (const entry of readdirSync(directory).filter(name => name.startsWith(PARTIAL))) {
    rmSync(join(directory, entry), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  if (!hasCluster(cluster)) {
    await createCluster(home, binaries, password)
    return password
  }
  const versionFile = join(cluster, 'PG_VERSION')
  const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : null
  if (version === null)
    throw new EmbeddedPostgresError(
      `${cluster} is not a PostgreSQL data directory; nothing in it was changed.`,
    )
  if (version !== MAJOR_VERSION) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} was written by PostgreSQL ${version}, this is ${MAJOR_VERSION}; nothing in it was changed.`,
    )
  }
  return password
}
