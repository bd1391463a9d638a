import { spamFeatures } from '#writing/spam/features.ts'
import { type Mail, partsOf } from '#writing/spam/mail.ts'
import { isHarmless } from '#writing/spam/signalTexts.ts'
import { BIAS, crossValidated, foldOfText, type Sample, type Settings } from './regression.ts'

export interface SpamSample extends Sample {
  text: string
}

/** Manual minimum weights for signs that are too rare in the data from 2002 to 2011. */
export const JUDGED: Readonly<Record<string, number>> = {
  mismatched_link: 3,
  shortened_link: 1.5,
  odd_link: 1.5,
  credentials: 1.5,
  attachment: 1,
  image: 1,
}

/** Maximum weight, so that no sign decides alone. */
const WEIGHT_MAX = 4

/** Restricts the sign of a weight to the meaning that the sign's text states. */
function bounds(feature: string): readonly [number, number] {
  if (!feature.startsWith('#') || feature === BIAS) return [-Infinity, Infinity]
  return isHarmless(feature.slice(1)) ? [-WEIGHT_MAX, 0] : [JUDGED[feature.slice(1)] ?? 0, WEIGHT_MAX]
}

/**
 * Training settings for a kind of text, and its maximum number of false positives: less than 0.5 %
 * in total.
 */
export interface SpamSettings extends Settings {
  flaggedMax: number
}

export const messageSettings: SpamSettings = {
  penalty: feature => (feature.startsWith('#') ? 0.15 : 0.4),
  byRatio: feature => !feature.startsWith('#'),
  bounds,
  samplesMin: 2,
  flaggedMax: 0.0027,
}
export const mailSettings: SpamSettings = { penalty: () => 0.2, bounds, samplesMin: 3, flaggedMax: 0.0165 }

export function messageSample(text: string, label: number): SpamSample {
  return { text, target: label, features: spamFeatures(partsOf({ body: text }), true) }
}

export function mailSample(text: string, label: number): SpamSample {
  return { text, target: label, features: spamFeatures(partsOf(mailOf(text)), false) }
}

/** Splits the first line of a training email off as its subject. */
function mailOf(text: string): Mail {
  const [first = '', subject = ''] = /^Subject: (.*)\n/.exec(text) ?? []
  return { subject, body: text.slice(first.length) }
}

export interface SpamResult {
  /** The logit from which a text counts as spam. */
  threshold: number
  f1: number
  /** The share of legitimate texts that count as spam. */
  flagged: number
}

const FOLDS = 10

/**
 * Returns the ten-fold cross-validation result at the threshold with the best F1 among those with
 * few enough false positives. The same logits select the threshold, which is one number for
 * hundreds of texts.
 */
export function validated(samples: readonly SpamSample[], settings: SpamSettings): SpamResult {
  const logits = crossValidated(
    samples,
    samples.map(({ text }) => foldOfText(text, FOLDS)),
    settings,
  )
  const results = Array.from({ length: 61 }, (_, step) => resultOf(samples, logits, (step - 30) / 10))
  const allowed = results.filter(({ flagged }) => flagged <= settings.flaggedMax)
  return allowed.toSorted((a, b) => b.f1 - a.f1)[0] ?? resultOf(samples, logits, 0)
}

function resultOf(samples: readonly SpamSample[], logits: readonly number[], threshold: number): SpamResult {
  const rows = samples.map(({ target }, index) => ({
    isSpam: target === 1,
    said: (logits[index] ?? 0) > threshold,
  }))
  const count = (isSpam: boolean, said: boolean) =>
    rows.filter(row => row.isSpam === isSpam && row.said === said).length
  const [hits, misses] = [count(true, true), count(true, false)]
  const [alarms, calm] = [count(false, true), count(false, false)]
  return { threshold, f1: (2 * hits) / (2 * hits + misses + alarms), flagged: alarms / (alarms + calm) }
}
