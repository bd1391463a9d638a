import * as Y from 'yjs'

import { isRecordable, type Block, type Id, type Span } from '#document/acts/record.ts'

import { restoredIds } from './characters.ts'
import { record } from './perform.ts'

/** An element of a shared text, and a new one to come in its place. */
export type BlockReplacement = { old: Y.XmlElement; made: Y.XmlElement }

/**
 * Replaces a block as an act, in one transaction. If others replace it at the same time, the first
 * one counts.
 */
export function performBlockAct(doc: Y.Doc, { old, made }: BlockReplacement, origin: unknown): void {
  doc.transact(transaction => {
    const taken = idOf(old)
    const { parent } = old
    if (!taken || !(parent instanceof Y.XmlFragment)) return
    const index = parent.toArray().indexOf(old)
    parent.insert(index + 1, [made])
    parent.delete(index)
    recordBlock(transaction, { of: null, taken, made })
  }, origin)
}

/** Records that a history has put the block back that an act took away. */
export function recordBlockBack(transaction: Y.Transaction, { id, block }: { id: Id; block: Block }): void {
  const { doc } = transaction
  const { client, clock } = block.taken
  const [restored] = restoredIds(doc, [{ client, from: clock, to: clock + 1 }])
  const made = restored && elementOf(doc, { client: restored.client, clock: restored.from })
  // A block in which others have written stays.
  if (made && !elementOf(doc, block.brought)) recordBlock(transaction, { of: id, taken: block.brought, made })
}

/** Returns the element with an id, or null if it is not there any more. */
export function elementOf(doc: Y.Doc, { client, clock }: Id): Y.XmlElement | null {
  const item: unknown = Y.getItem(doc.store, Y.createID(client, clock))
  if (!(item instanceof Y.Item) || item.deleted || !(item.content instanceof Y.ContentType)) return null
  const { type } = item.content
  return type instanceof Y.XmlElement ? type : null
}

function recordBlock(
  transaction: Y.Transaction,
  { of, taken, made }: { of: Id | null; taken: Id; made: Y.XmlElement },
): void {
  const brought = idOf(made)
  if (!brought) return
  const { inserted, parts } = contentOf(made)
  const change = { of, runs: [], inserted, block: { taken, brought, parts } }
  // With a block of too many formats, it is an ordinary edit.
  if (isRecordable(change)) record(transaction, change)
}

const idOf = ({ _item: item }: Y.XmlElement): Id | null =>
  item && { client: item.id.client, clock: item.id.clock }

/** Returns the ids of the characters of a block, and of the rest of it. */
function contentOf(block: Y.XmlElement): { inserted: Span[]; parts: Span[] } {
  const [inserted, parts]: [Span[], Span[]] = [[], []]
  const visit = (item: Y.Item | null) => {
    if (!item) return
    add(item.content instanceof Y.ContentString ? inserted : parts, item)
    if (!(item.content instanceof Y.ContentType)) return
    const { _map: attributes, _start: first } = item.content.type
    for (const attribute of attributes.values()) visit(attribute)
    for (let child = first; child; child = child.right) visit(child)
  }
  visit(block._item)
  return { inserted, parts }
}

function add(spans: Span[], { id: { client, clock: from }, length }: Y.Item): void {
  const last = spans.at(-1)
  if (last?.client === client && last.to === from) last.to += length
  else spans.push({ client, from, to: from + length })
}
