import type { Range } from '#schema/style/report.ts'

import { commonestWords } from './commonestWords.ts'
import type { Passage } from './prose.ts'
import { hasCapital, type Word } from './words.ts'

/** Readers notice a word repeated within this many words. */
const NEAR = 12
const LENGTH_MIN = 4

export interface Repeat {
  word: string
  ranges: Range[]
}

/**
 * Returns words of four letters or more that recur within 12 words in the same paragraph, with
 * their nearby occurrences. Singular and plural count as one word. Very common words, names and
 * numbers are ignored. Sorted by frequency, then by position.
 */
export function repeatsIn(paragraphs: readonly Passage[]): Repeat[] {
  const repeats = new Map<string, Repeat>()
  for (const { words } of paragraphs) {
    const seen = new Map<string, number>()
    for (const [index, word] of words.entries()) {
      if (!counts(word, index)) continue
      const key = singular(word.text)
      const before = seen.get(key)
      seen.set(key, index)
      const earlier = before === undefined ? undefined : words[before]
      if (before === undefined || !earlier || index - before > NEAR) continue
      const repeat = repeats.get(key) ?? { word: key, ranges: [] }
      repeats.set(key, repeat)
      if (repeat.ranges.at(-1)?.start !== earlier.start) repeat.ranges.push(rangeOf(earlier))
      repeat.ranges.push(rangeOf(word))
    }
  }
  return [...repeats.values()].toSorted((a, b) => b.ranges.length - a.ranges.length)
}

/**
 * Skips capitalized words after the first, which are names or begin a sentence. Skipping both costs
 * little.
 */
function counts(word: Word, index: number): boolean {
  const bare = withoutPossession(word.text)
  if (bare.length < LENGTH_MIN || commonestWords.has(bare) || commonestWords.has(word.text)) return false
  return !/\p{N}/u.test(word.text) && !(index > 0 && hasCapital(word))
}

function singular(word: string): string {
  const bare = withoutPossession(word)
  if (/[^s]ses$|[sx]es$|[cs]hes$/.test(bare) && !/[aeiou]ses$/.test(bare)) return bare.slice(0, -2)
  if (/[^aeiou]ies$/.test(bare)) return `${bare.slice(0, -3)}y`
  return bare.length > LENGTH_MIN ? bare.replace(/(?<![siu])s$/, '') : bare
}

function withoutPossession(word: string): string {
  return word.replace(/'s?$/, '')
}

function rangeOf({ start, end }: Range): Range {
  return { start, end }
}
