import { usageOf, type Usage } from '../processes.ts'

/** A server under load. A restart keeps its address and data. */
export interface Running {
  readonly protocol: 'y-websocket' | 'hocuspocus'
  /** WebSocket addresses, one per process, without the room's name. */
  readonly urls: readonly string[]
  readonly headers: Record<string, string>
  /** Returns the names of new, empty documents. */
  newRooms(count: number): Promise<string[]>
  /** The server's own processes. */
  pids(): number[]
  /** Its database servers. */
  databasePids(): number[]
  /** Kills the server with SIGKILL; its database keeps running. */
  kill(): Promise<void>
  /** Restarts it after {@link kill}. */
  start(): Promise<void>
  /** Stops everything and deletes its data. */
  dispose(): Promise<void>
}

/** The part of a server that a client needs. */
export type Entrance = Pick<Running, 'protocol' | 'urls' | 'headers'>

/** A server's name in the table, and a function that starts it. */
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

/** Returns the current usage of a server and its database. */
export const usageNow = (running: Running): ServerUsage => ({
  server: usageOf(running.pids(), running.databasePids()),
  database: usageOf(running.databasePids()),
})

/** Returns the CPU time in milliseconds since an earlier measurement. */
export function cpuSince(running: Running, before: ServerUsage): { server: number; all: number } {
  const now = usageNow(running)
  const server = now.server.cpu - before.server.cpu
  return { server, all: server + now.database.cpu - before.database.cpu }
}
