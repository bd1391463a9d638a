import * as Y from 'yjs'

import { IdSet } from '#document/acts/idSet.ts'
import { idKey, takenBy, type Act, type Block, type Id, type Span } from '#document/acts/record.ts'

import { spanFrom } from './carried.ts'
import { itemAt } from './characters.ts'

/** An act that puts a block in place of another. */
export type Turn<A> = { act: A; block: Block & { taken: Id; brought: Id } }

/** Returns those of acts that put a block in place of another. */
export const turnsIn = <A extends Pick<Act, 'block'>>(acts: readonly A[]): Turn<A>[] =>
  acts.flatMap(act => {
    const { block } = act
    return block?.taken && block.brought
      ? [{ act, block: { ...block, taken: block.taken, brought: block.brought } }]
      : []
  })

/**
 * Returns a function that returns an act on a block with the copy that is there: if the next act has turned
 * the copy, too, or a block in it, that is the copy of the copy, and so on.
 */
export function lastTurnOf<A>(doc: Y.Doc, turns: readonly Turn<A>[]): (turn: Turn<A>) => Turn<A> {
  const within = new Map<string, Turn<A>[]>()
  for (const turn of turns)
    for (const element of aroundOf(doc, turn.block.taken)) {
      const known = within.get(idKey(element))
      if (known) known.push(turn)
      else within.set(idKey(element), [turn])
    }
  return turn => {
    const seen = new Set([turn])
    let last = turn
    for (;;) {
      const found = within.get(idKey(last.block.brought))?.find(other => !seen.has(other))
      if (!found) return { act: last.act, block: { ...last.block, taken: turn.block.taken } }
      seen.add(found)
      last = found
    }
  }
}

/** Returns the blocks of acts that take what another one takes, too: of such acts, all but one lose. */
export function rivalsIn(acts: readonly Act[]): Id[] {
  const [taken, twice] = [new IdSet(), new IdSet()]
  for (const span of acts.flatMap(takenBy)) for (const part of without(span, taken.add(span))) twice.add(part)
  const isRival = (act: Act) => takenBy(act).some(span => twice.overlaps(span))
  return acts.flatMap(act => (act.block?.brought && isRival(act) ? [act.block.brought] : []))
}

/** Returns the ids of an element and of those around it. */
export function aroundOf(doc: Y.Doc, id: Id): Id[] {
  const ids = [id]
  for (let item = itemAt(doc, id); item?.parent instanceof Y.AbstractType;) {
    item = item.parent._item
    if (item) ids.push({ client: item.id.client, clock: item.id.clock })
  }
  return ids
}

/** Whether two ids are the same. */
export const isSame = (one: Id, other: Id): boolean =>
  one.client === other.client && one.clock === other.clock

/**
 * Returns a function that adds to the text of a copy what the page of its act has written in it for others,
 * in the same transaction or as a part of that act: it was in the old block, too.
 */
export function withArrived(
  doc: Y.Doc,
  acts: readonly Pick<Act, 'of' | 'inserted'>[],
): (block: Block) => Block {
  const arrived = acts.flatMap(({ of, inserted }) => (of ? inserted : []))
  const others = new IdSet(arrived)
  return block => {
    const brought = arrived.length > 0 && block.brought ? itemAt(doc, block.brought) : null
    if (!brought) return block
    const own = new IdSet(block.text)
    const missing = (span: Span) => own.missing(span).flatMap(part => others.missing(part))
    return { ...block, text: charactersIn(brought).flatMap(span => without(span, missing(span))) }
  }
}

/** Returns the characters in an element, also those that have gone, in order. */
function charactersIn({ content, id, length }: Y.Item): Span[] {
  if (content instanceof Y.ContentFormat) return []
  if (!(content instanceof Y.ContentType)) return [spanFrom(id, length)]
  const spans: Span[] = []
  for (let child = content.type._start; child; child = child.right) spans.push(...charactersIn(child))
  return spans
}

/** Returns the parts of a span between others, which are in order. */
export function without({ client, from, to }: Span, others: readonly Span[]): Span[] {
  const starts = [from, ...others.map(other => other.to)]
  const ends = [...others.map(other => other.from), to]
  return starts.flatMap((start, index) => {
    const end = ends[index] ?? to
    return start < end ? [{ client, from: start, to: end }] : []
  })
}
