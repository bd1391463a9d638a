import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { readFrontCoded } from './frontCoding.ts'

/** The dialects of a word as bits. India spells as Britain does. */
export const dialectBits: Record<EnglishDialect, number> = { US: 1, UK: 2, CA: 4, AU: 8, IN: 2 }
export const ALL_DIALECTS = 15

/** English words with how frequent they are and where they are spelled so. */
export class Lexicon {
  /** Words that have small letters only, by themselves; others by their spelling in small letters. */
  private readonly small = new Map<string, number>()
  private readonly cased = new Map<string, string>()
  /** All words, for the search for similar ones. */
  readonly words: readonly string[]
  /** The same in small letters. */
  readonly lowers: readonly string[]
  /** The letters of each word as bits (a…z), to tell quickly that two are far apart. */
  readonly letters: Uint32Array
  /** Where in `words` those of a length begin. */
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

  /** Of the words in `words`, by the same index. */
  readonly frequencies: Uint8Array

  /** Whether it is a word as it is written: small letters may be capitals, capitals may not be small. */
  has(word: string): boolean {
    const lower = word.toLowerCase()
    if (this.small.has(lower)) return true
    const cased = this.cased.get(lower)
    if (cased === undefined) return false
    return word === cased || word === word.toUpperCase() || (word !== lower && isTitle(word))
  }

  /** Twice the binary logarithm of its count (above 50 for the most frequent words); 0 for words never counted. */
  frequency(word: string): number {
    return (this.small.get(word.toLowerCase()) ?? 0) >> 4
  }

  /** Bits of the dialects in which it is spelled so; all for words that have capitals and for unknown ones. */
  dialects(word: string): number {
    const packed = this.small.get(word.toLowerCase())
    return packed === undefined ? ALL_DIALECTS : packed & ALL_DIALECTS
  }
}

let loading: Promise<Lexicon> | undefined

/** The list of words, read once (1.2 MB, about 40 MB in memory). */
export function loadLexicon(): Promise<Lexicon> {
  loading ??= import('../data/words.json', { with: { type: 'json' } }).then(
    ({ default: { words } }) => new Lexicon(words),
  )
  return loading
}

/** The letters of a word as bits. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << ((word.charCodeAt(at) | 32) - 97)
  return bits >>> 0
}

/** A capital and then small letters. */
function isTitle(word: string): boolean {
  const first = word.charAt(0)
  return first !== first.toLowerCase() && word.slice(1) === word.slice(1).toLowerCase()
}
