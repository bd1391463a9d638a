import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import type { Logger } from '#platform/logger.ts'

type Handler = (payload: string) => void

/**
 * One connection that LISTENs for Postgres notifications and comes back after it broke. `onGap` runs after each
 * reconnection, since notifications of the time between are lost.
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

  /** Calls `handler` with each payload on the channel. Register before {@link start}. Gives the way to stop. */
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

  /** Connects; rejects when the first connection cannot be made. */
  async start(): Promise<void> {
    const client = new Client({ connectionString: this.url, keepAlive: true })
    client.on('notification', message => {
      for (const handler of this.handlers.get(message.channel) ?? []) handler(message.payload ?? '')
    })
    client.on('error', error => this.logger.warn({ err: error }, 'notification connection lost'))
    client.once('end', () => {
      if (this.client === client) this.client = null
      if (!this.stopped) void this.reconnect()
    })
    await client.connect()
    for (const channel of this.handlers.keys())
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
    this.client = client
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.client?.end()
  }

  private async reconnect(): Promise<void> {
    while (!this.stopped && this.client === null) {
      await sleep(500)
      try {
        await this.start()
        for (const handler of this.gapHandlers) handler()
      } catch (error) {
        this.logger.warn({ err: error }, 'cannot listen for notifications yet')
      }
    }
  }
}
