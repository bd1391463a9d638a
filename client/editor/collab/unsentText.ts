import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'
import { MESSAGE, SYNC } from '#schema/collab/protocol.ts'

/** A SyncStep1 with an empty state vector. The server answers with all that it has. */
const askForAll = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    encoding.encode(encoder => {
      encoding.writeVarUint(encoder, MESSAGE.sync)
      encoding.writeVarUint(encoder, SYNC.step1)
      encoding.writeVarUint8Array(encoder, Y.encodeStateVector(new Y.Doc()))
    }),
  )

type Options = {
  body: Y.Doc
  send: (frame: Uint8Array<ArrayBuffer>) => void
  /** Called with whether the body holds text that the server does not have. */
  onAnswer: (isUnsent: boolean) => void
}

/**
 * Compares a reader's body with the server's. The server never asks a reader what they have: the last
 * keys of someone who may only read now would stay on the page as if they were in the document.
 */
export class UnsentText {
  readonly #options: Options
  /** The server's body while it is compared, and as long as it differs. */
  #stored: Y.Doc | null = null
  #isComplete = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Asks the server for its body. */
  compare(): void {
    this.close()
    this.#stored = new Y.Doc()
    this.#isComplete = false
    this.#options.send(askForAll())
  }

  /** Takes a sync message of the server that the body has taken. */
  take(kind: number, update: Uint8Array): void {
    if (!this.#stored || kind === SYNC.step1) return
    Y.applyUpdate(this.#stored, update)
    this.#isComplete ||= kind === SYNC.step2
    if (!this.#isComplete) return
    const isUnsent = textOf(this.#stored) !== textOf(this.#options.body)
    if (!isUnsent) this.close()
    this.#options.onAnswer(isUnsent)
  }

  close(): void {
    this.#stored?.destroy()
    this.#stored = null
  }
}

const textOf = (body: Y.Doc): string => body.getXmlFragment(BODY_FIELD).toJSON()
