import * as Y from 'yjs'

import { MESSAGE, SYNC } from '#schema/collab/protocol.ts'

import { paragraphOf, RawClient, until } from './yclient.ts'

/** Characters of a paste: a few of them make the log long enough to be compacted. */
const PASTE = 3000

/** How much somebody has written: a clock, and how many characters of anybody's are deleted. */
type Reached = { clock: number; deletions: number }

/** Somebody who writes and deletes all over a paragraph, beside others, and knows what each acknowledgement promises. */
export class Typist {
  readonly doc = new Y.Doc()
  private client: RawClient | null = null
  private absorbed = 0
  /** What is stored once a counted frame of this connection is. */
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

  /** Connects, and sends what it has, as a client does that comes back; resolves when that is stored. */
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

  /** A letter somewhere, now and then a paste, or one letter less. */
  type(): void {
    this.absorb()
    const text = paragraphOf(this.doc)
    const place = Math.floor(Math.random() * text.length)
    const kind = Math.random()
    if (kind < 0.01) text.insert(place, 'paste '.repeat(PASTE / 6))
    else if (kind < 0.2 && text.length > 0) this.delete(text, place)
    else text.insert(place, String(this.typed++ % 10))
  }

  /** Takes what others have written. */
  absorb(): void {
    const frames = this.client?.frames ?? []
    for (; this.absorbed < frames.length; this.absorbed++) {
      const frame = frames[this.absorbed]
      if (frame?.type === MESSAGE.sync && frame.sub !== SYNC.step1) Y.applyUpdate(this.doc, frame.bytes, this)
    }
  }

  /** Acknowledgements on this connection so far. */
  get acknowledged(): number {
    return this.client?.acks.at(-1) ?? 0
  }

  /** The connection has broken: no more acknowledgements come. Gives how many there were. */
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

  /** What was acknowledged and is not in a document. */
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

  /** All that this typist ever wrote is in its own document. */
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
