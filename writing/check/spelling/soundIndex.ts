import type { Lexicon } from './lexicon.ts'
import { soundOf } from './sound.ts'

const BUCKETS = 2 ** 17

/** Finds the counted words of a lexicon by their sound. Built in about 0.15 s, 1.9 MB. */
export class SoundIndex {
  private readonly lexicon: Lexicon
  private readonly hashes: Int32Array
  /** One more than the first word of a bucket, and of the word after another one in its bucket. */
  private readonly first = new Int32Array(BUCKETS)
  private readonly next: Int32Array

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon
    this.hashes = new Int32Array(lexicon.size)
    this.next = new Int32Array(lexicon.size)
    // From the end, so that a bucket is in order.
    for (let at = lexicon.size - 1; at >= 0; at -= 1) {
      if ((lexicon.frequencies[at] ?? 0) === 0) continue
      const hash = hashOf(soundOf(lexicon.lowerAt(at)))
      this.hashes[at] = hash
      this.next[at] = this.first[bucketOf(hash)] ?? 0
      this.first[bucketOf(hash)] = at + 1
    }
  }

  /** Returns the indices of the words with a sound, in order. */
  wordsOf(sound: string): number[] {
    const found: number[] = []
    const hash = hashOf(sound)
    let at = (this.first[bucketOf(hash)] ?? 0) - 1
    while (at >= 0) {
      if (this.hashes[at] === hash && soundOf(this.lexicon.lowerAt(at)) === sound) found.push(at)
      at = (this.next[at] ?? 0) - 1
    }
    return found
  }
}

const bucketOf = (hash: number): number => (hash ^ (hash >>> 15)) & (BUCKETS - 1)

function hashOf(sound: string): number {
  let hash = sound.length
  for (let at = 0; at < sound.length; at += 1) hash = Math.imul(hash ^ sound.charCodeAt(at), 0x01000193)
  return hash
}
