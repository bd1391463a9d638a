import type { Pool } from 'pg'

import { createPool } from '#platform/database/pool.ts'
import type { Logger } from '#platform/logger.ts'

/**
 * Connections of the update log for itself: one for appends, one for snapshots, and two for acts. Edits are stored
 * however busy the rest of the product is.
 */
export type LogPools = { appends: Pool; snapshots: Pool; acts: Pool; end: () => Promise<void> }

export function createLogPools(databaseUrl: string, logger: Logger): LogPools {
  const appends = createPool(databaseUrl, logger, { size: 1 })
  const snapshots = createPool(databaseUrl, logger, { size: 1 })
  const acts = createPool(databaseUrl, logger, { size: 2 })
  return {
    appends,
    snapshots,
    acts,
    async end() {
      await Promise.all([appends.end(), snapshots.end(), acts.end()])
    },
  }
}
