import * as Y from 'yjs'

import { SYNC } from '#schema/collab/protocol.ts'

import { paragraphOf, RawClient, until } from './yclient.ts'

/** Somebody who types into a paragraph and knows, of every acknowledgement, what it promises. */
export class Typist {
  readonly doc = new Y.Doc()
  private readonly text = paragraphOf(this.doc)
  private client: RawClient | null = null
  private lengths: number[] = []
  private typed = 0
  /** Longest text that was acknowledged on any connection. */
  private promised = 0

  constructor() {
    this.doc.on('update', (update: Uint8Array) => {
      this.client?.sync(SYNC.update, update)
      this.lengths.push(this.text.length)
    })
  }

  /** Connects and sends what it has, as a client does that comes back. */
  async connect(url: string, document: string, cookie: string): Promise<void> {
    this.client = await RawClient.on(`${url.replace('http', 'ws')}/collab`, document, cookie).synced()
    this.lengths = [this.text.length]
    this.client.sync(SYNC.step2, Y.encodeStateAsUpdate(this.doc))
  }

  type(): void {
    this.text.insert(this.text.length, String(this.typed++ % 10))
  }

  /** The connection has broken; gives how much of the text was acknowledged by then. */
  async broken(): Promise<number> {
    const { client } = this
    if (!client) return this.promised
    await until(() => client.closeCode !== null, 'the connection breaks')
    this.client = null
    this.promised = Math.max(this.promised, this.lengths[(client.acks.at(-1) ?? 0) - 1] ?? 0)
    return this.promised
  }

  /** All that was ever typed. */
  get whole(): string {
    return this.text.toString()
  }
}
