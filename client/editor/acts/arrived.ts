import type * as Y from 'yjs'

import type { IdSet } from '#document/acts/idSet.ts'
import { isRecordable, spanOfId, type Block, type Id } from '#document/acts/record.ts'

import { runsOf } from './characters.ts'
import { placesBetween } from './copy.ts'
import { cutBy, stringOf, textsOf, withoutNotes, writeAgain, type Change, type Part } from './oldText.ts'
import { record, unsettledActs } from './perform.ts'

/** Text of others that is missing in the copy of a block, and the act that has replaced the block. */
export type Arrived = { of: Id; change: Change }

/**
 * Returns the text that has come with the state of the server into blocks that this page has replaced
 * since, as while it was offline. `deleted`: the ids that the server has as deleted. It does not have
 * an act whose block is not among them: this page sends it next, and knows the text by then.
 */
export function arrivedIn(transaction: Y.Transaction, deleted: IdSet): Arrived[] {
  const { doc } = transaction
  return unsettledActs(doc).flatMap(({ id, block }) => {
    if (!block?.taken || !block.brought || id.client !== doc.clientID) return []
    if (deleted.overlaps(spanOfId(block.taken))) return []
    const typed = arrivedInBlock(transaction, block, deleted)
    return typed.length > 0 ? [{ of: id, change: { block, typed, struck: [] } }] : []
  })
}

function arrivedInBlock({ doc, beforeState }: Y.Transaction, block: Block, deleted: IdSet): Change['typed'] {
  const isNew = ({ id }: Y.Item) => id.clock >= (beforeState.get(id.client) ?? 0)
  const isLive = ({ client, clock }: Y.ID) => !deleted.overlaps(spanOfId({ client, clock }))
  const parts = textsOf(doc, block, { isLive, isWanted: isNew }).flatMap(part => cutBy([deleted], part))
  const wasThere = ({ item }: Part) => !isNew(item)
  const isThere = (part: Part) => wasThere(part) && !deleted.overlaps(part.span)
  const copied =
    runsOf(doc, block.text, true)
      ?.map(({ text }) => text)
      .join('') ?? ''
  const isCopied = [wasThere, isThere].find(test => stringOf(parts.filter(test)) === copied) ?? isThere
  const place = placesBetween(stringOf(parts.filter(isCopied)), copied)
  const typed: Change['typed'] = []
  let at = 0
  let line: unknown = null
  for (const part of parts) {
    const { item, span, string, formats } = part
    if (isCopied(part)) {
      at += string.length
      line = item.parent
    } else if (isNew(item) && !deleted.overlaps(span)) {
      const isFirst = line !== item.parent
      typed.push({ at: place(at), isFirst, span, string, formats: withoutNotes(formats) })
    }
  }
  return typed
}

/** Writes text in the copies of its blocks, as a part of the acts that have brought these: it goes with them if they lose. */
export function writeArrived(doc: Y.Doc, arrived: readonly Arrived[], origin: unknown): void {
  if (arrived.length === 0) return
  doc.transact(transaction => {
    for (const { of, change } of arrived) {
      const act = { of, runs: [], inserted: writeAgain(doc, change).map(({ now }) => now) }
      if (act.inserted.length > 0 && isRecordable(act)) record(transaction, act)
    }
  }, origin)
}
