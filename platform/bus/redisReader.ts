import { setTimeout as sleep } from 'node:timers/promises'

import type { Logger } from '#platform/logger.ts'
import { redisClient, type RedisClient } from '#platform/redis/client.ts'
import { pauseAfter } from '#platform/redis/link.ts'
import { within } from '#platform/within.ts'

import { LATEST, type BusBatch, type Cursor } from './bus.ts'
import type { Replay } from './outbox.ts'
import { newest, readAfter, type Entry } from './redisStream.ts'

const BATCH = 500
const BLOCK_MS = 1000
/** Extra time beyond the longest blocking read. */
const ANSWER_TIMEOUT_MS = 1500
const CONNECT_TIMEOUT_MS = 4000
/** Longest difference between the clocks of the database and this process. */
const MARGIN_MS = 30_000
const RETRY_MS = 100

type Options = {
  url: string
  logger: Logger
  from: Cursor
  replay: Replay
  on: (batch: BusBatch) => Promise<void>
}

/**
 * One reader of the stream, on its own connection. When it may have missed events (a lost
 * connection, a missing number), it delivers the outbox since it was last in step, then a gap.
 */
export class RedisReader {
  private readonly options: Options
  private readonly stopping = new AbortController()
  private readonly running: Promise<void>
  /** The number of the last delivered event. Null: starts with the next event. */
  private place: number | null
  private lastInStep = new Date()
  private state: 'starting' | 'in step' | 'behind' = 'starting'
  private missed = false
  private hasMissedEvents = false

  constructor(options: Options) {
    this.options = options
    this.place = options.from === LATEST ? null : Number(options.from)
    this.running = this.run()
  }

  /** Whether it reads the stream and has missed nothing. */
  get isInStep(): boolean {
    return this.state === 'in step'
  }

  /** Seconds since it last had all events. */
  get lagSeconds(): number {
    return this.isInStep ? 0 : (Date.now() - this.lastInStep.getTime()) / 1000
  }

  /** The caller has stopped waiting and continues. Events from now on count. */
  goOnWithout(): void {
    this.hasMissedEvents = !this.isInStep
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.running
  }

  private async run(): Promise<void> {
    const { url, logger } = this.options
    const { signal } = this.stopping
    for (let failures = 0; !signal.aborted; failures++) {
      const client = await redisClient(url, () => undefined)
      const end = () => client.destroy()
      signal.addEventListener('abort', end)
      try {
        await within(CONNECT_TIMEOUT_MS, client.connect())
        await this.enter(client)
        failures = 0
        while (!signal.aborted) await this.advance(client)
      } catch (error) {
        const level = failures === 0 ? 'warn' : 'debug'
        if (!signal.aborted)
          logger[level]({ err: error }, 'the stream of events cannot be read; trying again')
        this.state = 'behind'
      } finally {
        signal.removeEventListener('abort', end)
        client.destroy()
      }
      await sleep(pauseAfter(failures), undefined, { signal }).catch(() => undefined)
    }
  }

  /** Finds its place on a new connection. */
  private async enter(client: RedisClient): Promise<void> {
    const asked = new Date()
    const end = await within(ANSWER_TIMEOUT_MS, newest(client))
    if (this.state === 'starting' && !this.hasMissedEvents) {
      this.place ??= end
      this.state = 'in step'
    } else await this.recover(end, asked)
  }

  /** Takes new events, or waits for them. */
  private async advance(client: RedisClient): Promise<void> {
    if (this.missed) return this.deliver({ kind: 'gap' })
    const asked = new Date()
    const place = this.place ?? 0
    let entries = await this.next(client, place, BLOCK_MS)
    if (entries.length === 0) {
      // Silence may also mean that Redis was emptied.
      const end = await within(ANSWER_TIMEOUT_MS, newest(client))
      if (end !== place) entries = await this.next(client, place, 1)
      if (end !== place && entries.length === 0) return this.recover(end, asked)
    }
    const [first] = entries
    if (first && entries.some(({ number }, index) => number !== place + 1 + index))
      await this.recover(first.number - 1, asked)
    const events = entries.flatMap(({ event }) => event ?? [])
    this.place = entries.at(-1)?.number ?? place
    if (events.length > 0) await this.deliver({ kind: 'events', events, cursor: String(this.place) })
    if (entries.length < BATCH) this.lastInStep = asked
    return undefined
  }

  private next(client: RedisClient, place: number, blockMs: number): Promise<Entry[]> {
    return within(blockMs + ANSWER_TIMEOUT_MS, readAfter(client, place, BATCH, blockMs))
  }

  /**
   * Delivers events that may have been missed, and continues after the event `end`, which was read
   * before. Events in between are in both.
   */
  private async recover(end: number, asked: Date): Promise<void> {
    this.state = 'behind'
    const cursor = String(this.place ?? end)
    for await (const events of this.options.replay(new Date(this.lastInStep.getTime() - MARGIN_MS))) {
      if (this.stopping.signal.aborted) return
      if (events.length > 0) await this.deliver({ kind: 'events', events, cursor })
    }
    await this.deliver({ kind: 'gap' })
    this.place = end
    this.lastInStep = asked
    this.state = 'in step'
  }

  private async deliver(batch: BusBatch): Promise<void> {
    try {
      await this.options.on(batch)
      if (batch.kind === 'gap') this.missed = false
    } catch {
      // The reader did not take the batch, and gets a gap.
      this.missed = true
      await sleep(RETRY_MS)
    }
  }
}
