import * as Y from 'yjs'

import { decodeAct } from './acts/codec.ts'
import { IdSet } from './acts/idSet.ts'
import { ACTS_FIELD, spanOfRun, type Act } from './acts/record.ts'
import { formatsOf, type Formats } from './markFormats.ts'
import { bodySchema } from './schema.ts'
import { isTextSuggestion } from './suggestions.ts'
import { markNameOf } from './yjs.ts'

// A decision uses up the text of a suggestion that it knows, and ends its marks. Text that its author
// has written there at the same moment stays, and loses the marks around it.

// A suggester may have put thousands of marks around thousands of texts. Beyond these numbers of
// formats, read in a transaction for each part of its texts and to be set, the rest stays as text.
const MAX_READ = 1_000_000
const MAX_SET = 10_000

/** A part of a text, and its formats to be set. */
type Part = { retain: number; attributes?: Formats }
/** The formats that texts are to have again. */
export type Marking = ReadonlyMap<Y.XmlText, readonly Part[]>

/** The formats at a place of a text. */
type Held = ReadonlyMap<string, unknown>
/** A text in a transaction: whether that brought it, and its formats before and after it. `isHere`: after it. */
type Seen = { item: Y.Item; isNew: boolean; isHere: boolean; before: Held; now: Held }
/** Returns the formats that a text is to have again, or null. Equal ones are one value. */
type Look = (seen: Seen) => Formats | null

/**
 * Returns the suggestions, of anyone or of an author, that the decisions of a transaction have ended
 * on text that it leaves there. Other edits end them, too: such as the undo of one, next to which the
 * same update may have a decision on another. Yjs forgets them when the transaction has ended, so this
 * is to be called by an observer of `afterTransaction`.
 */
export function endedSuggestionsIn(transaction: Y.Transaction, author: string | null = null): Marking {
  const used = new IdSet(actsIn(transaction).flatMap(({ runs }) => runs.map(spanOfRun)))
  return markingOf(transaction, seen => {
    const gone = new Set<Held>()
    for (const { item, isHere, before } of seen())
      if (!isHere && isUsedUp(item, transaction, used)) gone.add(before)
    const decided = new Set([...gone].flatMap(before => [...before.keys()]))
    const endedIn = remembering((now, before) => {
      const ended = [...before].filter(
        ([key, value]) =>
          decided.has(key) &&
          isTextSuggestion(markNameOf(key)) &&
          !now.has(key) &&
          (author === null || isBy(value, author)),
      )
      return ended.length > 0 ? Object.fromEntries(ended) : null
    })
    return ({ isNew, before, now }) => (isNew || decided.size === 0 ? null : endedIn(now, before))
  })
}

/** Returns the acts that a transaction has recorded. The root of the records must be a Y.Map before it. */
export function actsIn({ doc, changed }: Y.Transaction): Act[] {
  const records = doc.getMap(ACTS_FIELD)
  // Yjs types its keys too narrowly.
  const entries: ReadonlyMap<unknown, ReadonlySet<string | null>> = changed
  return [...(entries.get(records) ?? [])].flatMap(key => {
    const record: unknown = key === null ? null : records.get(key)
    const act = record instanceof Uint8Array ? decodeAct(record) : null
    return act ? [act] : []
  })
}

/** Whether a text has gone in a transaction, or acts in it have used it up, though it had gone before. */
const isUsedUp = ({ id: { client, clock }, length }: Y.Item, { deleteSet }: Y.Transaction, used: IdSet) =>
  Y.isDeleted(deleteSet, Y.createID(client, clock)) ||
  used.overlaps({ client, from: clock, to: clock + length })

/**
 * Returns the new text of a transaction that is not suggested by its author, though it stands where
 * text of the same page has gone: a suggestion of the author was there. It goes on with the one right
 * before it, or becomes one of this id. Called as {@link endedSuggestionsIn}.
 */
export function unsuggestedIn(transaction: Y.Transaction, author: string, id: string): Marking {
  const { store } = transaction.doc
  let fresh: Formats | null = null
  return markingOf(transaction, () => {
    let last: Formats | null = null
    const ownIn = remembering(now => {
      const own = [...now].filter(([key, value]) => isInsertionBy(author, key, value))
      return own.length > 0 ? Object.fromEntries(own) : null
    })
    return ({ item, isNew, now, before }) => {
      const own = ownIn(now, before)
      if (own) last = own
      else if (!isNew) last = null
      else if (isOwnGone(store, item, item.origin) || isOwnGone(store, item, item.rightOrigin))
        last ??= fresh ??= formatsOf([bodySchema.mark('insertion', { id, author })])[0] ?? null
      return !own && isNew ? last : null
    }
  })
}

/**
 * Returns the new text of a transaction that is in several suggestions of its author, without all but
 * one of them: that of the text before it, if it is among them. The end of a suggestion that was set
 * again may be behind text that was typed meanwhile. Called as {@link endedSuggestionsIn}.
 */
export const doubledIn = (transaction: Y.Transaction, author: string): Marking =>
  markingOf(transaction, () => {
    let last: string | undefined
    const othersIn = remembering(now => {
      const own = [...now].flatMap(([key, value]) => (isInsertionBy(author, key, value) ? [key] : []))
      last = own.find(key => key === last) ?? own[0]
      return own.length > 1
        ? Object.fromEntries(own.filter(key => key !== last).map(key => [key, null]))
        : null
    })
    return ({ isNew, now, before }) => {
      const others = othersIn(now, before)
      return isNew ? others : null
    }
  })

/** Whether an item next to another one, of the same page, has gone. */
function isOwnGone(store: Y.Doc['store'], { id: { client } }: Y.Item, id: Y.ID | null): boolean {
  if (id?.client !== client) return false
  const item: unknown = Y.getItem(store, id)
  return !(item instanceof Y.Item) || item.deleted
}

/** Formats texts. Returns the update that does it, or null if nothing is to be done. */
export function markTexts(doc: Y.Doc, marking: Marking, origin: unknown = null): Uint8Array | null {
  const updates: Uint8Array[] = []
  const keep = (update: Uint8Array) => updates.push(update)
  doc.on('update', keep)
  doc.transact(() => {
    for (const [text, parts] of marking) text.applyDelta([...parts])
  }, origin)
  doc.off('update', keep)
  return updates[0] ?? null
}

/** Whether a format names an author. */
export const isBy = (value: unknown, author: string): boolean =>
  typeof value === 'object' && value !== null && 'author' in value && value.author === author

/** Whether a format is an insertion of an author. */
export const isInsertionBy = (author: string, key: string, value: unknown): boolean =>
  markNameOf(key) === 'insertion' && isBy(value, author)

/** Returns a function that remembers its last value: a text of thousands of items may have few formats. */
export function remembering<T>(find: (now: Held, before: Held) => T): (now: Held, before: Held) => T {
  let last: { now: Held; before: Held; found: T } | null = null
  return (now, before) => {
    if (last?.now !== now || last.before !== before) last = { now, before, found: find(now, before) }
    return last.found
  }
}

/** Reads the texts of a transaction. `lookAt`: returns a function for the parts of one of them. */
export function markingOf(transaction: Y.Transaction, lookAt: (seen: () => Iterable<Seen>) => Look): Marking {
  const marking = new Map<Y.XmlText, readonly Part[]>()
  const types: unknown[] = [...transaction.changed.keys()]
  const reading = { left: MAX_READ }
  let formats = 0
  for (const type of types) {
    if (!(type instanceof Y.XmlText) || type._item?.deleted !== false) continue
    const seen = () => seenIn(type, transaction, reading)
    const parts = partsOf(seen(), lookAt(seen))
    formats += parts.reduce((sum, { attributes = {} }) => sum + Object.keys(attributes).length, 0)
    if (formats > MAX_SET) return marking
    if (parts.length > 0) marking.set(type, parts)
  }
  return marking
}

function partsOf(texts: Iterable<Seen>, look: Look): Part[] {
  const parts: Part[] = []
  let length = 0
  for (const seen of texts) {
    const { item, isHere } = seen
    if (!isHere) continue
    const attributes = item.content instanceof Y.ContentString ? look(seen) : null
    const last = parts.at(-1)
    // One text of many items has its formats once.
    if (last && attributes && last.attributes === attributes) last.retain += item.length
    else parts.push({ retain: item.length, ...(attributes && { attributes }) })
    if (attributes) length = parts.length
  }
  return parts.slice(0, length)
}

/** The number of formats that may still be read. */
type Reading = { left: number }

/** Goes through what is not a format in a text, as far as that is not too much. */
function* seenIn(text: Y.XmlText, transaction: Y.Transaction, reading: Reading): Generator<Seen> {
  const [before, now] = [new Running(reading), new Running(reading)]
  for (let item = text._start; item; item = item.right) {
    const { content, deleted } = item
    const isNew = item.id.clock >= (transaction.beforeState.get(item.id.client) ?? 0)
    if (content instanceof Y.ContentFormat) {
      if (!isNew && (!deleted || Y.isDeleted(transaction.deleteSet, item.id))) before.set(content)
      if (!deleted) now.set(content)
      continue
    }
    const seen = { before: before.held, now: now.held }
    if (reading.left < 0) return
    yield { item, isNew, isHere: !deleted && item.countable, ...seen }
  }
}

/** The formats along a text. They are one value as long as none begins or ends. */
class Running {
  private readonly formats = new Map<string, unknown>()
  private copy: Held | null = null

  constructor(private readonly reading: Reading) {}

  get held(): Held {
    if (this.copy) return this.copy
    this.reading.left -= this.formats.size
    return (this.copy = new Map(this.formats))
  }

  set({ key, value }: Y.ContentFormat): void {
    this.copy = null
    if (value === null) this.formats.delete(key)
    else this.formats.set(key, value)
  }
}
