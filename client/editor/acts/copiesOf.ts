import * as Y from 'yjs'

import type { Block, Id, Span } from '#document/acts/record.ts'

import { spanFrom } from './carried.ts'
import { comparing } from './likeness.ts'
import { itemsIn, lastTextblockIn } from './textblock.ts'

/**
 * A text that is new in a row, or all of a block of which some is new. `at`: where it begins in the block.
 * `from`: where what is still free begins. `isBlock`: whether the block is new with it.
 */
export type Run = {
  block: Y.XmlElement
  string: string
  spans: Span[]
  at: number
  from: number
  isAll: boolean
  isBlock: boolean
}

/**
 * A text that went with its block. `texts`: as it may have been for those who moved it, the likelier one
 * first. `before`: the last thing before that which stays.
 */
type Gone = { of: Id; texts: readonly [string, string]; before: Y.XmlElement | null; isWanted: boolean }
type Copy = Pick<Block, 'text' | 'parts'> & { brought: Id }
type Found = Map<Gone, Copy>

/** So many characters are searched at most: a document may be replaced by another one. */
const MAX_SEARCHED = 5_000_000
/** The cost of a search beyond its characters. */
const COST = 50
/** So many pairs of texts are compared at most. */
const MAX_COMPARED = 4_000
/** Texts that end with so many of the same characters do not do so by accident. */
const MIN_REST = 8

/** Finds texts that went in what is new, each in another place if that is possible. */
export function copiesOf(gone: readonly Gone[], runs: readonly Run[]): Found {
  const found: Found = new Map()
  if (runs.length === 0) return found
  const likely = gone.map(one => ({ one, text: one.texts[0] }))
  const other = gone.flatMap(one => (one.texts[1] === one.texts[0] ? [] : [{ one, text: one.texts[1] }]))
  for (const texts of [likely, other]) findWhole(left(texts, found), runs, found)
  for (const texts of [likely, other]) findParts(left(texts, found).filter(isSearched), runs, found)
  findRests(likely, runs, found)
  findEdited(left(likely, found).filter(isSearched), runs, found)
  return found
}

type Text = { one: Gone; text: string }
const left = (texts: readonly Text[], found: Found): Text[] => texts.filter(({ one }) => !found.has(one))
const isSearched = ({ one, text }: Text): boolean => one.isWanted && text.trim() !== ''

type Place = { one: Gone; run: Run; start: number; end: number }

function take(found: Found, { one, run, start, end }: Place): void {
  const item = run.block._item
  if (!item) return
  // Not a copy of another block any more, even if it has no text.
  run.from = Math.max(run.from, end, 1)
  const parts = itemsIn(run.block).flatMap(({ content, id, length }) =>
    content instanceof Y.ContentFormat ? [spanFrom(id, length)] : [],
  )
  const brought = { client: item.id.client, clock: item.id.clock }
  found.set(one, { brought, text: slice(run.spans, start, end), parts })
}

/** Finds texts that are new as a whole, of equal ones rather behind the copy of the block before. */
function findWhole(texts: readonly Text[], runs: readonly Run[], found: Found): void {
  const [free, wanted] = [new Map<string, number[]>(), new Map<string, number>()]
  for (const [index, { string, from }] of [...runs.entries()].toReversed()) {
    if (from > 0) continue
    const known = free.get(string)
    if (known) known.push(index)
    else free.set(string, [index])
  }
  for (const { text } of texts) wanted.set(text, (wanted.get(text) ?? 0) + 1)
  let last = -1
  for (const { one, text } of texts) {
    const [indexes, count] = [free.get(text) ?? [], wanted.get(text) ?? 0]
    wanted.set(text, count - 1)
    while (indexes.length > count && (indexes.at(-1) ?? last) < last) indexes.pop()
    const index = indexes.pop() ?? -1
    const run = runs[index]
    if (!run) continue
    last = index
    take(found, { one, run, start: 0, end: run.string.length })
  }
}

/**
 * Finds texts in what is new, at last also where another has taken it: text that was joined before it was
 * moved is in both.
 */
function findParts(texts: readonly Text[], runs: readonly Run[], found: Found): void {
  let searched = 0
  for (const isFree of [true, false])
    for (const { one, text } of texts) {
      for (const run of found.has(one) ? [] : runs) {
        if (run.isAll || run.string.length < text.length) continue
        if (searched > MAX_SEARCHED) return
        searched += run.string.length + COST
        const start = run.string.indexOf(text, isFree ? run.from : 0)
        if (start < 0) continue
        take(found, { one, run, start, end: start + text.length })
        break
      }
    }
}

/** Finds what is left of a block whose start was deleted with the end of the one before: it is in that one. */
function findRests(texts: readonly Text[], runs: readonly Run[], found: Found): void {
  const [whole, last] = [new Map<Y.XmlElement, Run>(), new Map<Y.XmlElement, Run>()]
  for (const run of runs) {
    if (run.isAll ? !whole.get(run.block)?.isAll : !whole.has(run.block)) whole.set(run.block, run)
    if (!run.isAll) last.set(run.block, run)
  }
  const seen = new Set<Y.XmlElement>()
  for (const { one, text } of texts.toReversed()) {
    const block = one.before && !seen.has(one.before) ? lastTextblockIn(one.before) : null
    if (one.before) seen.add(one.before)
    const [run, written] = [block && whole.get(block), block && last.get(block)]
    if (!run || !written || found.has(one)) continue
    const end = run.string.length
    const start = end - sameAtEnd(text, run.string)
    const isRest = written.at >= start || end - start >= MIN_REST
    if (start < end && isRest && written.at + written.string.length > start)
      take(found, { one, run, start, end })
  }
}

/** Returns how many characters two texts end with, both. */
function sameAtEnd(one: string, other: string): number {
  let count = 0
  while (count < Math.min(one.length, other.length) && one.at(-1 - count) === other.at(-1 - count)) count += 1
  // Not within a character of two units.
  return /^[\uDC00-\uDFFF]/.test(one.slice(one.length - count)) ? count - 1 : count
}

/** Finds texts in the new blocks that are most like them: those were edited after they were moved. */
function findEdited(texts: readonly Text[], runs: readonly Run[], found: Found): void {
  const free = runs.filter(run => run.isBlock && run.from === 0 && run.string.trim() !== '')
  const likenessOf = comparing()
  let compared = 0
  for (const { one, text } of texts) {
    if (compared > MAX_COMPARED) return
    let best: { run: Run; likeness: number } | null = null
    for (const run of free) {
      compared += 1
      const likeness = run.from === 0 ? likenessOf(text, run.string) : 0
      if (likeness > (best?.likeness ?? 0)) best = { run, likeness }
    }
    if (best) take(found, { one, run: best.run, start: 0, end: best.run.string.length })
  }
}

/** Returns the spans of a part of the characters of spans. */
function slice(spans: readonly Span[], start: number, end: number): Span[] {
  let before = 0
  return spans.flatMap(({ client, from, to }) => {
    const [first, last] = [Math.max(from, from + start - before), Math.min(to, from + end - before)]
    before += to - from
    return first < last ? [{ client, from: first, to: last }] : []
  })
}
