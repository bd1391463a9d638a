import type { SentenceLengths } from '#schema/style/report.ts'

import type { Passage } from './prose.ts'

/** The limit in GOV.UK's style guide. Longer sentences are hard to understand at once. */
export const LONG_SENTENCE = 25
const BAR_WIDTH = 5
const BARS = 9

/**
 * Returns the distribution of sentence lengths in words: mean, median, standard deviation √(Σ(x −
 * mean)² / n), the longest sentence, and the number of sentences per bar of five words (the ninth
 * is open: 41 words and more). Returns null without sentences.
 */
export function sentenceLengthsOf(sentences: readonly Passage[]): SentenceLengths | null {
  const [first, ...others] = sentences
  if (!first) return null
  const longest = others.reduce((long, next) => (next.words.length > long.words.length ? next : long), first)
  const lengths = sentences.map(sentence => sentence.words.length).toSorted((a, b) => a - b)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length
  return {
    mean,
    median: medianOf(lengths),
    deviation: Math.sqrt(variance),
    longest: { words: longest.words.length, range: { start: longest.start, end: longest.end } },
    histogram: Array.from({ length: BARS }, (_, bar) => {
      const from = bar * BAR_WIDTH + 1
      const to = bar === BARS - 1 ? null : from + BAR_WIDTH - 1
      const sentences = lengths.filter(length => length >= from && length <= (to ?? Infinity)).length
      return { from, to, sentences }
    }),
    limit: LONG_SENTENCE,
    long: sentences
      .filter(({ words }) => words.length > LONG_SENTENCE)
      .map(({ start, end }) => ({ start, end })),
  }
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? 0
  const lower = sorted[Math.ceil(middle) - 1] ?? upper
  return (lower + upper) / 2
}
