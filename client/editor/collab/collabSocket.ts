import * as decoding from 'lib0/decoding'

import { HANDSHAKE_MS } from '#client/shared/live/handshake.ts'
import { isEmptyUpdate, MESSAGE, SYNC } from '#schema/collab/protocol.ts'

/** Returns whether the server acknowledges a frame: an Update, or a non-empty SyncStep2. */
export function isAcknowledged(frame: Uint8Array): boolean {
  const decoder = decoding.createDecoder(frame)
  if (decoding.readVarUint(decoder) !== MESSAGE.sync) return false
  const kind = decoding.readVarUint(decoder)
  if (kind === SYNC.update) return true
  return kind === SYNC.step2 && !isEmptyUpdate(decoding.readVarUint8Array(decoder))
}

/**
 * Returns a WebSocket class that reports each frame to be acknowledged, just before it is sent. It
 * closes when the server does not answer the handshake: browsers would wait for minutes.
 */
export function collabSocket(onSend: () => void): typeof WebSocket {
  return class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      const patience = setTimeout(() => this.close(), HANDSHAKE_MS)
      for (const outcome of ['open', 'close']) this.addEventListener(outcome, () => clearTimeout(patience))
    }

    override send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void {
      // y-websocket sends nothing but Uint8Arrays.
      if (data instanceof Uint8Array && isAcknowledged(data)) onSend()
      // A view over a shared buffer is never sent here.
      super.send(data as Uint8Array<ArrayBuffer>)
    }
  }
}

/** Returns the address of this server's live documents. */
export function collabUrl(): string {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/collab`
}
