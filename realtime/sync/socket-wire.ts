import { WebSocket } from 'ws'

import type { CloseCode } from '#schema/collab/protocol.ts'

import type { Wire } from './peer.ts'

/** Up to here a frame is copied behind its header: one buffer is written faster than two. */
const MAX_COPIED_BYTES = 8 * 1024
const BINARY = { binary: true }

/** The connection beneath a WebSocket. */
type Stream = { cork(): void; uncork(): void; write(bytes: Uint8Array): boolean }

/** The wire of a real WebSocket. */
export class SocketWire implements Wire {
  private readonly socket: WebSocket
  private readonly stream: Stream

  constructor(socket: WebSocket, stream: Stream) {
    this.socket = socket
    this.stream = stream
  }

  get unsent(): number {
    return this.socket.bufferedAmount
  }

  send(frame: Uint8Array): void {
    if (this.socket.readyState !== WebSocket.OPEN) return
    // Nothing is ever compressed, so ws itself writes at once too and the order is kept.
    if (frame.length <= MAX_COPIED_BYTES) this.stream.write(withHeader(frame))
    else this.socket.send(frame, BINARY)
  }

  together(write: () => void): void {
    this.stream.cork()
    try {
      write()
    } finally {
      this.stream.uncork()
    }
  }

  close(code: CloseCode): void {
    // A paused socket would not hear the other side's answer.
    if (this.socket.isPaused) this.socket.resume()
    this.socket.close(code)
  }

  destroy(): void {
    this.socket.terminate()
  }
}

/** The last frame with its header: a broadcast sends the same one to everybody, one after the other. */
let last: { frame: Uint8Array; bytes: Uint8Array } | null = null

/** A binary message of one unmasked frame, as a server sends it (RFC 6455, section 5.2). */
function withHeader(frame: Uint8Array): Uint8Array {
  if (last?.frame === frame) return last.bytes
  const { length } = frame
  const header = length < 126 ? [0x82, length] : [0x82, 126, length >> 8, length & 0xff]
  // A Buffer: a stream would wrap any other array for each of its writes.
  const bytes = Buffer.allocUnsafe(header.length + length)
  bytes.set(header)
  bytes.set(frame, header.length)
  last = { frame, bytes }
  return bytes
}
