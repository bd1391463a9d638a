import type { Act, Block, Id } from '#document/acts/record.ts'

/** An act that puts a block in place of another. */
type Turn<A> = { act: A; block: Block & { taken: Id; brought: Id } }

/** Returns those of acts that put a block in place of another. */
export const turnsIn = <A extends Pick<Act, 'block'>>(acts: readonly A[]): Turn<A>[] =>
  acts.flatMap(act => {
    const { block } = act
    return block?.taken && block.brought
      ? [{ act, block: { ...block, taken: block.taken, brought: block.brought } }]
      : []
  })

/**
 * Returns an act on a block with the copy that is there: if the next act has turned the copy, too, that is
 * the copy of the copy, and so on.
 */
export function lastTurn<A>(turn: Turn<A>, turns: readonly Turn<A>[]): Turn<A> {
  const seen = new Set([turn])
  let last = turn
  for (;;) {
    const { brought } = last.block
    const found = turns.find(other => isSame(other.block.taken, brought) && !seen.has(other))
    if (!found) return { act: last.act, block: { ...last.block, taken: turn.block.taken } }
    seen.add(found)
    last = found
  }
}

/** Whether two ids are the same. */
export const isSame = (one: Id, other: Id): boolean =>
  one.client === other.client && one.clock === other.clock
