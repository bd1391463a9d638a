import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { WebSocket, WebSocketServer } from 'ws'

import { networkOf, type AddressOf } from '#platform/address.ts'
import type { Logger } from '#platform/logger.ts'
import type { Tarpit } from '#platform/tarpit.ts'
import type { RealtimeMetrics } from '#realtime/metrics.ts'
import { SocketWire } from '#realtime/wire/socketWire.ts'
import { CLOSE, MAX_FRAME_BYTES, SHARE_PREFIX, SUBPROTOCOL, type CloseCode } from '#schema/collab/protocol.ts'
import { parseRoom } from '#schema/rooms/room.ts'

import type { ConnectionManager } from './connectionManager.ts'

const PREFIX = '/collab/'
const BASE = 'http://localhost'
/** Upgrades of Socket.IO, which handles them itself. */
const SOCKET_IO_PREFIX = '/socket.io/'
const PING_MS = 25_000

/** Defined here, because a closure in a handshake would keep its whole request. */
const ignore = (): void => undefined

/** The code with which ws closes a connection whose frame announces too many bytes. */
const WS_TOO_LARGE = 1009

/** A socket whose client stops its retries after a frame that is too large to be read. */
class CollabSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code === WS_TOO_LARGE ? CLOSE.tooLarge : code, reason)
  }
}

type Options = {
  server: Server
  connections: ConnectionManager
  isOwnOrigin: (request: IncomingMessage) => boolean
  addressOf: AddressOf
  logger: Logger
  metrics: RealtimeMetrics
  /** Holds up the handshakes of addresses whose connections were refused. */
  tarpit: Tarpit
}

/** Serves `/collab/<room>` on an HTTP server. Returns a function that stops it. */
export function serveCollab(options: Options): () => void {
  const { server, connections, isOwnOrigin, addressOf, logger, metrics, tarpit } = options
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME_BYTES,
    WebSocket: CollabSocket,
    // Never selects the protocol that holds a share code.
    handleProtocols: asked => asked.has(SUBPROTOCOL) && SUBPROTOCOL,
  })
  const alive = new WeakSet<WebSocket>()
  let stopped = false

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    // Node has removed its own listener. Without one, a connection error would end the process.
    stream.on('error', ignore)
    const url = request.url ?? '/'
    // Compared unresolved, as Socket.IO does: a path that only resolves to its prefix would have no
    // handler.
    if (url.startsWith(SOCKET_IO_PREFIX)) return
    const target = URL.canParse(url, BASE) ? new URL(url, BASE) : null
    if (!target?.pathname.startsWith(PREFIX)) return turnAway(stream, 404)
    if (!isOwnOrigin(request)) return turnAway(stream, 403)
    const address = networkOf(addressOf(request))
    return void tarpit.pass(address).then(passes => {
      if (stopped || !passes) return turnAway(stream, 429)
      const asks = { address, http: request }
      return sockets.handleUpgrade(request, stream, head, socket => onSocket(socket, stream, asks, target))
    })
  }

  const onSocket = (
    socket: WebSocket,
    stream: Duplex,
    { address, http }: { address: string; http: IncomingMessage },
    target: URL,
  ): void => {
    // Without a listener a socket error would end the process. 'close' follows it.
    socket.on('error', ignore)
    const document = documentOf(target.pathname)
    const schema = schemaOf(target.searchParams.get('schema'))
    if (document === null) return refuse(socket, CLOSE.notFound)
    if (schema === 'malformed') return refuse(socket, CLOSE.malformed)
    // The server reads nothing, and so keeps nothing, before it admits the connection.
    socket.pause()
    const wire = new SocketWire(socket, stream)
    const asks = {
      document,
      schema,
      shareCode: shareCodeOf(http),
      user: target.searchParams.get('user'),
      address,
      http,
    }
    const session = connections.accept(wire, asks, () => socket.resume())
    socket.on('error', error => {
      if (isTooLarge(error)) session.receivedTooLarge()
    })
    socket.on('close', () => connections.closed(session))
    socket.on('message', (data: Buffer, isBinary) => {
      alive.add(socket)
      if (!isBinary) return session.end(CLOSE.malformed)
      try {
        return session.receive(ownBytes(data))
      } catch (error) {
        logger.error({ err: error, document }, 'a frame could not be handled')
        return session.end(CLOSE.restarting)
      }
    })
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
    return undefined
  }

  const refuse = (socket: WebSocket, code: CloseCode): void => {
    metrics.refused(code)
    socket.close(code)
  }

  const turnAway = (stream: Duplex, status: 403 | 404 | 429): void => {
    metrics.refused(status)
    stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  }

  const pings = setInterval(() => {
    for (const socket of sockets.clients) {
      // A paused one cannot answer: it waits for its admission, or until a long frame is inspected.
      if (socket.isPaused) alive.add(socket)
      else if (alive.delete(socket)) socket.ping()
      else socket.terminate()
    }
  }, PING_MS)

  server.on('upgrade', onUpgrade)
  return () => {
    stopped = true
    clearInterval(pings)
    server.off('upgrade', onUpgrade)
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
}

/**
 * Returns a copy if the buffer is a view on a larger network buffer, which it would keep alive.
 */
const ownBytes = (data: Buffer): Uint8Array =>
  data.byteLength === data.buffer.byteLength ? data : new Uint8Array(data)

const isTooLarge = (error: Error): boolean =>
  'code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH'

/** Returns the document that a path names, or null. */
function documentOf(pathname: string): string | null {
  try {
    const room = parseRoom(decodeURIComponent(pathname.slice(PREFIX.length)))
    return room?.kind === 'document' ? room.id : null
  } catch {
    return null
  }
}

/** Returns the unvalidated share code of a connection, or null. */
function shareCodeOf({ headers }: IncomingMessage): string | null {
  const asked = headers['sec-websocket-protocol']?.split(',').map(name => name.trim()) ?? []
  return asked.find(name => name.startsWith(SHARE_PREFIX))?.slice(SHARE_PREFIX.length) ?? null
}

function schemaOf(value: string | null): number | null | 'malformed' {
  if (value === null) return null
  return /^\d{1,6}$/.test(value) ? Number(value) : 'malformed'
}
