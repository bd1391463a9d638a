import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'

import { MESSAGE, SYNC } from '#schema/collab/protocol.ts'

import type { Entrance } from '../servers/server.ts'
import { LoadSocket } from './socket.ts'

const HOCUSPOCUS_AUTH = 2
/** hocuspocus also answers a SyncStep1 with this message type. */
const HOCUSPOCUS_SYNC_REPLY = 4
const EMPTY_STATE = Uint8Array.of(0)
const NOTHING = Uint8Array.of(0, 0)

export type ClientHandlers = {
  /**
   * Called with an update or, if `isStep2`, the answer to the SyncStep1. The bytes are valid only
   * during the call.
   */
  onUpdate?: (update: Uint8Array, isStep2: boolean) => void
  onAwareness?: (update: Uint8Array) => void
  /** Called when the server reports that an update was accepted or stored. */
  onAck?: () => void
  onClose?: (reason: string) => void
  /** The client's initial state. Default: empty. */
  stateVector?: () => Uint8Array
  /** Returns the updates that the server lacks. Default: none. */
  missing?: (stateVector: Uint8Array) => Uint8Array
}

/** One connection to a document, in the protocol of y-websocket or hocuspocus. */
export class LoadClient {
  readonly socket: LoadSocket
  isSynced = false
  private readonly handlers: ClientHandlers
  private readonly prefix: Uint8Array
  private readonly isHocuspocus: boolean

  constructor(server: Entrance, room: string, handlers: ClientHandlers = {}, process = 0) {
    this.handlers = handlers
    this.isHocuspocus = server.protocol === 'hocuspocus'
    this.prefix = this.isHocuspocus
      ? encoding.encode(encoder => encoding.writeVarString(encoder, room))
      : new Uint8Array()
    const base = server.urls[process % server.urls.length] ?? ''
    const address = this.isHocuspocus ? `${base}/` : `${base}/${encodeURIComponent(room)}`
    this.socket = new LoadSocket(address, server.headers, {
      onOpen: () => (this.isHocuspocus ? this.authenticate() : this.ask()),
      onMessage: message => this.receive(message),
      onClose: reason => handlers.onClose?.(reason),
    })
  }

  update(update: Uint8Array): void {
    this.sync(SYNC.update, update)
  }

  awareness(update: Uint8Array): void {
    this.message(MESSAGE.awareness, encoder => encoding.writeVarUint8Array(encoder, update))
  }

  destroy(): void {
    this.socket.destroy()
  }

  private authenticate(): void {
    this.message(HOCUSPOCUS_AUTH, encoder => {
      encoding.writeVarUint(encoder, 0)
      encoding.writeVarString(encoder, '')
      encoding.writeVarString(encoder, '4.7.0')
    })
  }

  private ask(): void {
    this.sync(SYNC.step1, this.handlers.stateVector?.() ?? EMPTY_STATE)
  }

  private sync(kind: number, bytes: Uint8Array): void {
    this.message(MESSAGE.sync, encoder => {
      encoding.writeVarUint(encoder, kind)
      encoding.writeVarUint8Array(encoder, bytes)
    })
  }

  private message(type: number, write: (encoder: encoding.Encoder) => void): void {
    this.socket.send(
      encoding.encode(encoder => {
        encoding.writeUint8Array(encoder, this.prefix)
        encoding.writeVarUint(encoder, type)
        write(encoder)
      }),
    )
  }

  private receive(message: Uint8Array): void {
    const decoder = decoding.createDecoder(message)
    if (this.isHocuspocus) decoding.readVarUint8Array(decoder)
    const type = decoding.readVarUint(decoder)
    if (type === MESSAGE.sync || type === HOCUSPOCUS_SYNC_REPLY) {
      const kind = decoding.readVarUint(decoder)
      this.receiveSync(kind, decoding.readVarUint8Array(decoder))
    } else if (type === MESSAGE.awareness) {
      this.handlers.onAwareness?.(decoding.readVarUint8Array(decoder))
    } else if (type === HOCUSPOCUS_AUTH && this.isHocuspocus) {
      this.ask()
    } else if (type === MESSAGE.status) {
      this.handlers.onAck?.()
    }
  }

  private receiveSync(kind: number, bytes: Uint8Array): void {
    if (kind === SYNC.step1) return this.sync(SYNC.step2, this.handlers.missing?.(bytes) ?? NOTHING)
    const isStep2 = kind === SYNC.step2
    this.isSynced ||= isStep2
    return this.handlers.onUpdate?.(bytes, isStep2)
  }
}
