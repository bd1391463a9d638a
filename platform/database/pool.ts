import { defaults, Pool } from 'pg'

import type { Logger } from '#platform/logger.ts'

import { limitTimes } from './limits.ts'

// 64-bit counters are read as numbers, by Sequelize too: none of ours comes near 2^53.
defaults.parseInt8 = true

export const CONNECT_TIMEOUT_MS = 5000

type Options = {
  size?: number
  /** Whether statements may take any time, as migrations and restores do; default: false. */
  patient?: boolean
}

/** Returns a pool of plain connections. */
export function createPool(url: string, logger: Logger, { size = 10, patient = false }: Options = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    // oxlint-disable-next-line typescript/no-misused-promises -- The pool waits for it.
    ...(!patient && { onConnect: limitTimes }),
  })
  // The pool replaces an idle connection that breaks. Without a listener the error would end the
  // process.
  pool.on('error', error => logger.warn({ err: error }, 'idle database connection lost'))
  // A busy connection that breaks also emits an error, besides the rejected query.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}
