import * as Y from 'yjs'

import { IdSet } from '#document/acts/idSet.ts'
import { spanOfId, type Block } from '#document/acts/record.ts'

import { spanFrom } from './carried.ts'
import { itemAt } from './characters.ts'
import { isAnnotation } from './copy.ts'
import { isSameFormat } from './oldText.ts'

type Formats = Record<string, unknown>
type Formatted = { from: number; to: number; formats: Formats }

/**
 * Returns a function that leaves out what a copy of a block came with: of formats of some of its characters,
 * those that are to be set. Old formats, such as one that was ended before the copy was made, would undo what
 * someone has done to the copy since.
 */
export function lackingIn(doc: Y.Doc, block: Block): (wanted: Formatted) => Formatted[] {
  let parts: readonly Formatted[] | null = null
  return ({ from, to, formats }) =>
    (parts ??= partsOf(doc, block)).flatMap(part => {
      const lacking = Object.entries(formats).filter(
        // No one sets the same annotation again, and the copy may have got it since.
        ([key, value]) => isAnnotation(key) || !isSameFormat(part.formats[key], value),
      )
      const [start, end] = [Math.max(from, part.from), Math.min(to, part.to)]
      if (start >= end || lacking.length === 0) return []
      return [{ from: start, to: end, formats: Object.fromEntries(lacking) }]
    })
}

/** Returns the characters of a copy with the formats that they came with, also those that have gone since. */
function partsOf(doc: Y.Doc, { text, parts }: Block): Formatted[] {
  const [characters, others] = [new IdSet(text), new IdSet(parts)]
  const found: Formatted[] = []
  let at = 0
  for (const { _start: first } of textsWith(doc, text)) {
    let formats: Formats = {}
    for (let item = first; item; item = item.right) {
      const { content, id, length } = item
      if (content instanceof Y.ContentFormat) {
        if (others.overlaps(spanOfId(id))) formats = { ...formats, [content.key]: content.value }
        continue
      }
      const span = spanFrom(id, length)
      const count = length - characters.missing(span).reduce((sum, { from, to }) => sum + to - from, 0)
      if (count > 0) found.push({ from: at, to: at + count, formats })
      at += count
    }
  }
  return found
}

/** Returns the texts that hold the characters of spans, in order. */
function textsWith(doc: Y.Doc, spans: Block['text']): Set<Y.XmlText> {
  const texts = new Set<Y.XmlText>()
  for (const { client, from } of spans) {
    const parent = itemAt(doc, { client, clock: from })?.parent
    if (parent instanceof Y.XmlText) texts.add(parent)
  }
  return texts
}
