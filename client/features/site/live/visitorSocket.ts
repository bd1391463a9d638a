import { HANDSHAKE_MS } from '#client/shared/live/handshake.ts'
import { isRecord } from '#schema/shared/records.ts'
import { VISITORS } from '#schema/site/visitors.ts'

type Listener = {
  /** It is connected. Events may have been missed before. */
  onConnect: () => void
  onMessage: (name: string, value: unknown) => void
}

/** Time until a page that was refused tries again, as are too many pages from one address. */
const REFUSED_MS = 60_000
const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 5000

/** Packets of Engine.IO 4 and, after `4`, of Socket.IO 5. */
const OPEN = '0'
const PING = '2'
const PONG = '3'
const CONNECT = '40'
const DISCONNECT = '41'
const EVENT = '42'
const REFUSE = '44'

/**
 * A connection to the namespace of visitors that only listens, and connects again by itself. It speaks
 * Socket.IO over a WebSocket (https://socket.io/docs/v4/socket-io-protocol/), because the library takes
 * more than the code of the landing page.
 */
export class VisitorSocket {
  private readonly listener: Listener
  private socket: WebSocket | null = null
  /** Waits for the next packet while it is connected, and for the next try otherwise. */
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private silenceMs = HANDSHAKE_MS

  constructor(listener: Listener) {
    this.listener = listener
  }

  /** Connects, and stays connected until {@link close}. */
  open(): void {
    this.close()
    this.silenceMs = HANDSHAKE_MS
    const url = new URL('/socket.io/?EIO=4&transport=websocket', location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = new WebSocket(url)
    this.socket = socket
    this.expectPacket()
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket && typeof data === 'string') this.receive(socket, data)
    })
    socket.addEventListener('close', () => {
      if (socket === this.socket) this.openLater(this.retryMs())
    })
  }

  close(): void {
    clearTimeout(this.timer)
    const { socket } = this
    this.socket = null
    socket?.close()
  }

  private receive(socket: WebSocket, packet: string): void {
    this.expectPacket()
    if (packet.startsWith(OPEN)) {
      this.silenceMs = silenceOf(parse(packet.slice(1)))
      return socket.send(`${CONNECT}${VISITORS},`)
    }
    if (packet === PING) return socket.send(PONG)
    const [type = ''] = packet.split(VISITORS, 1)
    const value = packet.slice(type.length + VISITORS.length + 1)
    if (type === CONNECT) {
      this.failures = 0
      return this.listener.onConnect()
    }
    if (type === REFUSE || type === DISCONNECT) return this.openLater(REFUSED_MS)
    if (type !== EVENT) return
    const message = parse(value)
    if (Array.isArray(message) && typeof message[0] === 'string')
      this.listener.onMessage(message[0], message[1])
  }

  /** Connects again if the server says nothing for longer than it promised. */
  private expectPacket(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.openLater(this.retryMs()), this.silenceMs)
  }

  private openLater(delayMs: number): void {
    this.close()
    this.timer = setTimeout(() => this.open(), delayMs * (0.5 + Math.random()))
  }

  private retryMs(): number {
    this.failures += 1
    return Math.min(FIRST_RETRY_MS * 2 ** (this.failures - 1), LAST_RETRY_MS)
  }
}

/** Returns the longest time between two packets, in ms. */
const silenceOf = (opened: unknown): number =>
  isRecord(opened) && typeof opened['pingInterval'] === 'number' && typeof opened['pingTimeout'] === 'number'
    ? opened['pingInterval'] + opened['pingTimeout']
    : HANDSHAKE_MS

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
