import { WebSocket } from 'ws'

import type { CloseCode } from '#schema/collab/protocol.ts'

import type { Wire } from './peer.ts'

/** Largest frame that is copied behind its header: one buffer is written faster than two. */
const MAX_COPIED_BYTES = 8 * 1024
const BINARY = { binary: true }

/** The connection beneath a WebSocket. */
type Stream = { cork(): void; uncork(): void; write(bytes: Uint8Array): boolean }

/** The wire of a real WebSocket. */
export class SocketWire implements Wire {
  private readonly socket: WebSocket
  private readonly stream: Stream
  /** Small frames that leave together. */
  private gathered: Buffer[] | null = null

  constructor(socket: WebSocket, stream: Stream) {
    this.socket = socket
    this.stream = stream
  }

  get unsent(): number {
    return this.socket.bufferedAmount
  }

  send(frame: Uint8Array): void {
    if (this.socket.readyState !== WebSocket.OPEN) return
    // Nothing is ever compressed, so ws itself writes at once too, and the order is kept.
    if (frame.length > MAX_COPIED_BYTES) {
      this.writeGathered()
      this.socket.send(frame, BINARY)
    } else if (this.gathered) this.gathered.push(withHeader(frame))
    else this.stream.write(withHeader(frame))
  }

  together(write: () => void): void {
    this.gathered = []
    this.stream.cork()
    try {
      write()
    } finally {
      this.writeGathered()
      this.gathered = null
      this.stream.uncork()
    }
  }

  private writeGathered(): void {
    const { gathered } = this
    const [first] = gathered ?? []
    if (!gathered || !first) return
    // One buffer costs less than a list of small ones.
    this.stream.write(gathered.length === 1 ? first : Buffer.concat(gathered))
    this.gathered = []
  }

  pause(): void {
    this.socket.pause()
  }

  resume(): void {
    this.socket.resume()
  }

  close(code: CloseCode, reason?: string): void {
    // A paused socket would not receive the client's close frame.
    if (this.socket.isPaused) this.socket.resume()
    this.socket.close(code, reason)
  }

  destroy(): void {
    this.socket.terminate()
  }
}

/** The last frame with its header: a broadcast sends one frame to all connections in turn. */
let last: { frame: Uint8Array; bytes: Buffer } | null = null

/** A binary message of one unmasked frame, as a server sends it (RFC 6455, section 5.2). */
function withHeader(frame: Uint8Array): Buffer {
  if (last?.frame === frame) return last.bytes
  const { length } = frame
  const header = length < 126 ? [0x82, length] : [0x82, 126, length >> 8, length & 0xff]
  // A Buffer, because a stream would wrap any other array for each write.
  const bytes = Buffer.allocUnsafe(header.length + length)
  bytes.set(header)
  bytes.set(frame, header.length)
  last = { frame, bytes }
  return bytes
}
