import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'

import type { DatabaseUrls } from '#platform/database/urls.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { readEnvironment } from '#platform/env.ts'
import { loadEnvFile } from '#platform/env/file.ts'
import { createLogger } from '#platform/logger.ts'
import { OperatorError } from '#platform/operatorError.ts'
import { RedisLink } from '#platform/redis/link.ts'
import { Shutdown } from '#platform/shutdown.ts'

import { findRedis } from '../build/lib/redis.mjs'
import { onStopRequest } from '../build/lib/run.mjs'
import { prepareDatabase } from './lib/database.ts'
import { KeptProcess } from './lib/keptProcess.ts'
import { listen } from './lib/listen.ts'
import { createProxy, inTurns } from './lib/proxy.ts'
import { OUTSIDE_TERMINAL, ServerProcess } from './lib/serverProcess.ts'

// npm run distributed: runs the product in several processes on this machine and its data, like
// docker-compose.yml.

const PROCESSES = { api: 2, realtime: 2 }
const REDIS_TIMEOUT_MS = 10_000
const NO_DATABASE = { DATABASE_URL: '', DATABASE_ADMIN_URL: '' }

async function main(shutdown: Shutdown): Promise<string> {
  loadEnvFile()
  const env = readEnvironment({ ...process.env, ROLE: 'all', REDIS_URL: '', ...NO_DATABASE })
  const dataDir = path.resolve(env.DATA_DIR)
  await build()
  const database = await keepDatabase(dataDir, shutdown)
  const { secret } = await prepareDatabase(database, env, createLogger('warn'))
  const shared = {
    DATABASE_URL: database.servers,
    DATABASE_ADMIN_URL: database.owner,
    REDIS_URL: await startRedis(path.join(dataDir, 'redis'), shutdown),
    SESSION_SECRET: secret,
    HOST: 'localhost',
    TRUST_PROXY: '1',
  }
  const urls = { api: [] as string[], realtime: [] as string[] }
  const proxy = createProxy({ api: inTurns(() => urls.api), realtime: inTurns(() => urls.realtime) })
  const port = await listen(proxy, env)
  const address = env.PUBLIC_URL ?? `http://localhost:${port}`
  for (const role of ['api', 'realtime'] as const) {
    const ports = await Promise.all(Array.from({ length: PROCESSES[role] }, freePort))
    const processes = ports.map(
      (own, index) =>
        new ServerProcess(`${role} ${index + 1}`, own, { ...shared, ROLE: role, PUBLIC_URL: address }),
    )
    shutdown.add(role, () => Promise.all(processes.map(one => one.stop())).then(() => undefined))
    await Promise.all(processes.map(one => one.start()))
    urls[role] = processes.map(({ url }) => url)
    for (const [index, url] of urls[role].entries()) console.log(`${role} ${index + 1} ${url}`)
  }
  shutdown.add('proxy', () => {
    proxy.close()
    proxy.closeAllConnections()
    return Promise.resolve()
  })
  return address
}

async function build(): Promise<void> {
  const script = path.join(import.meta.dirname, '../build/build.mjs')
  const [code] = (await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'exit')) as [number]
  if (code !== 0) throw new OperatorError('There is nothing to start.')
}

/** Starts PostgreSQL, and again whenever it ends by itself. Returns its addresses, which stay. */
async function keepDatabase(dataDir: string, shutdown: Shutdown): Promise<DatabaseUrls> {
  const options = { dataDir, log: () => undefined, onExit: (error: Error) => void startAgain(error) }
  let postgres = startEmbeddedPostgres(options)
  shutdown.add('database', async () => {
    const database = await postgres.catch(() => null)
    await database?.stop()
  })
  const { url, serversUrl } = await postgres
  const port = Number(new URL(url).port)

  async function startAgain(error: Error): Promise<void> {
    if (shutdown.begun) return
    console.error(`${error.message} It is started again.`)
    postgres = startEmbeddedPostgres({ ...options, port })
    try {
      await postgres
    } catch (failure) {
      console.error(String(failure))
    }
  }
  return { servers: serversUrl, owner: url }
}

/** Starts a Redis that stores its data in the directory, and returns its address. */
async function startRedis(directory: string, shutdown: Shutdown): Promise<string> {
  const program = findRedis()
  if (!program)
    throw new OperatorError('There is no Redis server: install one, or set REDIS_SERVER_PATH to its program.')
  mkdirSync(directory, { recursive: true })
  const port = await freePort()
  const options = { port: String(port), bind: '127.0.0.1', dir: directory, save: '', appendonly: 'yes' }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const redis = new KeptProcess('Redis', () =>
    spawn(program, args, { stdio: 'ignore', detached: OUTSIDE_TERMINAL }),
  )
  shutdown.add('Redis', () => redis.stop())
  const url = `redis://127.0.0.1:${port}`
  const link = new RedisLink(url, createLogger('silent'))
  await link.start(REDIS_TIMEOUT_MS)
  const answers = link.isUp
  await link.stop()
  if (!answers) throw new OperatorError(`${program} did not start.`)
  return url
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const shutdown = new Shutdown(createLogger('warn'))
const end = (code: number) => void shutdown.run().finally(() => process.exit(code))
onStopRequest(() => end(0))
try {
  console.log(`ready ${await main(shutdown)}`)
} catch (error) {
  if (!shutdown.begun) console.error(error instanceof Error ? error.message : error)
  end(1)
}
