import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { readFrontCoded } from './frontCoding.ts'

/** Each dialect as a bit. India uses British spelling. */
export const dialectBits: Record<EnglishDialect, number> = { US: 1, UK: 2, CA: 4, AU: 8, IN: 2 }
export const ALL_DIALECTS = 15

/** English words with their frequencies and dialects. */
export class Lexicon {
  /** Lower-case words map to themselves; others are keyed by their lower-case spelling. */
  private readonly small = new Map<string, number>()
  private readonly cased = new Map<string, string>()
  /** All words, for the search for similar ones. */
  readonly words: readonly string[]
  /** `words` in lower case. */
  readonly lowers: readonly string[]
  /** The letters of each word as bits (a…z), to reject distant pairs quickly. */
  readonly letters: Uint32Array
  /** Word length → the first index in `words`. */
  readonly byLength: readonly number[]

  constructor(list: string) {
    const listed = Array.from(readFrontCoded(list), ({ word, frequency, dialects }) => ({
      word,
      lower: word.toLowerCase(),
      packed: frequency * 16 + dialects,
    }))
    for (const { word, lower, packed } of listed) {
      if (lower === word) this.small.set(word, packed)
      else if (!this.cased.has(lower) || isTitle(word)) this.cased.set(lower, word)
    }
    const words = listed.filter(({ word, lower }) => lower === word || !this.small.has(lower))
    words.sort((a, b) => a.word.length - b.word.length || b.packed - a.packed)
    this.words = words.map(({ word }) => word)
    this.lowers = words.map(({ lower }) => lower)
    this.letters = Uint32Array.from(words, ({ word }) => lettersOf(word))
    this.frequencies = Uint8Array.from(words, ({ packed }) => packed >> 4)
    const byLength: number[] = []
    for (const [at, { word }] of words.entries()) {
      while (byLength.length <= word.length) byLength.push(at)
    }
    this.byLength = byLength
  }

  /** Frequencies, with the same index as `words`. */
  readonly frequencies: Uint8Array

  /**
   * Returns whether the word exists in this case: a lower-case word may be capitalized, a
   * capitalized one may not be in lower case.
   */
  has(word: string): boolean {
    const lower = word.toLowerCase()
    if (this.small.has(lower)) return true
    const cased = this.cased.get(lower)
    if (cased === undefined) return false
    return word === cased || word === word.toUpperCase() || (word !== lower && isTitle(word))
  }

  /**
   * Returns twice the binary logarithm of the word's count (above 50 for the most frequent words),
   * or 0 for words never counted.
   */
  frequency(word: string): number {
    return (this.small.get(word.toLowerCase()) ?? 0) >> 4
  }

  /**
   * Returns the bits of the dialects that use this spelling. All bits are set for capitalized and
   * unknown words.
   */
  dialects(word: string): number {
    const packed = this.small.get(word.toLowerCase())
    return packed === undefined ? ALL_DIALECTS : packed & ALL_DIALECTS
  }
}

let loading: Promise<Lexicon> | undefined

/** Returns the word list, loaded once (1.2 MB, about 40 MB in memory). */
export function loadLexicon(): Promise<Lexicon> {
  loading ??= import('../data/words.json', { with: { type: 'json' } }).then(
    ({ default: { words } }) => new Lexicon(words),
  )
  return loading
}

/** Returns the letters of a word as bits. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << ((word.charCodeAt(at) | 32) - 97)
  return bits >>> 0
}

/** Returns whether a word is a capital followed by lower-case letters. */
function isTitle(word: string): boolean {
  const first = word.charAt(0)
  return first !== first.toLowerCase() && word.slice(1) === word.slice(1).toLowerCase()
}
