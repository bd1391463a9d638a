import * as Y from 'yjs'

import { MESSAGE, SYNC } from '#schema/collab/protocol.ts'

import { until } from './patience.ts'
import { paragraphOf, RawClient } from './yclient.ts'

/** Length of a paste. A few of them trigger a compaction of the log. */
const PASTE = 3000

/** A writer's progress: a clock, and the number of deleted characters of any writer. */
type Reached = { clock: number; deletions: number }

/**
 * A user who types and deletes all over a paragraph next to others, and tracks the promise of each
 * acknowledgment.
 */
export class Typist {
  readonly doc = new Y.Doc()
  private client: RawClient | null = null
  private absorbed = 0
  /** The progress that each counted frame of this connection guarantees once acknowledged. */
  private reached: Reached[] = []
  private readonly deletions: Y.ID[] = []
  private promised: Reached = { clock: 0, deletions: 0 }
  private typed = 0

  constructor() {
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === this) return
      this.client?.sync(SYNC.update, update)
      this.reached.push(this.now())
    })
  }

  /** Connects and sends its state, like a reconnecting client. Resolves when that is stored. */
  async connect(url: string, document: string, cookie: string): Promise<void> {
    this.client = null
    const client = await RawClient.on(`${url.replace('http', 'ws')}/collab`, document, cookie).synced()
    this.client = client
    this.absorbed = 0
    this.absorb()
    this.reached = [this.now()]
    client.sync(SYNC.step2, Y.encodeStateAsUpdate(this.doc))
    paragraphOf(this.doc)
    await until(() => client.acks.length > 0 || client.closeCode !== null, 'what it has is stored')
  }

  /** Types a letter anywhere, sometimes pastes, or deletes a letter. */
  type(): void {
    this.absorb()
    const text = paragraphOf(this.doc)
    const place = Math.floor(Math.random() * text.length)
    const kind = Math.random()
    if (kind < 0.01) text.insert(place, 'paste '.repeat(PASTE / 6))
    else if (kind < 0.2 && text.length > 0) this.delete(text, place)
    else text.insert(place, String(this.typed++ % 10))
  }

  /** Merges the text of others. */
  absorb(): void {
    const frames = this.client?.frames ?? []
    for (; this.absorbed < frames.length; this.absorbed++) {
      const frame = frames[this.absorbed]
      if (frame?.type === MESSAGE.sync && frame.sub !== SYNC.step1) Y.applyUpdate(this.doc, frame.bytes, this)
    }
  }

  /** Number of acknowledgments on this connection so far. */
  get acknowledged(): number {
    return this.client?.acks.at(-1) ?? 0
  }

  /** Waits until the connection has broken. Returns the number of acknowledgments. */
  async broken(): Promise<number> {
    const { client } = this
    if (!client) return 0
    await until(() => client.closeCode !== null, 'the connection breaks')
    this.absorb()
    this.client = null
    const count = client.acks.at(-1) ?? 0
    const { clock, deletions } = this.reached[count - 1] ?? this.promised
    this.promised = {
      clock: Math.max(clock, this.promised.clock),
      deletions: Math.max(deletions, this.promised.deletions),
    }
    return count
  }

  /** Returns acknowledged edits that a document lacks. */
  missingIn(stored: Y.Doc): string[] {
    const { clock, deletions } = this.promised
    const has = Y.getState(stored.store, this.doc.clientID)
    const { ds } = Y.snapshot(stored)
    const kept = this.deletions.slice(0, deletions).filter(id => !Y.isDeleted(ds, id)).length
    return [
      ...(has < clock ? [`${clock - has} of ${clock} characters`] : []),
      ...(kept > 0 ? [`${kept} of ${deletions} deletions`] : []),
    ]
  }

  /** Everything this typist ever wrote is in its own document. */
  get clock(): number {
    return Y.getState(this.doc.store, this.doc.clientID)
  }

  private now(): Reached {
    return { clock: this.clock, deletions: this.deletions.length }
  }

  private delete(text: Y.XmlText, place: number): void {
    const { item } = Y.createRelativePositionFromTypeIndex(text, place)
    if (item) this.deletions.push(item)
    text.delete(place, 1)
  }
}
