import * as Y from 'yjs'

import type { Span } from '#document/acts/record.ts'
import { ANNOTATIONS } from '#document/schema.ts'
import { markNameOf } from '#document/yjs.ts'

import { itemAt } from './characters.ts'
import { stringsIn } from './perform.ts'
import { isTextblock } from './textblock.ts'

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

/** A sign for each character that is forgotten. */
const FORGOTTEN = '\uFFFC'
/** The length of a copy is what someone claims. */
const MAX_COPY = 1_000_000

/** Returns the characters of spans, also those that are deleted, or null if none of them is here. */
export function textOfCopy(doc: Y.Doc, spans: readonly Span[]): string | null {
  if (spans.reduce((sum, { from, to }) => sum + to - from, 0) > MAX_COPY) return null
  let copy = ''
  let isHere = spans.length === 0
  for (const { client, from, to } of spans) {
    for (let clock = from; clock < to;) {
      const item = itemAt(doc, { client, clock })
      const start = item ? clock - item.id.clock : 0
      const end = item ? Math.min(item.length, to - item.id.clock) : 1
      const text = item?.content instanceof Y.ContentString ? item.content.str.slice(start, end) : null
      copy += text ?? FORGOTTEN.repeat(end - start)
      isHere ||= text !== null
      clock += end - start
    }
  }
  return isHere ? copy : null
}

type Formats = Record<string, unknown>
/** `copy`: the block with the characters, or the one around it. */
type Written = {
  copy: Y.XmlElement
  index: number
  isFirst: boolean
  texts: readonly { string: string; formats: Formats }[]
}

/**
 * Writes texts behind so many of the characters of spans, or before the next one if they are the first of
 * their line. Returns where they are.
 */
export function writeAt(
  doc: Y.Doc,
  spans: readonly Span[],
  { copy, index, isFirst, texts }: Written,
): (Span | undefined)[] {
  const next = isFirst || index === 0 ? placeOf(doc, spans, index) : null
  const place = next ?? placeOf(doc, spans, index - 1)
  const text = place?.text ?? (spans.length === 0 ? textIn(copy) : null)
  if (!text) return []
  let at = place ? place.index + (next || place.item.deleted ? 0 : 1) : 0
  return texts.map(({ string, formats }) => {
    const client = doc.clientID
    const from = Y.getState(doc.store, client)
    text.insert(at, string, formatsFor(text, formats))
    at += string.length
    return stringsIn(doc, { client, from, to: Y.getState(doc.store, client) })[0]
  })
}

/** Returns the first text of a block, which may have none yet, or of the first block in an element. */
function textIn(element: Y.XmlElement): Y.XmlText | null {
  const first: unknown = element.get(0)
  if (!isTextblock(element)) return first instanceof Y.XmlElement ? textIn(first) : null
  if (first instanceof Y.XmlText) return first
  const text = new Y.XmlText()
  element.insert(0, [text])
  return text
}

/** Returns the formats that a text may have: in code, the editor would drop another one with the whole block. */
export function formatsFor({ parent }: Y.XmlText, formats: Formats): Formats {
  const isCode = parent instanceof Y.XmlElement && parent.nodeName === 'codeBlock'
  return isCode ? Object.fromEntries(Object.entries(formats).filter(([key]) => isAnnotation(key))) : formats
}

/** Whether a format is an annotation, by its key. */
export const isAnnotation = (key: string): boolean => ANNOTATIONS.some(name => name === markNameOf(key))

/** Deletes a range of the characters of spans, as far as they are there. */
export function strike(doc: Y.Doc, spans: readonly Span[], range: Range): void {
  forEachIn(doc, spans, range, (text, index, length) => text.delete(index, length))
}

/** Formats a range of the characters of spans, as far as they are there. */
export function format(doc: Y.Doc, spans: readonly Span[], range: Range, formats: Formats): void {
  forEachIn(doc, spans, range, (text, index, length) => text.format(index, length, formatsFor(text, formats)))
}

type Range = { from: number; to: number }

function forEachIn(
  doc: Y.Doc,
  spans: readonly Span[],
  { from, to }: Range,
  act: (text: Y.XmlText, index: number, length: number) => void,
): void {
  for (let index = from; index < to;) {
    const place = placeOf(doc, spans, index)
    if (!place) return
    const { item, text, clock, end } = place
    const length = Math.min(to - index, end - clock)
    if (!item.deleted) act(text, place.index, length)
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
    const item = itemAt(doc, { client, clock })
    if (!(item?.parent instanceof Y.XmlText)) return null
    let at = item.deleted ? 0 : clock - item.id.clock
    for (let left = item.left; left; left = left.left) if (!left.deleted && left.countable) at += left.length
    return { item, text: item.parent, clock, end: Math.min(to, item.id.clock + item.length), index: at }
  }
  return null
}
