import type { Range } from '#schema/style/report.ts'
import { paragraphsOf } from './paragraphs.ts'
import { sentencesIn } from './sentences.ts'
import { type Word, wordsIn } from './words.ts'

/** A stretch of a text with the words in it: a sentence or a paragraph. */
export interface Passage extends Range {
  words: Word[]
}

/** A text taken apart: what all measures work on. */
export interface Prose {
  words: Word[]
  paragraphs: Passage[]
  /**
   * What reads as sentences. A line of few words without an end mark is a heading, an item of a list or a greeting; as a
   * sentence it would make every text with lists look easy. A text of nothing but such lines has them as its sentences.
   */
  sentences: Passage[]
}

const FRAGMENT_WORDS_MAX = 12

/** Takes a text apart into words, paragraphs (that have any words) and sentences. */
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

/** Gives each range its words; those without any are left out. Both are in order. */
function withWords(ranges: readonly Range[], words: readonly Word[]): Passage[] {
  let next = 0
  return ranges.flatMap(({ start, end }) => {
    while ((words[next]?.start ?? Infinity) < start) next += 1
    const first = next
    while ((words[next]?.start ?? Infinity) < end) next += 1
    return next > first ? [{ start, end, words: words.slice(first, next) }] : []
  })
}
