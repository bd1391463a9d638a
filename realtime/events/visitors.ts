import type { IncomingMessage } from 'node:http'

import type { Server } from 'socket.io'

import { networkOf, type AddressOf } from '#platform/address.ts'
import type { RealtimeMetrics } from '#realtime/metrics.ts'
import type { StoredEvent } from '#schema/events/define.ts'
import type { ClientToServer, ServerToClient } from '#schema/events/socket.ts'
import { SITE_ROOM } from '#schema/rooms/room.ts'
import { VISITORS } from '#schema/site/visitors.ts'

import { ConnectionCounts } from './connectionCounts.ts'

type Options = { addressOf: AddressOf; perAddress: number; metrics: RealtimeMetrics }

/**
 * Serves the events of the room `site` to everyone with a page of the site open, also without an account.
 * Visitors ask for nothing: one who does is disconnected.
 */
export function serveVisitors(
  io: Server<ClientToServer, ServerToClient>,
  { addressOf, perAddress, metrics }: Options,
): {
  /** Number of open connections. */
  readonly size: number
  /** Passes on those events that are meant for everyone. */
  take(events: readonly StoredEvent[]): void
  /** Says that events may have been missed. */
  resync(): void
} {
  const visitors = io.of(VISITORS)
  const counts = new ConnectionCounts()
  const isFull = (request: IncomingMessage) => counts.of(networkOf(addressOf(request))) >= perAddress
  // Not counted as an attack: many people may share an address, and their pages read again by themselves.
  visitors.use(({ request }, next) => next(isFull(request) ? new Error('RATE_LIMITED') : undefined))
  visitors.on('connection', socket => {
    // Others may have connected since the middleware counted.
    if (isFull(socket.request)) return void socket.disconnect(true)
    const address = networkOf(addressOf(socket.request))
    counts.add(address, 1)
    socket.on('disconnect', () => counts.add(address, -1))
    return void socket.onAny(() => socket.disconnect(true))
  })
  return {
    get size() {
      return visitors.sockets.size
    },
    take(events) {
      const batch = events
        .filter(({ rooms }) => rooms.includes(SITE_ROOM))
        .map(({ name, key, revision, value }) => ({ name, key, revision, value }))
      if (batch.length === 0 || visitors.sockets.size === 0) return
      visitors.emit('events', batch)
      metrics.delivered(batch.length * visitors.sockets.size)
    },
    resync: () => void visitors.emit('resync'),
  }
}
