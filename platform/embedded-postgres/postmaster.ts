import { execFile, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import type { Binaries } from './binaries.ts'
import { serverEnvironment } from './cluster.ts'
import { EmbeddedPostgresError } from './error.ts'
import type { Home } from './home.ts'
import { disownLockFile, readLockFile } from './lockFile.ts'
import { commandLineOf, processIdentity } from './processes.ts'

const run = promisify(execFile)

/** Recovery after a crash may have to replay all of max_wal_size. */
const START_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 30_000
const START_ATTEMPTS = 20

/** A running server: the process and the port it listens on. */
export type Postmaster = { pid: number; identity: string; port: number }

/**
 * For one user's machine: little memory, few processes. Durability stays on (fsync and full pages).
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The caller reports errors. Here they would copy users' texts into a log file.
  log_min_messages: 'log',
}

/** Whether this very server process still runs. */
export const isRunning = ({ pid, identity }: Postmaster): boolean => processIdentity(pid) === identity

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/**
 * Returns the server that an earlier process of ours left running on this cluster, once it is
 * ready, or null. A lock file that names a zombie or another program is disowned.
 */
export async function findRunning({ cluster }: Home): Promise<Postmaster | null> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const file = readLockFile(cluster)
    if (!file) return null
    const identity = processIdentity(file.pid)
    const isServer = process.platform === 'win32' || commandLineOf(file.pid).includes(cluster)
    if (identity === null || !isServer) {
      disownLockFile(cluster)
      return null
    }
    if (file.status === 'ready') return { pid: file.pid, identity, port: file.port }
    await sleep(50)
  }
  throw new EmbeddedPostgresError(`A PostgreSQL server on ${cluster} is running but does not become ready.`)
}

const logFileOf = ({ directory }: Home): string => join(directory, 'postgres.log')

const lastLines = (path: string): string => readFileSync(path, 'utf8').trim().split('\n').slice(-5).join('\n')

async function tryStart(home: Home, { postgres }: Binaries, port: number): Promise<Postmaster | 'try again'> {
  const logFile = logFileOf(home)
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.previous`)
  const log = openSync(logFile, 'a', 0o600)
  const settings = Object.entries({ ...SETTINGS, port: String(port) })
  const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(postgres, ['-D', home.cluster, ...options], {
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', log, log],
    // Ctrl-C in a terminal must reach only the product, which stops its database last.
    detached: true,
    windowsHide: true,
    ...home.account,
  })
  closeSync(log)
  let failure: string | null = null
  const onExit = () => (failure ??= lastLines(logFile))
  child.once('error', error => (failure = error.message))
  child.once('exit', onExit)
  child.unref()
  const deadline = Date.now() + START_TIMEOUT_MS
  while (failure === null && Date.now() < deadline) {
    const file = readLockFile(home.cluster)
    if (child.pid !== undefined && file?.pid === child.pid && file.status === 'ready') {
      const identity = processIdentity(child.pid)
      if (identity !== null) {
        // Its later end is not a failed start, and its log may be gone by then.
        child.off('exit', onExit)
        return { pid: child.pid, identity, port }
      }
    }
    await sleep(15)
  }
  child.kill('SIGQUIT')
  const reason: string = failure ?? 'it does not become ready'
  // Another program took the port, or children of a killed server are still ending.
  if (/could not bind|could not create any TCP|shared memory block .* is still in use/.test(reason)) {
    return 'try again'
  }
  throw new EmbeddedPostgresError(`The embedded PostgreSQL does not start: ${reason}`)
}

/**
 * Starts a server on a free port of the loopback interface, and waits until it accepts connections.
 */
export async function startServer(home: Home, binaries: Binaries, port?: number): Promise<Postmaster> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const started = await tryStart(home, binaries, port ?? (await freePort()))
    if (started !== 'try again') return started
    await sleep(200)
  }
  throw new EmbeddedPostgresError(`The embedded PostgreSQL does not start: ${lastLines(logFileOf(home))}`)
}

async function hasEnded(postmaster: Postmaster, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (isRunning(postmaster)) {
    if (Date.now() > deadline) return false
    await sleep(15)
  }
  return true
}

/**
 * Fast shutdown: closes connections and writes everything. Stronger signals follow only after a
 * timeout.
 */
export async function stopServer(postmaster: Postmaster, home: Home, { pgCtl }: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    await run(pgCtl, ['stop', '-D', home.cluster, '-m', 'fast', '-w'], { env: serverEnvironment() })
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isRunning(postmaster)) return
    process.kill(postmaster.pid, signal)
    if (await hasEnded(postmaster, STOP_TIMEOUT_MS)) return
  }
  throw new EmbeddedPostgresError(`The embedded PostgreSQL (process ${postmaster.pid}) does not stop.`)
}
