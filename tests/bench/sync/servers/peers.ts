import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'

import { temporaryDirectory } from '#tests/support/temporary.ts'

import { Child, freePort } from './child.ts'
import type { Running, Server, ServerName } from './server.ts'

const PEERS = path.join(import.meta.dirname, '../peers')

type Peer = {
  name: ServerName
  folder: 'bare-ws' | 'y-websocket-server' | 'hocuspocus'
  env?: (directory: string) => Record<string, string>
}

const NONE = (): Record<string, string> => ({})

/** Other servers, as they come from npm, and a relay that knows nothing of documents. */
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

/** Installs what a peer needs, once. It is no dependency of the product. */
export function install(folder: string): void {
  // npm writes it last.
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return
  // Of y-websocket-server's peer dependency there are pre-releases only, which no range allows.
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function startPeer({ folder, env = NONE }: Peer): Promise<Running> {
  const home = path.join(PEERS, folder)
  install(home)
  const directory = temporaryDirectory('peer')
  const port = await freePort()
  const child = new Child(
    [path.join(home, 'server.mjs')],
    { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env(directory.path) },
    port,
  )
  await child.start()
  return {
    protocol: folder === 'hocuspocus' ? 'hocuspocus' : 'y-websocket',
    urls: [`ws://127.0.0.1:${port}`],
    headers: {},
    newRooms: count => Promise.resolve(Array.from({ length: count }, () => randomUUID())),
    get pids() {
      return [child.pid]
    },
    databasePids: [],
    kill: () => child.end('SIGKILL'),
    start: () => child.start(),
    async dispose() {
      await child.end('SIGKILL')
      directory.remove()
    },
  }
}
