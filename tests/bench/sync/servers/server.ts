import { usageOf, type Usage } from '../processes.ts'

/** A server under load. A restart keeps its address and what it has stored. */
export interface Running {
  readonly protocol: 'y-websocket' | 'hocuspocus'
  /** WebSocket addresses, one a process; a room's name is added. */
  readonly urls: readonly string[]
  readonly headers: Record<string, string>
  /** Names of new, empty documents. */
  newRooms(count: number): Promise<string[]>
  /** The processes of the server itself. */
  pids(): number[]
  /** Database servers that work for it. */
  databasePids(): number[]
  /** SIGKILL for the server; a database goes on. */
  kill(): Promise<void>
  /** Starts it again after {@link kill}. */
  start(): Promise<void>
  /** Ends everything and removes what it has stored. */
  dispose(): Promise<void>
}

/** How a server is called in the table, and how one is started. */
export type Server = { name: ServerName; start: () => Promise<Running> }

export const SERVER_NAMES = [
  'bluepencil',
  'bluepencil × 2',
  'bare',
  'bare, merged',
  'y-websocket-server',
  'hocuspocus',
  'hocuspocus + sqlite',
  'hocuspocus × 2',
] as const
export type ServerName = (typeof SERVER_NAMES)[number]

export type ServerUsage = { server: Usage; database: Usage }

/** What a server and its database use at this moment. */
export const usageNow = (running: Running): ServerUsage => ({
  server: usageOf(running.pids(), running.databasePids()),
  database: usageOf(running.databasePids()),
})

/** CPU in milliseconds since an earlier moment. */
export function cpuSince(running: Running, before: ServerUsage): { server: number; all: number } {
  const now = usageNow(running)
  const server = now.server.cpu - before.server.cpu
  return { server, all: server + now.database.cpu - before.database.cpu }
}
