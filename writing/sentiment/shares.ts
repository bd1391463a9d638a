import type { HeatedSentence } from './heat.ts'

/** The positive, neutral and negative shares of a text, each 0 … 1, with a sum of 1. */
export interface Shares {
  positive: number
  neutral: number
  negative: number
}

/**
 * The weight of a sentence stops growing at this word count, so one endless sentence cannot
 * dominate.
 */
const WORDS_MAX = 40
/**
 * The weight of a sentence without sentiment, relative to 1 for a fully charged one. Readers
 * remember charged sentences.
 */
const CALM = 0.25

/**
 * Splits each sentence into its score (positive or negative) and a neutral rest. Long and charged
 * sentences weigh more.
 */
export function sharesOf(sentences: readonly Pick<HeatedSentence, 'score' | 'tokens'>[]): Shares {
  let [positive, negative, whole] = [0, 0, 0]
  for (const { score, tokens } of sentences) {
    const weight = Math.sqrt(Math.min(tokens.length, WORDS_MAX)) * (CALM + (1 - CALM) * Math.abs(score))
    positive += weight * Math.max(0, score)
    negative += weight * Math.max(0, -score)
    whole += weight
  }
  if (whole === 0) return { positive: 0, neutral: 1, negative: 0 }
  const heated = { positive: positive / whole, negative: negative / whole }
  return { ...heated, neutral: Math.max(0, 1 - heated.positive - heated.negative) }
}

/**
 * Returns whole percentages that add up to 100. The remainder goes to the shares that lost most by
 * rounding.
 */
export function percentOf(shares: Shares): Shares {
  const names = ['positive', 'neutral', 'negative'] as const
  const percent = { positive: 0, neutral: 0, negative: 0 }
  for (const name of names) percent[name] = Math.floor(shares[name] * 100)
  const lost = names.toSorted((a, b) => rest(shares[b]) - rest(shares[a]))
  const left = 100 - percent.positive - percent.neutral - percent.negative
  for (const name of lost.slice(0, left)) percent[name] += 1
  return percent
}

function rest(share: number): number {
  return share * 100 - Math.floor(share * 100)
}
