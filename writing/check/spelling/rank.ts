import type { Candidate } from './candidates.ts'
import type { Pairs } from './pairs.ts'

/** The words beside a misspelled one, in small letters; empty at the edge of a sentence. */
export type Context = { before: Neighbour; after: Neighbour }
type Neighbour = { word: string; frequency: number }

export type Ranked = Candidate & {
  /** Lower is likelier; comparable between the candidates of one word only. */
  score: number
}

/** How much each thing counts against one letter too many. */
const WEIGHTS = {
  frequency: 0.034,
  unknown: 0.2,
  sound: 0.16,
  context: 0.03,
  ending: 0.1,
  last: 0.15,
  apostrophe: 0.3,
  capital: 0.33,
  two: 0.35,
  otherDialect: 0.6,
}

/**
 * Candidates, best first: by how easy the slip is, how frequent the word is, how well it goes with its neighbours, and whether it
 * belongs to another dialect.
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
        scoreOf(wrong, candidate, context, pairs) + (isElsewhere(candidate.word) ? WEIGHTS.otherDialect : 0),
    }))
    .toSorted((a, b) => a.score - b.score)
}

function scoreOf(wrong: string, candidate: Candidate, { before, after }: Context, pairs: Pairs): number {
  const { word, frequency, cost, sounds } = candidate
  const lower = word.toLowerCase()
  let score = cost - WEIGHTS.frequency * frequency
  if (frequency === 0) score += WEIGHTS.unknown
  if (sounds) score -= WEIGHTS.sound
  if (word !== lower) score += WEIGHTS.capital
  if (word.includes(' ')) score += WEIGHTS.two
  if (lower.includes("'") && !wrong.includes("'")) score += WEIGHTS.apostrophe
  if (lower.slice(-2) === wrong.slice(-2)) score -= WEIGHTS.ending
  if (lower.at(-1) !== wrong.at(-1)) score += wrong.endsWith('s') ? 2 * WEIGHTS.last : WEIGHTS.last
  if (before.word !== '')
    score -= WEIGHTS.context * surprise(pairs.frequency(before.word, lower.split(' ')[0] ?? ''), before)
  if (after.word !== '')
    score -= WEIGHTS.context * surprise(pairs.frequency(lower.split(' ').at(-1) ?? '', after.word), after)
  return score
}

/** The counts of pairs are of a larger corpus and start higher than those of words. */
const PAIR_SCALE = 7
/** Pairs that are not listed are at most this probable (twice the binary logarithm). */
const FLOOR = -35

/** How much likelier a neighbour makes a word than one that never stands there: 0 and up, twice a binary logarithm. */
function surprise(pair: number, neighbour: Neighbour): number {
  return pair === 0 ? 0 : Math.max(0, pair + PAIR_SCALE - neighbour.frequency - FLOOR)
}
