import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import type { Logger } from '#platform/logger.ts'

import { LISTENER } from './inUse.ts'
import { breakWhenSilent } from './limits.ts'
import { CONNECT_TIMEOUT_MS } from './pool.ts'

type Handler = (payload: string) => void

const RETRY_MS = 500
/** How often it is asked whether the connection is alive: nothing else is sent on it. */
const HEARTBEAT_MS = 5000

/**
 * One connection that LISTENs for Postgres notifications and reconnects after a failure. `onGap`
 * runs after each reconnection, since notifications in between are lost.
 */
export class Listener {
  private readonly handlers = new Map<string, Set<Handler>>()
  private readonly gapHandlers = new Set<() => void>()
  private client: Client | null = null
  private stopped = false
  private readonly url: string
  private readonly logger: Logger

  constructor(url: string, logger: Logger) {
    this.url = url
    this.logger = logger
  }

  /** Whether notifications arrive. A connection that falls silent is noticed within 15 s. */
  get isUp(): boolean {
    return this.client !== null
  }

  /**
   * Calls `handler` with each payload on the channel. Register before {@link start}. Returns a
   * function that unregisters.
   */
  on(channel: string, handler: Handler): () => void {
    const handlers = this.handlers.get(channel) ?? new Set()
    handlers.add(handler)
    this.handlers.set(channel, handlers)
    return () => handlers.delete(handler)
  }

  /** Calls `handler` when notifications may have been missed. */
  onGap(handler: () => void): void {
    this.gapHandlers.add(handler)
  }

  /** Connects. Rejects if the first connection fails. */
  async start(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: LISTENER,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    client.on('notification', message => this.handle(message.channel, message.payload ?? ''))
    client.on('error', error => this.logger.warn({ err: error }, 'notification connection lost'))
    client.once('end', () => {
      // A connection that never opened is reported by start().
      if (this.client !== client) return
      this.client = null
      if (!this.stopped) void this.reconnect()
    })
    try {
      await client.connect()
      breakWhenSilent(client)
      for (const channel of this.handlers.keys())
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    if (this.stopped) {
      await client.end()
      return
    }
    this.client = client
    this.keepAlive(client)
  }

  /** Asks for an answer now and then, without which a silent connection would not be noticed. */
  private keepAlive(client: Client): void {
    const [channel] = this.handlers.keys()
    // Listening again changes nothing.
    const question = channel === undefined ? 'SELECT 1' : `LISTEN ${client.escapeIdentifier(channel)}`
    let answered = true
    const heartbeat = setInterval(() => {
      if (!answered) return
      answered = false
      client.query(question).then(
        () => (answered = true),
        () => undefined,
      )
    }, HEARTBEAT_MS)
    client.once('end', () => clearInterval(heartbeat))
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.client?.end()
  }

  private handle(channel: string, payload: string): void {
    for (const handler of this.handlers.get(channel) ?? []) {
      try {
        handler(payload)
      } catch (error) {
        this.logger.error({ err: error, channel }, 'a notification could not be handled')
      }
    }
  }

  private async reconnect(): Promise<void> {
    while (this.client === null) {
      await sleep(RETRY_MS)
      if (this.stopped) return
      try {
        await this.start()
        for (const handler of this.gapHandlers) handler()
      } catch (error) {
        this.logger.warn({ err: error }, 'cannot listen for notifications yet')
      }
    }
  }
}
