import { setTimeout as sleep } from 'node:timers/promises'

import type { Logger } from '#platform/logger.ts'
import { TimeoutError, within } from '#platform/within.ts'

import { redisClient, type RedisClient } from './client.ts'

const CONNECT_TIMEOUT_MS = 4000
const ANSWER_TIMEOUT_MS = 1500
/** Milliseconds after which a silent server is noticed, even without commands. */
const PING_MS = 2000
const SHORTEST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2000

type Connection = { client: RedisClient; end: (reason: unknown) => void }

/** There is currently no connection to Redis. */
export class RedisAwayError extends Error {
  override readonly name = 'RedisAwayError'
}

/**
 * Returns milliseconds before the next attempt, with jitter so that processes do not reconnect
 * together.
 */
export const pauseAfter = (failures: number): number =>
  Math.min(SHORTEST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2)

/**
 * A connection to Redis for short commands. It reconnects by itself. Callers never wait for it.
 */
export class RedisLink {
  private current: Connection | null = null
  private readonly stopping = new AbortController()
  private running = Promise.resolve()
  private wakeWaiting: () => void = () => undefined
  private readonly url: string
  private readonly logger: Logger

  constructor(url: string, logger: Logger) {
    this.url = url
    this.logger = logger
  }

  /** Begins to connect. Resolves at the first connection, or after `patienceMs` without one. */
  async start(patienceMs: number): Promise<void> {
    const connected = new Promise<void>(resolve => (this.wakeWaiting = resolve))
    this.running = this.run()
    await within(patienceMs, connected).catch(() => undefined)
  }

  get isUp(): boolean {
    return this.current !== null
  }

  /**
   * Runs a command. Rejects at once while there is no connection, and when the answer takes too
   * long.
   */
  async use<T>(command: (client: RedisClient) => Promise<T>, timeoutMs = ANSWER_TIMEOUT_MS): Promise<T> {
    const { current } = this
    if (!current) throw new RedisAwayError('There is no connection to Redis.')
    try {
      return await within(timeoutMs, command(current.client))
    } catch (error) {
      // More commands to such a server would wait as well.
      if (error instanceof TimeoutError) current.end(error)
      throw error
    }
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.running
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        await this.connection()
        failures = 0
      } catch (error) {
        const level = failures === 0 ? 'warn' : 'debug'
        if (!signal.aborted) this.logger[level]({ err: error }, 'no connection to Redis; trying again')
      }
      await sleep(pauseAfter(failures), undefined, { signal }).catch(() => undefined)
    }
  }

  /** Runs one connection to its end. Rejects when it cannot be opened. */
  private async connection(): Promise<void> {
    const { signal } = this.stopping
    let end: (reason: unknown) => void = () => undefined
    const ended = new Promise<unknown>(resolve => (end = resolve))
    const client = await redisClient(this.url, end)
    const stop = () => end(null)
    signal.addEventListener('abort', stop)
    let pings: NodeJS.Timeout | undefined
    try {
      await within(CONNECT_TIMEOUT_MS, client.connect())
      this.current = { client, end }
      this.wakeWaiting()
      this.logger.info('connected to Redis')
      pings = setInterval(() => void this.use(() => client.ping()).catch(() => undefined), PING_MS)
      const reason = await ended
      if (reason) this.logger.warn({ err: reason }, 'connection to Redis lost')
    } finally {
      clearInterval(pings)
      this.current = null
      signal.removeEventListener('abort', stop)
      client.destroy()
    }
  }
}
