import { firstEndingAfter, IdSet } from './idSet.ts'
import { idKey, spanOfId, takenBy, type Block, type Id, type RecordedAct, type Span } from './record.ts'

/** A struct of an update, and where it is: in `parent`, or else next to `sibling`. */
type Struct = Id & { length: number; parent: Id | null; sibling: Id | null; isShown: boolean }

/**
 * Returns acts so that a block in which their update shows something else stays if its act loses, such
 * as one that its author went on writing in while offline. Only the characters that the act brought
 * go then.
 */
export function withoutWritten(
  acts: readonly RecordedAct[],
  structs: ReadonlyMap<number, readonly Struct[]>,
  deleted: Iterable<Span>,
): RecordedAct[] {
  if (acts.every(({ block }) => !block)) return [...acts]
  const written = writtenIn(acts, structs, new IdSet(deleted))
  return acts.map(act =>
    act.block && written.has(act.block) ? { ...act, block: { ...act.block, parts: [] } } : act,
  )
}

/** Returns the blocks in which an update shows something that is not theirs. */
function writtenIn(
  acts: readonly RecordedAct[],
  structs: ReadonlyMap<number, readonly Struct[]>,
  deleted: IdSet,
): Set<Block> {
  const own = ownersOf(acts)
  const later = new Owners()
  const written = new Set<Block>()
  // Mostly, the client that brought a block goes on in it, in the order of its clocks.
  const clients = acts.flatMap(({ block }) => (block?.brought ? [block.brought.client] : []))
  for (const client of new Set([...clients, ...structs.keys()])) {
    for (const { clock, length, parent, sibling, isShown } of structs.get(client) ?? []) {
      const span = { client, from: clock, to: clock + length }
      const place = parent ?? sibling
      if (!place || own.find(span)) continue
      const block = own.find(spanOfId(place)) ?? later.find(spanOfId(place))
      // A neighbor of the element is another block.
      if (!block || (!parent && block.brought && idKey(place) === idKey(block.brought))) continue
      later.add(span, block)
      if (isShown && !deleted.includes(span)) written.add(block)
    }
  }
  return written
}

/**
 * Returns which block the ids are of that acts bring. Those of an act on the text of a block, or
 * one that follows the act which has brought it, go with it, since that act loses, too.
 */
function ownersOf(acts: readonly RecordedAct[]): Owners {
  const owners = new Owners()
  const blocks = new Map(acts.map(({ id, block }) => [idKey(id), block]))
  for (const act of acts) {
    const { of, inserted, block } = act
    if (block?.brought) for (const span of [...block.text, ...block.parts]) owners.add(span, block)
    const first = (of && blocks.get(idKey(of))) ?? null
    const around = takenBy(act).reduce((one, span) => one ?? owners.find(span), first)
    if (around) for (const span of inserted) owners.add(span, around)
  }
  return owners
}

/** Which block spans of ids are in. */
class Owners {
  private readonly spans = new Map<number, { from: number; to: number; block: Block }[]>()

  add({ client, from, to }: Span, block: Block): void {
    const own = this.spans.get(client) ?? []
    this.spans.set(client, own)
    own.splice(firstEndingAfter(own, from), 0, { from, to, block })
  }

  /** Returns the block of the first id of a span that is known. */
  find({ client, from, to }: Span): Block | null {
    const own = this.spans.get(client) ?? []
    const first = own[firstEndingAfter(own, from)]
    return first && first.from < to ? first.block : null
  }
}
