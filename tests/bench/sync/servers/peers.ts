import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'

import { temporaryDirectory } from '#tests/support/temporary.ts'

import { npmScript } from '../../../../scripts/build/lib/npm.mjs'
import { Child, freePort } from './child.ts'
import { startRedis } from './redis.ts'
import type { Running, Server, ServerName } from './server.ts'

const PEERS = path.join(import.meta.dirname, '../peers')

type Peer = {
  name: ServerName
  folder: 'bare-ws' | 'y-websocket-server' | 'hocuspocus'
  env?: (directory: string) => Record<string, string>
}

const NONE = (): Record<string, string> => ({})

/** Other servers from npm, and a relay without documents. */
export const peerServers = (
  [
    { name: 'bare', folder: 'bare-ws' },
    { name: 'bare, merged', folder: 'bare-ws', env: () => ({ MERGE: '1' }) },
    { name: 'y-websocket-server', folder: 'y-websocket-server' },
    { name: 'hocuspocus', folder: 'hocuspocus' },
    {
      name: 'hocuspocus + sqlite',
      folder: 'hocuspocus',
      env: directory => ({ SQLITE: path.join(directory, 'documents.db') }),
    },
  ] satisfies Peer[]
).map((peer: Peer): Server => ({ name: peer.name, start: () => startPeer(peer) }))

/** Installs a peer's packages once. They are not dependencies of the product. */
export function install(folder: string): void {
  // npm writes it last.
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return
  // y-websocket-server's peer dependency has only pre-releases, which no range allows.
  execFileSync(
    process.execPath,
    [npmScript(), 'install', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}

async function startPeer({ folder, env = NONE }: Peer): Promise<Running> {
  const home = path.join(PEERS, folder)
  install(home)
  const directory = temporaryDirectory('peer')
  const child = await startChild(home, env(directory.path))
  return {
    protocol: folder === 'hocuspocus' ? 'hocuspocus' : 'y-websocket',
    urls: [child.address],
    headers: {},
    newRooms: newNames,
    pids: () => [child.pid],
    databasePids: () => [],
    kill: () => child.end('SIGKILL'),
    start: () => child.start(),
    async dispose() {
      await child.end('SIGKILL')
      directory.remove()
    },
  }
}

/** Two hocuspocus processes that exchange updates over Redis. */
export const hocuspocusTwice: Server = {
  name: 'hocuspocus × 2',
  async start() {
    const home = path.join(PEERS, 'hocuspocus')
    install(home)
    const redis = await startRedis()
    const env = { REDIS: String(redis.port) }
    const children = [await startChild(home, env), await startChild(home, env)]
    const each = (act: (child: Child) => Promise<void>) =>
      Promise.all(children.map(act)).then(() => undefined)
    return {
      protocol: 'hocuspocus',
      urls: children.map(child => child.address),
      headers: {},
      newRooms: newNames,
      pids: () => children.map(({ pid }) => pid),
      databasePids: () => [redis.pid],
      kill: () => each(child => child.end('SIGKILL')),
      start: () => each(child => child.start()),
      async dispose() {
        await each(child => child.end('SIGKILL'))
        await redis.end('SIGKILL')
      },
    }
  },
}

const newNames = (count: number): Promise<string[]> =>
  Promise.resolve(Array.from({ length: count }, () => randomUUID()))

async function startChild(home: string, env: Record<string, string>): Promise<Child> {
  const port = await freePort()
  const child = new Child({
    args: [path.join(home, 'server.mjs')],
    env: { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    port,
  })
  await child.start()
  return child
}
