import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { publish } from '#api/kit/outbox/publish.ts'
import { startRelay } from '#api/kit/outbox/relay.ts'
import { query } from '#api/kit/query.ts'
import { LATEST, type BusBatch } from '#platform/bus/bus.ts'
import { replayOutbox } from '#platform/bus/outbox.ts'
import { RedisBus } from '#platform/bus/redis.ts'
import { Listener } from '#platform/database/listener.ts'
import { createPool } from '#platform/database/pool.ts'
import { RedisLink } from '#platform/redis/link.ts'
import { defineEvent } from '#schema/events/define.ts'
import { userRoom } from '#schema/rooms/room.ts'
import { apiDatabase, silent, type ApiDatabase } from '#tests/support/apiDatabase.ts'
import { collectedLog } from '#tests/support/logLines.ts'
import { PATIENCE_MS, until } from '#tests/support/patience.ts'
import { startRedis, type RedisServer } from '#tests/support/redis.ts'

const counted = defineEvent('test.counted', z.number())
const ROOM = userRoom('00000000-0000-4000-8000-000000000000')
/** The log line of a relay whose bus takes no events. */
const CANNOT_PUBLISH = 'work could not be claimed or done; trying again'
/** Number of events per fault. The environment can raise it. */
const EVENTS = Number(process.env.BUS_EVENTS ?? 1200)

let db: ApiDatabase
let pool: Pool
let redis: RedisServer
let published = 0
const cleanUp: (() => Promise<void>)[] = []

beforeAll(async () => {
  db = await apiDatabase()
  pool = createPool(db.url, silent)
})
afterEach(async () => {
  vi.useRealTimers()
  for (const step of cleanUp.splice(0).toReversed()) await step()
  await db.sequelize.query('DELETE FROM outbox')
})
afterAll(async () => {
  await pool.end()
  await db.close()
})

async function withRedis(options?: { appendOnly: boolean }): Promise<void> {
  redis = await startRedis(options)
  cleanUp.push(() => redis.dispose())
}

/** Opens a link to Redis, which fails if Redis is down. */
async function openLink({ isAway = false } = {}): Promise<RedisLink> {
  const link = new RedisLink(redis.url, silent)
  await link.start(isAway ? 500 : PATIENCE_MS)
  cleanUp.push(() => link.stop())
  return link
}

/** Opens a bus on separate connections, like a process does. */
async function openBus(options?: { isAway: boolean }, logger = silent): Promise<RedisBus> {
  const link = await openLink(options)
  return new RedisBus({ url: redis.url, link, logger, replay: replayOutbox(pool) })
}

async function startApi(options?: { isAway: boolean }, logger = silent): Promise<RedisBus> {
  const bus = await openBus(options)
  const listener = new Listener(db.url, silent)
  const relay = startRelay({ sequelize: db.sequelize, listener, bus, logger })
  await listener.start()
  cleanUp.push(
    () => listener.stop(),
    () => relay.stop(),
  )
  return bus
}

/** Follows the bus like a realtime process. */
async function follow(
  on: (batch: BusBatch) => Promise<void> = () => Promise.resolve(),
  options?: { isAway: boolean },
) {
  const log = collectedLog()
  const bus = await openBus(options, log.logger)
  /** Failures to read so far. */
  const failures = () => log.count('the stream of events cannot be read; trying again')
  const heard = { values: new Set<unknown>(), gaps: 0, bus, failures, stop: () => Promise.resolve() }
  heard.stop = bus.read(LATEST, async batch => {
    await on(batch)
    if (batch.kind === 'gap') heard.gaps++
    else for (const { value } of batch.events) heard.values.add(value)
  })
  cleanUp.push(() => heard.stop())
  return heard
}

/** Follows the bus like a realtime process from now on. */
async function followed(on?: (batch: BusBatch) => Promise<void>) {
  const heard = await follow(on)
  await inStep(heard)
  // On a busy machine, a reader may start with a gap.
  heard.gaps = 0
  return heard
}

/** Publishes events like the services do. */
async function publishEvents(count: number): Promise<void> {
  const one = (number: number) =>
    db.sequelize.transaction(tx =>
      publish(tx, counted, { key: `counter ${number}`, revision: 1, value: number, rooms: [ROOM] }),
    )
  const end = published + count
  while (published < end) {
    const step = Math.min(4, end - published)
    await Promise.all(Array.from({ length: step }, () => one(++published)))
  }
}

const missing = (heard: { values: Set<unknown> }, from: number): number[] =>
  Array.from({ length: published - from + 1 }, (_, index) => from + index).filter(
    number => !heard.values.has(number),
  )
const hearsAll = async (heard: { values: Set<unknown> }, from: number) => {
  await until(() => missing(heard, from).length === 0, 'everything is heard').catch(() => undefined)
  expect(missing(heard, from)).toEqual([])
}
const count = z.object({ count: z.number() })
const nothingWaits = () =>
  vi.waitFor(async () => {
    const rows = await query(null, count, 'SELECT count(*)::int AS count FROM outbox WHERE sent_at IS NULL')
    expect(rows).toEqual([{ count: 0 }])
  }, PATIENCE_MS)
const inStep = ({ bus }: { bus: RedisBus }) => vi.waitFor(() => bus.check(), PATIENCE_MS)

describe(`${EVENTS} events while Redis`, () => {
  const killed = { away: () => redis.kill9(), back: () => redis.start() }
  const silenced = {
    away: () => Promise.resolve(redis.pause()),
    back: () => Promise.resolve(redis.resume()),
  }
  test.each([
    ['is killed and comes back empty', { appendOnly: false, ...killed }],
    ['is killed and comes back with its file', { appendOnly: true, ...killed }],
    ['is stopped and comes back with its file', { appendOnly: true, ...killed, away: () => redis.stop() }],
    ['answers nothing until all have noticed', { appendOnly: false, ...silenced }],
  ])('%s: loses none', async (_, { appendOnly, away, back }) => {
    const log = collectedLog()
    await withRedis({ appendOnly })
    await startApi(undefined, log.logger)
    const readers = [await followed(), await followed()]
    const from = published + 1
    const publishing = publishEvents(EVENTS)
    await until(() => published >= from + EVENTS / 4, 'a part is published')
    await away()
    // The publisher and all readers notice it.
    await until(() => log.count(CANNOT_PUBLISH) > 1, 'events cannot be published')
    await until(() => readers.every(({ failures }) => failures() > 1), 'no reader can read')
    await back()
    await publishing
    for (const reader of readers) await hearsAll(reader, from)
    for (const reader of readers) {
      await inStep(reader)
      expect(reader.gaps).toBeGreaterThan(0)
    }
    await nothingWaits()
    // And it continues to work.
    await publishEvents(5)
    for (const reader of readers) await hearsAll(reader, from)
  })

  test('is killed three times and comes back empty: loses none', async () => {
    await withRedis()
    await startApi()
    const reader = await followed()
    const from = published + 1
    const publishing = publishEvents(EVENTS)
    for (let kill = 1; kill <= 3; kill++) {
      await until(() => published >= from + (kill * EVENTS) / 5, 'a part is published')
      const before = reader.failures()
      await redis.kill9()
      await until(() => reader.failures() > before, 'the reader cannot read')
      await redis.startEmpty()
    }
    await publishing
    await hearsAll(reader, from)
  })
})

describe('a bus without its Redis', () => {
  test('reports without waiting that it cannot carry events, and recovers with Redis', async () => {
    await withRedis()
    await redis.stop()
    const reader = await follow(undefined, { isAway: true })
    const api = await startApi({ isAway: true })
    await expect(reader.bus.check()).rejects.toThrow()
    await expect(api.append([])).resolves.toBeUndefined()
    const event = { id: '1', name: 'x', key: 'y', revision: 1, value: 1, rooms: [] }
    // No time passes, so it waits for nothing.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await expect(api.append([event])).rejects.toThrow()
    vi.useRealTimers()

    const from = published + 1
    await publishEvents(20)
    await redis.start()
    await hearsAll(reader, from)
    await inStep(reader)
    expect(reader.gaps).toBe(1)
    expect(reader.bus.lagSeconds).toBe(0)
  })

  test('rejects within 2 s when Redis hangs, also repeatedly', async () => {
    await withRedis()
    const bus = await openBus()
    redis.pause()
    const event = { id: '1', name: 'x', key: 'y', revision: 1, value: 1, rooms: [] }
    const rejects = async () => {
      await expect(bus.append([event])).rejects.toThrow()
      await expect(bus.check()).rejects.toThrow()
    }
    for (let attempt = 1; attempt <= 3; attempt++) {
      // On a clock that a busy machine does not delay.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      let rejected = false
      const attempted = rejects().then(() => (rejected = true))
      await vi.advanceTimersByTimeAsync(1999)
      expect(rejected).toBe(true)
      await attempted
      vi.useRealTimers()
    }
    redis.resume()
    await inStep({ bus })
  })

  test('starts a reader that missed its beginning with a gap', async () => {
    await withRedis()
    const api = await startApi()
    redis.pause()
    const reader = await follow(undefined, { isAway: true })
    await expect(reader.bus.check()).rejects.toThrow()
    const from = published + 1
    await publishEvents(3)
    redis.resume()
    await hearsAll(reader, from)
    await inStep(reader)
    expect(reader.gaps).toBe(1)
    await inStep({ bus: api })
  })

  test('reports a full Redis, and resumes when there is space again', async () => {
    const log = collectedLog()
    await withRedis()
    const api = await startApi(undefined, log.logger)
    const reader = await followed()
    const link = await openLink()
    await link.use(client => client.configSet('maxmemory', '1'))
    await expect(api.check()).rejects.toThrow(/OOM/)
    const from = published + 1
    await publishEvents(20)
    await until(() => log.count(CANNOT_PUBLISH) > 1, 'it is tried several times')
    expect(missing(reader, from)).toHaveLength(20)
    await link.use(client => client.configSet('maxmemory', '0'))
    await hearsAll(reader, from)
    expect(reader.gaps).toBe(0)
  })

  test('retries a reader whose outbox cannot be read and misses nothing', async () => {
    await withRedis()
    await startApi()
    const link = await openLink()
    let failures = 0
    const replay = (since: Date) => {
      if (failures-- > 0) throw new Error('no database')
      return replayOutbox(pool)(since)
    }
    const bus = new RedisBus({ url: redis.url, link, logger: silent, replay })
    const values = new Set<unknown>()
    cleanUp.push(
      bus.read(LATEST, async batch => {
        if (batch.kind === 'events') for (const { value } of batch.events) values.add(value)
        await sleep(0)
      }),
    )
    await inStep({ bus })
    failures = 2
    await redis.kill9()
    const from = published + 1
    await publishEvents(700)
    await redis.startEmpty()
    await hearsAll({ values }, from)
    expect(failures).toBeLessThan(0)
  })
})

describe('a Redis flushed under its readers', () => {
  test('is detected while idle, and readers resynchronize', async () => {
    await withRedis()
    await startApi()
    const reader = await followed()
    const from = published + 1
    await publishEvents(50)
    await hearsAll(reader, from)
    const link = await openLink()
    await link.use(client => client.flushAll())
    await until(() => reader.gaps === 1, 'the reader finds out')
    await publishEvents(50)
    await hearsAll(reader, from)
    await inStep(reader)
    expect(reader.gaps).toBe(1)
  })

  test('is detected while reading, and the outbox fills the gap', async () => {
    await withRedis()
    await startApi()
    let hold = Promise.resolve()
    let release: () => void = () => undefined
    const reader = await followed(() => hold)
    hold = new Promise(resolve => (release = resolve))
    const from = published + 1
    await publishEvents(300)
    await nothingWaits()
    const link = await openLink()
    await link.use(client => client.flushAll())
    await publishEvents(300)
    release()
    await hearsAll(reader, from)
    await until(() => reader.gaps > 0, 'the reader finds out')
    await inStep(reader)
    expect(reader.gaps).toBe(1)
  })
})
