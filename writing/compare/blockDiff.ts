import { diffArrays } from 'diff'

import type { BlockPath, DiffBlock } from '#schema/revisions/diff.ts'

import { wordDiff } from './wordDiff.ts'

/** A text block with its path and format; see document/blocks.ts. */
export type ComparedBlock = { path: BlockPath; text: string; format: string }

/** Bodies with more block edits are compared in order, without matching moved blocks. */
const BLOCK_EDITS_MAX = 1000
/** Maximum number of pairs of replaced blocks that are searched for the most similar ones. */
const PAIRS_MAX = 10_000
/** From this share of common words on, a block counts as a changed version of the other. */
const SIMILAR = 0.4
/** Work limit for all word comparisons: the sum of the squares of their edit counts. */
const WORD_WORK_MAX = 8_000_000
const WORD_EDITS_MAX = 2000

/**
 * Returns the changes from one body to another by blocks, and by words within a changed block.
 * `same`, `removed` and the left sides of `changed` are all blocks of `before` in order; `same`,
 * `added` and the right sides are those of `after`.
 */
export function blockDiff(before: readonly ComparedBlock[], after: readonly ComparedBlock[]): DiffBlock[] {
  const numbers = new Map<string, number>()
  const numberOf = (block: ComparedBlock): number => {
    const key = JSON.stringify([block.path, block.format, block.text])
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, numbers.size)
    return numbers.size - 1
  }
  const [left, right] = [before.map(numberOf), after.map(numberOf)]
  const parts = diffArrays(left, right, { maxEditLength: BLOCK_EDITS_MAX }) ?? [
    { removed: true, added: false, value: left },
    { removed: false, added: true, value: right },
  ]
  const blocks: DiffBlock[] = []
  const compareWords = wordComparison()
  const replaced: Replaced = { removed: [], added: [] }
  const flush = () => {
    blocks.push(...replacement(replaced, compareWords))
    replaced.removed = []
    replaced.added = []
  }
  let [i, j] = [0, 0]
  for (const { removed, added, value } of parts) {
    const { length } = value
    if (removed) replaced.removed.push(...before.slice(i, (i += length)))
    else if (added) replaced.added.push(...after.slice(j, (j += length)))
    else {
      flush()
      for (const { path, text } of after.slice(j, j + length)) blocks.push({ kind: 'same', path, text })
      i += length
      j += length
    }
  }
  flush()
  return blocks
}

type Replaced = { removed: ComparedBlock[]; added: ComparedBlock[] }
type CompareWords = (before: string, after: string) => ReturnType<typeof wordDiff>

/** Compares words as precisely as the remaining work limit allows. */
function wordComparison(): CompareWords {
  let left = WORD_WORK_MAX
  return (before, after) => {
    const most = Math.min(WORD_EDITS_MAX, Math.floor(Math.sqrt(left)))
    const segments = wordDiff(before, after, most)
    const changed = segments.reduce((sum, { kind, text }) => (kind === 'same' ? sum : sum + text.length), 0)
    left = Math.max(0, left - Math.min(most, changed) ** 2)
    return segments
  }
}

/** Pairs the blocks of a replaced stretch: similar ones are changed, the rest removed and added. */
function replacement({ removed, added }: Replaced, compareWords: CompareWords): DiffBlock[] {
  const blocks: DiffBlock[] = []
  let [i, j] = [0, 0]
  const upTo = (toI: number, toJ: number) => {
    for (const { path, text } of removed.slice(i, toI)) blocks.push({ kind: 'removed', path, text })
    for (const { path, text } of added.slice(j, toJ)) blocks.push({ kind: 'added', path, text })
  }
  for (const [toI, toJ, one, other] of pairsOf(removed, added)) {
    upTo(toI, toJ)
    blocks.push({
      kind: 'changed',
      before: one.path,
      path: other.path,
      segments: compareWords(one.text, other.text),
      reformatted: one.text === other.text && one.format !== other.format,
    })
    i = toI + 1
    j = toJ + 1
  }
  upTo(removed.length, added.length)
  return blocks
}

type Pair = [number, number, ComparedBlock, ComparedBlock]

/**
 * Returns pairs in order on both sides: the most similar ones or, if there are too many, one by
 * one.
 */
function pairsOf(removed: ComparedBlock[], added: ComparedBlock[]): Pair[] {
  const counts = [removed, added].map(blocks => blocks.map(({ text }) => countsOf(text)))
  const [left = [], right = []] = counts
  const similar = (i: number, j: number): number => {
    const [a, b, one, other] = [removed[i], added[j], left[i], right[j]]
    return a && b && one && other ? similarity(a, b, one, other) : 0
  }
  const pairs: Pair[] = []
  const pair = (i: number, j: number) => {
    const [a, b] = [removed[i], added[j]]
    if (a && b) pairs.push([i, j, a, b])
  }
  if (removed.length * added.length > PAIRS_MAX) {
    for (let i = 0; i < Math.min(removed.length, added.length); i++) if (similar(i, i) >= SIMILAR) pair(i, i)
    return pairs
  }
  const alike = removed.map((_, i) => added.map((_, j) => similar(i, j)))
  /** The best sum for the rows from i and the columns from j on. */
  const best = Array.from({ length: removed.length + 1 }, () => new Float64Array(added.length + 1))
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0
  const joined = (i: number, j: number): number => {
    const value = alike[i]?.[j] ?? 0
    return value >= SIMILAR ? value + at(i + 1, j + 1) : -1
  }
  for (let i = removed.length - 1; i >= 0; i--)
    for (let j = added.length - 1; j >= 0; j--) {
      const row = best[i]
      if (row) row[j] = Math.max(at(i + 1, j), at(i, j + 1), joined(i, j))
    }
  for (let i = 0, j = 0; i < removed.length && j < added.length;) {
    if (joined(i, j) === at(i, j)) pair(i++, j++)
    else if (at(i + 1, j) === at(i, j)) i++
    else j++
  }
  return pairs
}

type Counts = { words: Map<string, number>; total: number }

function countsOf(text: string): Counts {
  const words = new Map<string, number>()
  let total = 0
  for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    words.set(word, (words.get(word) ?? 0) + 1)
    total++
  }
  return { words, total }
}

/** Returns the share of common words, 0 to 1. */
function similarity(a: ComparedBlock, b: ComparedBlock, one: Counts, other: Counts): number {
  if (a.text === b.text) return 1
  if (one.total + other.total === 0) return 0
  let common = 0
  for (const [word, count] of one.words) common += Math.min(count, other.words.get(word) ?? 0)
  return (2 * common) / (one.total + other.total)
}
