import * as Y from 'yjs'

import { decodeAct, encodeAct } from '#document/acts/codec.ts'
import {
  ACTS_FIELD,
  idIn,
  isRecordable,
  lastOrder,
  MAX_ORDER,
  recordKey,
  type Act,
  type Id,
  type RecordedAct,
  type Span,
} from '#document/acts/record.ts'

import { runsAt } from './characters.ts'
import { settleUnsent } from './unsent.ts'

/** A text with all of its formats, by their keys in a shared text. */
export type Formatted = { text: string; formats: Readonly<Record<string, unknown>> }

/**
 * A replacement in a text: `length` characters at `index` become `insert`. A string takes the format of
 * the first of them.
 */
export type Replacement = {
  text: Y.Text
  index: number
  length: number
  insert: string | readonly Formatted[]
}

/** The metadata of a transaction with the acts that it records. */
const RECORDED = 'acts'

/** An act that was made here, and the one that it takes back. */
export type MadeAct = RecordedAct & { takesBack?: RecordedAct | undefined }

/** Returns the acts that a transaction has recorded. */
export const actsOf = (transaction: Y.Transaction): MadeAct[] => {
  // Set in this file alone.
  const known = transaction.meta.get(RECORDED) as MadeAct[] | undefined
  return known ?? []
}

/**
 * Makes replacements as acts, from the last to the first of a text, in one transaction. Returns
 * false, with nothing changed, when one of them cannot be recorded.
 */
export function performActs(doc: Y.Doc, replacements: readonly Replacement[], origin: unknown): boolean {
  const taken = replacements.map(({ text, index, length }) => runsAt(text, index, length))
  const isPossible = taken.every(
    runs => runs !== null && runs.length > 0 && isRecordable({ runs, inserted: [] }),
  )
  if (!isPossible) return false
  doc.transact(transaction => {
    replacements.forEach((replacement, i) => {
      const inserted = replace(doc, replacement, firstLength(taken[i]?.[0]?.text ?? ''))
      record(transaction, { of: null, runs: taken[i] ?? [], inserted })
    })
  }, origin)
  return true
}

/**
 * Makes replacements without a record, from the last to the first of a text, in one transaction.
 * Returns false, with nothing changed, when one of them is not of text alone.
 */
export function performEdits(doc: Y.Doc, replacements: readonly Replacement[], origin: unknown): boolean {
  const taken = replacements.map(({ text, index, length }) => runsAt(text, index, length))
  if (!taken.every(runs => runs !== null && runs.length > 0)) return false
  doc.transact(() => {
    replacements.forEach((replacement, i) => {
      replace(doc, replacement, firstLength(taken[i]?.[0]?.text ?? ''))
    })
  }, origin)
  return true
}

/** The length of the first character: Yjs breaks a pair of surrogates that is split. */
const firstLength = (text: string): number => String.fromCodePoint(text.codePointAt(0) ?? 0).length

/**
 * Replaces whole characters, so that the text keeps the format of the first. Returns what is new.
 * `first`: how many of the replaced characters stay before the new text until they go.
 */
export function replace(doc: Y.Doc, { text, index, length, insert }: Replacement, first = 0): Span[] {
  const client = doc.clientID
  const from = Y.getState(doc.store, client)
  if (insert.length === 0) {
    text.delete(index, length)
    return []
  }
  const parts = typeof insert === 'string' ? [{ text: insert, formats: undefined }] : insert
  // Behind the first character, so that what someone writes behind the text at the same moment follows.
  let at = index + first
  for (const part of parts) {
    text.insert(at, part.text, part.formats)
    at += part.text.length
  }
  const to = Y.getState(doc.store, client)
  if (length > first) text.delete(at, length - first)
  text.delete(index, first)
  return typeof insert === 'string' ? [{ client, from, to }] : stringsIn(doc, { client, from, to })
}

/** Returns the parts of a span that are characters: the formats between them are not. */
export function stringsIn(doc: Y.Doc, { client, from, to }: Span): Span[] {
  const spans: Span[] = []
  for (let clock = from; clock < to;) {
    const item: unknown = Y.getItem(doc.store, Y.createID(client, clock))
    if (!(item instanceof Y.Item)) return spans
    const end = Math.min(to, item.id.clock + item.length)
    if (item.content instanceof Y.ContentString) spans.push({ client, from: clock, to: end })
    clock = end
  }
  return spans
}

/** How many records of replaced blocks stay for people who are away. One has about 100 bytes. */
const MAX_KEPT = 100

const settled = new WeakMap<Y.Doc, readonly string[]>()
/** Bodies without records that need no longer be there, until the server has more. */
const dropped = new WeakSet<Y.Doc>()

/** Notes that the server has everything that is here. */
export function settleActs(doc: Y.Doc): void {
  settled.set(doc, [...doc.getMap(ACTS_FIELD).keys()])
  dropped.delete(doc)
  settleUnsent(doc)
}

/** Returns the acts that are here and that the server may not have yet. */
export function unsettledActs(doc: Y.Doc): RecordedAct[] {
  const known = new Set(settled.get(doc))
  return [...doc.getMap(ACTS_FIELD)].flatMap(([key, record]) => {
    const act = !known.has(key) && record instanceof Uint8Array ? decodeAct(record) : null
    return act ? [{ ...act, id: idIn(key) }] : []
  })
}

/**
 * Records an act in its own transaction: its record and its text cannot be apart. Records that the
 * server has go, but for those of replaced blocks: a page that comes back looks in them for the copies.
 */
export function record(
  transaction: Y.Transaction,
  change: Omit<Act, 'order'>,
  takesBack?: RecordedAct,
): void {
  const { doc } = transaction
  const client = doc.clientID
  const records = doc.getMap(ACTS_FIELD)
  dropSettled(doc, records)
  const act = { ...change, order: nextOrder(transaction, records) }
  const id: Id = { client, clock: Y.getState(doc.store, client) }
  records.set(recordKey(act.order, id), encodeAct(act))
  transaction.meta.set(RECORDED, [...actsOf(transaction), { ...act, id, takesBack }])
}

/** Deletes the records that the server has, but for the last ones of replaced blocks. */
function dropSettled(doc: Y.Doc, records: Y.Map<unknown>): void {
  if (dropped.has(doc)) return
  dropped.add(doc)
  const known = settled.get(doc) ?? []
  const copies = known.filter(key => isOfCopy(records.get(key)))
  const kept = copies.toSorted((one, other) => lastOrder([other]) - lastOrder([one])).slice(0, MAX_KEPT)
  const isKept = new Set(kept)
  for (const key of known) if (!isKept.has(key)) records.delete(key)
  settled.set(doc, kept)
}

/** Whether a record is of an act that puts a block in place of another, with a copy of its text. */
function isOfCopy(record: unknown): boolean {
  const block = record instanceof Uint8Array ? decodeAct(record)?.block : null
  return !!block?.taken && !!block.brought
}

/** Returns a number above those of all acts here that the server may not have decided yet. */
function nextOrder(transaction: Y.Transaction, records: Y.Map<unknown>): number {
  const last = actsOf(transaction).at(-1)?.order ?? lastOrder(records.keys())
  return Math.min(last + 1, MAX_ORDER)
}
