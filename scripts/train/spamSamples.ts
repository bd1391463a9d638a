import { spamFeatures } from '#writing/spam/features.ts'
import { type Mail, partsOf } from '#writing/spam/mail.ts'
import { isHarmless } from '#writing/spam/signalTexts.ts'
import { BIAS, crossValidated, foldOfText, type Sample, type Settings } from './regression.ts'

export interface SpamSample extends Sample {
  text: string
}

/** What the data, of 2002 to 2011, has too little of to be learned: the least weight by our own judgement. */
export const JUDGED: Readonly<Record<string, number>> = {
  mismatched_link: 3,
  shortened_link: 1.5,
  odd_link: 1.5,
  credentials: 1.5,
  attachment: 1,
  image: 1,
}

/** No sign may decide alone. */
const WEIGHT_MAX = 4

/** A sign may only speak for what its text says it speaks for. */
function bounds(feature: string): readonly [number, number] {
  if (!feature.startsWith('#') || feature === BIAS) return [-Infinity, Infinity]
  return isHarmless(feature.slice(1)) ? [-WEIGHT_MAX, 0] : [JUDGED[feature.slice(1)] ?? 0, WEIGHT_MAX]
}

/** How a kind of text is trained on, and how many of its honest ones may be called spam: together below 0.5 %. */
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

/** A mail of the data begins with its subject. */
function mailOf(text: string): Mail {
  const [first = '', subject = ''] = /^Subject: (.*)\n/.exec(text) ?? []
  return { subject, body: text.slice(first.length) }
}

export interface SpamResult {
  /** The logit from which a text is called spam. */
  threshold: number
  f1: number
  /** The share of honest texts that are called spam. */
  flagged: number
}

const FOLDS = 10

/**
 * What ten-fold cross-validation says, by the threshold of the best F1 among those that flag few enough. The threshold is
 * chosen on the same logits: one number for hundreds of texts.
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
