import { ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { decodeAct } from '#document/acts/codec.ts'
import { IdSet } from '#document/acts/idSet.ts'
import { ACTS_FIELD, broughtBy, type Block, type Id, type Span } from '#document/acts/record.ts'
import type { Formats } from '#document/markFormats.ts'
import { blockKindNamed } from '#document/suggestions.ts'
import { markNameOf } from '#document/yjs.ts'

import { elementOf } from './block.ts'
import { spanFrom } from './carried.ts'
import { stringsIn, unsettledActs } from './perform.ts'

/** Text of this page that went with its block. `offset`: how many characters of the copy precede it. */
type Typed = { offset: number; span: Span; string: string; formats: Formats }

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
  const found: { block: Block; typed: Typed[] }[] = []
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
        found.flatMap(({ block, typed }) => writeAgain(body, block, typed)),
      )
    }, ySyncPluginKey)
}

/** Returns what this page has written in blocks that acts of a transaction replace. */
function typedIn(transaction: Y.Transaction, update: Uint8Array): { block: Block; typed: Typed[] }[] {
  const { doc, deleteSet, changed } = transaction
  const acts = doc.getMap(ACTS_FIELD)
  const entries: ReadonlyMap<unknown, ReadonlySet<string | null>> = changed
  const blocks = [...(entries.get(acts) ?? [])].flatMap(key => {
    const record: unknown = key === null ? null : acts.get(key)
    const block = record instanceof Uint8Array ? decodeAct(record)?.block : undefined
    return block?.taken && block.brought && Y.isDeleted(deleteSet, idOf(block.taken)) ? [block] : []
  })
  if (blocks.length === 0) return []
  const known = deletedBy(update)
  // Until the server has a decision, the text that it uses up is still its author's.
  const decided = new IdSet(unsettledActs(doc).flatMap(broughtBy))
  return blocks
    .map(block => ({ block, typed: typedInBlock(transaction, block, { known, decided }) }))
    .filter(({ typed }) => typed.length > 0)
}

/** Returns the ids that an update deletes. */
const deletedBy = (update: Uint8Array): IdSet =>
  new IdSet(
    [...Y.decodeUpdate(update).ds.clients].flatMap(([client, ranges]) =>
      ranges.map(({ clock, len }) => ({ client, from: clock, to: clock + len })),
    ),
  )

const idOf = ({ client, clock }: Id): Y.ID => Y.createID(client, clock)

function typedInBlock(
  { doc, deleteSet }: Y.Transaction,
  { taken }: Block,
  { known, decided }: { known: IdSet; decided: IdSet },
): Typed[] {
  const item: unknown = taken && Y.getItem(doc.store, idOf(taken))
  const element = item instanceof Y.Item && item.content instanceof Y.ContentType ? item.content.type : null
  const typed: Typed[] = []
  let offset = 0
  for (let child = element?._start ?? null; child; child = child.right) {
    if (!(child.content instanceof Y.ContentType) || !Y.isDeleted(deleteSet, child.id)) continue
    const formats = new Map<string, unknown>()
    for (let one = child.content.type._start; one; one = one.right) {
      const { content } = one
      if (!Y.isDeleted(deleteSet, one.id)) continue
      if (content instanceof Y.ContentFormat) formats.set(content.key, content.value)
      if (!(content instanceof Y.ContentString)) continue
      // Yjs has it in one piece, also if they knew its beginning alone.
      let { clock: at } = one.id
      const end = at + one.length
      for (const part of known.missing(spanFrom(one.id, one.length))) {
        offset += part.from - at
        at = part.to
        // Others' pages write theirs again.
        if (part.client !== doc.clientID) continue
        for (const span of decided.missing(part)) {
          const string = content.str.slice(span.from - one.id.clock, span.to - one.id.clock)
          typed.push({ offset, span, string, formats: withoutNotes(formats) })
        }
      }
      offset += end - at
    }
  }
  return typed
}

/** Returns formats without those that are ended, and without the notes on the kind of their block. */
const withoutNotes = (formats: ReadonlyMap<string, unknown>): Formats =>
  Object.fromEntries([...formats].filter(([key, value]) => value !== null && !isOfBlock(key, value)))

const isOfBlock = (key: string, value: unknown): boolean =>
  markNameOf(key) === 'formatting' &&
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  blockKindNamed(String(value.format)) !== null

/** Writes texts in the copy of a block, from the last to the first, so that places before still hold. */
function writeAgain(doc: Y.Doc, { brought, text }: Block, typed: readonly Typed[]): Again[] {
  if (!brought || !elementOf(doc, brought)) return []
  return typed.toReversed().flatMap(({ offset, span, string, formats }) => {
    const place = offset > 0 ? placeOf(doc, text, offset - 1, 1) : placeOf(doc, text, 0, 0)
    const client = doc.clientID
    const from = Y.getState(doc.store, client)
    place?.in.insert(place.index, string, formats)
    const [now] = stringsIn(doc, { client, from, to: Y.getState(doc.store, client) })
    return now ? [{ old: span, now }] : []
  })
}

/** Returns the place of one of the characters of spans, or behind it. */
function placeOf(
  doc: Y.Doc,
  spans: readonly Span[],
  index: number,
  behind: 0 | 1,
): { in: Y.XmlText; index: number } | null {
  let before = 0
  for (const { client, from, to } of spans) {
    const clock = from + index - before
    before += to - from
    if (clock >= to) continue
    const item: unknown = Y.getItem(doc.store, Y.createID(client, clock))
    if (!(item instanceof Y.Item) || !(item.parent instanceof Y.XmlText)) return null
    let at = item.deleted ? 0 : clock - item.id.clock + behind
    for (let left = item.left; left; left = left.left) if (!left.deleted && left.countable) at += left.length
    return { in: item.parent, index: at }
  }
  return null
}
