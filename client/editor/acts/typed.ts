import { ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { IdSet } from '#document/acts/idSet.ts'
import { broughtBy, takenBy, type Block, type Id, type Span } from '#document/acts/record.ts'
import { actsIn } from '#document/keptSuggestions.ts'
import { blockKindNamed } from '#document/suggestions.ts'
import { markNameOf } from '#document/yjs.ts'

import { elementOf } from './block.ts'
import { spanFrom, spansOf } from './carried.ts'
import { runsOf } from './characters.ts'
import { placesBetween, strike, writeAt } from './copy.ts'
import { stringsIn, unsettledActs } from './perform.ts'

type Formats = Record<string, unknown>
/**
 * A change of this page in a block that went, by characters of the copy: text behind one of them, or
 * before it at the start of a line, and characters that it deleted.
 */
type Typed = { at: number; isFirst: boolean; span: Span; string: string; formats: Formats }
type Change = { block: Block; typed: Typed[]; struck: { from: number; to: number }[] }

/** Characters that went, and where they are again. */
type Again = { old: Span; now: Span }
const again = new WeakMap<Y.Transaction, Again[]>()

/** Returns the id of a character that a transaction has written again, or null for another one. */
export function againIn(transaction: Y.Transaction, { client, clock }: Id): Y.ID | null {
  const found = again
    .get(transaction)
    ?.find(({ old }) => old.client === client && old.from <= clock && clock < old.to)
  return found ? Y.createID(found.now.client, found.now.from + clock - found.old.from) : null
}

/**
 * Lets a body take an update of others. An act of theirs may put a block in place of another, with a
 * copy of the text that they knew. Text that this page has written there at the same moment goes with
 * the old block, so it is written again, in the same place of the copy.
 */
export function takeKeepingTyped(body: Y.Doc, update: Uint8Array, take: () => void): void {
  const found: Change[] = []
  let isFirst = true
  const look = (transaction: Y.Transaction) => {
    if (isFirst) found.push(...typedIn(transaction, update))
    isFirst = false
  }
  body.on('afterTransaction', look)
  take()
  body.off('afterTransaction', look)
  if (found.length > 0)
    body.transact(transaction => {
      again.set(
        transaction,
        found.flatMap(change => writeAgain(body, change)),
      )
    }, ySyncPluginKey)
}

/** Returns what this page has written in blocks that acts of a transaction replace. */
function typedIn(transaction: Y.Transaction, update: Uint8Array): Change[] {
  const { doc, deleteSet } = transaction
  const blocks = actsIn(transaction).flatMap(({ block }) =>
    block?.taken && block.brought && Y.isDeleted(deleteSet, idOf(block.taken)) ? [block] : [],
  )
  if (blocks.length === 0) return []
  const known = deletedBy(update)
  const acts = unsettledActs(doc)
  // Until the server has a decision, the text that it uses up is still its author's.
  const [brought, used] = [new IdSet(acts.flatMap(broughtBy)), new IdSet(acts.flatMap(takenBy))]
  return blocks
    .map(block => changeIn(transaction, block, { known, brought, used }))
    .filter(({ typed, struck }) => typed.length + struck.length > 0)
}

/** Returns the ids that an update deletes. */
const deletedBy = (update: Uint8Array): IdSet => new IdSet(spansOf(Y.decodeUpdate(update).ds))

const idOf = ({ client, clock }: Id): Y.ID => Y.createID(client, clock)

type Context = { known: IdSet; brought: IdSet; used: IdSet }

function changeIn(
  { doc, deleteSet }: Y.Transaction,
  block: Block,
  { known, brought, used }: Context,
): Change {
  const parts = partsOf(doc, block, deleteSet).flatMap(part => cutBy([known, brought, used], part))
  const went = ({ item }: Part) => Y.isDeleted(deleteSet, item.id)
  const isKnown = ({ span }: Part) => known.overlaps(span)
  const wentKnown = (part: Part) => isKnown(part) && went(part)
  const copy = runsOf(doc, block.text, true)?.map(({ text }) => text)
  const copied = copy?.join('') ?? stringOf(parts.filter(wentKnown))
  // The copy may have what had been deleted here. An update of several changes deletes more than that.
  const isWhole = [isKnown, wentKnown].find(test => stringOf(parts.filter(test)) === copied)
  const isCopied = isWhole ?? wentKnown
  const place = placesBetween(stringOf(parts.filter(isCopied)), copied)
  const change: Change = { block, typed: [], struck: [] }
  let at = 0
  let line: unknown = null
  for (const part of parts) {
    const { item, span, string, formats } = part
    const end = at + string.length
    if (isCopied(part)) {
      // By an edit of this page, which its history keeps.
      const isStruck = !went(part) && item.keep && !used.overlaps(span)
      if (isWhole && isStruck) change.struck.push({ from: at, to: end })
      at = end
      line = item.parent
    } else if (went(part) && item.id.client === doc.clientID && !brought.overlaps(span)) {
      // Others' pages write theirs again.
      const isFirst = line !== item.parent
      change.typed.push({ at: place(at), isFirst, span, string, formats: withoutNotes(formats) })
    }
  }
  return change
}

/** A text of a block that went, and its formats if it is own. `string`: of characters that are forgotten, U+FFFC. */
type Part = { item: Y.Item; span: Span; string: string; formats: ReadonlyMap<string, unknown> }

/** Returns the pieces of a part that are in each of sets or not. Of a text in one item, others may know the beginning alone. */
function cutBy(sets: readonly IdSet[], part: Part): Part[] {
  const { client, from, to } = part.span
  const ends = sets.flatMap(set => set.missing(part.span)).flatMap(missing => [missing.from, missing.to])
  const cuts = [...new Set([from, ...ends, to])].toSorted((a, b) => a - b)
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? from
    const string = part.string.slice(start - from, end - from)
    return { ...part, span: { client, from: start, to: end }, string }
  })
}

const stringOf = (parts: readonly Part[]): string => parts.map(({ string }) => string).join('')

/** Returns the texts of a block that went, with those that had gone before. */
function partsOf(doc: Y.Doc, { taken }: Block, deleteSet: Y.Transaction['deleteSet']): Part[] {
  const block: unknown = taken && Y.getItem(doc.store, idOf(taken))
  const element =
    block instanceof Y.Item && block.content instanceof Y.ContentType ? block.content.type : null
  const parts: Part[] = []
  for (let child = element?._start ?? null; child; child = child.right) {
    if (!(child.content instanceof Y.ContentType)) continue
    const formats = new Map<string, unknown>()
    for (let item = child.content.type._start; item; item = item.right) {
      const { content, id, length } = item
      const span = spanFrom(id, length)
      if (content instanceof Y.ContentFormat) {
        if (Y.isDeleted(deleteSet, id)) formats.set(content.key, content.value)
      } else if (content instanceof Y.ContentString)
        parts.push({
          item,
          span,
          string: content.str,
          formats: id.client === doc.clientID ? new Map(formats) : NONE,
        })
      else if (content instanceof Y.ContentDeleted)
        parts.push({ item, span, string: '\uFFFC'.repeat(length), formats: NONE })
    }
  }
  return parts
}

const NONE: ReadonlyMap<string, unknown> = new Map()

/** Returns formats without those that are ended, and without the notes on the kind of their block. */
const withoutNotes = (formats: ReadonlyMap<string, unknown>): Formats =>
  Object.fromEntries([...formats].filter(([key, value]) => value !== null && !isNote(key, value)))

const isNote = (key: string, value: unknown): boolean =>
  markNameOf(key) === 'formatting' &&
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  blockKindNamed(String(value.format)) !== null

/** Makes changes in the copy of a block, texts from the last to the first, so that they keep their order. */
function writeAgain(doc: Y.Doc, { block, typed, struck }: Change): Again[] {
  if (!block.brought || !elementOf(doc, block.brought)) return []
  for (const range of struck) strike(doc, block.text, range)
  return typed.toReversed().flatMap(({ at, isFirst, span, string, formats }) => {
    const client = doc.clientID
    const from = Y.getState(doc.store, client)
    writeAt(doc, block.text, { index: at, isFirst, string, formats })
    const [now] = stringsIn(doc, { client, from, to: Y.getState(doc.store, client) })
    return now ? [{ old: span, now }] : []
  })
}
