import * as Y from 'yjs'

import { IdSet } from '#document/acts/idSet.ts'
import { ACTS_FIELD, isRecordable, spanOfId, type Block, type Id, type Span } from '#document/acts/record.ts'
import { actsIn } from '#document/keptSuggestions.ts'

import { spanFrom, spansOf } from './carried.ts'
import { itemAt, itemsAt } from './characters.ts'
import { textOfCopy } from './copy.ts'
import { lackingIn } from './copyFormats.ts'
import { newDeletedIn, spanOfItem } from './goneItems.ts'
import { aroundOf, lastTurnOf, turnsIn, withArrived, without, type Turn } from './lastCopy.ts'
import { leftIn, takenWithCopy, writeSuggested, type Left } from './leftText.ts'
import { cutBy, isChange, textsOf, withoutNotes, writeAgain, type Change, type Part } from './oldText.ts'
import { goneAround, orphansIn, textOfKept, writeOrphans, type Orphan } from './orphans.ts'
import { isOwnClient } from './ownClients.ts'
import { record, unsettledActs } from './perform.ts'
import { piecesIn } from './pieces.ts'
import { elementIn, itemsIn } from './textblock.ts'
import { hasUnsent, newDeletions, newMoves, noteGone, noteLate, takeLate, type Changes } from './unsent.ts'

/** Text and blocks of others that are missing in the copies of blocks, or next to these. */
export type Arrived = { texts: ArrivedText[]; orphans: Orphan[]; suggested: Left['suggested'] }
/** `of`: the act that has replaced the block, or null. */
type ArrivedText = { of: Id | null; change: Change }

/**
 * Returns the text that has come with the state of the server into blocks that this page has replaced
 * since, as while it was offline. `deleted`: the ids that the server has as deleted. It does not have
 * an act whose block is not among them: this page sends it next, and knows the text by then.
 */
export function arrivedIn(transaction: Y.Transaction, deleted: IdSet): Arrived {
  const { doc } = transaction
  const whole = withArrived(doc, unsettledActs(doc))
  const turns = unsettledTurns(doc)
  const lastTurn = lastTurnOf(doc, turns)
  const gone = newDeletions(doc)
  const isKnown = ({ block }: (typeof turns)[number]) => deleted.overlaps(spanOfId(block.taken))
  const unknown = turns.filter(turn => !isKnown(turn)).map(lastTurn)
  const texts = unknown.flatMap(({ act, block }) => {
    const isNew = newIn(transaction, { deleted, gone }, block)
    const change = arrivedInBlock(doc, act.id ? whole(block) : block, { deleted, gone, isNew })
    return isChange(change) ? [{ of: act.id, change }] : []
  })
  const liveIn = ({ id, length }: Y.Item) => deleted.missing(spanFrom(id, length))
  // If the server already has a block as deleted, the author's page writes its text again.
  const isAway = ({ id }: Y.Item) => aroundOf(doc, id).some(around => deleted.overlaps(spanOfId(around)))
  const [first] = unknown
  const isNew = first && newIn(transaction, { deleted, gone }, first.block)
  const found = isNew
    ? orphansIn(
        doc,
        unknown.map(({ block }) => block),
        { isOrphan: item => isNew(spanFrom(item.id, item.length)) && !isAway(item), liveIn },
      )
    : []
  // Someone else has moved the same block, which is here already.
  const moved = new Set(turns.filter(isKnown).map(({ block }) => textOfTaken(doc, block)))
  const orphans = found.filter(({ kept }) => !moved.has(textOfKept(kept)))
  const elsewhere = new IdSet([
    ...takenWithCopy(
      doc,
      turns.map(turn => lastTurn(turn).block),
    ),
    ...found.map(({ id }) => spanOfId(id)),
  ])
  const lateSpans = takeLate(doc)
  const late = new IdSet(lateSpans)
  const lateIn = (span: Span) => without(span, late.missing(span))
  const written = [...newDeletedIn(transaction), ...lateSpans.flatMap(span => itemsAt(doc, span))]
  const left = leftIn(written, {
    wasThere: item => liveIn(item).length > 0,
    stayingIn: item =>
      isFrom(transaction.beforeState, item.id) ? liveIn(item) : liveIn(item).flatMap(lateIn),
    isGone: ({ id }) => gone.overlaps(spanFrom(id, 1)),
    // If others have deleted the block, too, the page of its text has written that again.
    isElsewhere: ({ id }) => elsewhere.overlaps(spanFrom(id, 1)) || deleted.overlaps(spanFrom(id, 1)),
  })
  return { texts, orphans: [...orphans, ...left.orphans], suggested: left.suggested }
}

const isFrom = (state: ReadonlyMap<number, number>, { client, clock }: Id): boolean =>
  clock >= (state.get(client) ?? 0)

/** Returns the text of a block that went, as it was last. */
const textOfTaken = (doc: Y.Doc, { taken }: Block): string => {
  const item = taken && itemAt(doc, taken)
  const element = item && elementIn(item)
  return (element ? itemsIn(element) : [])
    .map(({ content }) => (content instanceof Y.ContentString ? content.str : ''))
    .join('')
}

/** Returns the blocks that this page has replaced and that the server may not know. */
function unsettledTurns(doc: Y.Doc): Turn<{ id: Id | null }>[] {
  const own = unsettledActs(doc).filter(({ id }) => isOwnClient(doc, id.client))
  return [...turnsIn(own), ...newMoves(doc).map(block => ({ act: { id: null }, block }))]
}

/**
 * Keeps the text that a transaction brings into blocks that have gone: if the server never gets that deletion,
 * this page writes the text again.
 */
export function keepLate(transaction: Y.Transaction): void {
  if (!hasUnsent(transaction.doc)) return
  const items = newDeletedIn(transaction)
  items.forEach(keep)
  if (items.length > 0) noteLate(transaction.doc, items.map(spanOfItem))
}

/**
 * Keeps the text that others have written in blocks that this page has replaced, until the server knows
 * that. To be called before Yjs forgets what a transaction has deleted.
 */
export function keepUnsettled(doc: Y.Doc): void {
  const blocks = unsettledTurns(doc).map(({ block }) => block)
  keepTaken(doc, blocks)
}

function keepTaken(doc: Y.Doc, blocks: readonly { taken: Id }[]): void {
  const items = blocks.map(({ taken }) => goneAround(doc, taken)?._item ?? itemAt(doc, taken))
  for (const item of new Set(items)) if (item) keep(item)
}

/** The deletions of the server, and those of this page. */
type Gone = { deleted: IdSet; gone: IdSet }

/**
 * Returns whether others have written something in a block since this page replaced it. It may have come
 * earlier, while the act was on its way to a server that never got it.
 */
function newIn(
  { beforeState }: Y.Transaction,
  { deleted, gone }: Gone,
  { taken }: Block,
): (span: Span) => boolean {
  const isOfThisPage = taken !== null && gone.overlaps(spanOfId(taken))
  return span =>
    span.from >= (beforeState.get(span.client) ?? 0) ||
    (isOfThisPage && !gone.overlaps(span) && !deleted.overlaps(span))
}

function arrivedInBlock(
  doc: Y.Doc,
  block: Block,
  { deleted, gone, isNew }: Gone & { isNew: (span: Span) => boolean },
): Change {
  const isLive = ({ client, clock }: Y.ID) => !deleted.overlaps(spanOfId({ client, clock }))
  const isNewItem = ({ id, length }: Y.Item) => isNew(spanFrom(id, length))
  const fateOfFormat = (item: Y.Item) => {
    if (isNewItem(item)) return isLive(item.id) ? 'made' : null
    return isLive(item.id) ? 'kept' : 'ended'
  }
  const parts = textsOf(doc, block, { isLive, isWanted: isNewItem, fateOfFormat }).flatMap(part =>
    cutBy([deleted, gone], part),
  )
  const isGone = ({ span }: Part) => deleted.overlaps(span)
  const fateOf = (part: Part) => (isNew(part.span) ? null : isGone(part) ? 'gone' : 'there')
  const change: Change = { block, typed: [], struck: [], formatted: [] }
  // A page may have moved thousands of blocks, most of them without any change by others.
  const isChanged = (part: Part) => (isNew(part.span) ? !isGone(part) : isGone(part) || part.changed !== null)
  if (!parts.some(isChanged)) return change
  const { pieces, isExact } = piecesIn(parts, textOfCopy(doc, block.text) ?? '', fateOf)
  const lacking = lackingIn(doc, block)
  let at = 0
  let line: unknown = null
  for (const piece of pieces) {
    const { item, span, string, formats, changed, place } = piece
    if (place !== null) {
      at = place + string.length
      line = item.parent
      if (isExact && isGone(piece)) change.struck.push({ from: place, to: at })
      else if (isExact && changed)
        change.formatted.push(...lacking({ from: place, to: at, formats: changed }))
    } else if (isNew(span) && !isGone(piece)) {
      const isFirst = line !== item.parent
      change.typed.push({ at, isFirst, span, string, formats: withoutNotes(formats) })
    }
  }
  return change
}

/** Writes text in the copies of its blocks, as a part of the acts that have brought these: it goes with them if they lose. */
export function writeArrived(doc: Y.Doc, { texts, orphans, suggested }: Arrived, origin: unknown): void {
  if (texts.length + orphans.length + suggested.length === 0) return
  doc.transact(transaction => {
    writeOrphans(doc, orphans)
    writeSuggested(doc, suggested)
    noteGone(
      doc,
      orphans.map(({ id }) => spanOfId(id)),
    )
    for (const { of, change } of texts) {
      const again = writeAgain(doc, change)
      noteGone(doc, [...again.map(({ old }) => old), ...spansOf(transaction.deleteSet)])
      const act = { of, runs: [], inserted: again.map(({ now }) => now) }
      if (of && act.inserted.length > 0 && isRecordable(act)) record(transaction, act)
    }
  }, origin)
}

/**
 * Lets a body keep the blocks from this device's copy that acts have replaced or its pages have deleted: the
 * server may not know that. Yjs would forget the text, and with it the places of what others write there.
 * `copy`: the origin of the copy's transactions. `changes`: those of the device's pages.
 */
export function keepReplaced(body: Y.Doc, copy: unknown, changes: readonly Changes[]): void {
  // A root has its type before its first content comes.
  body.getMap(ACTS_FIELD)
  body.on('afterTransaction', transaction => {
    if (transaction.origin !== copy) return
    for (const { block } of actsIn(transaction)) {
      const item = block?.taken && itemAt(body, block.taken)
      if (item) keep(item)
    }
    for (const { moves, deletions } of changes) {
      keepTaken(body, moves)
      for (const item of deletions.flatMap(span => itemsAt(body, span))) if (elementIn(item)) keep(item)
    }
  })
}

function keep(item: Y.Item): void {
  item.keep = true
  if (!(item.content instanceof Y.ContentType)) return
  for (const attribute of item.content.type._map.values()) attribute.keep = true
  for (let child = item.content.type._start; child; child = child.right) keep(child)
}
