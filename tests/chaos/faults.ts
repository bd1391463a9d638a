import { setTimeout as sleep } from 'node:timers/promises'

import { below, oneOf, printedRandom } from '../fuzz/random.ts'
import type { ChaosWorld } from './world.ts'

/** A fault: begins, lasts, and is over when the promise resolves. */
export type Fault = { name: string; act: (world: ChaosWorld) => Promise<void> }

const SECOND = 1000
/** Draws processes and moments. */
export const random = printedRandom('the faults')

const frozen = (seconds: number): Fault => ({
  name: `a realtime process is stopped for ${seconds} s`,
  async act({ realtimes }) {
    const process = oneOf(random, realtimes)
    process.signal('SIGSTOP')
    await sleep(seconds * SECOND)
    process.signal('SIGCONT')
  },
})

const databaseFrozen = (seconds: number): Fault => ({
  name: `PostgreSQL is stopped for ${seconds} s`,
  async act({ postgres }) {
    postgres.pause()
    await sleep(seconds * SECOND)
    postgres.resume()
  },
})

const redisFrozen = (seconds: number): Fault => ({
  name: `Redis is stopped for ${seconds} s`,
  async act({ redis }) {
    redis.pause()
    await sleep(seconds * SECOND)
    redis.resume()
  },
})

const realtimeKilled: Fault = {
  name: 'a realtime process is killed',
  async act({ realtimes }) {
    const process = oneOf(random, realtimes)
    await process.kill9()
    await sleep(below(random, 2 * SECOND))
    await process.start()
  },
}

const apiKilled: Fault = {
  name: 'an api process is killed',
  async act({ apis }) {
    const process = oneOf(random, apis)
    await process.kill9()
    await process.start()
  },
}

const databaseKilled: Fault = {
  name: 'PostgreSQL is killed',
  async act({ postgres }) {
    await postgres.kill()
    await sleep(below(random, 4 * SECOND))
    await postgres.start()
  },
}

const databaseSilent: Fault = {
  name: 'every connection to PostgreSQL falls silent',
  act({ postgres }) {
    postgres.fallSilent()
    return Promise.resolve()
  },
}

const redisKilled: Fault = {
  name: 'Redis is killed',
  async act({ redis }) {
    await redis.kill9()
    await sleep(below(random, 4 * SECOND))
    await redis.start()
  },
}

const rollingRestart: Fault = {
  name: 'every process is restarted in turn',
  async act({ apis, realtimes }) {
    for (const process of [...realtimes, ...apis]) await process.restart()
  },
}

const everythingKilled: Fault = {
  name: 'both realtime processes and PostgreSQL are killed at once',
  async act({ realtimes, postgres }) {
    await Promise.all([...realtimes.map(process => process.kill9()), postgres.kill()])
    await postgres.start()
    await Promise.all(realtimes.map(process => process.start()))
  },
}

const diskFull: Fault = {
  name: 'the disk of PostgreSQL is full for 8 s',
  async act({ disk, postgres }) {
    if (!disk) return
    disk.fill()
    await sleep(8 * SECOND)
    disk.free()
    await postgres.startIfEnded()
  },
}

/** The faults of a short run. */
export const SHORT: readonly Fault[] = [realtimeKilled, databaseKilled, redisKilled]

/** The faults of a long run, in turn. */
export const ALL: readonly Fault[] = [
  realtimeKilled,
  frozen(30),
  databaseSilent,
  redisKilled,
  databaseKilled,
  apiKilled,
  databaseFrozen(15),
  redisFrozen(10),
  rollingRestart,
  diskFull,
  everythingKilled,
  frozen(100),
]
