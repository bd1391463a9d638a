import type { SentimentReport } from '#schema/sentiment/report.ts'

import { heatedSentences, rounded } from './heat.ts'
import { impactOf } from './impact.ts'
import { settled } from './occasions.ts'
import { cooledByRisks, risksIn } from './risks.ts'
import { percentOf, sharesOf } from './shares.ts'
import { tonesOf } from './tones.ts'

/** At this word count, confidence is half that of a very long text. */
const HALF_SURE_WORDS = 4

/**
 * Returns the sentiment of an English text: shares of positive, neutral and negative, tones,
 * sentence scores with their causes, risky wordings, and the likely impact. Accepts any string; an
 * empty one is neutral. `confidence` is the largest share × words / (words + 4).
 */
export function analyzeSentiment(text: string): SentimentReport {
  const { sentences: found, occasions } = settled(heatedSentences(text))
  const risks = risksIn(found)
  const sentences = cooledByRisks(found, risks, occasions)
  const shares = sharesOf(sentences)
  const score = rounded(shares.positive - shares.negative)
  const tones = tonesOf(text, sentences)
  const words = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0)
  return {
    ...percentOf(shares),
    score,
    confidence: rounded(
      Math.max(shares.positive, shares.neutral, shares.negative) * (words / (words + HALF_SURE_WORDS)),
    ),
    tones,
    sentences: sentences.map(({ start, end, score, causes }) => ({
      start,
      end,
      score: rounded(score),
      causes,
    })),
    risks,
    landing: impactOf({ text, score, tones, sentences, risks, occasions }),
  }
}
