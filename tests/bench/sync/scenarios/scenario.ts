import type { Running, ServerName } from '../servers/server.ts'

/** Figures of one run by name; one that a server cannot give is left out. */
export type Measured = Record<string, number>

/** What a figure should be, from the figures of the other servers. */
export type Goal = { text: string; limit: (of: (server: ServerName) => number) => number }

/** One row of the table. */
export type Row = { metric: string; title: string; unit: string; goal?: Goal }

export type Scenario = {
  name: string
  /** The server whose figures are compared with the others'; default: the product as one process. */
  ours?: ServerName
  servers: ServerName[]
  rows: Row[]
  run: (server: Running) => Promise<Measured>
}
