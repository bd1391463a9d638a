import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'

import { readLockFile } from '#platform/embedded-postgres/lockFile.ts'
import { processIdentity } from '#platform/embedded-postgres/processes.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { copyStoppedData } from '#tests/support/stoppedData.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

const asRoot = test.runIf(process.getuid?.() === 0)

let dataDir: string
let started: EmbeddedPostgres[]
let children: ChildProcess[]
let cleanUp: (() => void)[]

beforeEach(() => {
  const directory = temporaryDirectory('embedded')
  dataDir = join(directory.path, 'data')
  started = []
  children = []
  cleanUp = [directory.remove]
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const server of started) await server.stop()
  const left = readLockFile(join(dataDir, 'postgres'))
  if (left && processIdentity(left.pid)) await kill(left.pid)
  for (const step of cleanUp) step()
})

/** Puts a database there that an earlier start created. */
const startedBefore = () => copyStoppedData(inject('stoppedData'), dataDir)

async function start(onExit?: (error: Error) => void): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, ...(onExit ? { onExit } : {}) })
  started.push(server)
  return server
}

/**
 * Starts a second process on the same DATA_DIR; `firstLine` is the URL or the error that it prints.
 */
function holder(): { child: ChildProcess; firstLine: Promise<string>; ended: Promise<unknown[]> } {
  const script = join(import.meta.dirname, '../support/embeddedPostgresHolder.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const lines = createInterface({ input: child.stdout })
  return { child, firstLine: once(lines, 'line').then(([line]) => String(line)), ended: once(child, 'exit') }
}

async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  while (processIdentity(pid) !== null) await sleep(10)
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

const postmasterPid = (): number => {
  const file = readLockFile(join(dataDir, 'postgres'))
  if (!file) throw new Error('no server is running')
  return file.pid
}

test('creates a database on the first start and keeps it', async () => {
  const first = await start()
  await query(first.url, `CREATE TABLE kept (word text); INSERT INTO kept VALUES ('héllo')`)
  expect(await query(first.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
  expect(await query(first.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  expect(await query(first.url, 'SHOW unix_socket_directories')).toEqual([{ unix_socket_directories: '' }])
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600)
  const wrong = new URL(first.url)
  wrong.password = 'wrong'
  await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })

  const pid = postmasterPid()
  await Promise.all([first.stop(), first.stop()])
  expect(processIdentity(pid)).toBeNull()
  const second = await start()
  expect(await query(second.url, 'SELECT upper(word) AS word FROM kept')).toEqual([{ word: 'HÉLLO' }])
})

test('rejects a second start on the same DATA_DIR and leaves the first running', async () => {
  await startedBefore()
  const first = await start()
  const message = `The data in ${dataDir} is already in use by another Bluepencil (process ${process.pid})`
  await expect(start()).rejects.toThrow(message)
  const other = holder()
  expect(await other.firstLine).toContain(`EmbeddedPostgresError: ${message}`)
  const [code] = await other.ended
  expect(code).toBe(1)
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('lets exactly one of two simultaneous starts have the data', async () => {
  const lines = await Promise.all([holder().firstLine, holder().firstLine])
  expect(lines.filter(line => line.startsWith('postgres://'))).toHaveLength(1)
  expect(lines.filter(line => line.includes('already in use'))).toHaveLength(1)
})

test('takes over the server of a killed process', async () => {
  await startedBefore()
  const { child, firstLine, ended } = holder()
  const url = await firstLine
  await query(url, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)')
  const pid = postmasterPid()
  child.kill('SIGKILL')
  await ended
  const server = await start()
  expect(server.url).toBe(url)
  expect(postmasterPid()).toBe(pid)
  expect(await query(server.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
  await server.stop()
  expect(processIdentity(pid)).toBeNull()
})

test('reports a crashed server and keeps its committed data', async () => {
  await startedBefore()
  const died = new Promise<Error>(resolve => void start(resolve))
  while (started.length === 0) await sleep(10)
  await query(started[0]?.url ?? '', 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)')
  await kill(postmasterPid())
  expect((await died).message).toContain('ended by itself')
  const again = await start()
  expect(await query(again.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
})

/** Creates a cluster of a killed server with `pid` in its stale lock file. */
async function crashedClusterWithLockOf(pid: number): Promise<void> {
  await startedBefore()
  const server = await start()
  const lockFile = join(dataDir, 'postgres', 'postmaster.pid')
  const content = readFileSync(lockFile, 'utf8')
  await kill(postmasterPid())
  await server.stop()
  writeFileSync(lockFile, content.replace(/^\d+/, String(pid)))
}

test('ignores a lock file whose process is a zombie', async () => {
  // The shell becomes Node.js, which does not know its child and so never reaps it. The child ends
  // only then: before, the shell itself might reap it.
  const ready = `console.log('ready'); setTimeout(() => undefined, 60_000)`
  const parent = spawn(
    'sh',
    ['-c', 'cat <&3 >/dev/null & echo $!; exec "$0" -e "$1"', process.execPath, ready],
    {
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    },
  )
  children.push(parent)
  const [, output, , input] = parent.stdio
  if (!output || !('readable' in output)) throw new Error('The shell has no output.')
  const lines = createInterface({ input: output })[Symbol.asyncIterator]()
  const zombie = Number((await lines.next()).value)
  await lines.next()
  input?.destroy()
  await expect.poll(() => processIdentity(zombie)).toBeNull()
  expect(process.kill(zombie, 0)).toBe(true)
  await crashedClusterWithLockOf(zombie)
  expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('ignores a lock file with the pid of another program', async () => {
  await crashedClusterWithLockOf(process.pid)
  expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('recovers from a process killed while it creates the database', async () => {
  const { child, ended } = holder()
  const half = () =>
    existsSync(dataDir) && readdirSync(dataDir).find(name => name.startsWith('postgres-partial'))
  const isHalfMade = () => existsSync(join(dataDir, half() || 'none', 'cluster', 'PG_VERSION'))
  while (!isHalfMade()) await sleep(2)
  child.kill('SIGKILL')
  await ended
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  const server = await start()
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(half()).toBeUndefined()
})

test('rejects data of another version or without its password and leaves it unchanged', async () => {
  await startedBefore()
  const server = await start()
  await server.stop()
  const version = join(dataDir, 'postgres', 'PG_VERSION')
  writeFileSync(version, '17\n')
  await expect(start()).rejects.toThrow('written by PostgreSQL 17')
  writeFileSync(version, '18\n')
  rmSync(join(dataDir, 'postgres-password'))
  await expect(start()).rejects.toThrow('postgres-password is missing')
  expect(existsSync(join(dataDir, 'postgres', 'global', 'pg_control'))).toBe(true)
})

asRoot('as root, data that "nobody" cannot reach has a place of its own that DATA_DIR names', async () => {
  const closed = join(dataDir, 'closed')
  mkdirSync(closed, { recursive: true, mode: 0o700 })
  const inside = join(closed, 'data')
  const server = await startEmbeddedPostgres({ dataDir: inside, log: () => {} })
  started.push(server)
  const home = readFileSync(join(inside, 'postgres-location'), 'utf8').trim()
  cleanUp.push(() => rmSync(home, { recursive: true, force: true }))
  await query(server.url, 'CREATE TABLE kept (n int)')
  expect(existsSync(join(inside, 'postgres'))).toBe(false)
  await server.stop()
  const again = await startEmbeddedPostgres({ dataDir: inside, log: () => {} })
  started.push(again)
  expect(await query(again.url, 'SELECT * FROM kept')).toEqual([])
})
