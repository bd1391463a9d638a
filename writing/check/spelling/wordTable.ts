import type { WordList } from './frontCoding.ts'

/** Slots of the hash table per word, at least. */
const ROOM = 2
/** Longer words are in no list. */
const LENGTH_MAX = 64

/** A hash table over the lower-case letters of the words of a list. */
export class WordTable {
  /** The letters of the list in lower case. */
  readonly lowers: Uint8Array
  private readonly starts: Uint32Array
  /** One more than the number of a word, or zero. */
  private readonly slots: Int32Array
  private readonly sought = new Uint8Array(LENGTH_MAX)

  constructor({ letters, starts }: WordList) {
    this.starts = starts
    this.lowers = new Uint8Array(letters.length)
    for (let at = 0; at < letters.length; at += 1) this.lowers[at] = lowerOf(letters[at] ?? 0)
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(starts.length * ROOM)))
  }

  /** Returns the word with these lower-case letters, or -1. */
  find(lower: string): number {
    const { length } = lower
    if (length > LENGTH_MAX) return -1
    for (let at = 0; at < length; at += 1) {
      const letter = lower.charCodeAt(at)
      if (letter > 0xff) return -1
      this.sought[at] = letter
    }
    return (this.slots[this.slotOf(this.sought, 0, length)] ?? 0) - 1
  }

  /** Returns the word that has the letters of this one, apart from their case, or -1. */
  sameAs(word: number): number {
    return (this.slots[this.slotOfWord(word)] ?? 0) - 1
  }

  /** Adds a word, in place of another one with the same letters. */
  add(word: number): void {
    this.slots[this.slotOfWord(word)] = word + 1
  }

  private slotOfWord(word: number): number {
    const start = this.starts[word] ?? 0
    return this.slotOf(this.lowers, start, (this.starts[word + 1] ?? 0) - start)
  }

  /** Returns the slot with the word of some letters, or the free one for it. */
  private slotOf(letters: Uint8Array, from: number, length: number): number {
    const mask = this.slots.length - 1
    let hash = length
    for (let at = 0; at < length; at += 1) hash = Math.imul(hash ^ (letters[from + at] ?? 0), 0x01000193)
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const word = (this.slots[slot] ?? 0) - 1
      if (word < 0 || this.isWord(word, letters, from, length)) return slot
    }
  }

  private isWord(word: number, letters: Uint8Array, from: number, length: number): boolean {
    const start = this.starts[word] ?? 0
    if ((this.starts[word + 1] ?? 0) - start !== length) return false
    for (let at = 0; at < length; at += 1) if (this.lowers[start + at] !== letters[from + at]) return false
    return true
  }
}

/** Returns the lower-case form of a Latin-1 letter. */
const lowerOf = (letter: number): number =>
  (letter >= 65 && letter <= 90) || (letter >= 0xc0 && letter <= 0xde && letter !== 0xd7)
    ? letter + 32
    : letter
