import { defaults, Pool } from 'pg'

import type { Logger } from '#platform/logger.ts'

// 64-bit counters are read as numbers, by Sequelize too: none of ours comes near 2^53.
defaults.parseInt8 = true

/** A pool of plain connections. */
export function createPool(url: string, logger: Logger, size = 10): Pool {
  const pool = new Pool({ connectionString: url, max: size, connectionTimeoutMillis: 5000 })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', error => logger.warn({ err: error }, 'idle database connection lost'))
  // One that breaks while it is in use says so as an event too, beside the query that rejects.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}
