import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'

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

/** Returns a frame with another state vector, if it is a SyncStep1. */
function asking(frame: Uint8Array, questionFor: (clocks: Uint8Array) => Uint8Array): Uint8Array {
  const decoder = decoding.createDecoder(frame)
  if (decoding.readVarUint(decoder) !== MESSAGE.sync) return frame
  if (decoding.readVarUint(decoder) !== SYNC.step1) return frame
  const clocks = questionFor(decoding.readVarUint8Array(decoder))
  return encoding.encode(encoder => {
    encoding.writeVarUint(encoder, MESSAGE.sync)
    encoding.writeVarUint(encoder, SYNC.step1)
    encoding.writeVarUint8Array(encoder, clocks)
  })
}

/**
 * Returns a WebSocket class that reports each frame to be acknowledged, just before it is sent. It
 * closes when the server does not answer the handshake: browsers would wait for minutes.
 * `questionFor`: returns the state vector to ask with instead of another one.
 */
export function collabSocket(
  onSend: () => void,
  questionFor = (clocks: Uint8Array): Uint8Array => clocks,
): typeof WebSocket {
  return class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      const patience = setTimeout(() => this.close(), HANDSHAKE_MS)
      for (const outcome of ['open', 'close']) this.addEventListener(outcome, () => clearTimeout(patience))
    }

    override send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void {
      // y-websocket sends nothing but Uint8Arrays.
      const frame = data instanceof Uint8Array ? asking(data, questionFor) : data
      if (frame instanceof Uint8Array && isAcknowledged(frame)) onSend()
      // A view over a shared buffer is never sent here.
      super.send(frame as Uint8Array<ArrayBuffer>)
    }
  }
}

/** Returns the address of this server's live documents. */
export function collabUrl(): string {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/collab`
}
