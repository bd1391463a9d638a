import type { EnglishDialect } from '#schema/check-settings/goals.ts'

import { readFrontCoded, type WordList } from './frontCoding.ts'
import { WordTable } from './wordTable.ts'

/** Each dialect as a bit. India uses British spelling. */
export const dialectBits: Record<EnglishDialect, number> = { US: 1, UK: 2, CA: 4, AU: 8, IN: 2 }
export const ALL_DIALECTS = 15

/** More than a list has words, and than the frequency and dialects of a word are as one number. */
const WORDS_MAX = 2 ** 18
const PACKED_MAX = 2 ** 12

/**
 * English words with their frequencies and dialects. All are in a few typed arrays, which take a
 * tenth of the memory of strings in maps and are made in a fifth of the time.
 */
export class Lexicon {
  /** The words to search for similar ones: the shortest first, then the most frequent. */
  private readonly order: Uint32Array
  private readonly list: WordList
  private readonly table: WordTable
  /** The lower-case letters of all words; `startOf` and the word's length say where. */
  readonly lowers: Uint8Array
  /** The letters of each word as bits (a…z), to reject distant pairs quickly. */
  readonly letters: Uint32Array
  /** Frequencies, with the same index as `letters`. */
  readonly frequencies: Uint8Array
  /** Word length → the first index. */
  readonly byLength: readonly number[]

  constructor(coded: string) {
    const list = readFrontCoded(coded)
    this.list = list
    this.table = new WordTable(list)
    this.lowers = this.table.lowers
    this.order = this.sorted(this.distinct())
    this.letters = new Uint32Array(this.size)
    this.frequencies = new Uint8Array(this.size)
    const byLength: number[] = []
    for (let index = 0; index < this.size; index += 1) {
      const word = this.order[index] ?? 0
      const [start, end] = [list.starts[word] ?? 0, list.starts[word + 1] ?? 0]
      this.letters[index] = lettersIn(this.lowers, start, end)
      this.frequencies[index] = list.frequencies[word] ?? 0
      while (byLength.length <= end - start) byLength.push(index)
    }
    this.byLength = byLength
  }

  /** The number of words. */
  get size(): number {
    return this.order.length
  }

  /** Returns the word at an index. */
  wordAt(index: number): string {
    return this.textOf(this.order[index] ?? 0)
  }

  /** Returns the word at an index in lower case. */
  lowerAt(index: number): string {
    return this.textOf(this.order[index] ?? 0, this.lowers)
  }

  /** Returns where the word at an index starts in `lowers`. */
  startOf(index: number): number {
    return this.list.starts[this.order[index] ?? 0] ?? 0
  }

  /** Returns the length of the word at an index. */
  lengthOf(index: number): number {
    const word = this.order[index] ?? 0
    return (this.list.starts[word + 1] ?? 0) - (this.list.starts[word] ?? 0)
  }

  /**
   * Returns whether the word exists in this case: a lower-case word may be capitalized, a
   * capitalized one may not be in lower case.
   */
  has(word: string): boolean {
    const lower = word.toLowerCase()
    const found = this.table.find(lower)
    if (found < 0) return false
    if (this.isLower(found) || word === word.toUpperCase() || (word !== lower && isTitle(word))) return true
    return word === this.textOf(found)
  }

  /**
   * Returns twice the binary logarithm of the word's count (above 50 for the most frequent words),
   * or 0 for words never counted.
   */
  frequency(word: string): number {
    const found = this.table.find(word.toLowerCase())
    return found < 0 || !this.isLower(found) ? 0 : (this.list.frequencies[found] ?? 0)
  }

  /**
   * Returns the bits of the dialects that use this spelling. All bits are set for capitalized and
   * unknown words.
   */
  dialects(word: string): number {
    const found = this.table.find(word.toLowerCase())
    return found < 0 || !this.isLower(found) ? ALL_DIALECTS : (this.list.dialects[found] ?? 0)
  }

  /**
   * Fills the table, and returns the words without those that are also listed in lower case. Of
   * words that differ only in case, the table has the first, or one in title case.
   */
  private distinct(): number[] {
    const cased: number[] = []
    const kept: number[] = []
    for (let word = 0; word < this.list.frequencies.length; word += 1) {
      if (!this.isLower(word)) cased.push(word)
      else {
        this.table.add(word)
        kept.push(word)
      }
    }
    for (const word of cased) {
      const same = this.table.sameAs(word)
      if (same >= 0 && this.isLower(same)) continue
      if (same < 0 || isTitle(this.textOf(word))) this.table.add(word)
      kept.push(word)
    }
    return kept
  }

  private sorted(words: readonly number[]): Uint32Array {
    const { starts, frequencies, dialects } = this.list
    const keys = new Float64Array(words.length)
    for (const [at, word] of words.entries()) {
      const length = (starts[word + 1] ?? 0) - (starts[word] ?? 0)
      const packed = (frequencies[word] ?? 0) * 16 + (dialects[word] ?? 0)
      keys[at] = ((length + 1) * PACKED_MAX - packed) * WORDS_MAX + word
    }
    keys.sort()
    const order = new Uint32Array(words.length)
    for (let at = 0; at < order.length; at += 1) order[at] = (keys[at] ?? 0) % WORDS_MAX
    return order
  }

  private isLower(word: number): boolean {
    const { letters, starts } = this.list
    const end = starts[word + 1] ?? 0
    for (let at = starts[word] ?? 0; at < end; at += 1) if (letters[at] !== this.lowers[at]) return false
    return true
  }

  private textOf(word: number, letters = this.list.letters): string {
    const { starts } = this.list
    return String.fromCharCode(...letters.subarray(starts[word], starts[word + 1]))
  }
}

let loading: Promise<Lexicon> | undefined

/** Returns the word list, loaded once (1.3 MB, 0.5 MB compressed; about 8 MB in memory). */
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

function lettersIn(letters: Uint8Array, start: number, end: number): number {
  let bits = 0
  for (let at = start; at < end; at += 1) bits |= 1 << (((letters[at] ?? 0) | 32) - 97)
  return bits >>> 0
}

/** Returns whether a word is a capital followed by lower-case letters. */
function isTitle(word: string): boolean {
  const first = word.charAt(0)
  return first !== first.toLowerCase() && word.slice(1) === word.slice(1).toLowerCase()
}
