import type { Range } from '#schema/style/report.ts'

import { paragraphsOf } from './paragraphs.ts'
import { sentencesIn } from './sentences.ts'
import { type Word, wordsIn } from './words.ts'

/** A sentence or a paragraph, with its words. */
export interface Passage extends Range {
  words: Word[]
}

/** A segmented text, the input of all metrics. */
export interface Prose {
  words: Word[]
  paragraphs: Passage[]
  /**
   * Only prose. A short line without an end mark is a heading, a list item or a greeting. As
   * sentences, such lines would make every text with lists look easy. A text with nothing else has
   * them as its sentences.
   */
  sentences: Passage[]
}

const FRAGMENT_WORDS_MAX = 12

/** Splits a text into words, paragraphs (with at least one word) and sentences. */
export function proseOf(text: string): Prose {
  const words = wordsIn(text)
  const paragraphs = withWords(paragraphsOf(text), words)
  const sentences: Passage[] = []
  const fragments: Passage[] = []
  for (const paragraph of paragraphs) {
    const parts = withWords(sentencesIn(text, paragraph), paragraph.words)
    const [only, ...others] = parts
    if (only && others.length === 0 && isFragment(text, only)) fragments.push(only)
    else sentences.push(...parts)
  }
  return { words, paragraphs, sentences: sentences.length > 0 ? sentences : fragments }
}

function isFragment(text: string, { end, words }: Passage): boolean {
  const last = text.slice(Math.max(0, end - 8), end)
  return (
    words.length <= FRAGMENT_WORDS_MAX && !/[.!?…。！？｡]["'”’»›)\]}*_」』）]*(?:\[\d{1,3}\])?$/.test(last)
  )
}

/** Assigns words to ranges and drops empty ranges. Both are in order. */
function withWords(ranges: readonly Range[], words: readonly Word[]): Passage[] {
  let next = 0
  return ranges.flatMap(({ start, end }) => {
    while ((words[next]?.start ?? Infinity) < start) next += 1
    const first = next
    while ((words[next]?.start ?? Infinity) < end) next += 1
    return next > first ? [{ start, end, words: words.slice(first, next) }] : []
  })
}
