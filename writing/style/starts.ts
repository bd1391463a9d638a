import type { Range } from '#schema/style/report.ts'

import type { Passage } from './prose.ts'

/** Two equal sentence starts go unnoticed. */
const RUN_MIN = 3
const COMMON_MAX = 5

export interface SentenceStarts {
  runs: { word: string; ranges: Range[] }[]
  common: { word: string; sentences: number; share: number }[]
}

/**
 * Returns runs of three or more sentences with the same first word, and the five most common first
 * words with their share of all sentences.
 */
export function startsOf(sentences: readonly Passage[]): SentenceStarts {
  const runs: SentenceStarts['runs'] = []
  const times = new Map<string, number>()
  for (const { words } of sentences) {
    const [first] = words
    if (!first) continue
    times.set(first.text, (times.get(first.text) ?? 0) + 1)
    const range = { start: first.start, end: first.end }
    const run = runs.at(-1)
    if (run?.word === first.text) run.ranges.push(range)
    else runs.push({ word: first.text, ranges: [range] })
  }
  const common = [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, COMMON_MAX)
    .map(([word, count]) => ({ word, sentences: count, share: count / sentences.length }))
  return { runs: runs.filter(({ ranges }) => ranges.length >= RUN_MIN), common }
}
