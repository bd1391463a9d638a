import { ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { IdSet } from '#document/acts/idSet.ts'
import { broughtBy, spanOfId, takenBy, type Block, type Id } from '#document/acts/record.ts'
import { actsIn } from '#document/keptSuggestions.ts'

import { arrivedIn, keepLate, keepUnsettled, type Arrived } from './arrived.ts'
import { elementOf } from './block.ts'
import { spanFrom, spansOf } from './carried.ts'
import { itemAt, runsOf } from './characters.ts'
import { textOfCopy } from './copy.ts'
import { lackingIn } from './copyFormats.ts'
import { deletedIn, spanOfItem } from './goneItems.ts'
import { isSame, lastTurnOf, rivalsIn, turnsIn, withArrived } from './lastCopy.ts'
import { leftIn, takenWithCopy, writeSuggested, type Left } from './leftText.ts'
import { movedIn } from './moved.ts'
import {
  cutBy,
  idOf,
  isChange,
  stringOf,
  textsOf,
  withoutNotes,
  writeAgain,
  type Again,
  type Change,
  type Part,
} from './oldText.ts'
import { orphansIn, writeOrphans, type Orphan } from './orphans.ts'
import { isOwnClient } from './ownClients.ts'
import { unsettledActs } from './perform.ts'
import { piecesIn } from './pieces.ts'
import { itemsIn } from './textblock.ts'
import { deleteElement, twinsIn } from './twins.ts'
import { undecidedIn } from './undecided.ts'
import { hasUnsent, newDeletions, newMoves, newRewritten } from './unsent.ts'

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
  takeWith(body, [update], take, keepLate)
}

/**
 * Lets a body take what the server has, before this page sends what the server lacks. Returns what
 * others have written in blocks that this page has replaced, to be written in the copies first.
 * `updates`: all of the server's answer. Its latest updates come before the rest of it, and only together
 * they tell what the server knows.
 */
export function takeState(body: Y.Doc, updates: readonly Uint8Array[], origin: unknown): Arrived {
  let arrived: Arrived = { texts: [], orphans: [], suggested: [] }
  const take = () =>
    body.transact(() => {
      for (const update of updates) Y.applyUpdate(body, update, origin)
    }, origin)
  takeWith(body, updates, take, (transaction, known) => (arrived = arrivedIn(transaction, known)))
  return arrived
}

function takeWith(
  body: Y.Doc,
  updates: readonly Uint8Array[],
  take: () => void,
  also: (transaction: Y.Transaction, known: IdSet) => unknown,
): void {
  let found: Typed = NOTHING
  let twins: Y.XmlElement[] = []
  let isFirst = true
  const look = (transaction: Y.Transaction) => {
    if (!isFirst) return
    isFirst = false
    keepUnsettled(body)
    const known = once(() => deletedBy(updates))
    found = typedIn(transaction, known)
    const rewritten = newRewritten(body)
    if (rewritten.length > 0) twins = twinsIn(transaction, rewritten, known())
    if (unsettledActs(body).some(({ block }) => block) || hasUnsent(body)) also(transaction, known())
  }
  body.on('afterTransaction', look)
  take()
  body.off('afterTransaction', look)
  // No step of the person at this page.
  if (twins.length > 0) body.transact(() => twins.forEach(deleteElement))
  const { changes, orphans, suggested } = found
  if (changes.length + orphans.length + suggested.length > 0)
    body.transact(transaction => {
      const texts = changes.flatMap(change => writeAgain(body, change))
      again.set(transaction, [...texts, ...writeOrphans(body, orphans), ...writeSuggested(body, suggested)])
    }, ySyncPluginKey)
}

type Typed = { changes: Change[]; orphans: Orphan[]; suggested: Left['suggested'] }
const NOTHING: Typed = { changes: [], orphans: [], suggested: [] }

/** Returns what this page has written in blocks that a transaction replaces or moves, or next to them. */
function typedIn(transaction: Y.Transaction, deleted: () => IdSet): Typed {
  const { doc, deleteSet } = transaction
  const made = actsIn(transaction)
  const replaced = turnsIn(made).filter(({ block }) => Y.isDeleted(deleteSet, idOf(block.taken)))
  // Of several acts on one block, the copies of those that lost have gone, or their text has.
  const turned = replaced.map(lastTurnOf(doc, replaced))
  const isLost = (one: (typeof turned)[number]) =>
    turned.some(other => other !== one && isSame(other.block.taken, one.block.taken)) &&
    !hasText(doc, one.block)
  const blocks = turned.filter(one => !isLost(one)).map(({ block }) => block)
  const known = once(deleted)
  const unsent = newDeletions(doc)
  // If a copy has been moved since, its text is found elsewhere.
  const there = turned.filter(({ block }) => elementOf(doc, block.brought))
  const acts = unsettledActs(doc)
  // If an act has lost, the server has deleted its block, and written the text again.
  const rivals = rivalsIn(acts)
  const moved = movedIn(transaction, {
    unknownIn: span => known().missing(span),
    replaced: new IdSet([...there.map(({ block }) => block.taken), ...rivals].map(spanOfId)),
    isGone: span => unsent.overlaps(span) && known().overlaps(span),
    isWanted: block =>
      itemsIn(block).some(({ id, length }) => {
        const span = spanFrom(id, length)
        const isOwn = isOwnClient(doc, id.client) && known().missing(span).length > 0
        return isOwn || unsent.overlaps(span)
      }),
  })
  const written = deletedIn(transaction).filter(({ id }) => isOwnClient(doc, id.client))
  if (blocks.length + moved.length + written.length === 0) return NOTHING
  // Until the server has a decision, the text that it uses up is still its author's.
  const brought = new IdSet(undecidedIn(doc, acts, known()).flatMap(broughtBy))
  const used = new IdSet(acts.flatMap(takenBy))
  const whole = withArrived(doc, made)
  const all = [...blocks.map(whole), ...moved]
  // Blocks that others have moved, too.
  const turnedHere = [...turnsIn(acts).map(({ block }) => block), ...newMoves(doc)]
  const copied = around(
    doc,
    turnedHere.filter(({ taken }) => known().overlaps(spanOfId(taken))),
  )
  const isMade = (item: Y.Item) => isOwnClient(doc, item.id.client) && Y.isDeleted(deleteSet, item.id)
  const unknownIn = ({ id, length }: Y.Item) => known().missing(spanFrom(id, length))
  const orphans = orphansIn(doc, all, {
    isOrphan: item => isMade(item) && !copied.has(item) && unknownIn(item).length > 0,
    liveIn: item => (Y.isDeleted(deleteSet, item.id) ? unknownIn(item) : []),
  })
  const changes = all
    .map(block => changeIn(transaction, block, { known: known(), brought, used, unsent }))
    .filter(isChange)
  const elsewhere = new IdSet([
    ...takenWithCopy(doc, all),
    ...orphans.map(({ id }) => spanOfId(id)),
    ...rivals.map(spanOfId),
  ])
  const left = leftIn(written, {
    wasThere: ({ id }) => Y.isDeleted(deleteSet, id),
    stayingIn: item => (isMade(item) && !brought.overlaps(spanOfItem(item)) ? unknownIn(item) : []),
    isGone: ({ id }) => Y.isDeleted(deleteSet, id),
    isElsewhere: ({ id }) => elsewhere.overlaps(spanFrom(id, 1)),
  })
  return { changes, orphans: [...orphans, ...left.orphans], suggested: left.suggested }
}

/** Returns what blocks have brought, and what that is in. */
function around(doc: Y.Doc, blocks: readonly Block[]): ReadonlySet<Y.Item> {
  const items = new Set<Y.Item>()
  for (const { brought } of blocks)
    for (let item = brought && itemAt(doc, brought); item && !items.has(item);) {
      items.add(item)
      item = item.parent instanceof Y.AbstractType ? item.parent._item : null
    }
  return items
}

/** Whether any of the text that came with a block is there. */
const hasText = (doc: Y.Doc, { text }: Block): boolean => text.some(span => runsOf(doc, [span]) !== null)

/** Returns the ids that updates delete. */
const deletedBy = (updates: readonly Uint8Array[]): IdSet =>
  new IdSet(updates.flatMap(update => spansOf(Y.decodeUpdate(update).ds)))

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}

type Context = { known: IdSet; brought: IdSet; used: IdSet; unsent: IdSet }

function changeIn(
  { doc, deleteSet }: Y.Transaction,
  block: Block,
  { known, brought, used, unsent }: Context,
): Change {
  const isLive = (id: Y.ID) => Y.isDeleted(deleteSet, id)
  const isWanted = ({ id }: Y.Item) => isOwnClient(doc, id.client)
  const fateOfFormat = (item: Y.Item) => {
    const span = spanFrom(item.id, item.length)
    const [isLost, isTheirs] = [isLive(item.id), known.overlaps(span)]
    if (!isTheirs) return isLost && isWanted(item) ? 'made' : null
    return isLost ? 'kept' : unsent.overlaps(span) ? 'ended' : null
  }
  const parts = textsOf(doc, block, { isLive, isWanted, fateOfFormat }).flatMap(part =>
    cutBy([known, brought, used, unsent], part),
  )
  const went = ({ item }: Part) => Y.isDeleted(deleteSet, item.id)
  const isKnown = ({ span }: Part) => known.overlaps(span)
  // The copy may have what had been deleted here.
  const fateOf = (part: Part) =>
    isKnown(part) ? (went(part) ? 'there' : unsent.overlaps(part.span) ? 'gone' : null) : null
  // Others' pages write theirs again.
  const isTyped = (part: Part) =>
    went(part) && !isKnown(part) && isWanted(part.item) && !brought.overlaps(part.span)
  const change: Change = { block, typed: [], struck: [], formatted: [] }
  // An update may replace thousands of blocks, most of them without any.
  const isChanged = (part: Part) => fateOf(part) === 'there' && part.changed !== null
  if (!parts.some(part => isTyped(part) || fateOf(part) === 'gone' || isChanged(part))) return change
  const copied = textOfCopy(doc, block.text) ?? stringOf(parts.filter(part => isKnown(part) && went(part)))
  const { pieces, isExact } = piecesIn(parts, copied, fateOf)
  const lacking = lackingIn(doc, block)
  let at = 0
  let line: unknown = null
  for (const piece of pieces) {
    const { item, span, string, formats, changed, place } = piece
    if (place !== null) {
      const end = place + string.length
      if (isExact && !used.overlaps(span)) {
        if (!went(piece)) change.struck.push({ from: place, to: end })
        else if (changed) change.formatted.push(...lacking({ from: place, to: end, formats: changed }))
      }
      at = end
      line = item.parent
    } else if (isTyped(piece)) {
      const isFirst = line !== item.parent
      change.typed.push({ at, isFirst, span, string, formats: withoutNotes(formats) })
    }
  }
  return change
}
