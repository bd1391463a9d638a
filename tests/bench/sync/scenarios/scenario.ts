import type { Running, ServerName } from '../servers/server.ts'

/** The results of one run by name. A metric that a server does not support is absent. */
export type Measured = Record<string, number>

/** The goal of a metric, based on the other servers' results. */
export type Goal = { text: string; limit: (of: (server: ServerName) => number) => number }

/** One row of the table. */
export type Row = { metric: string; title: string; unit: string; goal?: Goal }

export type Scenario = {
  name: string
  /** The server to compare with the others. Default: the product as one process. */
  ours?: ServerName
  servers: ServerName[]
  rows: Row[]
  run: (server: Running) => Promise<Measured>
}
