import type { Logger } from '#platform/logger.ts'
import { pauseAfter } from '#platform/redis/link.ts'

import type { Channel } from './channel.ts'

const PREFIX = 'bluepencil:'
const CONNECT_TIMEOUT_MS = 5000
/** A server that is silent for this long counts as gone. Pings come more often than that. */
const SILENCE_MS = 5000
const PING_MS = 2000
/**
 * Messages that wait for a server that does not read. Further messages are lost, as while it is
 * away.
 */
const MAX_WAITING = 10_000

type Client = Awaited<ReturnType<typeof createRedis>>
type Handler = (message: Uint8Array) => void

async function createRedis(url: string) {
  const { createClient } = await import('redis')
  return createClient({
    url,
    // Without this, commands would wait forever for a server that is away.
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: pauseAfter,
    },
  })
}

/**
 * The channel over Redis pub/sub. It disconnects and reconnects with the server. Callers never wait
 * for it.
 */
export class RedisChannel implements Channel {
  private readonly publisher: Client
  private readonly subscriber: Client
  private readonly topics = new Map<string, Handler>()
  private readonly leaving = new Map<string, Promise<void>>()
  private readonly backHandlers = new Set<() => void>()
  private subscribed = false
  private readonly logger: Logger

  /** Returns a channel that is not connected yet. */
  static async create(url: string, logger: Logger): Promise<RedisChannel> {
    return new RedisChannel(await createRedis(url), await createRedis(url), logger)
  }

  private constructor(publisher: Client, subscriber: Client, logger: Logger) {
    this.logger = logger
    this.publisher = publisher
    this.subscriber = subscriber
    for (const client of [this.publisher, this.subscriber]) {
      client.on('error', (error: unknown) => this.lost(client, error))
      client.on('ready', () => void this.ready(client))
    }
  }

  /** Begins to connect, and retries until it succeeds. */
  start(): void {
    for (const client of [this.publisher, this.subscriber]) {
      client.connect().catch((error: unknown) => this.logger.warn({ err: error }, 'Redis cannot be used'))
    }
  }

  get isUp(): boolean {
    return this.subscribed && this.publisher.isReady
  }

  async join(topic: string, on: Handler): Promise<void> {
    this.topics.set(topic, on)
    // The client would mistake a subscription that is ending for a valid one.
    await this.leaving.get(topic)
    if (!this.subscribed || this.topics.get(topic) !== on) return
    await this.subscribe([topic])
  }

  leave(topic: string): void {
    if (!this.topics.delete(topic) || !this.subscriber.isReady) return
    const left = this.subscriber
      .unsubscribe(PREFIX + topic, undefined, true)
      .catch((error: unknown) => this.logger.debug({ err: error, topic }, 'could not unsubscribe'))
      .then(() => {
        if (this.leaving.get(topic) === left) this.leaving.delete(topic)
      })
    this.leaving.set(topic, left)
  }

  publish(topic: string, message: Uint8Array): void {
    if (!this.publisher.isReady) return
    // A process that misses the message finds the row in the log.
    this.publisher
      .publish(PREFIX + topic, Buffer.from(message.buffer, message.byteOffset, message.length))
      .catch((error: unknown) => this.logger.debug({ err: error, topic }, 'could not publish'))
  }

  onBack(handler: () => void): () => void {
    this.backHandlers.add(handler)
    return () => this.backHandlers.delete(handler)
  }

  stop(): void {
    this.subscribed = false
    for (const client of [this.publisher, this.subscriber]) if (client.isOpen) client.destroy()
  }

  private readonly onMessage = (message: Buffer, name: Buffer): void => {
    const topic = name.toString().slice(PREFIX.length)
    try {
      this.topics.get(topic)?.(message)
    } catch (error) {
      this.logger.error({ err: error, topic }, 'a message from another process could not be handled')
    }
  }

  private lost(client: Client, error: unknown): void {
    this.logger.warn({ err: error }, 'connection to Redis lost')
    if (client === this.subscriber) this.subscribed = false
  }

  private async ready(client: Client): Promise<void> {
    if (client === this.subscriber) {
      // From here on, join() subscribes by itself.
      this.subscribed = true
      if (this.topics.size > 0) await this.subscribe([...this.topics.keys()])
    }
    if (this.isUp) for (const handler of this.backHandlers) handler()
  }

  private async subscribe(topics: string[]): Promise<void> {
    try {
      await this.subscriber.subscribe(
        topics.map(topic => PREFIX + topic),
        this.onMessage,
        true,
      )
    } catch (error) {
      // The connection is broken. It subscribes to everything when it is back.
      this.logger.debug({ err: error }, 'could not subscribe')
    }
  }
}
