import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness'

import type { Entrance } from '../../sync/servers/server.ts'
import { Writer } from '../../sync/wire/writer.ts'

/** Takes the time until an edit was acknowledged, in milliseconds. */
export type Take = { add: (milliseconds: number) => void }
/** An edit that waits for its acknowledgment. */
type Sent = { at: number; take: Take }

/** Time after which a client returns, and before it types: first it exchanges what both have. */
const RETURN_MS = 1000
const SETTLE_MS = 2000

/** A person who types in a document, moves the caret, and comes back whenever the connection ends. */
export class Editor {
  private writer: Writer
  private awareness: Awareness
  private sent: Sent[] = []
  private opened = performance.now()
  private readonly server: Entrance
  private readonly room: string
  private readonly onClose: (reason: string) => void

  constructor(server: Entrance, room: string, onClose: (reason: string) => void) {
    this.server = server
    this.room = room
    this.onClose = onClose
    this.writer = this.open()
    this.awareness = new Awareness(this.writer.doc)
  }

  get isSynced(): boolean {
    return this.writer.client.isSynced
  }

  /** Number of edits that wait for an acknowledgment, among those that `take` measures. */
  waitingFor(take: Take): number {
    return this.sent.filter(sent => sent.take === take).length
  }

  /** Types a character. Its acknowledgment is measured unless the connection ends before. */
  type(take: Take): void {
    if (!this.isSynced || performance.now() - this.opened < SETTLE_MS) return
    this.sent.push({ at: performance.now(), take })
    this.writer.type()
    this.awareness.setLocalState({ cursor: { anchor: this.writer.typed, head: this.writer.typed } })
    this.writer.client.awareness(encodeAwarenessUpdate(this.awareness, [this.writer.clientId]))
  }

  private open(): Writer {
    this.opened = performance.now()
    return new Writer(this.server, this.room, {
      onAck: () => {
        const first = this.sent.shift()
        first?.take.add(performance.now() - first.at)
      },
      onClose: reason => {
        this.onClose(reason)
        this.sent = []
        this.awareness.destroy()
        this.writer.destroy()
        setTimeout(() => {
          this.writer = this.open()
          this.awareness = new Awareness(this.writer.doc)
        }, RETURN_MS)
      },
    })
  }
}
