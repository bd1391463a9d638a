import * as Y from 'yjs'

import { until } from '#tests/support/patience.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import type { Entrance } from '../servers/server.ts'
import { LoadClient } from './client.ts'

const LETTERS = 'abcdefghij '

type Options = {
  process?: number
  onAck?: () => void
  onRemote?: (isStep2: boolean) => void
  onClose?: (reason: string) => void
}

/** A client with a Yjs document, like an editor. It types into the body's first paragraph. */
export class Writer {
  readonly doc = new Y.Doc()
  readonly client: LoadClient
  /** The send time of each of its clocks. */
  readonly sentAt: number[] = []
  typed = 0
  private readonly remote = Symbol('remote')

  constructor(server: Entrance, room: string, { process = 0, onAck, onRemote, onClose }: Options = {}) {
    this.client = new LoadClient(
      server,
      room,
      {
        stateVector: () => Y.encodeStateVector(this.doc),
        missing: state => Y.encodeStateAsUpdate(this.doc, state),
        onUpdate: (update, isStep2) => {
          Y.applyUpdate(this.doc, update, this.remote)
          onRemote?.(isStep2)
        },
        ...(onAck && { onAck }),
        ...(onClose && { onClose }),
      },
      process,
    )
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== this.remote && this.client.isSynced) this.client.update(update)
    })
  }

  get clientId(): number {
    return this.doc.clientID
  }

  get text(): string {
    return paragraphOf(this.doc).toString()
  }

  async ready(): Promise<this> {
    await until(() => this.client.isSynced, 'a writer is in its document', 60_000)
    return this
  }

  /** Types one character at the end and records the time by its clock. */
  type(): void {
    const text = paragraphOf(this.doc)
    this.sentAt[Y.getState(this.doc.store, this.clientId)] = performance.now()
    text.insert(text.length, LETTERS.charAt(this.typed++ % LETTERS.length))
  }

  destroy(): void {
    this.client.destroy()
    this.doc.destroy()
  }
}
