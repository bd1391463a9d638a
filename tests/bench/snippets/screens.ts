import { io, type Socket } from 'socket.io-client'
import { z } from 'zod'

import { eventEnvelope } from '#schema/events/define.ts'
import { subscribeAnswer } from '#schema/events/socket.ts'

type Arrival = { revision: number; at: number }

/** The sockets of the pages that show a snippet. Each remembers what arrived when. */
export class Screens {
  private readonly sockets: Socket[] = []
  /** The arrivals of each socket by the event's name and key, oldest first. */
  private readonly arrived: Map<string, Arrival[]>[] = []

  /** Opens a socket that follows the room. */
  async open(url: string, cookie: string, room: string): Promise<void> {
    const socket = io(url, { transports: ['websocket'], extraHeaders: { Cookie: cookie }, forceNew: true })
    const arrived = new Map<string, Arrival[]>()
    socket.on('events', (batch: unknown) => {
      const at = performance.now()
      for (const { name, key, revision } of z.array(eventEnvelope).parse(batch)) {
        const place = `${name} ${key}`
        const arrivals = arrived.get(place) ?? []
        arrivals.push({ revision, at })
        arrived.set(place, arrivals)
      }
    })
    const follow = async () => {
      const { refused } = subscribeAnswer.parse(await socket.emitWithAck('subscribe', [room]))
      if (refused.length > 0) throw new Error(`The room ${room} is refused`)
    }
    await new Promise<void>(resolve => {
      socket.once('connect', resolve)
    })
    await follow()
    socket.on('connect', () => void follow().catch(() => undefined))
    this.sockets.push(socket)
    this.arrived.push(arrived)
  }

  /** Returns for each screen when (ms of `performance`) it had the revision; null if it had not. */
  seen(place: string, revision: number): (number | null)[] {
    return this.arrived.map(
      arrived => arrived.get(place)?.find(arrival => arrival.revision >= revision)?.at ?? null,
    )
  }

  /** Forgets what arrived. */
  clear(): void {
    for (const arrived of this.arrived) arrived.clear()
  }

  close(): void {
    for (const socket of this.sockets) socket.disconnect()
  }
}
