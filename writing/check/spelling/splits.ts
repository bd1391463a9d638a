import type { Candidate } from './candidates.ts'
import type { Lexicon } from './lexicon.ts'
import type { Pairs } from './pairs.ts'

/** Two words are run together when both are at least this frequent and stand together often. */
const FREQUENT = 38
/** Forgetting a space is as easy a slip as this one, in the units of `slipCost`. */
const COST = 0.75

/** The pairs of words that a word may be with the space left out: "infront", "alot". */
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
