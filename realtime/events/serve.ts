import type { IncomingMessage, Server as HttpServer } from 'node:http'

import { Server, type Socket } from 'socket.io'

import type { Access, AccessChange } from '#platform/access/access.ts'
import { networkOf, type AddressOf } from '#platform/address.ts'
import { LATEST, type Bus } from '#platform/bus/bus.ts'
import type { Logger } from '#platform/logger.ts'
import type { Identity, Sessions } from '#platform/sessions.ts'
import type { Tarpit } from '#platform/tarpit.ts'
import { RateLimit, type Limits } from '#realtime/limits.ts'
import type { RealtimeMetrics } from '#realtime/metrics.ts'
import type { StoredEvent } from '#schema/events/define.ts'
import { subscribeRequest, type ClientToServer, type ServerToClient } from '#schema/events/socket.ts'

import { ConnectionCounts } from './connectionCounts.ts'
import { Fanout } from './fanout.ts'
import { Subscriptions } from './subscriptions.ts'
import { serveVisitors } from './visitors.ts'

/** Largest message of a client: a list of rooms. */
const MAX_MESSAGE_BYTES = 16 * 1024
const SWEEP_MS = 1000

type Options = {
  server: HttpServer
  sessions: Sessions
  access: Access
  bus: Bus
  logger: Logger
  isOwnOrigin: (request: IncomingMessage) => boolean
  addressOf: AddressOf
  limits: Limits
  metrics: RealtimeMetrics
  /** Holds up the handshakes of addresses whose connections were refused. */
  tarpit: Tarpit
}
type SocketData = { identity: Identity }
type NoEvents = Record<string, never>
type RoomSocket = Socket<ClientToServer, ServerToClient, NoEvents, SocketData>

/**
 * Serves events over Socket.IO: a signed-in client subscribes to rooms and receives their events. Visitors
 * get those for everyone.
 */
export function serveEvents({
  server,
  sessions,
  access,
  bus,
  logger,
  isOwnOrigin,
  addressOf,
  limits,
  metrics,
  tarpit,
}: Options): {
  /** Number of open connections. */
  readonly size: number
  /** The users with an open connection. */
  readonly people: Iterable<string>
  /** Whether anyone here is in the room. */
  isFollowed(room: string): boolean
  /** Sends an event to the connections of this process that are in its rooms. */
  send(event: StoredEvent): void
  close(): Promise<void>
} {
  const io = new Server<ClientToServer, ServerToClient, NoEvents, SocketData>(server, {
    // Other upgrades have other handlers.
    destroyUpgrade: false,
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    allowRequest: (request, allow) => {
      if (!isOwnOrigin(request)) return allow(null, false)
      return void tarpit.pass(networkOf(addressOf(request))).then(passes => allow(null, passes))
    },
  })
  const subscribers = new Map<RoomSocket, Subscriptions>()
  const perUser = new ConnectionCounts()
  const fanout = new Fanout(
    id => io.sockets.adapter.rooms.get(id) ?? new Set(),
    (socketIds, batch) => {
      // Every socket is in a room by its own id.
      io.to(socketIds).emit('events', batch)
      metrics.delivered(batch.length * socketIds.length)
    },
  )

  const visitors = serveVisitors(io, { addressOf, perAddress: limits.visitorsPerAddress, metrics })

  const admit = async (socket: RoomSocket, next: (error?: Error) => void): Promise<void> => {
    try {
      const identity = await sessions.identify(socket.request)
      if (!identity) return next(new Error('UNAUTHENTICATED'))
      if (perUser.of(identity.userId) >= limits.socketsPerUser) {
        tarpit.refused(networkOf(addressOf(socket.request)))
        return next(new Error('RATE_LIMITED'))
      }
      socket.data.identity = identity
      return next()
    } catch (error) {
      logger.error({ err: error }, 'a session could not be read')
      return next(new Error('UNAVAILABLE'))
    }
  }
  io.use((socket, next) => void admit(socket, next))

  io.on('connection', socket => {
    const { identity } = socket.data
    // Others may have connected since the middleware counted.
    if (perUser.of(identity.userId) >= limits.socketsPerUser) return void socket.disconnect(true)
    perUser.add(identity.userId, 1)
    const calls = new RateLimit(limits.callsPerSecond, limits.callBurst)
    const subscriptions = new Subscriptions(identity, access, {
      join: room => void socket.join(room),
      leave: room => {
        void socket.leave(room)
        socket.emit('left', room)
      },
      disconnect: () => void socket.disconnect(true),
      failed: error => logger.warn({ err: error }, 'access to a room could not be checked'),
    })
    subscribers.set(socket, subscriptions)
    // The session may have ended between the read above and the subscription to changes.
    access.isSessionValid(identity.sessionId).then(
      isValid => {
        if (!isValid) socket.disconnect(true)
      },
      (error: unknown) => logger.warn({ err: error }, 'a session could not be checked again'),
    )
    socket.on('disconnect', () => {
      subscribers.delete(socket)
      perUser.add(identity.userId, -1)
    })
    // Socket.IO's types bind our own client only, so every message is parsed.
    socket.on('subscribe', (rooms: unknown, answer: unknown) => {
      if (!calls.take()) return void socket.disconnect(true)
      const parsed = subscribeRequest.safeParse(rooms)
      if (!parsed.success || typeof answer !== 'function') return undefined
      return void subscriptions.ask(parsed.data, outcome => void answer(outcome))
    })
    return void socket.on('unsubscribe', (rooms: unknown) => {
      if (!calls.take()) return void socket.disconnect(true)
      const parsed = subscribeRequest.safeParse(rooms)
      if (!parsed.success) return undefined
      for (const room of parsed.data) {
        subscriptions.forget(room)
        void socket.leave(room)
      }
      return undefined
    })
  })

  const onChange = (change: AccessChange) => {
    for (const subscriptions of subscribers.values()) subscriptions.onChange(change)
  }
  const stopListening = access.onChange(onChange)
  const sweep = setInterval(() => {
    for (const subscriptions of subscribers.values()) subscriptions.recheckLapsed()
  }, SWEEP_MS)
  const stopReading = bus.read(LATEST, batch => {
    switch (batch.kind) {
      case 'events':
        fanout.take(batch.events)
        visitors.take(batch.events)
        break
      case 'gap':
        io.emit('resync')
        visitors.resync()
        break
      default:
        batch satisfies never
    }
    return Promise.resolve()
  })

  return {
    get size() {
      return subscribers.size + visitors.size
    },
    get people() {
      return perUser.owners
    },
    isFollowed: room => (io.sockets.adapter.rooms.get(room)?.size ?? 0) > 0,
    send: event => fanout.take([event]),
    async close() {
      clearInterval(sweep)
      stopListening()
      await stopReading()
      fanout.close()
      io.disconnectSockets(true)
      // The caller owns the HTTP server.
      io.engine.close()
    },
  }
}
