import * as Y from 'yjs'

import type { Span } from '#document/acts/record.ts'

/**
 * Returns a function from places in a text to those in a copy of it, which may have been changed in one
 * place. A place in text that the copy lacks becomes the one where that text would be.
 */
export function placesBetween(old: string, copy: string): (index: number) => number {
  const most = Math.min(old.length, copy.length)
  let [start, end] = [0, 0]
  while (start < most && old[start] === copy[start]) start += 1
  while (end < most - start && old.at(-1 - end) === copy.at(-1 - end)) end += 1
  // Not within a character of two units.
  if (isLowSurrogate(copy, start)) start -= 1
  if (isLowSurrogate(copy, copy.length - end)) end -= 1
  return index => {
    if (index <= start) return index
    return index < old.length - end ? start : index - old.length + copy.length
  }
}

const isLowSurrogate = (text: string, index: number): boolean => /[\uDC00-\uDFFF]/.test(text.charAt(index))

type Written = { index: number; isFirst: boolean; string: string; formats: Record<string, unknown> }

/** Writes a text behind so many of the characters of spans, or before the next one if it is the first of its line. */
export function writeAt(
  doc: Y.Doc,
  spans: readonly Span[],
  { index, isFirst, string, formats }: Written,
): void {
  const next = isFirst || index === 0 ? placeOf(doc, spans, index) : null
  const place = next ?? placeOf(doc, spans, index - 1)
  if (!place) return
  const at = place.index + (next || place.item.deleted ? 0 : 1)
  place.text.insert(at, string, formats)
}

/** Deletes a range of the characters of spans, as far as they are there. */
export function strike(doc: Y.Doc, spans: readonly Span[], { from, to }: { from: number; to: number }): void {
  for (let index = from; index < to;) {
    const place = placeOf(doc, spans, index)
    if (!place) return
    const { item, text, clock, end } = place
    const length = Math.min(to - index, end - clock)
    if (!item.deleted) text.delete(place.index, length)
    index += length
  }
}

/** A character of a copy. `end`: of what is in one item and in one span with it. `index`: in its text. */
type Place = { item: Y.Item; text: Y.XmlText; clock: number; end: number; index: number }

/** Returns one of the characters of spans, or null if it is forgotten. */
function placeOf(doc: Y.Doc, spans: readonly Span[], index: number): Place | null {
  let before = 0
  for (const { client, from, to } of spans) {
    const clock = from + index - before
    before += to - from
    if (clock < from || clock >= to) continue
    const item: unknown = Y.getItem(doc.store, Y.createID(client, clock))
    if (!(item instanceof Y.Item) || !(item.parent instanceof Y.XmlText)) return null
    let at = item.deleted ? 0 : clock - item.id.clock
    for (let left = item.left; left; left = left.left) if (!left.deleted && left.countable) at += left.length
    return { item, text: item.parent, clock, end: Math.min(to, item.id.clock + item.length), index: at }
  }
  return null
}
