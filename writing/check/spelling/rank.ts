import type { Candidate } from './candidates.ts'
import type { Pairs } from './pairs.ts'

/** The neighbors of a misspelled word in lower case; empty at the edge of a sentence. */
export type Context = { before: Neighbour; after: Neighbour }
type Neighbour = { word: string; frequency: number }

export type Ranked = Candidate & {
  /** Lower means more likely. Scores are comparable only between candidates for the same word. */
  score: number
}

export type RankWeights = typeof LEARNED_WEIGHTS

/** The weight of each feature relative to one extra letter. Learned like `slipCost`. */
export const LEARNED_WEIGHTS = {
  frequency: 0.028,
  /** For words of at most four letters, since more words are close to them. */
  shortFrequency: 0.003,
  unknown: 0.213,
  rare: 0.075,
  sound: 0.015,
  context: 0.025,
  last: 0.042,
  apostrophe: 0.255,
  capital: 0.281,
  two: 0.297,
  otherDialect: 0.51,
}

/**
 * Returns the candidates, best first. The ranking uses the likelihood of the typo, the word's
 * frequency, its fit with the neighbors, and its dialect.
 */
export function rank(
  wrong: string,
  candidates: readonly Candidate[],
  context: Context,
  pairs: Pairs,
  isElsewhere: (word: string) => boolean,
): Ranked[] {
  return candidates
    .map(candidate => ({
      ...candidate,
      score:
        scoreOf(wrong, candidate, context, pairs) +
        (isElsewhere(candidate.word) ? LEARNED_WEIGHTS.otherDialect : 0),
    }))
    .toSorted((a, b) => a.score - b.score)
}

const SHORT = 4
const RARE = 22

/** Returns how unlikely a candidate is, ignoring dialects. */
export function scoreOf(
  wrong: string,
  candidate: Candidate,
  { before, after }: Context,
  pairs: Pairs,
  weights: RankWeights = LEARNED_WEIGHTS,
): number {
  const { word, frequency, cost, sounds } = candidate
  const lower = word.toLowerCase()
  let score = cost - weights.frequency * frequency
  if (wrong.length <= SHORT) score -= weights.shortFrequency * frequency
  if (frequency < RARE) score += weights.rare
  if (frequency === 0) score += weights.unknown
  if (sounds) score -= weights.sound
  if (word !== lower) score += weights.capital
  if (word.includes(' ')) score += weights.two
  if (lower.includes("'") && !wrong.includes("'")) score += weights.apostrophe
  if (lower.at(-1) !== wrong.at(-1)) score += weights.last
  if (before.word !== '')
    score -= weights.context * surprise(pairs.frequency(before.word, lower.split(' ')[0] ?? ''), before)
  if (after.word !== '')
    score -= weights.context * surprise(pairs.frequency(lower.split(' ').at(-1) ?? '', after.word), after)
  return score
}

/** Pair counts come from a larger corpus and start higher than word counts. */
const PAIR_SCALE = 7
/** Upper bound for the probability of an unlisted pair (twice the binary logarithm). */
const FLOOR = -35

/**
 * Returns how much more likely a neighbor makes a word than an unrelated one: 0 or more, as twice a
 * binary logarithm.
 */
function surprise(pair: number, neighbour: Neighbour): number {
  return pair === 0 ? 0 : Math.max(0, pair + PAIR_SCALE - neighbour.frequency - FLOOR)
}
