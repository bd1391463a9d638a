import { setTimeout as sleep } from 'node:timers/promises'

import type { Logger } from '#platform/logger.ts'
import type { RedisLink } from '#platform/redis/link.ts'
import type { StoredEvent } from '#schema/events/define.ts'

import type { Bus, BusBatch, Cursor, Stop } from './bus.ts'
import type { Replay } from './outbox.ts'
import { RedisReader } from './redisReader.ts'
import { append, probe } from './redisStream.ts'

/** Redis is blocked while it appends. */
const CHUNK = 200
const PATIENCE_MS = 1000
const LOOK_MS = 10

type Options = {
  url: string
  link: RedisLink
  logger: Logger
  /** Reads events that Redis has lost. */
  replay: Replay
  /** Minimum number of events that the stream keeps. */
  capacity?: number
}

/** The bus of several processes: one Redis stream that every reader reads completely. */
export class RedisBus implements Bus {
  private readonly readers = new Set<RedisReader>()
  private readonly options: Options
  private readonly capacity: number

  constructor(options: Options) {
    this.options = options
    this.capacity = options.capacity ?? 50_000
  }

  async append(events: StoredEvent[]): Promise<void> {
    for (let from = 0; from < events.length; from += CHUNK) {
      const chunk = events.slice(from, from + CHUNK)
      await this.options.link.use(client => append(client, chunk, this.capacity))
    }
  }

  read(from: Cursor, on: (batch: BusBatch) => Promise<void>): Stop {
    const { url, logger, replay } = this.options
    const reader = new RedisReader({ url, logger, replay, from, on })
    this.readers.add(reader)
    return async () => {
      this.readers.delete(reader)
      await reader.stop()
    }
  }

  async check(): Promise<void> {
    try {
      await this.options.link.use(probe)
      const deadline = Date.now() + PATIENCE_MS
      while ([...this.readers].some(reader => !reader.isInStep)) {
        if (Date.now() > deadline) throw new Error('A reader of the events is behind.')
        await sleep(LOOK_MS)
      }
    } catch (error) {
      for (const reader of this.readers) reader.goOnWithout()
      throw error
    }
  }

  /** Seconds since the slowest reader had all events. */
  get lagSeconds(): number {
    return Math.max(0, ...[...this.readers].map(reader => reader.lagSeconds))
  }
}
