import * as decoding from 'lib0/decoding'
import type { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'

import { isAcknowledged } from '#client/editor/collab/collabSocket.ts'
import { MESSAGE, STATUS } from '#schema/collab/protocol.ts'
import { paragraphOf, stockClient } from '#tests/support/yclient.ts'

const TYPING_MS = 60

/**
 * A stock client of y-websocket that types on, whatever happens to its connection. It only watches
 * which of its edits the server has acknowledged.
 */
export class Writer {
  readonly doc = new Y.Doc()
  private readonly provider: WebsocketProvider
  private readonly timer: NodeJS.Timeout
  /** Clock and time at which each counted frame of this connection was sent. */
  private sent: { clock: number; at: number }[] = []
  /** The clock up to which everything is acknowledged, and the latest time of an acknowledged edit. */
  promised = 0
  acknowledgedAt = 0
  acknowledged = 0

  constructor(url: string, document: string, cookie: string) {
    this.provider = stockClient(`${url.replace('http', 'ws')}/collab`, document, cookie, this.doc, {
      opened: () => (this.sent = []),
      sent: frame => {
        if (isAcknowledged(frame)) this.sent.push({ clock: this.clock, at: Date.now() })
      },
    })
    this.provider.messageHandlers[MESSAGE.status] = (_encoder, decoder) => {
      if (decoding.readVarUint(decoder) === STATUS.saved) this.saved(decoding.readVarUint(decoder))
    }
    this.timer = setInterval(() => this.type(), TYPING_MS)
  }

  get isSynced(): boolean {
    return this.provider.synced
  }

  get id(): number {
    return this.doc.clientID
  }

  private get clock(): number {
    return Y.getState(this.doc.store, this.doc.clientID)
  }

  private saved(count: number): void {
    const frame = this.sent[count - 1]
    if (!frame) return
    this.acknowledged++
    this.promised = Math.max(this.promised, frame.clock)
    this.acknowledgedAt = Math.max(this.acknowledgedAt, frame.at)
  }

  private type(): void {
    // Typing begins once the text is there, so that not everyone creates a paragraph.
    if (this.doc.getXmlFragment('default').length === 0 && !this.isSynced) return
    const text = paragraphOf(this.doc)
    const place = Math.floor(Math.random() * (text.length + 1))
    if (text.length > 2000) text.delete(place % text.length, 1)
    else text.insert(place, 'x')
  }

  /** Stops typing; the connection stays. */
  rest(): void {
    clearInterval(this.timer)
  }

  /** Leaves for good, with everything that was not sent. */
  leave(): void {
    this.rest()
    this.provider.destroy()
  }
}
