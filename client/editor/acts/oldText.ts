import * as Y from 'yjs'

import type { IdSet } from '#document/acts/idSet.ts'
import type { Block, Id, Span } from '#document/acts/record.ts'
import { blockKindNamed } from '#document/suggestions.ts'
import { markNameOf } from '#document/yjs.ts'

import { elementOf } from './block.ts'
import { spanFrom } from './carried.ts'
import { itemAt } from './characters.ts'
import { strike, writeAt } from './copy.ts'

type Formats = Record<string, unknown>
type Typed = { at: number; isFirst: boolean; span: Span; string: string; formats: Formats }
/**
 * A change that the copy of a block that went lacks, by characters of the copy: text behind one of
 * them, or before it at the start of a line, and characters that were deleted.
 */
export type Change = { block: Block; typed: Typed[]; struck: { from: number; to: number }[] }

/** Characters that went, and where they are again. */
export type Again = { old: Span; now: Span }

/** A text of a block that went, and its formats if these are wanted. */
export type Part = { item: Y.Item; span: Span; string: string; formats: ReadonlyMap<string, unknown> }

/** Returns the pieces of a part that are in each of sets or not. Of a text in one item, others may know the beginning alone. */
export function cutBy(sets: readonly IdSet[], part: Part): Part[] {
  const { client, from, to } = part.span
  const ends = sets.flatMap(set => set.missing(part.span)).flatMap(missing => [missing.from, missing.to])
  const cuts = [...new Set([from, ...ends, to])].toSorted((a, b) => a - b)
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? from
    const string = part.string.slice(start - from, end - from)
    return { ...part, span: { client, from: start, to: end }, string }
  })
}

export const stringOf = (parts: readonly Part[]): string => parts.map(({ string }) => string).join('')

type Wanted = { isLive: (id: Y.ID) => boolean; isWanted: (item: Y.Item) => boolean }

/**
 * Returns the texts of a block that went, with those that had gone before. `isLive`: whether a format
 * counts. `isWanted`: whether the formats of a text are wanted.
 */
export function textsOf(doc: Y.Doc, { taken }: Block, { isLive, isWanted }: Wanted): Part[] {
  const block = taken && itemAt(doc, taken)
  const element = block?.content instanceof Y.ContentType ? block.content.type : null
  const parts: Part[] = []
  for (let child = element?._start ?? null; child; child = child.right) {
    if (!(child.content instanceof Y.ContentType)) continue
    const formats = new Map<string, unknown>()
    for (let item = child.content.type._start; item; item = item.right) {
      const { content, id, length } = item
      const span = spanFrom(id, length)
      if (content instanceof Y.ContentFormat) {
        if (isLive(id)) formats.set(content.key, content.value)
      } else if (content instanceof Y.ContentString)
        parts.push({ item, span, string: content.str, formats: isWanted(item) ? new Map(formats) : NONE })
    }
  }
  return parts
}

export const idOf = ({ client, clock }: Id): Y.ID => Y.createID(client, clock)

const NONE: ReadonlyMap<string, unknown> = new Map()

/** Returns formats without those that are ended, and without the notes on the kind of their block. */
export const withoutNotes = (formats: ReadonlyMap<string, unknown>): Formats =>
  Object.fromEntries([...formats].filter(([key, value]) => value !== null && !isNote(key, value)))

const isNote = (key: string, value: unknown): boolean =>
  markNameOf(key) === 'formatting' &&
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  blockKindNamed(String(value.format)) !== null

/** Makes changes in the copy of a block, from its end on, so that places before them stay. */
export function writeAgain(doc: Y.Doc, { block, typed, struck }: Change): Again[] {
  if (!block.brought || !elementOf(doc, block.brought)) return []
  for (const range of struck) strike(doc, block.text, range)
  const places: Typed[][] = []
  for (const one of typed) {
    const last = places.at(-1)
    if (last?.[0]?.at === one.at && last[0].isFirst === one.isFirst) last.push(one)
    else places.push([one])
  }
  return places.toReversed().flatMap(texts => {
    const [{ at: index, isFirst } = { at: 0, isFirst: false }] = texts
    const written = writeAt(doc, block.text, { index, isFirst, texts })
    return texts.flatMap(({ span: old }, i) => {
      const now = written[i]
      return now ? [{ old, now }] : []
    })
  })
}
