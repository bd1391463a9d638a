import type { Range, StyleReport, TextCounts } from '#schema/style/report.ts'

import { adverbsIn } from './adverbs.ts'
import { clichesIn } from './cliches.ts'
import { sentenceLengthsOf } from './lengths.ts'
import { passivesIn } from './passive.ts'
import { type Passage, type Prose, proseOf } from './prose.ts'
import { readabilityOf } from './readability.ts'
import { repeatsIn } from './repeats.ts'
import { startsOf } from './starts.ts'
import { readingSeconds, speakingSeconds } from './time.ts'
import { vocabularyOf } from './vocabulary.ts'

/** In shorter texts, a single sentence changes every metric. */
export const WORDS_MIN = 50
/** Longer paragraphs fill a small screen. */
export const LONG_PARAGRAPH = 150

/**
 * Returns the style metrics of an English text, with ranges for those that can be located. The
 * module of each metric explains it. A text of fewer than 50 words only has counts. Accepts any
 * string; runs in linear time.
 */
export function analyzeStyle(text: string): StyleReport {
  const prose = proseOf(text)
  const { words, sentences, paragraphs } = prose
  const counts = countsOf(text, prose)
  const sentenceLengths = sentenceLengthsOf(sentences)
  if (words.length < WORDS_MIN || !sentenceLengths) return { enough: false, counts }

  const passive = passivesIn(text, sentences)
  const adverbs = adverbsIn(sentences)
  return {
    enough: true,
    counts,
    readability: readabilityOf(sentences),
    sentenceLengths,
    passive: { ...passive, share: passive.sentences / sentences.length },
    adverbs: { share: adverbs.length / words.length, ranges: adverbs },
    vocabulary: vocabularyOf(words.map(word => word.text)),
    repeats: repeatsIn(paragraphs),
    starts: startsOf(sentences),
    cliches: clichesIn(text, paragraphs),
    longParagraphs: { limit: LONG_PARAGRAPH, ranges: paragraphs.filter(isLong).map(rangeOf) },
  }
}

function countsOf(text: string, { words, sentences, paragraphs }: Prose): TextCounts {
  return {
    words: words.length,
    characters: text.length,
    charactersWithoutSpaces: text.replace(/\s+/g, '').length,
    sentences: sentences.length,
    paragraphs: paragraphs.length,
    readingSeconds: readingSeconds(words.length),
    speakingSeconds: speakingSeconds(words.length),
  }
}

function isLong({ words }: Passage): boolean {
  return words.length > LONG_PARAGRAPH
}

function rangeOf({ start, end }: Passage): Range {
  return { start, end }
}
