import type { HeatedSentence } from './heat.ts'

/** How much of a text is positive, neutral and negative: 0 … 1, together 1. */
export interface Shares {
  positive: number
  neutral: number
  negative: number
}

/** A sentence's words beyond this count no more, so that one that never ends does not decide alone. */
const WORDS_MAX = 40
/** What a sentence without any feeling counts, beside 1 for one that is all feeling: readers remember the latter. */
const CALM = 0.25

/** Of every sentence its score is positive or negative and the rest neutral; long and heated sentences count more. */
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

/** Whole numbers that add up to 100: what rounding leaves over goes to those that lost most by it. */
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
