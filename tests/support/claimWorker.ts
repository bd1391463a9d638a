import { Listener } from '#platform/database/listener.ts'
import { createPool } from '#platform/database/pool.ts'
import { startClaimLoop } from '#platform/jobs/claimLoop.ts'
import { createLogger } from '#platform/logger.ts'

import { CHANNEL, heldJobs, leasedJobs, type Work } from './claimQueues.ts'

/**
 * A process that claims one job, prints its id, and never finishes it: `claimWorker.ts URL
 * held|leased LEASE_MS`.
 */
const [url = '', style, leaseMs] = process.argv.slice(2)
const logger = createLogger('silent')
const pool = createPool(url, logger)
const hang: Work = async ({ id }) => {
  process.stdout.write(`${id}\n`)
  await new Promise(() => undefined)
}
const source = style === 'held' ? heldJobs(pool, hang) : leasedJobs(pool, hang, { leaseMs: Number(leaseMs) })
const listener = new Listener(url, logger)
startClaimLoop({ name: 'test', channel: CHANNEL, sweepMs: 100, source, listener, logger })
await listener.start()
