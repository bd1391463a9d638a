import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'
import { SYNC } from '#schema/collab/protocol.ts'

/** The paragraphs that a merge has changed: those of this device, and those that arrived. */
export type Merged = { mine: number; arrived: number }

/** The merge after an absence, and how long that was. */
export type Return = Merged & { awayMs: number }

type DeleteSet = ReturnType<typeof Y.createDeleteSetFromStructStore>

/**
 * Compares a body with the server's while both are merged, after a connection was opened. Each side
 * tells which insertions it has (a state vector) and which deletions.
 */
export class Merge {
  readonly #body: Y.Doc
  readonly #had: ReadonlyMap<number, number>
  readonly #deleted: DeleteSet
  readonly #serverDeleted: DeleteSet[] = []
  #isAnswered = false
  #serverHas: ReadonlyMap<number, number> | null = null

  constructor(body: Y.Doc) {
    this.#body = body
    this.#had = Y.decodeStateVector(Y.encodeStateVector(body))
    this.#deleted = Y.createDeleteSetFromStructStore(body.store)
  }

  /** Takes a sync message that the body has taken. Returns the result after the server's question and answer. */
  take(kind: number, bytes: Uint8Array): Merged | null {
    if (kind === SYNC.step1) this.#serverHas ??= Y.decodeStateVector(bytes)
    // The server answers with its latest updates first, and step 2 last.
    else if (!this.#isAnswered) this.#serverDeleted.push(Y.decodeUpdate(bytes).ds)
    this.#isAnswered ||= kind === SYNC.step2
    return this.#serverHas && this.#isAnswered ? this.#compare(this.#serverHas) : null
  }

  #compare(serverHas: ReadonlyMap<number, number>): Merged {
    const body = this.#body.getXmlFragment(BODY_FIELD)
    const mine = new Set<Y.Item>()
    const arrived = new Set<Y.Item>()
    for (const [client, structs] of this.#body.store.clients)
      for (const item of structs) {
        if (!(item instanceof Y.Item)) continue
        // Letters that were typed one after another are one item.
        const end = item.id.clock + item.length
        const isHad = end <= (this.#had.get(client) ?? 0)
        const isKnown = end <= (serverHas.get(client) ?? 0)
        const side =
          isHad && isKnown
            ? sideOf(item, this.#deleted, this.#serverDeleted)
            : // Text that came and went meanwhile is no change.
              item.deleted
              ? null
              : isKnown
                ? 'arrived'
                : 'mine'
        const block = side && blockOf(item, body)
        if (block) (side === 'mine' ? mine : arrived).add(block)
      }
    return { mine: mine.size, arrived: arrived.size }
  }
}

/** Returns which side alone has deleted an item that both had, or null. */
function sideOf(item: Y.Item, deleted: DeleteSet, serverDeleted: readonly DeleteSet[]): keyof Merged | null {
  if (!item.deleted) return null
  if (!serverDeleted.some(each => Y.isDeleted(each, item.id))) return 'mine'
  return Y.isDeleted(deleted, item.id) ? null : 'arrived'
}

/** Returns the paragraph that a change is in, or the block that was removed; null for other data. */
function blockOf(item: Y.Item, body: Y.XmlFragment): Y.Item | null {
  const { parent } = item
  if (!(parent instanceof Y.AbstractType) || !isWithin(item, body)) return null
  if (parent instanceof Y.XmlText) {
    const element = parent.parent
    return element instanceof Y.XmlElement ? element._item : null
  }
  // A block without text is none yet. An attribute is about its block.
  if (item.parentSub !== null) return parent._item
  return item.deleted ? item : null
}

function isWithin(item: Y.Item, body: Y.XmlFragment): boolean {
  let at: Y.Item | null = item
  while (at) {
    const parent: unknown = at.parent
    if (parent === body) return true
    at = parent instanceof Y.AbstractType ? parent._item : null
  }
  return false
}
