import { setTimeout as sleep } from 'node:timers/promises'

import { io, type Socket } from 'socket.io-client'
import { z } from 'zod'

import { eventEnvelope, type EventEnvelope } from '#schema/events/define.ts'
import { subscribeAnswer, type SubscribeAnswer } from '#schema/events/socket.ts'

import { until } from './patience.ts'

type Who = { url: string; cookie: string }

/**
 * A client of the event rooms. It keeps the latest value of each (name, key) by revision, like the
 * product's client.
 */
export class Follower {
  readonly latest = new Map<string, EventEnvelope>()
  /** Connections so far. */
  connections = 1
  private readonly socket: Socket
  private readonly rooms: string[]

  private constructor(socket: Socket, rooms: string[]) {
    this.socket = socket
    this.rooms = rooms
    socket.on('events', (batch: unknown) => {
      for (const event of z.array(eventEnvelope).parse(batch)) this.take(event)
    })
  }

  /**
   * Connects and follows the rooms, also after each reconnection. `onReady` does the client's
   * initial reads.
   */
  static async start(
    { url, cookie }: Who,
    rooms: string[],
    onReady: (follower: Follower) => Promise<void> = () => Promise.resolve(),
  ): Promise<Follower> {
    const socket = io(url, {
      transports: ['websocket'],
      extraHeaders: { Cookie: cookie },
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
      forceNew: true,
    })
    const follower = new Follower(socket, rooms)
    await new Promise<void>(resolve => {
      socket.once('connect', resolve)
    })
    await follower.subscribe()
    await onReady(follower)
    socket.on('connect', () => {
      follower.connections++
      void follower.goOn(onReady)
    })
    return follower
  }

  /**
   * Subscribes and reads again, like a reconnected client. Retries once if that fails while
   * connected.
   */
  private async goOn(onReady: (follower: Follower) => Promise<void>): Promise<void> {
    const { id } = this.socket
    while (id !== undefined && this.socket.id === id) {
      try {
        await this.subscribe()
        return await onReady(this)
      } catch {
        await sleep(20)
      }
    }
  }

  /** Accepts a value from a read or an event. An older revision changes nothing. */
  take(event: EventEnvelope): void {
    const place = `${event.name} ${event.key}`
    if (event.revision > (this.latest.get(place)?.revision ?? -1)) this.latest.set(place, event)
  }

  /** Returns the latest value of (name, key), or undefined. */
  value(name: string, key: string): unknown {
    return this.latest.get(`${name} ${key}`)?.value
  }

  /** Waits until `holds`. */
  until(holds: (follower: Follower) => boolean, what = 'what is followed changes'): Promise<void> {
    return until(() => holds(this), what)
  }

  private async subscribe(): Promise<SubscribeAnswer> {
    return subscribeAnswer.parse(await this.socket.emitWithAck('subscribe', this.rooms))
  }

  stop(): void {
    this.socket.disconnect()
  }
}
