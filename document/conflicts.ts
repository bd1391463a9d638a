import * as Y from 'yjs'

/** Maximum number of conflicts of an update. Yjs compares as many items in less than 0.2 s. */
export const MAX_CONFLICTS = 200_000

/**
 * Returns how many items stood between the neighbors that each item of a transaction names, at most one
 * more than the maximum. Yjs compares an item with all of them, again whenever the body is loaded. An
 * editor names neighbors that stand side by side, so only others who write there at the same moment come
 * between. Call it before the transaction merges its items.
 */
export function conflictsIn(transaction: Y.Transaction, max = MAX_CONFLICTS): number {
  let count = 0
  for (const item of addedBy(transaction)) {
    let between = firstAfterOrigin(item, transaction.doc.store)
    while (between && !isAt(between, item.rightOrigin)) {
      const isLater = between.id.client === item.id.client && between.id.clock >= item.id.clock
      if (!isLater && ++count > max) return count
      between = between.right
    }
  }
  return count
}

function* addedBy({ doc, beforeState, afterState }: Y.Transaction): Generator<Y.Item> {
  for (const [client, clock] of afterState) {
    const before = beforeState.get(client) ?? 0
    const structs = clock > before ? (doc.store.clients.get(client) ?? []) : []
    for (let at = structs.length - 1; at >= 0; at -= 1) {
      const struct = structs[at]
      if (!struct || struct.id.clock < before) break
      if (struct instanceof Y.Item) yield struct
    }
  }
}

/** Returns the item that follows the left neighbor which an item names. */
function firstAfterOrigin(item: Y.Item, store: Y.Doc['store']): Y.Item | null {
  if (item.origin !== null) {
    const origin: unknown = Y.getItem(store, item.origin)
    return origin instanceof Y.Item ? origin.right : null
  }
  let first = item
  while (first.left) first = first.left
  return first
}

const isAt = ({ id, length }: Y.Item, place: Y.ID | null): boolean =>
  place !== null && id.client === place.client && id.clock <= place.clock && place.clock < id.clock + length
