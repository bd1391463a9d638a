import * as Y from 'yjs'

import { formatsOf, type Formats } from './markFormats.ts'
import { bodySchema } from './schema.ts'
import { isTextSuggestion } from './suggestions.ts'
import { markNameOf } from './yjs.ts'

// A decision uses up the text of a suggestion that it knows, and ends its marks. Text that its author
// has written there at the same moment stays, and loses the marks around it.

/** A part of a text, and its formats to be set. */
type Part = { retain: number; attributes?: Formats }
/** The formats that texts are to have again. */
export type Marking = ReadonlyMap<Y.XmlText, readonly Part[]>

/** A text in a transaction: whether that brought it, and its formats before and after it. */
type Seen = {
  item: Y.Item
  isNew: boolean
  before: ReadonlyMap<string, unknown>
  now: ReadonlyMap<string, unknown>
}

/**
 * Returns the suggestions, of anyone or of an author, that a transaction has ended on text that it
 * leaves there. Yjs forgets them when the transaction has ended, so this is to be called by an
 * observer of `afterTransaction`.
 */
export const endedSuggestionsIn = (transaction: Y.Transaction, author: string | null = null): Marking =>
  markingOf(transaction, ({ isNew, before, now }) => {
    if (isNew) return null
    const ended = [...before].filter(
      ([key, value]) =>
        isTextSuggestion(markNameOf(key)) && !now.has(key) && (author === null || isBy(value, author)),
    )
    return ended.length > 0 ? Object.fromEntries(ended) : null
  })

/**
 * Returns the new text of a transaction that is not suggested by its author, though it stands where
 * text of the same page has gone: a suggestion of the author was there. It goes on with the one right
 * before it, or becomes one of this id. Called as {@link endedSuggestionsIn}.
 */
export function unsuggestedIn(transaction: Y.Transaction, author: string, id: string): Marking {
  const { store } = transaction.doc
  let text: unknown = null
  let last: Formats | null = null
  let fresh: Formats | null = null
  return markingOf(transaction, ({ item, isNew, now }) => {
    if (item.parent !== text) last = null
    text = item.parent
    const own = [...now].filter(([key, value]) => markNameOf(key) === 'insertion' && isBy(value, author))
    if (own.length > 0) last = Object.fromEntries(own)
    else if (!isNew) last = null
    else if (isOwnGone(store, item, item.origin) || isOwnGone(store, item, item.rightOrigin))
      last ??= fresh ??= formatsOf([bodySchema.mark('insertion', { id, author })])[0] ?? null
    return own.length === 0 && isNew ? last : null
  })
}

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

const isBy = (value: unknown, author: string): boolean =>
  typeof value === 'object' && value !== null && 'author' in value && value.author === author

function markingOf(transaction: Y.Transaction, formatsFor: (seen: Seen) => Formats | null): Marking {
  const marking = new Map<Y.XmlText, readonly Part[]>()
  const types: unknown[] = [...transaction.changed.keys()]
  for (const type of types) {
    if (!(type instanceof Y.XmlText) || type._item?.deleted !== false) continue
    const parts = partsOf(type, transaction, formatsFor)
    if (parts.length > 0) marking.set(type, parts)
  }
  return marking
}

function partsOf(
  text: Y.XmlText,
  transaction: Y.Transaction,
  formatsFor: (seen: Seen) => Formats | null,
): Part[] {
  const parts: Part[] = []
  const [before, now] = [new Map<string, unknown>(), new Map<string, unknown>()]
  let length = 0
  for (let item = text._start; item; item = item.right) {
    const { content, deleted } = item
    const isNew = item.id.clock >= (transaction.beforeState.get(item.id.client) ?? 0)
    if (content instanceof Y.ContentFormat) {
      if (!isNew && (!deleted || Y.isDeleted(transaction.deleteSet, item.id))) set(before, content)
      if (!deleted) set(now, content)
    } else if (!deleted && item.countable) {
      const attributes = content instanceof Y.ContentString ? formatsFor({ item, isNew, before, now }) : null
      parts.push({ retain: item.length, ...(attributes && { attributes }) })
      if (attributes) length = parts.length
    }
  }
  // The rest stays as it is.
  return parts.slice(0, length)
}

function set(formats: Map<string, unknown>, { key, value }: Y.ContentFormat): void {
  if (value === null) formats.delete(key)
  else formats.set(key, value)
}
