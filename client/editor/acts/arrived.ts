import * as Y from 'yjs'

import type { IdSet } from '#document/acts/idSet.ts'
import { ACTS_FIELD, isRecordable, spanOfId, type Block, type Id } from '#document/acts/record.ts'
import { actsIn } from '#document/keptSuggestions.ts'

import { itemAt } from './characters.ts'
import { textOfCopy } from './copy.ts'
import { lackingIn } from './copyFormats.ts'
import { lastTurn, turnsIn, withArrived, type Turn } from './lastCopy.ts'
import { cutBy, isChange, textsOf, withoutNotes, writeAgain, type Change, type Part } from './oldText.ts'
import { isOwnClient } from './ownClients.ts'
import { record, unsettledActs } from './perform.ts'
import { piecesIn } from './pieces.ts'
import { newMoves } from './unsent.ts'

/** Text of others that is missing in the copy of a block, and the act that has replaced the block, or null. */
export type Arrived = { of: Id | null; change: Change }

/**
 * Returns the text that has come with the state of the server into blocks that this page has replaced
 * since, as while it was offline. `deleted`: the ids that the server has as deleted. It does not have
 * an act whose block is not among them: this page sends it next, and knows the text by then.
 */
export function arrivedIn(transaction: Y.Transaction, deleted: IdSet): Arrived[] {
  const { doc } = transaction
  const acts = unsettledActs(doc)
  const whole = withArrived(doc, acts)
  const moved = newMoves(doc).map(block => ({ act: { id: null }, block }))
  const own = turnsIn(acts.filter(({ id }) => isOwnClient(doc, id.client)))
  const turns: Turn<{ id: Id | null }>[] = [...own, ...moved]
  return turns.flatMap(turn => {
    if (deleted.overlaps(spanOfId(turn.block.taken))) return []
    const { act, block } = lastTurn(turn, turns)
    const change = arrivedInBlock(transaction, act.id ? whole(block) : block, deleted)
    return isChange(change) ? [{ of: act.id, change }] : []
  })
}

function arrivedInBlock({ doc, beforeState }: Y.Transaction, block: Block, deleted: IdSet): Change {
  const isNew = ({ id }: Y.Item) => id.clock >= (beforeState.get(id.client) ?? 0)
  const isLive = ({ client, clock }: Y.ID) => !deleted.overlaps(spanOfId({ client, clock }))
  const fateOfFormat = (item: Y.Item) => {
    if (isNew(item)) return isLive(item.id) ? 'made' : null
    return isLive(item.id) ? 'kept' : 'ended'
  }
  const parts = textsOf(doc, block, { isLive, isWanted: isNew, fateOfFormat }).flatMap(part =>
    cutBy([deleted], part),
  )
  const isGone = ({ span }: Part) => deleted.overlaps(span)
  const copied = textOfCopy(doc, block.text) ?? ''
  const fateOf = (part: Part) => (isNew(part.item) ? null : isGone(part) ? 'gone' : 'there')
  const { pieces, isExact } = piecesIn(parts, copied, fateOf)
  const change: Change = { block, typed: [], struck: [], formatted: [] }
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
    } else if (isNew(item) && !isGone(piece)) {
      const isFirst = line !== item.parent
      change.typed.push({ at, isFirst, span, string, formats: withoutNotes(formats) })
    }
  }
  return change
}

/** Writes text in the copies of its blocks, as a part of the acts that have brought these: it goes with them if they lose. */
export function writeArrived(doc: Y.Doc, arrived: readonly Arrived[], origin: unknown): void {
  if (arrived.length === 0) return
  doc.transact(transaction => {
    for (const { of, change } of arrived) {
      const act = { of, runs: [], inserted: writeAgain(doc, change).map(({ now }) => now) }
      if (of && act.inserted.length > 0 && isRecordable(act)) record(transaction, act)
    }
  }, origin)
}

/**
 * Lets a body keep the blocks that acts have replaced which come from this device's copy: the server may
 * not have them. Yjs would forget the text, and with it the places of what others write there.
 * `copy`: the origin of the copy's transactions.
 */
export function keepReplaced(body: Y.Doc, copy: unknown): void {
  // A root has its type before its first content comes.
  body.getMap(ACTS_FIELD)
  body.on('afterTransaction', transaction => {
    if (transaction.origin !== copy) return
    for (const { block } of actsIn(transaction)) {
      const item = block?.taken && itemAt(body, block.taken)
      if (item) keep(item)
    }
  })
}

function keep(item: Y.Item): void {
  item.keep = true
  if (!(item.content instanceof Y.ContentType)) return
  for (let child = item.content.type._start; child; child = child.right) keep(child)
}
