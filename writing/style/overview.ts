import type { Range, StyleReport } from '#schema/style/report.ts'
import {
  EXAMPLES_MAX,
  type StyleExample,
  type StyleMeasures,
  type StyleMetric,
} from '#schema/writing-style/contract.ts'

import { analyzeStyle } from './analyzeStyle.ts'
import { exampleOf } from './example.ts'
import { type Passage, proseOf } from './prose.ts'
import { fleschKincaidGrade, readabilityCounts } from './readability.ts'

/** A text of a user. */
export type StyleText = { id: string; text: string }

type Enough = Extract<StyleReport, { enough: true }>

const REPEATS_MAX = 8
const BETWEEN = '\n\n'
/** Sentences of fewer words have a grade that says little. */
const GRADED_WORDS_MIN = 8

/** Measures without the tones, which are measured text by text. */
export type TextMeasures = Omit<StyleMeasures, 'tones'>

/**
 * Returns the style metrics of several texts as of one, with sentences that show them. `measures`
 * is null for fewer words than a report needs.
 */
export function styleOf(texts: readonly StyleText[]): { words: number; measures: TextMeasures | null } {
  const whole = texts.map(({ text }) => text).join(BETWEEN)
  const report = analyzeStyle(whole)
  const { words } = report.counts
  if (!report.enough) return { words, measures: null }
  const { sentences } = proseOf(whole)
  const examplesOf = placer(texts, whole, sentences)
  const { counts, readability, sentenceLengths, passive, adverbs, vocabulary, starts } = report
  return {
    words,
    measures: {
      sentences: counts.sentences,
      paragraphs: counts.paragraphs,
      readingSeconds: counts.readingSeconds,
      readability,
      lengths: {
        mean: sentenceLengths.mean,
        median: sentenceLengths.median,
        deviation: sentenceLengths.deviation,
        longest: sentenceLengths.longest.words,
        histogram: sentenceLengths.histogram,
        limit: sentenceLengths.limit,
        long: sentenceLengths.long.length,
      },
      passive: { sentences: passive.sentences, share: passive.share },
      adverbs: { count: adverbs.ranges.length, share: adverbs.share },
      vocabulary,
      repeats: report.repeats
        .slice(0, REPEATS_MAX)
        .map(({ word, ranges }) => ({ word, count: ranges.length })),
      starts: {
        runs: starts.runs.length,
        common: starts.common.map(({ word, sentences: count, share }) => ({ word, count, share })),
      },
      cliches: counted(report.cliches.map(({ phrase }) => phrase)),
      longParagraphs: { limit: report.longParagraphs.limit, count: report.longParagraphs.ranges.length },
      examples: examplesOf(rangesOf(report, sentences)),
    },
  }
}

/** Returns the places that each metric is about, the most telling first. */
function rangesOf(report: Enough, sentences: readonly Passage[]): Record<StyleMetric, readonly Range[]> {
  return {
    grade: hardest(sentences),
    lengths: report.sentenceLengths.long.toSorted((a, b) => b.end - b.start - (a.end - a.start)),
    passive: report.passive.ranges,
    adverbs: report.adverbs.ranges,
    repeats: report.repeats.flatMap(({ ranges }) => ranges.slice(-1)),
    starts: report.starts.runs.flatMap(({ ranges }) => ranges),
    cliches: report.cliches.map(({ range }) => range),
    paragraphs: report.longParagraphs.ranges,
  }
}

function hardest(sentences: readonly Passage[]): Range[] {
  return sentences
    .filter(({ words }) => words.length >= GRADED_WORDS_MIN)
    .map(sentence => ({ sentence, grade: fleschKincaidGrade(readabilityCounts([sentence])) }))
    .toSorted((a, b) => b.grade - a.grade)
    .slice(0, EXAMPLES_MAX)
    .map(({ sentence: { start, end } }) => ({ start, end }))
}

function counted(phrases: readonly string[]): { word: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, REPEATS_MAX)
}

type Examples = Record<StyleMetric, StyleExample[]>

/** Returns the function that shows places of the whole text as sentences of their documents. */
function placer(texts: readonly StyleText[], whole: string, sentences: readonly Passage[]) {
  const begins: { id: string; start: number }[] = []
  let start = 0
  for (const { id, text } of texts) {
    begins.push({ id, start })
    start += text.length + BETWEEN.length
  }
  const examplesFor = (ranges: readonly Range[]): StyleExample[] => {
    const seen = new Set<Passage>()
    const examples: StyleExample[] = []
    for (const range of ranges) {
      const document = begins.findLast(other => other.start <= range.start)
      const sentence = sentences.find(other => other.end > range.start)
      if (!document || !sentence || seen.has(sentence)) continue
      seen.add(sentence)
      examples.push({ documentId: document.id, ...exampleOf(whole, sentence, range) })
      if (examples.length === EXAMPLES_MAX) break
    }
    return examples
  }
  return (ranges: Record<StyleMetric, readonly Range[]>): Examples => ({
    grade: examplesFor(ranges.grade),
    lengths: examplesFor(ranges.lengths),
    passive: examplesFor(ranges.passive),
    adverbs: examplesFor(ranges.adverbs),
    repeats: examplesFor(ranges.repeats),
    starts: examplesFor(ranges.starts),
    cliches: examplesFor(ranges.cliches),
    paragraphs: examplesFor(ranges.paragraphs),
  })
}
