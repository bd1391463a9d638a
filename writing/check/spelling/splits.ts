import type { Candidate } from './candidates.ts'
import type { Lexicon } from './lexicon.ts'
import type { Pairs } from './pairs.ts'

/** Words count as run together if both are at least this frequent and often occur side by side. */
const FREQUENT = 38
/** Cost of a missing space, in units of `slipCost`. */
const COST = 0.75

/** Returns the word pairs that a word may stand for with its space missing: "infront", "alot". */
export function splits(lower: string, lexicon: Lexicon, pairs: Pairs): Candidate[] {
  const found: Candidate[] = []
  for (let at = 1; at < lower.length; at += 1) {
    const [first, second] = [lower.slice(0, at), lower.slice(at)]
    if (Math.min(lexicon.frequency(first), lexicon.frequency(second)) < FREQUENT) continue
    if ((first.length < 2 && first !== 'a') || second.length < 2) continue
    const together = pairs.frequency(first, second)
    if (together > 0)
      found.push({ word: `${first} ${second}`, frequency: together + 6, cost: COST, sounds: true })
  }
  return found
}
