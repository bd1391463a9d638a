import * as Y from 'yjs'

import { IdSet } from '#document/acts/idSet.ts'
import type { Span } from '#document/acts/record.ts'

import { restoredIds } from './characters.ts'
import type { Step } from './step.ts'

type Ids = Step['insertions']
export type Format = Record<string, unknown>
/** A character that a step brought, and what others did to it since. */
type Own = {
  id: Y.ID
  char: string
  text: Y.Text
  fate: 'there' | 'deleted' | 'gone with its block'
  format: Format
}
/** Characters of others between those of a step. `after`: how many of them precede. */
export type Added = { text: Y.Text; item: Y.Item; string: string; format: Format; after: number }
export type Found = { own: Own[]; old: { id: Y.ID; char: string }[]; added: Added[] }

/** Returns ids of Yjs as spans. */
export const spansOf = (ids: Ids): Span[] =>
  [...ids.clients].flatMap(([client, ranges]) =>
    ranges.map(({ clock, len }) => spanFrom(Y.createID(client, clock), len)),
  )

/** Finds the characters that a step brought and took away, in the order of the text. */
export function findCarried(transaction: Y.Transaction, body: Y.XmlFragment, step: Step): Found {
  const found: Found = { own: [], old: [], added: [] }
  const [first, deleted] = [spansOf(step.insertions), spansOf(step.deletions)]
  const inserted = [...first, ...restoredIds(transaction.doc, first)]
  cut(transaction, inserted)
  if (inserted.length === 0 || deleted.length === 0) return found
  visit(body, { inserted: new IdSet(inserted), deleted: new IdSet(deleted) }, found)
  return found
}

/**
 * Separates characters from the rest of their items. Restored ones are joined with what others wrote
 * next to them, and Yjs would delete both.
 */
function cut(transaction: Y.Transaction, spans: readonly Span[]): void {
  const ids = Y.createDeleteSet()
  for (const { client, from, to } of spans)
    ids.clients.set(client, [...(ids.clients.get(client) ?? []), { clock: from, len: to - from }])
  // Yjs splits its items at both ends of each range that it visits.
  Y.iterateDeletedStructs(transaction, Y.mergeDeleteSets([ids]), () => undefined)
}

type StepIds = { inserted: IdSet; deleted: IdSet }

function visit(type: Y.XmlFragment, ids: StepIds, found: Found): void {
  for (let item = type._start; item; item = item.right) {
    const child: unknown = item.content instanceof Y.ContentType ? item.content.type : null
    if (child instanceof Y.Text) read(child, item, ids, found)
    else if (child instanceof Y.XmlFragment) visit(child, ids, found)
  }
}

/** Reads a text with its deleted characters. */
function read(text: Y.Text, itself: Y.Item, ids: StepIds, found: Found): void {
  const isIn = (set: IdSet, id: Y.ID | null) => id !== null && set.overlaps(spanFrom(id, 1))
  const isCopy = isIn(ids.inserted, itself.id)
  const later = new IdSet()
  const [original, now]: [Format, Format] = [{}, {}]
  for (let item = text._start; item; item = item.right) {
    const span = spanFrom(item.id, item.length)
    if (item.content instanceof Y.ContentFormat) {
      const { key, value } = item.content
      if (!item.deleted) now[key] = value
      if (isIn(ids.inserted, item.id) && !isIn(ids.deleted, item.id)) original[key] = value
    }
    if (!(item.content instanceof Y.ContentString) || item.redone !== null) continue
    const string = item.content.str
    if (ids.inserted.overlaps(span) || ids.deleted.overlaps(span)) {
      const fate = item.deleted ? (itself.deleted ? 'gone with its block' : 'deleted') : 'there'
      const format = isCopy && !item.deleted ? changed(original, now) : {}
      for (let offset = 0; offset < item.length; offset++) {
        const id = Y.createID(span.client, span.from + offset)
        const [isNew, isOld] = [isIn(ids.inserted, id), isIn(ids.deleted, id)]
        if (isNew && !isOld) found.own.push({ id, char: string.charAt(offset), text, fate, format })
        if (isOld && !isNew) found.old.push({ char: string.charAt(offset), id })
      }
    } else if (isCopy || isIn(ids.inserted, item.origin) || isIn(later, item.origin)) {
      later.add(span)
      if (!item.deleted)
        found.added.push({ text, item, string, format: formatOf(now), after: found.own.length })
    }
  }
}

/** Returns the span of that many ids from one on. */
export const spanFrom = ({ client, clock }: Y.ID, length: number): Span => ({
  client,
  from: clock,
  to: clock + length,
})

const formatOf = (format: Format): Format =>
  Object.fromEntries(Object.entries(format).filter(([, value]) => value !== null))

/** Returns what turns one format into another. */
const changed = (one: Format, other: Format): Format =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .filter(key => JSON.stringify(one[key] ?? null) !== JSON.stringify(other[key] ?? null))
      .map(key => [key, other[key] ?? null]),
  )
