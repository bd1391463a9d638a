import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

import { startWatchdog } from '#platform/watchdog.ts'

// A process with a watchdog, whose loop stands still for BLOCK_MS. Then it says so, and waits.

const { WATCHDOG_SCRIPT, BLOCK_MS, BEAT_MS } = z
  .object({ WATCHDOG_SCRIPT: z.string(), BLOCK_MS: z.coerce.number(), BEAT_MS: z.coerce.number() })
  .parse(process.env)

startWatchdog({ script: new URL(WATCHDOG_SCRIPT), beatMs: BEAT_MS })
await sleep(10 * BEAT_MS)
console.log('watched')
const until = performance.now() + BLOCK_MS
while (performance.now() < until);
console.log('goes on')
process.stdin.once('data', () => process.exit(0))
