import { setTimeout as sleep } from 'node:timers/promises'

import * as encoding from 'lib0/encoding'

import { MESSAGE, shareProtocols } from '#schema/collab/protocol.ts'

import { LoadSocket } from '../../sync/wire/socket.ts'
import { headersOf, type Deeds, type Scene, type Target } from './attack.ts'

/** Bytes that may wait in a socket before the attacker lets the server take them. */
const WAITING_BYTES = 8 * 1024 * 1024

/** A connection to a document, of a visitor or of the first account. */
export class Connection {
  private readonly socket: LoadSocket
  /** Resolves once it is open or has ended. */
  readonly opened: Promise<void>
  readonly ended: Promise<void>
  isOpen = false
  private readonly deeds: Deeds

  constructor(
    scene: Scene,
    target: Target,
    deeds: Deeds,
    options: { isVisitor?: boolean; onMessage?: (message: Uint8Array) => void } = {},
  ) {
    this.deeds = deeds
    const { isVisitor = false, onMessage } = options
    const { Cookie = '', ...address } = headersOf(scene)
    const admission = isVisitor
      ? { 'Sec-WebSocket-Protocol': shareProtocols(target.shareCode).join(', ') }
      : { Cookie }
    let open = (): void => undefined
    let end = (): void => undefined
    this.ended = new Promise<void>(resolve => (end = resolve))
    this.opened = Promise.race([new Promise<void>(resolve => (open = resolve)), this.ended])
    this.socket = new LoadSocket(
      `${scene.url.replace('http', 'ws')}/collab/${encodeURIComponent(`document:${target.id}`)}`,
      { ...address, ...admission },
      {
        onOpen: () => {
          this.isOpen = true
          open()
        },
        onMessage: message => {
          deeds.add('bytes received', message.length)
          onMessage?.(message)
        },
        onClose: reason => {
          this.isOpen = false
          deeds.add(reason || 'ended')
          end()
        },
      },
    )
  }

  /** Sends a sync message as soon as the socket has room for it. */
  async sync(kind: number, bytes: Uint8Array): Promise<void> {
    await this.send(
      encoding.encode(encoder => {
        encoding.writeVarUint(encoder, MESSAGE.sync)
        encoding.writeVarUint(encoder, kind)
        encoding.writeVarUint8Array(encoder, bytes)
      }),
    )
  }

  async send(frame: Uint8Array): Promise<void> {
    while (this.isOpen && this.socket.stream.writableLength > WAITING_BYTES) await sleep(1)
    if (!this.isOpen) return
    this.socket.send(frame)
    this.deeds.add('frames')
  }

  end(): void {
    this.socket.destroy()
  }
}
