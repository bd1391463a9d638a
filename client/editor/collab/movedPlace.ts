import * as Y from 'yjs'

import { ACTS_FIELD, type Id } from '#document/acts/record.ts'
import { bodySchema } from '#document/schema.ts'
import { SUGGESTED_LINE, SUGGESTED_PARAGRAPH } from '#document/suggestions.ts'

/** The start of a block, or a character or another thing in it, and its sign in the text. */
type Token = { sign: string; id: Id; isStart: boolean }
type Test = (item: Y.Item) => boolean

/**
 * Returns where a place in a text is after a transaction, which has just changed it: behind the token that
 * it was behind, or the copy of that. Returns null if another text came instead, or if no act tells
 * that the text is the same. Call it before Yjs forgets what the transaction deleted.
 */
export function movedPlace(transaction: Y.Transaction, place: Y.RelativePosition): Y.RelativePosition | null {
  const { doc, deleteSet, beforeState } = transaction
  // Yjs types its keys too narrowly.
  const types: ReadonlyMap<unknown, unknown> = transaction.changed
  const isByAct = types.has(doc.getMap(ACTS_FIELD))
  const item = itemAt(doc, place.item ?? place.type)
  const block = item && textblockAround(item)
  if (!block) return null
  if (!item.deleted) return isByAct ? place : null
  const isHere = ({ deleted }: Y.Item) => !deleted
  const wasThere = ({ id, deleted }: Y.Item) =>
    id.clock < (beforeState.get(id.client) ?? 0) && (!deleted || Y.isDeleted(deleteSet, id))
  const changed = changedWith(block, {
    isInChanged: ({ parent }) => types.has(parent),
    stays: one => isHere(one) && wasThere(one),
  })
  const before = tokensIn(changed, wasThere)
  const after = tokensIn(changed, isHere)
  // Without an act, text that is not here may be elsewhere, as in a block that was moved.
  if (!isByAct && before.length > after.length) return null
  const found = aligned(before, after)
  // A character may have gone for good, as struck text does. Then the one before it counts.
  for (let at = indexOf(place, { item, block, tokens: before, wasThere }); at >= 0; at -= 1) {
    const token = after[found.get(at) ?? -1]
    if (token) return placeBehind(token)
  }
  return null
}

/** Returns the item with an id, or null if it is unknown or forgotten. */
function itemAt(doc: Y.Doc, id: Id | null): Y.Item | null {
  if (!id || id.clock >= Y.getState(doc.store, id.client)) return null
  const item: unknown = Y.getItem(doc.store, Y.createID(id.client, id.clock))
  return item instanceof Y.Item ? item : null
}

/** Returns the block of text that an item is in, or is. */
function textblockAround(item: Y.Item): Y.Item | null {
  for (let one: Y.Item | null = item; one; one = parentOf(one)) if (isTextblock(one)) return one
  return null
}

const parentOf = ({ parent }: Y.Item): Y.Item | null =>
  parent instanceof Y.AbstractType ? parent._item : null

const elementOf = ({ content }: Y.Item): Y.XmlElement | null =>
  content instanceof Y.ContentType && content.type instanceof Y.XmlElement ? content.type : null

const isTextblock = (item: Y.Item): boolean =>
  bodySchema.nodes[elementOf(item)?.nodeName ?? '']?.isTextblock === true

type Tests = { isInChanged: Test; stays: Test }

/**
 * Returns a block, or what it is in, and those next to it that came or went: its text may be from or in
 * them, or in the block before them, which stays. `isInChanged`: whether what an item is in has changed.
 */
function changedWith(block: Y.Item, { isInChanged, stays }: Tests): Y.Item[] {
  let outer = block
  for (let one: Y.Item | null = block; one; one = parentOf(one)) if (isInChanged(one)) outer = one
  let [first, last] = [outer, outer]
  while (first.left && !stays(first.left)) first = first.left
  while (last.right && !stays(last.right)) last = last.right
  if (first.left && !stays(outer)) first = first.left
  const changed: Y.Item[] = []
  for (let one: Y.Item | null = first; one && one !== last.right; one = one.right) changed.push(one)
  return changed
}

/** Returns the tokens of elements, of those parts that pass a test. */
function tokensIn(items: readonly Y.Item[], isThere: Test): Token[] {
  const tokens: Token[] = []
  const visit = (item: Y.Item) => {
    const element = elementOf(item)
    if (!element || !isThere(item)) return
    const isText = isTextblock(item)
    if (isText) tokens.push({ sign: SUGGESTED_PARAGRAPH, id: item.id, isStart: true })
    for (let child = element._start; child; child = child.right) {
      if (!isThere(child) || !(child.content instanceof Y.ContentType)) continue
      if (child.content.type instanceof Y.XmlText) read(child.content.type)
      else if (isText) tokens.push({ sign: SUGGESTED_LINE, id: child.id, isStart: false })
      else visit(child)
    }
  }
  const read = (text: Y.XmlText) => {
    for (let item = text._start; item; item = item.right) {
      if (!item.countable || !isThere(item)) continue
      const string = item.content instanceof Y.ContentString ? item.content.str : ''
      const { client, clock } = item.id
      for (let at = 0; at < item.length; at += 1)
        tokens.push({ sign: string.charAt(at), id: { client, clock: clock + at }, isStart: false })
    }
  }
  items.forEach(visit)
  return tokens
}

type Before = { item: Y.Item; block: Y.Item; tokens: readonly Token[]; wasThere: Test }

/** Returns the index of the token that a place is behind, or -1 if that is not known. `item`: the one with its id. */
function indexOf(place: Y.RelativePosition, { item, block, tokens, wasThere }: Before): number {
  const find = ({ client, clock }: Id) =>
    tokens.findIndex(({ id }) => id.client === client && id.clock === clock)
  if (place.item) return place.assoc < 0 ? find(place.item) : -1
  if (item === block) return find(block.id) + (place.assoc < 0 ? 0 : tokensIn([block], wasThere).length - 1)
  // The start of a text, which may be behind a line break.
  let { left } = item
  while (left && !wasThere(left)) ({ left } = left)
  return find((left ?? block).id)
}

/**
 * Returns where tokens are in others, if one list is the other with more between. From the end: a
 * decision moves the text behind it.
 */
function aligned(before: readonly Token[], after: readonly Token[]): Map<number, number> {
  const found = new Map<number, number>()
  const isShorter = before.length < after.length
  let [at, there] = [before.length - 1, after.length - 1]
  while (at >= 0 && there >= 0) {
    if (before[at]?.sign === after[there]?.sign) {
      found.set(at, there)
      at -= 1
      there -= 1
    } else if (isShorter) there -= 1
    else at -= 1
  }
  return (isShorter ? at : there) < 0 ? found : new Map()
}

const placeBehind = ({ id: { client, clock }, isStart }: Token): Y.RelativePosition => {
  const id = Y.createID(client, clock)
  return isStart ? new Y.RelativePosition(id, null, null, -1) : new Y.RelativePosition(null, null, id, -1)
}
