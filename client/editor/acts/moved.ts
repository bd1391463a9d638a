import * as Y from 'yjs'

import type { IdSet } from '#document/acts/idSet.ts'
import type { Block, Id, Span } from '#document/acts/record.ts'

import { spanFrom } from './carried.ts'
import { copiesOf, type Run } from './copiesOf.ts'
import { isOwnClient } from './ownClients.ts'
import { elementIn, isTextblock, itemsIn } from './textblock.ts'

/** A block that went, and the text elsewhere that is a copy of its text. */
export type Moved = Block & { taken: Id; brought: Id }

type Known = {
  /** The parts of a span that the page of a transaction did not know. */
  unknownIn: (span: Span) => readonly Span[]
  /** The blocks that acts take. */
  replaced: IdSet
  /** Whether a text was there for the page of a transaction, though it is deleted here. Default: none was. */
  isGone?: (span: Span) => boolean
  /** Whether the copy of a block matters that is not simply the same text. Default: that of each. */
  isWanted?: (block: Y.XmlElement) => boolean
}

/**
 * Returns the blocks of text that a transaction deletes, and whose text it writes elsewhere, without an
 * act: it takes them out of a list, makes a list another one, or joins two blocks. Yjs cannot move a block.
 */
export function movedIn(transaction: Y.Transaction, known: Known): Moved[] {
  const { unknownIn, replaced, isGone = () => false, isWanted = () => true } = known
  const { went, runs } = changesOf(transaction)
  const gone = went.flatMap(({ item, block, before }) => {
    const span = spanFrom(item.id, 1)
    if (replaced.overlaps(span) || unknownIn(span).length > 0) return []
    const isDeleted = ({ id }: Y.Item) => Y.isDeleted(transaction.deleteSet, id)
    const wasThere = (one: Y.Item) => isDeleted(one) || isGone(spanFrom(one.id, one.length))
    const texts: [string, string] = [textOf(block, wasThere, unknownIn), textOf(block, isDeleted, unknownIn)]
    return [{ of: idOf(item.id), texts, before, isWanted: isWanted(block) }]
  })
  const copies = copiesOf(gone, runs)
  return gone.flatMap(one => {
    const copy = copies.get(one)
    return copy ? [{ ...copy, taken: one.of }] : []
  })
}

/** `before`: the last thing before a block that stays. */
type Went = { item: Y.Item; block: Y.XmlElement; before: Y.XmlElement | null }

/** Returns the blocks of text that went, and the texts that are new, in the order of the body. */
function changesOf({ beforeState, changed, deleteSet }: Y.Transaction): { went: Went[]; runs: Run[] } {
  const went: Went[] = []
  const written = new Set<Y.XmlElement>()
  const isNew = ({ id }: Y.Item) => id.clock >= (beforeState.get(id.client) ?? 0)
  const visit = (parent: Y.XmlFragment, last: Y.XmlElement | null) => {
    let before = last
    for (let item = parent._start; item; item = item.right) {
      const element = elementIn(item)
      if (!element) continue
      if (!isNew(item) && Y.isDeleted(deleteSet, item.id)) {
        if (isTextblock(element)) went.push({ item, block: element, before })
        else visit(element, before)
      } else if (!item.deleted) {
        before = element
        if (!isNew(item)) continue
        if (isTextblock(element)) written.add(element)
        else visit(element, null)
      }
    }
  }
  // Yjs types its keys too narrowly.
  const types: Iterable<unknown> = changed.keys()
  for (const type of types) {
    const block: unknown = type instanceof Y.XmlText ? type.parent : type
    if (block instanceof Y.XmlElement && isTextblock(block)) written.add(block)
    else if (block instanceof Y.XmlFragment) visit(block, null)
  }
  return { went, runs: [...written].flatMap(block => runsIn(block, isNew)) }
}

/**
 * Returns what is new in a block. If some of it is old, also all of it, with and without what this page has
 * written: an editor may have made the text out of that of another block.
 */
function runsIn(block: Y.XmlElement, isNew: (item: Y.Item) => boolean): Run[] {
  const runs: Run[] = []
  const isNewBlock = block._item !== null && isNew(block._item)
  const runOf = (isAll: boolean, at: number): Run => ({
    block,
    string: '',
    spans: [],
    from: 0,
    at,
    isAll,
    isBlock: false,
  })
  const [all, others] = [runOf(true, 0), runOf(true, 0)]
  let isOpen = false
  for (const item of itemsIn(block)) {
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue
    if (isNew(item)) {
      const last = (isOpen && runs.at(-1)) || runOf(false, all.string.length)
      if (!isOpen) runs.push(last)
      add(last, item)
    }
    isOpen = isNew(item)
    add(all, item)
    if (isNew(item) || !block.doc || !isOwnClient(block.doc, item.id.client)) add(others, item)
  }
  const [first = runOf(false, 0)] = runs
  if (first.string !== all.string) return runs.length > 0 ? [...runs, all, others] : []
  return isNewBlock || runs.length > 0 ? [{ ...first, isBlock: isNewBlock }] : []
}

function add(run: Run, { id, length, content }: Y.Item): void {
  if (!(content instanceof Y.ContentString)) return
  run.string += content.str
  run.spans.push(spanFrom(id, length))
}

/** Returns the text of a block as others knew it. */
function textOf(
  block: Y.XmlElement,
  wasThere: (item: Y.Item) => boolean,
  unknownIn: Known['unknownIn'],
): string {
  let text = ''
  for (const item of itemsIn(block)) {
    if (!(item.content instanceof Y.ContentString) || !wasThere(item)) continue
    let { str } = item.content
    // Of a text in one item, others may know the beginning alone.
    for (const { from, to } of unknownIn(spanFrom(item.id, item.length)).toReversed())
      str = str.slice(0, from - item.id.clock) + str.slice(to - item.id.clock)
    text += str
  }
  return text
}

const idOf = ({ client, clock }: Y.ID): Id => ({ client, clock })
