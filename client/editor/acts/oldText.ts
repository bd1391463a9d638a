import * as Y from 'yjs'

import type { IdSet } from '#document/acts/idSet.ts'
import type { Block, Id, Span } from '#document/acts/record.ts'
import { blockKindNamed } from '#document/suggestions.ts'
import { markNameOf } from '#document/yjs.ts'

import { elementOf } from './block.ts'
import { spanFrom } from './carried.ts'
import { itemAt } from './characters.ts'
import { format, strike, writeAt } from './copy.ts'

type Formats = Record<string, unknown>
type Typed = { at: number; isFirst: boolean; span: Span; string: string; formats: Formats }
type Range = { from: number; to: number }
/**
 * A change that the copy of a block that went lacks, by characters of the copy: text behind one of
 * them, or before it at the start of a line, characters that were deleted, and formats; null for one
 * that was ended.
 */
export type Change = {
  block: Block
  typed: Typed[]
  struck: Range[]
  formatted: (Range & { formats: Formats })[]
}

export const isChange = ({ typed, struck, formatted }: Change): boolean =>
  typed.length + struck.length + formatted.length > 0

/** Characters that went, and where they are again. */
export type Again = { old: Span; now: Span }

type Held = ReadonlyMap<string, unknown>
/** A text of a block that went, and its formats if these are wanted. `changed`: those that a copy of it lacks. */
export type Part = { item: Y.Item; span: Span; string: string; formats: Held; changed: Formats | null }

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

/** A format that a copy of the block has and is to keep, that it lacks, or that it has and is to lose. */
type FormatFate = 'kept' | 'made' | 'ended'
type Wanted = {
  isLive: (id: Y.ID) => boolean
  isWanted: (item: Y.Item) => boolean
  fateOfFormat: (item: Y.Item) => FormatFate | null
}

/**
 * Returns the texts of a block that went, with those that had gone before. `isLive`: whether a format
 * counts. `isWanted`: whether the formats of a text are wanted.
 */
export function textsOf(doc: Y.Doc, { taken }: Block, { isLive, isWanted, fateOfFormat }: Wanted): Part[] {
  const block = taken && itemAt(doc, taken)
  const element = block?.content instanceof Y.ContentType ? block.content.type : null
  const parts: Part[] = []
  for (let child = element?._start ?? null; child; child = child.right) {
    if (!(child.content instanceof Y.ContentType)) continue
    const formats = new Map<string, unknown>()
    const [copied, wanted] = [new Map<string, unknown>(), new Map<string, unknown>()]
    let isSame = true
    for (let item = child.content.type._start; item; item = item.right) {
      const { content, id, length } = item
      if (content instanceof Y.ContentFormat) {
        const { key, value } = content
        if (isLive(id)) formats.set(key, value)
        const fate = fateOfFormat(item)
        if (fate === 'kept' || fate === 'ended') copied.set(key, value)
        if (fate === 'kept' || fate === 'made') wanted.set(key, value)
        isSame &&= fate === 'kept' || fate === null
      } else if (content instanceof Y.ContentString)
        parts.push({
          item,
          span: spanFrom(id, length),
          string: content.str,
          formats: isWanted(item) ? new Map(formats) : NONE,
          changed: isSame ? null : changedIn(copied, wanted),
        })
    }
  }
  return parts
}

export const idOf = ({ client, clock }: Id): Y.ID => Y.createID(client, clock)

const NONE: Held = new Map()

/** Returns the formats that differ, except for notes on the kind of the block, or null if none does. */
function changedIn(copied: Held, wanted: Held): Formats | null {
  const changed = [...new Set([...copied.keys(), ...wanted.keys()])].flatMap(key => {
    const value = wanted.get(key) ?? null
    return isSameFormat(copied.get(key), value) || isNote(key, value) ? [] : [[key, value] as const]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : null
}

/** Whether two values of a format are the same. Those of marks that were set here have no prototype. */
export const isSameFormat = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Returns formats without those that are ended, and without the notes on the kind of their block. */
export const withoutNotes = (formats: Held): Formats =>
  Object.fromEntries([...formats].filter(([key, value]) => value !== null && !isNote(key, value)))

const isNote = (key: string, value: unknown): boolean =>
  markNameOf(key) === 'formatting' &&
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  blockKindNamed(String(value.format)) !== null

/** Makes changes in the copy of a block, from its end on, so that places before them stay. */
export function writeAgain(doc: Y.Doc, { block, typed, struck, formatted }: Change): Again[] {
  const copy = block.brought && elementOf(doc, block.brought)
  if (!copy) return []
  for (const { formats, ...range } of formatted) format(doc, block.text, range, formats)
  for (const range of struck) strike(doc, block.text, range)
  const places: Typed[][] = []
  for (const one of typed) {
    const last = places.at(-1)
    if (last?.[0]?.at === one.at && last[0].isFirst === one.isFirst) last.push(one)
    else places.push([one])
  }
  return places.toReversed().flatMap(texts => {
    const [{ at: index, isFirst } = { at: 0, isFirst: false }] = texts
    const written = writeAt(doc, block.text, { copy, index, isFirst, texts })
    return texts.flatMap(({ span: old }, i) => {
      const now = written[i]
      return now ? [{ old, now }] : []
    })
  })
}
