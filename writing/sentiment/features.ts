import type { Weighed } from './valence.ts'

/** The inputs of the regression: feature name → value. */
export type Features = Map<string, number>

/**
 * Names of the features computed over the whole text. All other features are words and word pairs.
 */
export const TEXT_FEATURES = [
  'sum',
  'phrases',
  'last',
  'max',
  'min',
  'count',
  'density',
  'exclamations',
] as const

/** VADER's normalization: maps any sum to −1 … 1. */
export const normalised = (sum: number): number => sum / Math.sqrt(sum * sum + 15)

const WORD_VALUE = 0.6
const PAIR_VALUE = 0.35
const STOP_WORDS = new Set(
  `the a an of to and in is it i this that was for with on my at as be are were have had they there so you its from or by
  he she we our has his her their them me us am been being these those`.split(/\s+/),
)

/**
 * Returns aggregates of the sentiment words (sum, strongest, last …) and the words and word pairs
 * themselves. Negated words are marked with `!`. Nothing here is learned.
 */
export function featuresOf(text: string, { tokens, negated, decided, charged }: Weighed): Features {
  const features: Features = new Map()
  const valences = charged.map(({ valence }) => valence)
  const emphasis = emphasisOf(text)
  const plain = sumOf(valences)
  const sum = plain + Math.sign(plain) * emphasis
  features.set('#sum', 2 * normalised(sum))
  features.set(
    '#phrases',
    2 * Math.tanh(sumOf(charged.filter(({ phrase }) => phrase).map(({ valence }) => valence)) / 3),
  )
  features.set('#last', 0.5 * Math.sign(valences.at(-1) ?? 0))
  features.set('#max', valences.reduce((most, value) => Math.max(most, value), 0) / 3)
  features.set('#min', valences.reduce((least, value) => Math.min(least, value), 0) / 3)
  features.set('#count', Math.tanh(sumOf(valences.map(Math.sign)) / 2))
  features.set('#density', sum / (2 * Math.sqrt(tokens.length + 1)))
  features.set('#exclamations', Math.min(3, count(text, '!')) / 3)
  for (const [index, { text: word, afterBreak }] of tokens.entries()) {
    if (/^\d+$/.test(word) || decided[index]) continue
    if (!STOP_WORDS.has(word)) features.set(wordFeature(word, negated[index] ?? false), WORD_VALUE)
    const before = tokens[index - 1]
    if (before && !afterBreak && !decided[index - 1]) {
      features.set(wordFeature(`${before.text} ${word}`, negated[index - 1] ?? false), PAIR_VALUE)
    }
  }
  return features
}

/** Returns the feature name of a word or a word pair. */
export function wordFeature(words: string, negated: boolean): string {
  return negated ? `!${words}` : words
}

/**
 * VADER's emphasis: 0.292 for each of up to four exclamation marks. Two or three question marks
 * count 0.18 each, more count 0.96 in total.
 */
function emphasisOf(text: string): number {
  const questions = count(text, '?')
  const asked = questions < 2 ? 0 : questions <= 3 ? questions * 0.18 : 0.96
  return Math.min(4, count(text, '!')) * 0.292 + asked
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
