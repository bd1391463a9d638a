import * as Y from 'yjs'

/** Maximum number of conflicts of a body. Yjs compares as many items in about half a second. */
export const MAX_CONFLICTS = 500_000

/** Updates have more conflicts than they may. */
export class TooManyConflicts extends Error {}

/**
 * Applies updates. Returns their conflicts: the items that Yjs compares to find the places of theirs. An
 * item names two neighbors, and Yjs looks for its place between them, again whenever the body is loaded.
 * Throws {@link TooManyConflicts} as soon as there are more than the maximum, so that no update
 * takes longer than they do. The body is of no use then.
 * With a maximum, items in blocks that are deleted count as well.
 */
export function conflictsWhile(max: number, apply: () => void): number {
  let [count, gone] = [0, 0]
  const isLimited = max < Number.POSITIVE_INFINITY
  const { prototype } = Y.Item
  const integrate: unknown = Reflect.get(prototype, 'integrate')
  if (typeof integrate !== 'function') throw new Error('Yjs places its items in another way.')
  // Afterwards, no one knows in which order they came, and a count of all pairs takes as long as an attack.
  prototype.integrate = function (transaction, offset) {
    count += conflictsOf(this, transaction.doc.store, { offset, max: max - count })
    // A page that has deleted the block may still have all of it, and compare each item with all others.
    if (this.parent === null && !isNext(this)) count += isLimited ? gone++ : 0
    if (count > max) throw new TooManyConflicts()
    Reflect.apply(integrate, this, [transaction, offset])
  }
  try {
    apply()
  } finally {
    Reflect.set(prototype, 'integrate', integrate)
  }
  return count
}

/** Whether the left neighbor of an item in a deleted block is the one that its client made before it. */
function isNext({ id, left }: Y.Item): boolean {
  const before: unknown = left
  return (
    before instanceof Y.GC && before.id.client === id.client && before.id.clock + before.length === id.clock
  )
}

type Bounds = { offset: number; max: number }

/**
 * Returns how many items Yjs will compare with one, at most one more than the maximum. `offset`: how much
 * of the item is known. This is the loop of Item.integrate (yjs/src/structs/Item.js).
 */
function conflictsOf(item: Y.Item, store: Y.Doc['store'], { offset, max }: Bounds): number {
  const { id, parent, parentSub, right, rightOrigin } = item
  if (!(parent instanceof Y.AbstractType)) return 0
  const known = offset > 0 ? Y.createID(id.client, id.clock + offset - 1) : null
  const left: unknown = known ? Y.getItem(store, known) : item.left
  const origin = known ?? item.origin
  if (left instanceof Y.Item ? left.right === right : right && !right.left) return 0
  let count = 0
  let first = left instanceof Y.Item ? left.right : parent._start
  if (!(left instanceof Y.Item) && parentSub !== null) {
    first = parent._map.get(parentSub) ?? null
    for (; first?.left && count <= max; first = first.left) count += 1
  }
  const seen = new Set<unknown>()
  for (let other = first; other && other !== right && count <= max; other = other.right) {
    count += 1
    seen.add(other)
    if (Y.compareIDs(origin, other.origin)) {
      if (other.id.client >= id.client && Y.compareIDs(rightOrigin, other.rightOrigin)) break
    } else if (!other.origin || !seen.has(Y.getItem(store, other.origin))) break
  }
  return count
}
