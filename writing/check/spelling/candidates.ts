import { distanceFrom } from './distance.ts'
import { lettersOf, type Lexicon } from './lexicon.ts'
import { SHORT_MAX, ShortIndex } from './shortIndex.ts'
import { soundOf } from './sound.ts'
import { SoundIndex } from './soundIndex.ts'
import { slipCost } from './typing.ts'

/** A word that the writer may have meant. */
export type Candidate = {
  word: string
  frequency: number
  /** See `slipCost`. */
  cost: number
  /** Whether it sounds like the misspelled word. */
  sounds: boolean
}

/** Maximum cost for words that sound alike; they may differ by more than typos. */
const SOUND_COST_MAX = 3.4
const FOUND_MAX = 3000
/** Candidates of a short word, which is near hundreds. Its neighbors decide between these. */
const SHORT_KEPT = 80
/** About what a frequent word gains when candidates are ranked. */
const WORTH = 0.03

/** Finds correction candidates for a misspelled word. */
export class Candidates {
  private readonly lexicon: Lexicon
  private bySound: SoundIndex | null = null
  private short: ShortIndex | null = null

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon
  }

  /**
   * Returns the words within two typos of a lower-case word (three for a long word without any; of
   * a short one, only frequent words are two away), and those that sound like it.
   */
  of(wrong: string): Candidate[] {
    const found = wrong.length <= SHORT_MAX ? this.likeShort(wrong) : this.near(wrong, 2, new Set())
    const alike = new Set(this.soundingLike(soundOf(wrong)))
    for (const at of alike) if (found.size < FOUND_MAX) found.add(at)
    const likely = this.weighed(wrong, alike, found)
    if (wrong.length <= SHORT_MAX) return best(likely, SHORT_KEPT)
    if (wrong.length < 7 || likely.some(({ cost }) => cost < 2.2)) return likely
    this.near(wrong, 3, found)
    return this.weighed(wrong, alike, found)
  }

  private weighed(wrong: string, alike: ReadonlySet<number>, found: ReadonlySet<number>): Candidate[] {
    const candidates: Candidate[] = []
    for (const at of found) {
      const cost = slipCost(wrong, this.lexicon.lowerAt(at))
      if (cost > SOUND_COST_MAX) continue
      const frequency = this.lexicon.frequencies[at] ?? 0
      candidates.push({ word: this.lexicon.wordAt(at), frequency, cost, sounds: alike.has(at) })
    }
    return candidates
  }

  private likeShort(wrong: string): Set<number> {
    this.short ??= new ShortIndex(this.lexicon)
    return this.short.like(wrong)
  }

  private near(wrong: string, most: number, found: Set<number>): Set<number> {
    const { lowers, letters, byLength } = this.lexicon
    const bits = lettersOf(wrong)
    const distance = distanceFrom(wrong, most)
    for (let length = Math.max(1, wrong.length - most); length <= wrong.length + most; length += 1) {
      const to = byLength[length + 1] ?? this.lexicon.size
      for (let at = byLength[length] ?? to; at < to; at += 1) {
        const other = letters[at] ?? 0
        if (count(bits & ~other) > most || count(other & ~bits) > most) continue
        const start = this.lexicon.startOf(at)
        if (distance(lowers, start, start + length) <= most) found.add(at)
      }
    }
    return found
  }

  private soundingLike(sound: string): readonly number[] {
    this.bySound ??= new SoundIndex(this.lexicon)
    return this.bySound.wordsOf(sound)
  }
}

const best = (candidates: readonly Candidate[], most: number): Candidate[] =>
  candidates.toSorted((a, b) => a.cost - b.cost - WORTH * (a.frequency - b.frequency)).slice(0, most)

/** Returns the number of set bits. */
function count(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
