import type { Readability } from '#schema/style/report.ts'

import type { Passage } from './prose.ts'
import { syllablesOf } from './syllables.ts'

/** The counts that the formulas need. Words and sentences are above zero. */
export interface ReadabilityCounts {
  sentences: number
  words: number
  syllables: number
  /** Words of three syllables or more. */
  polysyllables: number
  /** Letters and digits. */
  letters: number
}

/**
 * US school grade: 0.39 × words/sentences + 11.8 × syllables/words − 15.59 (Kincaid, Fishburne,
 * Rogers, Chissom 1975).
 */
export function fleschKincaidGrade({ sentences, words, syllables }: ReadabilityCounts): number {
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

/**
 * 100 very easy, 60 to 70 plain, 30 and below very hard: 206.835 − 1.015 × words/sentences − 84.6 ×
 * syllables/words (Flesch 1948).
 */
export function fleschReadingEase({ sentences, words, syllables }: ReadabilityCounts): number {
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
}

/**
 * US school grade: 4.71 × letters/words + 0.5 × words/sentences − 21.43 (Senter and Smith 1967,
 * AMRL-TR-66-220).
 */
export function automatedReadabilityIndex({ sentences, words, letters }: ReadabilityCounts): number {
  return 4.71 * (letters / words) + 0.5 * (words / sentences) - 21.43
}

/**
 * Years of school: 1.043 × √(polysyllables × 30/sentences) + 3.1291 (McLaughlin 1969, "SMOG
 * grading"). Made for samples of 30 sentences: with fewer it is less certain.
 */
export function smogGrade({ sentences, polysyllables }: ReadabilityCounts): number {
  return 1.043 * Math.sqrt(polysyllables * (30 / sentences)) + 3.1291
}

/** Returns the counts of sentences for the formulas. */
export function readabilityCounts(sentences: readonly Passage[]): ReadabilityCounts {
  const counts = { sentences: sentences.length, words: 0, syllables: 0, polysyllables: 0, letters: 0 }
  const known = new Map<string, { syllables: number; letters: number }>()
  for (const { words } of sentences) {
    for (const { written } of words) {
      const word = known.get(written) ?? { syllables: syllablesOf(written), letters: lettersOf(written) }
      known.set(written, word)
      counts.words += 1
      counts.syllables += word.syllables
      if (word.syllables >= 3) counts.polysyllables += 1
      counts.letters += word.letters
    }
  }
  return counts
}

function lettersOf(word: string): number {
  return word.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

/** Returns all readability metrics. Requires at least one sentence. */
export function readabilityOf(sentences: readonly Passage[]): Readability {
  const counts = readabilityCounts(sentences)
  return {
    fleschKincaidGrade: fleschKincaidGrade(counts),
    automatedReadabilityIndex: automatedReadabilityIndex(counts),
    fleschReadingEase: fleschReadingEase(counts),
    smogGrade: smogGrade(counts),
  }
}
