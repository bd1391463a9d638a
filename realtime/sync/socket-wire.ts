import { WebSocket } from 'ws'

import type { CloseCode } from '#schema/collab/protocol.ts'

import type { Wire } from './peer.ts'

/** The wire of a real WebSocket. */
export class SocketWire implements Wire {
  private readonly socket: WebSocket
  private readonly stream: { cork(): void; uncork(): void }

  /** `stream`: the connection beneath the socket. */
  constructor(socket: WebSocket, stream: { cork(): void; uncork(): void }) {
    this.socket = socket
    this.stream = stream
  }

  get unsent(): number {
    return this.socket.bufferedAmount
  }

  send(frame: Uint8Array): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(frame, BINARY)
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

const BINARY = { binary: true }
