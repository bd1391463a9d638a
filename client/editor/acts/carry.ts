import * as Y from 'yjs'

import { IdSet } from '#document/acts/idSet.ts'
import type { Span } from '#document/acts/record.ts'

import { restoredIds } from './characters.ts'
import { isListItem } from './listItem.ts'
import type { Step } from './step.ts'

type Ids = Step['insertions']
type Format = Record<string, unknown>
/** A character that a step brought, and what others did to it since. */
type Own = { char: string; text: Y.Text; fate: 'there' | 'deleted' | 'gone with its block'; format: Format }
/** Characters of others between those of a step. `after`: how many of them precede. */
type Added = { text: Y.Text; item: Y.Item; string: string; format: Format; after: number }
type Found = { own: Own[]; old: { id: Y.ID; char: string }[]; added: Added[] }
type Place = { text: Y.Text; index: number }

/**
 * The changes of others to text that a step moved to other blocks. A block that changes its kind is a
 * new one with a copy of its text, which is deleted when the step is taken back.
 */
export class Carried {
  private readonly found: Found
  private prefix = 0
  private suffix = 0

  /** To be made before the step is taken back. */
  constructor(
    private readonly doc: Y.Doc,
    body: Y.XmlFragment,
    step: Step,
  ) {
    this.found = find(doc, body, step)
    const { own, old } = this.found
    const shorter = Math.min(own.length, old.length)
    const isSame = (at: number) => old.at(at)?.char === own.at(at)?.char
    while (this.prefix < shorter && isSame(this.prefix)) this.prefix++
    while (this.suffix < shorter - this.prefix && isSame(-1 - this.suffix)) this.suffix++
    // By accident.
    if ((this.prefix + this.suffix) * 2 < own.length) this.prefix = this.suffix = 0
  }

  /** Repeats in the restored text, from its end on, what others did to the copy. */
  apply(transaction: Y.Transaction): void {
    const { own, added } = this.found
    const moved = this.add(added)
    for (let end = own.length; end > 0;) end = this.format(end)
    for (const { item } of moved) item.delete(transaction)
    const isWhole = this.prefix === own.length && own.length === this.found.old.length
    if (isWhole) this.delete(transaction)
    // Yjs remembers places in a text, which deletions by item do not change.
    for (const type of transaction.changed.keys()) type._searchMarker?.splice(0)
  }

  /** Inserts what others added, and returns what is there twice then. */
  private add(added: readonly Added[]): Added[] {
    let last: (Place & { one: Added }) | null = null
    return added.filter(one => {
      const { text, after, string, format } = one
      const before = this.placeOf(after - 1, text)
      const isNext = last?.one.text === text && last.one.after === after
      const place = isNext
        ? last
        : before
          ? { ...before, index: before.index + 1 }
          : this.placeOf(after, text)
      if (!place) return false
      place.text.insert(place.index, string, format)
      last = { text: place.text, index: place.index + string.length, one }
      return true
    })
  }

  /** Formats the characters before `end` that got the same format. Returns where they begin. */
  private format(end: number): number {
    const { own } = this.found
    const last = own[end - 1]
    if (!last || Object.keys(last.format).length === 0) return end - 1
    let start = end - 1
    while (own[start - 1]?.text === last.text && isEqual(own[start - 1]?.format, last.format)) start--
    const [from, to] = [this.placeOf(start, last.text), this.placeOf(end - 1, last.text)]
    if (from && from.text === to?.text) from.text.format(from.index, to.index + 1 - from.index, last.format)
    return start
  }

  /** Deletes the characters whose copies others have deleted, and the blocks that went with these. */
  private delete(transaction: Y.Transaction): void {
    const ids = Y.createDeleteSet()
    const blocks = new Set<Y.Text>()
    this.found.own.forEach(({ fate, text }, index) => {
      const place = fate === 'there' ? null : this.itemAt(index, text)
      if (!place) return
      const { client, clock } = place.id
      const known = ids.clients.get(client) ?? []
      const last = known.at(-1)
      if (last && last.clock + last.len === clock) last.len++
      else ids.clients.set(client, [...known, { clock, len: 1 }])
      if (fate === 'gone with its block') blocks.add(place.text)
    })
    Y.iterateDeletedStructs(transaction, Y.mergeDeleteSets([ids]), item => {
      if (item instanceof Y.Item) item.delete(transaction)
    })
    for (const text of blocks) removeEmpty(text)
  }

  /** Returns the restored character of another block that the one at `index` was a copy of. */
  private itemAt(index: number, copy: Y.Text): { id: Y.ID; item: Y.Item; text: Y.Text } | null {
    const { own, old } = this.found
    const isCopy = index < this.prefix || index >= own.length - this.suffix
    const id = isCopy ? old[index < this.prefix ? index : index + old.length - own.length]?.id : undefined
    if (!id || own[index]?.text !== copy) return null
    const [span] = restoredIds(this.doc, [{ client: id.client, from: id.clock, to: id.clock + 1 }])
    if (!span) return null
    const restored = Y.createID(span.client, span.from)
    const item: unknown = Y.getItem(this.doc.store, restored)
    if (!(item instanceof Y.Item) || item.deleted) return null
    const text: unknown = item.parent
    return text instanceof Y.Text && text !== copy ? { id: restored, item, text } : null
  }

  private placeOf(index: number, copy: Y.Text): Place | null {
    const found = this.itemAt(index, copy)
    if (!found) return null
    let at = found.id.clock - found.item.id.clock
    for (let one = found.item.left; one; one = one.left) if (!one.deleted && one.countable) at += one.length
    return { text: found.text, index: at }
  }
}

/** Deletes a text without characters, and each block that has nothing else. */
function removeEmpty(text: Y.Text): void {
  for (let type: unknown = text; type instanceof Y.Text || type instanceof Y.XmlElement;) {
    const parent: unknown = type.parent
    if (type.length > 0 || !(parent instanceof Y.XmlFragment)) return
    if (parent._item === null && parent.length === 1) return
    // An item that begins without a paragraph is none, and the editor would drop it with its list.
    if (isListItem(parent) && parent.length > 1 && parent.get(0) === type) return
    parent.delete(
      parent.toArray().findIndex(child => child === type),
      1,
    )
    type = parent
  }
}

const spansOf = (ids: Ids): Span[] =>
  [...ids.clients].flatMap(([client, ranges]) =>
    ranges.map(({ clock, len }) => spanFrom(Y.createID(client, clock), len)),
  )

/** Finds the characters that a step brought and took away, in the order of the text. */
function find(doc: Y.Doc, body: Y.XmlFragment, step: Step): Found {
  const found: Found = { own: [], old: [], added: [] }
  const [inserted, deleted] = [spansOf(step.insertions), spansOf(step.deletions)]
  if (inserted.length === 0 || deleted.length === 0) return found
  const ids = {
    inserted: new IdSet([...inserted, ...restoredIds(doc, inserted)]),
    deleted: new IdSet(deleted),
  }
  visit(body, ids, found)
  return found
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
        if (isNew && !isOld) found.own.push({ char: string.charAt(offset), text, fate, format })
        if (isOld && !isNew) found.old.push({ char: string.charAt(offset), id })
      }
    } else if (isCopy || isIn(ids.inserted, item.origin) || isIn(later, item.origin)) {
      later.add(span)
      if (!item.deleted)
        found.added.push({ text, item, string, format: formatOf(now), after: found.own.length })
    }
  }
}

const spanFrom = ({ client, clock }: Y.ID, length: number): Span => ({
  client,
  from: clock,
  to: clock + length,
})

const formatOf = (format: Format): Format =>
  Object.fromEntries(Object.entries(format).filter(([, value]) => value !== null))

const isEqual = (one: Format | undefined, other: Format): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Returns what turns one format into another. */
const changed = (one: Format, other: Format): Format =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .filter(key => JSON.stringify(one[key] ?? null) !== JSON.stringify(other[key] ?? null))
      .map(key => [key, other[key] ?? null]),
  )
