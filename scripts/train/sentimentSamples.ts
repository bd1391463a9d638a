import { featuresOf } from '#writing/sentiment/features.ts'
import { weigh } from '#writing/sentiment/valence.ts'
import { neutralSentences } from './neutralSentences.ts'
import { BIAS, type Sample, type Settings, sigmoid } from './regression.ts'

/** Sentences of reviews with a label of 0 or 1, and sentences with a rating of −4 … 4. */
export const REVIEWS = ['sent-uci-amazon', 'sent-uci-imdb', 'sent-uci-yelp']
export const RATED = 'sent-vader-amazon'
const NEUTRAL = 'neutral'

export interface SentimentSample extends Sample {
  text: string
  source: string
  /** 0 or 1 of reviews, the rating of RATED, 0.5 of neutral sentences. */
  label: number
}

export const sentimentSettings: Settings = {
  // The figures are few and in every text; words are many and mostly chance. Nothing found should mean neutral: no bias.
  penalty: feature => (feature === BIAS ? 50 : feature.startsWith('#') ? 0.2 : 2),
  samplesMin: 2,
}

/** A label says that a reviewer was content, not that every reader would be sure of it. */
const LABEL_SURE = 0.85

export function sentimentSample(text: string, source: string, label: number): SentimentSample {
  const target =
    source === RATED ? sigmoid(label) : source === NEUTRAL ? label : label === 1 ? LABEL_SURE : 1 - LABEL_SURE
  return { text, source, label, target, features: featuresOf(text, weigh(text)) }
}

export const neutralSamples = (): SentimentSample[] =>
  neutralSentences.map(text => sentimentSample(text, NEUTRAL, 0.5))

/** The share of reviews of these sources whose side the logits tell. */
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

/** Pearson's r of ratings and scores. */
export function ratingCorrelation(samples: readonly SentimentSample[], scores: readonly number[]): number {
  const rows = samples.flatMap(({ source, label }, index) =>
    source === RATED ? [[label, scores[index] ?? 0] as const] : [],
  )
  return correlation(
    rows.map(([label]) => label),
    rows.map(([, score]) => score),
  )
}

/** Pearson's r. */
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
