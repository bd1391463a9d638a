import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { homeDirectoryOf } from '#platform/embedded-postgres/home.ts'
import { readLockFile } from '#platform/embedded-postgres/lockFile.ts'
import { processIdentity } from '#platform/embedded-postgres/processes.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { createDocument, signUp, type Person } from '#tests/support/factories.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import { SERVER_ENV, SERVER_FLAGS } from '../../../../scripts/server/lib/command.mjs'
import { Child, freePort } from './child.ts'
import { startRedis } from './redis.ts'
import type { Running, Server } from './server.ts'

const SERVE = path.resolve(import.meta.dirname, '../../../../dist/server/serve.js')
export const READY = /^ready /m
/** Number of documents created concurrently. */
const AT_ONCE = 20

/** The built product in one process with its embedded PostgreSQL. */
export const product: Server = { name: 'bluepencil', start: () => startProduct() }

/** `nodeArgs` precede the server's script. */
export async function startProduct(nodeArgs: string[] = []): Promise<Running> {
  const data = temporaryDirectory('bench')
  const child = await startServer({ DATA_DIR: data.path }, nodeArgs)
  const owner = await ownerAt(child)
  return {
    ...clientsOf([child], owner),
    databasePids: () => databasePids(data.path),
    async dispose() {
      await child.end('SIGTERM')
      await endDatabase(data.path)
      data.remove()
    },
  }
}

/** Two processes of the built product on one PostgreSQL and one Redis. */
export const productTwice: Server = {
  name: 'bluepencil × 2',
  async start() {
    const servers = await startTwice()
    const owner = await ownerAt(servers.children[0])
    return { ...clientsOf(servers.children, owner), ...servers }
  },
}

/** The database knows the connections of the processes by the names `first` and `second`. */
export async function startTwice() {
  const data = temporaryDirectory('bench')
  const database = await startEmbeddedPostgres({ dataDir: data.path, log: () => undefined })
  const redis = await startRedis()
  const redisUrl = `redis://127.0.0.1:${redis.port}`
  const start = (name: string) =>
    startServer({
      DATA_DIR: path.join(data.path, 'files'),
      DATABASE_URL: database.url,
      REDIS_URL: redisUrl,
      SESSION_SECRET: 'the same for both processes',
      PGAPPNAME: name,
    })
  const children: [Child, Child] = [await start('first'), await start('second')]
  return {
    children,
    databaseUrl: database.url,
    redisUrl,
    databasePids: () => [...databasePids(data.path), redis.pid],
    async dispose() {
      await Promise.all(children.map(child => child.end('SIGTERM')))
      await redis.end('SIGKILL')
      await database.stop()
      data.remove()
    },
  }
}

/** Starts a built server as `npm start` does, by default this project's own, on a free port. */
export async function startServer(
  env: Record<string, string>,
  nodeArgs: string[] = [],
  script = SERVE,
): Promise<Child> {
  if (!existsSync(script)) throw new Error('There is no build: node scripts/build/build.mjs makes it.')
  const port = await freePort()
  const child = new Child({
    args: [...SERVER_FLAGS, ...nodeArgs, script],
    env: {
      ...SERVER_ENV,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: '',
      DATABASE_URL: '',
      REDIS_URL: '',
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
    port,
  })
  await child.start(READY)
  return child
}

const ownerAt = ({ port }: Child): Promise<Person> =>
  signUp({ url: `http://127.0.0.1:${port}`, databaseUrl: '' })

const clientsOf = (children: Child[], owner: Person): Omit<Running, 'databasePids' | 'dispose'> => ({
  protocol: 'y-websocket',
  urls: children.map(({ address }) => `${address}/collab`),
  headers: { Cookie: owner.client.cookie },
  async newRooms(count) {
    const rooms: string[] = []
    while (rooms.length < count) {
      const left = Math.min(AT_ONCE, count - rooms.length)
      const some = await Promise.all(Array.from({ length: left }, () => createDocument(owner)))
      for (const { id } of some) rooms.push(`document:${id}`)
    }
    return rooms
  },
  pids: () => children.map(({ pid }) => pid),
  async kill() {
    await Promise.all(children.map(child => child.end('SIGKILL')))
  },
  async start() {
    await Promise.all(children.map(child => child.start(READY)))
  },
})

function databasePids(dataDir: string): number[] {
  const pid = readLockFile(path.join(homeDirectoryOf(dataDir), 'postgres'))?.pid
  return pid === undefined ? [] : [pid]
}

/** Stops the database that a killed server left running. */
export async function endDatabase(dataDir: string): Promise<void> {
  for (const pid of databasePids(dataDir)) {
    if (processIdentity(pid) === null) continue
    process.kill(pid, 'SIGQUIT')
    while (processIdentity(pid) !== null) await sleep(20)
  }
}
