import type { SentimentReport } from '#schema/sentiment/report.ts'
import { heatedSentences, rounded } from './heat.ts'
import { impactOf } from './impact.ts'
import { risksIn } from './risks.ts'
import { percentOf, sharesOf } from './shares.ts'
import { tonesOf } from './tones.ts'

/** A text of so many words is half as sure as a long one. */
const HALF_SURE_WORDS = 4

/**
 * How an English text sounds: shares of positive, neutral and negative, tones, the heat of each sentence with the words
 * that caused it, words that may be taken badly, and how it may land. Any string is fine; an empty one is neutral.
 * `confidence` is the largest share × words / (words + 4).
 */
export function analyzeSentiment(text: string): SentimentReport {
  const sentences = heatedSentences(text)
  const shares = sharesOf(sentences)
  const score = rounded(shares.positive - shares.negative)
  const tones = tonesOf(text, sentences)
  const risks = risksIn(sentences)
  const words = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0)
  return {
    ...percentOf(shares),
    score,
    confidence: rounded(
      Math.max(shares.positive, shares.neutral, shares.negative) * (words / (words + HALF_SURE_WORDS)),
    ),
    tones,
    sentences: sentences.map(({ start, end, score, causes }) => ({ start, end, score, causes })),
    risks,
    landing: impactOf({ text, score, tones, sentences, risks }),
  }
}
