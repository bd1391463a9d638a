import { resolve } from 'node:path'

import { Client, escapeIdentifier } from 'pg'

import { putPlainRole } from '#platform/database/rights.ts'
import { prepareDataDir } from '#platform/dataDir.ts'
import { OperatorError } from '#platform/operatorError.ts'

import { type Binaries, usableBinaries } from './binaries.ts'
import { DATABASE, SERVERS, USER, prepareCluster, refuseOtherVersion, serversPassword } from './cluster.ts'
import { EmbeddedPostgresError, codeOf } from './error.ts'
import { isSamePath } from './files.ts'
import { type Home, findHome } from './home.ts'
import { lock } from './lock.ts'
import { type Postmaster, findRunning, isRunning, startServer, stopServer } from './postmaster.ts'

const WATCH_MS = 500

export type EmbeddedPostgres = {
  /** postgres://…, with the password, to the product's own database, as its superuser. */
  url: string
  /** The same for the servers, with a role that owns nothing. */
  serversUrl: string
  /** Stops the server and frees DATA_DIR; further calls wait for the first. */
  stop: () => Promise<void>
}

type Options = {
  /** Created if needed. Holds the cluster, its password and its log. */
  dataDir: string
  log: (message: string) => void
  /** Default: any free one. */
  port?: number
  /** Called once if the server ends without having been stopped. */
  onExit?: (error: EmbeddedPostgresError) => void
}

const urlOf = ({ port }: Postmaster, password: string, database: string): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`

const serversUrlOf = ({ port }: Postmaster, password: string): string =>
  `postgres://${SERVERS}:${serversPassword(password)}@127.0.0.1:${port}/${DATABASE}`

/**
 * Verifies that the server is ours (our password, our cluster) and creates the product's database
 * and the role of the servers if needed.
 */
async function prepareDatabase(postmaster: Postmaster, password: string, { cluster }: Home): Promise<void> {
  const client = new Client({ connectionString: urlOf(postmaster, password, 'postgres') })
  try {
    await client.connect()
    const serves = await client.query<{ data_directory: string }>('SHOW data_directory')
    if (!isSamePath(serves.rows[0]?.data_directory ?? '', cluster)) {
      throw new EmbeddedPostgresError(`Port ${postmaster.port} is served by another PostgreSQL.`)
    }
    const there = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
    if (there.rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(DATABASE)}`)
    await putPlainRole(client, SERVERS, serversPassword(password))
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error
    const reason =
      codeOf(error) === '28P01'
        ? 'the password in DATA_DIR is not the one it was made with'
        : String(error instanceof Error ? error.message : error)
    throw new EmbeddedPostgresError(`The database in ${cluster} cannot be opened: ${reason}.`, {
      cause: error,
    })
  } finally {
    await client.end()
  }
}

/**
 * Returns false only if the server is known to be gone. A process without file descriptors cannot
 * find out.
 */
function mayRun(postmaster: Postmaster): boolean {
  try {
    return isRunning(postmaster)
  } catch {
    return true
  }
}

/**
 * Calls `onEnd` when the server is gone. Returns a function that stops watching. An adopted server
 * is not a child process, so it is polled.
 */
function watch(postmaster: Postmaster, onEnd: () => void): () => void {
  const timer = setInterval(() => {
    if (mayRun(postmaster)) return
    clearInterval(timer)
    onEnd()
  }, WATCH_MS).unref()
  return () => clearInterval(timer)
}

async function run(home: Home, binaries: Binaries, { dataDir, log, port }: Options) {
  const password = await prepareCluster(home, dataDir, binaries)
  const running = await findRunning(home)
  const postmaster = running ?? (await startServer(home, binaries, port))
  if (running) log(`took over the PostgreSQL server that was left running (process ${running.pid})`)
  try {
    await prepareDatabase(postmaster, password, home)
  } catch (error) {
    if (!running) await stopServer(postmaster, home, binaries)
    throw error
  }
  const url = urlOf(postmaster, password, DATABASE)
  return { postmaster, url, serversUrl: serversUrlOf(postmaster, password) }
}

/**
 * Starts PostgreSQL 18 on the data in `dataDir`, or takes over the server that a killed process
 * left. Throws {@link OperatorError} when another process holds `dataDir`, or it or PostgreSQL cannot
 * be used here.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log, onExit } = options
  const locks: (() => void)[] = []
  const unlock = () => locks.splice(0).forEach(release => release())
  try {
    refuseOtherVersion(resolve(dataDir))
    const path = prepareDataDir(dataDir)
    locks.push(await lock(path))
    const home = findHome(path)
    // A copy of DATA_DIR may point to the same home.
    if (home.directory !== path) {
      locks.push(await lock(home.directory))
      log(`the database is in ${home.directory}`)
    }
    const binaries = await usableBinaries(home.account)
    const { postmaster, url, serversUrl } = await run(home, binaries, { ...options, dataDir: path })
    const unwatch = watch(postmaster, () => {
      unlock()
      onExit?.(
        new EmbeddedPostgresError(
          `The embedded PostgreSQL ended by itself; its log is in ${home.directory}.`,
        ),
      )
    })
    const stop = async () => {
      unwatch()
      await stopServer(postmaster, home, binaries)
      unlock()
    }
    let stopped: Promise<void> | null = null
    return { url, serversUrl, stop: () => (stopped ??= stop()) }
  } catch (error) {
    unlock()
    if (error instanceof OperatorError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new EmbeddedPostgresError(`The embedded PostgreSQL cannot use ${dataDir}: ${reason}`, {
      cause: error,
    })
  }
}
