import type { Channel } from '#realtime/cluster/channel.ts'

type Handler = (message: Uint8Array) => void
type Delivery = { to: MemoryChannel; topic: string; message: Uint8Array }

/** How often a message arrives at one receiver, and whether a later message overtakes it. */
export type Fate = { copies: number; late: boolean }

const PROMPT: Fate = { copies: 1, late: false }

/**
 * In-memory Redis pub/sub. Messages wait for `deliver`, and may be lost, duplicated or reordered.
 */
export class MemoryRelay {
  private readonly channels = new Set<MemoryChannel>()
  private waiting: Delivery[] = []
  private readonly fate: () => Fate

  constructor(fate: () => Fate = () => PROMPT) {
    this.fate = fate
  }

  /** Returns the connection of one process. */
  connect(): MemoryChannel {
    const channel = new MemoryChannel(this)
    this.channels.add(channel)
    return channel
  }

  /** Removes a dead process with its connection. */
  remove(channel: MemoryChannel): void {
    this.channels.delete(channel)
  }

  send(topic: string, message: Uint8Array): void {
    for (const to of this.channels) {
      const { copies, late } = this.fate()
      for (let copy = 0; copy < copies; copy++) {
        if (late) this.waiting.splice(Math.max(0, this.waiting.length - 1), 0, { to, topic, message })
        else this.waiting.push({ to, topic, message })
      }
    }
  }

  /** Delivers waiting messages, and those sent in the meantime. */
  deliver(): void {
    for (let left = this.waiting.length; left > 0; left--) {
      const delivery = this.waiting.shift()
      delivery?.to.receive(delivery.topic, delivery.message)
    }
  }
}

export class MemoryChannel implements Channel {
  isUp = true
  private readonly topics = new Map<string, Handler>()
  private readonly handlers = new Set<() => void>()
  private readonly relay: MemoryRelay

  constructor(relay: MemoryRelay) {
    this.relay = relay
  }

  join(topic: string, on: Handler): Promise<void> {
    this.topics.set(topic, on)
    return Promise.resolve()
  }

  leave(topic: string): void {
    this.topics.delete(topic)
  }

  publish(topic: string, message: Uint8Array): void {
    if (this.isUp) this.relay.send(topic, message.slice())
  }

  onBack(handler: () => void): () => void {
    this.handlers.add(handler)
    return () => this.handlers.delete(handler)
  }

  receive(topic: string, message: Uint8Array): void {
    if (this.isUp) this.topics.get(topic)?.(message)
  }

  /** Loses or restores the connection. */
  setUp(isUp: boolean): void {
    this.isUp = isUp
    if (isUp) for (const handler of this.handlers) handler()
  }
}
