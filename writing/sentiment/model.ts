import { type Features, featuresOf, wordFeature } from './features.ts'
import { isNegation } from './modifiers.ts'
import { type Charged, weigh, type Weighed } from './valence.ts'
import { TEXT_WEIGHTS, wordWeights } from './weights.ts'

const weights: ReadonlyMap<string, number> = new Map([...Object.entries(TEXT_WEIGHTS), ...wordWeights()])

/**
 * A learned word is shown as a cause from this weight on. Below it, chance matters as much as
 * meaning.
 */
const CAUSE_MIN = 0.3

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
  const { tokens, negated } = weighed
  const score = tokens.length === 0 ? 0 : Math.tanh(logitOf(featuresOf(text, weighed)) / 2)
  return { score, causes: causesIn(weighed), tokens, negated }
}

function logitOf(features: Features): number {
  let logit = weights.get('#bias') ?? 0
  for (const [feature, value] of features) logit += value * (weights.get(feature) ?? 0)
  return logit
}

/** Returns the sentiment words and the words learned by the regression, in text order. */
function causesIn({ tokens, negated, inPhrase, charged }: Weighed): Charged[] {
  const causes: Charged[] = []
  let next = 0
  for (const [index, { text, start, end }] of tokens.entries()) {
    for (let item = charged[next]; item && item.end <= start; item = charged[next]) {
      causes.push(item)
      next += 1
    }
    const item = charged[next]
    if (inPhrase[index] || (item && item.start < end)) continue
    const weight = weights.get(wordFeature(text, negated[index] ?? false)) ?? 0
    if (Math.abs(weight) >= CAUSE_MIN && !isNegation(text))
      causes.push({ start, end, valence: weight, phrase: false })
  }
  return [...causes, ...charged.slice(next)]
}
