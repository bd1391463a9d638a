import { type Features, featuresOf } from './features.ts'
import { type Charged, weigh, type Weighed } from './valence.ts'
import { TEXT_WEIGHTS, wordWeights } from './weights.ts'

const weights: ReadonlyMap<string, number> = new Map([...Object.entries(TEXT_WEIGHTS), ...wordWeights()])

/**
 * The part of a score that remains without a sentiment word. The learned words come from reviews,
 * where "service" and "another" announce a complaint; elsewhere they mean little.
 */
const UNEXPLAINED = 0.5

export interface Scored extends Pick<Weighed, 'tokens' | 'negated'> {
  /** −1 (negative) … 1 (positive). */
  score: number
  /** The words that caused the score; `valence` is −4 … 4. */
  causes: Charged[]
}

/**
 * Returns the score of a sentence: tanh of half the logit, which equals P(positive) − P(negative).
 */
export function scoreOf(text: string): Scored {
  const weighed = weigh(text)
  const { tokens, negated, charged } = weighed
  const score = tokens.length === 0 ? 0 : Math.tanh(logitOf(featuresOf(text, weighed)) / 2)
  return { score: charged.length > 0 ? score : score * UNEXPLAINED, causes: charged, tokens, negated }
}

function logitOf(features: Features): number {
  let logit = weights.get('#bias') ?? 0
  for (const [feature, value] of features) logit += value * (weights.get(feature) ?? 0)
  return logit
}
