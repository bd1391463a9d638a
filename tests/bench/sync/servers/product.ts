import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { homeDirectoryOf } from '#platform/embedded-postgres/home.ts'
import { readLockFile } from '#platform/embedded-postgres/lock-file.ts'
import { processIdentity } from '#platform/embedded-postgres/processes.ts'
import { createDocument, signUp } from '#tests/support/factories.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import { Child, freePort } from './child.ts'
import type { Running, Server } from './server.ts'

const SERVE = path.resolve(import.meta.dirname, '../../../../dist/server/serve.js')
const READY = /^ready /m
/** Documents that are made at the same time. */
const AT_ONCE = 20

/** The built product with its embedded PostgreSQL, one process. */
export const product: Server = { name: 'bluepencil', start: () => startProduct() }

/** `nodeArgs` come before the server's script. */
export async function startProduct(nodeArgs: string[] = []): Promise<Running> {
  if (!existsSync(SERVE)) throw new Error('There is no build: node scripts/build.mjs makes it.')
  const data = temporaryDirectory('bench')
  const port = await freePort()
  const child = new Child(
    [...nodeArgs, SERVE],
    {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: '',
      DATA_DIR: data.path,
      DATABASE_URL: '',
      REDIS_URL: '',
      RATE_LIMIT_FACTOR: '1000',
    },
    port,
  )
  await child.start(READY)
  const database = (): number | null =>
    readLockFile(path.join(homeDirectoryOf(data.path), 'postgres'))?.pid ?? null
  const owner = await signUp({ url: `http://127.0.0.1:${port}`, databaseUrl: '', dataDir: data.path })
  return {
    protocol: 'y-websocket',
    urls: [`ws://127.0.0.1:${port}/collab`],
    headers: { Cookie: owner.client.cookie },
    async newRooms(count) {
      const rooms: string[] = []
      while (rooms.length < count) {
        const some = Array.from({ length: Math.min(AT_ONCE, count - rooms.length) }, () =>
          createDocument(owner),
        )
        for (const { id } of await Promise.all(some)) rooms.push(`document:${id}`)
      }
      return rooms
    },
    get pids() {
      return [child.pid]
    },
    get databasePids() {
      const pid = database()
      return pid === null ? [] : [pid]
    },
    kill: () => child.end('SIGKILL'),
    start: () => child.start(READY),
    async dispose() {
      await child.end('SIGTERM')
      // A server that was killed before has left it running.
      const pid = database()
      if (pid !== null && processIdentity(pid) !== null) {
        process.kill(pid, 'SIGQUIT')
        while (processIdentity(pid) !== null) await sleep(20)
      }
      data.remove()
    },
  }
}
