import * as Y from 'yjs'

import { isRecordable, spanOfRun, type Act, type Block, type Id, type Span } from '#document/acts/record.ts'

import { itemAt, newestIds, restoredIds, runsAt, runsOf } from './characters.ts'
import { record, replace, type Formatted, type MadeAct } from './perform.ts'

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
    recordBlock(transaction, { of: null, runs: [], inserted: [], taken, made: [made] })
  }, origin)
}

/**
 * A text from `index` on, and what comes in its place: `head` in the text itself, `inline` behind it in
 * its block, and `blocks` behind `last`, which is that block or an item of a list.
 */
export type Splitting = {
  text: Y.XmlText
  index: number
  length: number
  head: readonly Formatted[]
  block: Y.XmlElement
  inline: (Y.XmlElement | Y.XmlText)[]
  behind: { last: Y.XmlElement; blocks: Y.XmlElement[] } | null
}

/**
 * Splits a block as an act, in one transaction. If others use up a part of its text at the same time,
 * the first one counts. Returns false, with nothing changed, if that is not of characters alone.
 */
export function performSplit(doc: Y.Doc, splitting: Splitting, origin: unknown): boolean {
  const { text, index, length, head, block, inline, behind } = splitting
  const runs = runsAt(text, index, length, { withFormats: true })
  if (!runs || runs.length === 0) return false
  doc.transact(transaction => {
    const made = [...(behind?.blocks ?? []), ...inline]
    if (behind?.last.parent instanceof Y.XmlFragment)
      insertBehind(behind.last.parent, behind.last, behind.blocks)
    insertBehind(block, text, inline)
    const inserted = replace(doc, { text, index, length, insert: head }, length)
    recordBlock(transaction, { of: null, runs, inserted, taken: null, made })
  }, origin)
  return true
}

function insertBehind(
  parent: Y.XmlFragment,
  child: Y.XmlElement | Y.XmlText,
  made: (Y.XmlElement | Y.XmlText)[],
): void {
  parent.insert(parent.toArray().indexOf(child) + 1, made)
}

/** Records that a history has taken an act on a block back. */
export function recordBlockBack(transaction: Y.Transaction, act: MadeAct): void {
  const { doc } = transaction
  const { id: of, block, takesBack: first } = act
  if (!block) return
  // A block in which others have written stays. The one that comes back goes with the act all the same.
  const brought = block.brought && newestOf(doc, block.brought)
  const taken = brought && !elementOf(doc, brought) ? brought : null
  if (block.taken && block.brought) {
    const made = restoredElement(doc, block.taken)
    if (made) recordBlock(transaction, { of, runs: [], inserted: [], taken, made: [made] })
  } else if (block.taken && first?.block) {
    // The block is there again.
    const made = first.block.brought && restoredElement(doc, first.block.brought)
    const runs = runsOf(doc, newestIds(doc, act.inserted), true) ?? []
    const inserted = restoredIds(doc, first.inserted)
    const text = restoredIds(doc, first.block.text)
    const parts = restoredIds(doc, first.block.parts)
    const back = {
      of,
      runs,
      inserted,
      block: { taken: null, brought: made && idOf(made), text, parts },
    }
    if (made && isRecordable(back)) record(transaction, back)
  } else if (taken) {
    // All of its characters go with it.
    const inserted = restoredIds(doc, act.runs.map(spanOfRun))
    const back = { of, runs: [], inserted, block: { taken, brought: null, text: [], parts: [] } }
    if (isRecordable(back)) record(transaction, back, act)
  }
}

/** Returns the element that a history has restored in place of one, or null if there is none. */
function restoredElement(doc: Y.Doc, id: Id): Y.XmlElement | null {
  const [restored] = restoredIds(doc, [spanOf(id)])
  return restored ? elementOf(doc, { client: restored.client, clock: restored.from }) : null
}

/** Returns the id of an element, or of what a history has restored in its place. */
export function newestOf(doc: Y.Doc, id: Id): Id {
  const [newest] = newestIds(doc, [spanOf(id)])
  return newest ? { client: newest.client, clock: newest.from } : id
}

const spanOf = ({ client, clock }: Id): Span => ({ client, from: clock, to: clock + 1 })

/** Returns the element with an id, or null if it is not there any more. */
export function elementOf(doc: Y.Doc, id: Id): Y.XmlElement | null {
  const item = itemAt(doc, id)
  if (!item || item.deleted || !(item.content instanceof Y.ContentType)) return null
  const { type } = item.content
  return type instanceof Y.XmlElement ? type : null
}

type Made = Pick<Act, 'of' | 'runs' | 'inserted'> & {
  taken: Id | null
  made: readonly (Y.XmlElement | Y.XmlText)[]
}

/** Records what is new. `inserted`: characters that it brings elsewhere. */
function recordBlock(transaction: Y.Transaction, { of, runs, inserted, taken, made }: Made): void {
  const brought = made[0] && idOf(made[0])
  if (!brought) return
  const change = { of, runs, inserted, block: { taken, brought, ...contentOf(made) } }
  // With a block of too many formats, it is an ordinary edit.
  if (isRecordable(change)) record(transaction, change)
}

const idOf = ({ _item: item }: Y.XmlElement | Y.XmlText): Id | null =>
  item && { client: item.id.client, clock: item.id.clock }

/** Returns the ids of the characters of what is new, and of the rest of it. */
function contentOf(made: Made['made']): Pick<Block, 'text' | 'parts'> {
  const [text, parts]: [Span[], Span[]] = [[], []]
  const visit = (item: Y.Item | null) => {
    if (!item) return
    add(item.content instanceof Y.ContentString ? text : parts, item)
    if (!(item.content instanceof Y.ContentType)) return
    const { _map: attributes, _start: first } = item.content.type
    for (const attribute of attributes.values()) visit(attribute)
    for (let child = first; child; child = child.right) visit(child)
  }
  for (const { _item: item } of made) visit(item)
  return { text, parts }
}

function add(spans: Span[], { id: { client, clock: from }, length }: Y.Item): void {
  const last = spans.at(-1)
  if (last?.client === client && last.to === from) last.to += length
  else spans.push({ client, from, to: from + length })
}
