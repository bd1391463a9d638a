import { featuresOf } from '#writing/sentiment/features.ts'
import { weigh } from '#writing/sentiment/valence.ts'

import { neutralSentences } from './neutralSentences.ts'
import { BIAS, type Sample, type Settings, sigmoid } from './regression.ts'

/** Review sentences labeled 0 or 1, and sentences rated −4 … 4. */
export const REVIEWS = ['sent-uci-amazon', 'sent-uci-imdb', 'sent-uci-yelp']
export const RATED = 'sent-vader-amazon'
const NEUTRAL = 'neutral'

export interface SentimentSample extends Sample {
  text: string
  source: string
  /** 0 or 1 for reviews, the rating for RATED, 0.5 for neutral sentences. */
  label: number
}

export const sentimentSettings: Settings = {
  // Text features are few and in every text; words are many and noisy. A text without features
  // should be neutral, so there is no bias.
  penalty: feature => (feature === BIAS ? 50 : feature.startsWith('#') ? 0.2 : 2),
  samplesMin: 2,
}

/** The target for a label. A label reflects one reviewer, not certainty for all readers. */
const LABEL_SURE = 0.85

export function sentimentSample(text: string, source: string, label: number): SentimentSample {
  const target =
    source === RATED ? sigmoid(label) : source === NEUTRAL ? label : label === 1 ? LABEL_SURE : 1 - LABEL_SURE
  return { text, source, label, target, features: featuresOf(text, weigh(text)) }
}

export const neutralSamples = (): SentimentSample[] =>
  neutralSentences.map(text => sentimentSample(text, NEUTRAL, 0.5))

/** Returns the share of reviews from these sources whose side the logits predict. */
export function accuracyOf(
  samples: readonly SentimentSample[],
  logits: readonly number[],
  sources: readonly string[],
): number {
  const rows = samples.flatMap((sample, index) =>
    sources.includes(sample.source) ? [{ sample, index }] : [],
  )
  const right = rows.filter(({ sample, index }) => (logits[index] ?? 0) > 0 === (sample.label === 1))
  return right.length / rows.length
}

/** Returns Pearson's r between ratings and scores. */
export function ratingCorrelation(samples: readonly SentimentSample[], scores: readonly number[]): number {
  const rows = samples.flatMap(({ source, label }, index) =>
    source === RATED ? [[label, scores[index] ?? 0] as const] : [],
  )
  return correlation(
    rows.map(([label]) => label),
    rows.map(([, score]) => score),
  )
}

/** Returns Pearson's r. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  let [ab, aa, bb] = [0, 0, 0]
  for (const [index, value] of a.entries()) {
    const [x, y] = [value - meanA, (b[index] ?? 0) - meanB]
    ab += x * y
    aa += x * x
    bb += y * y
  }
  return ab / Math.sqrt(aa * bb)
}
