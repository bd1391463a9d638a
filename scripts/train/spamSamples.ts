import { type Email, partsOf } from '#writing/spam/email.ts'
import { spamFeatures } from '#writing/spam/features.ts'
import { isHarmless } from '#writing/spam/signalTexts.ts'

import { companyMessages } from './companyMessages.ts'
import { modernSpam } from './modernSpam.ts'
import { modernSpamEmails, serviceEmails } from './noticeEmails.ts'
import { BIAS, crossValidated, foldOfText, type Sample, type Settings } from './regression.ts'
import { serviceMessages } from './serviceMessages.ts'

export interface SpamSample extends Sample {
  text: string
}

/** Manual minimum weights for signs that are too rare in the data from 2002 to 2011. */
const JUDGED: Readonly<Record<string, number>> = {
  mismatched_link: 3,
  shortened_link: 1.5,
  odd_link: 1.5,
  credentials: 1.5,
  attachment: 1,
  image: 1,
}

/** The same for the sign of a notice, which speaks against spam, and for what betrays a fake one. */
const JUDGED_EMAIL = { ...JUDGED, lure: 1, notice: -3 }
const JUDGED_MESSAGE = { ...JUDGED, lure: 2.5, odd_link: 3, notice: -4 }

/** Maximum weight, so that no sign decides alone. */
const WEIGHT_MAX = 4

/** Restricts the sign of a weight to the meaning that the sign's text states. */
function boundsFrom(judged: Readonly<Record<string, number>>) {
  return (feature: string): readonly [number, number] => {
    if (!feature.startsWith('#') || feature === BIAS) return [-Infinity, Infinity]
    const least = judged[feature.slice(1)] ?? 0
    return isHarmless(feature.slice(1)) ? [-WEIGHT_MAX, least] : [least, WEIGHT_MAX]
  }
}

/**
 * Training settings for a kind of text, and its maximum number of false positives: less than 0.5 %
 * in total.
 */
export interface SpamSettings extends Settings {
  flaggedMax: number
  judged: Readonly<Record<string, number>>
}

export const messageSettings: SpamSettings = {
  penalty: feature => (feature.startsWith('#') ? 0.15 : 0.4),
  byRatio: feature => !feature.startsWith('#'),
  judged: JUDGED_MESSAGE,
  bounds: boundsFrom(JUDGED_MESSAGE),
  samplesMin: 2,
  flaggedMax: 0.0027,
}
export const emailSettings: SpamSettings = {
  penalty: () => 0.2,
  judged: JUDGED_EMAIL,
  bounds: boundsFrom(JUDGED_EMAIL),
  samplesMin: 3,
  flaggedMax: 0.0165,
}

export function messageSample(text: string, label: number): SpamSample {
  return { text, target: label, features: spamFeatures(partsOf({ body: text }), true) }
}

export function emailSample(text: string, label: number): SpamSample {
  return { text, target: label, features: spamFeatures(partsOf(emailOf(text)), false) }
}

/** Our own texts are of today, but fewer and less varied than those of the collection. */
const OWN_WEIGHT = 0.3

/** Returns our own messages, which are trained with those of the collection. */
export function ownMessages(): SpamSample[] {
  return [
    ...[...serviceMessages, ...companyMessages].map(text => messageSample(text, 0)),
    ...modernSpam.map(text => messageSample(text, 1)),
  ].map(sample => ({ ...sample, weight: OWN_WEIGHT }))
}

/** Returns our own emails. They have no weight: they are only measured. */
export function ownEmails(): SpamSample[] {
  const sampleOf = (line: string, label: number) => {
    const [subject = '', body = ''] = line.split(' | ')
    return { ...emailSample(`Subject: ${subject}\n${body}`, label), weight: 0 }
  }
  return [...serviceEmails.map(line => sampleOf(line, 0)), ...modernSpamEmails.map(line => sampleOf(line, 1))]
}

/** Splits the first line of a training email off as its subject. */
function emailOf(text: string): Email {
  const [first = '', subject = ''] = /^Subject: (.*)\n/.exec(text) ?? []
  return { subject, body: text.slice(first.length) }
}

export interface SpamResult {
  /** The logit from which a text counts as spam. */
  threshold: number
  f1: number
  /** The share of spam that is found. */
  found: number
  /** The share of legitimate texts that count as spam. */
  flagged: number
  /** The same shares of the added texts, and the share of the legitimate ones that are not clean. */
  added: { found: number; flagged: number; notClean: number }
}

const FOLDS = 10
/** From a score of 20 on, a text is suspicious: a logit of ln(20 / 80) above the threshold. */
const SUSPICIOUS = Math.log(20 / 80)

/**
 * Returns the ten-fold cross-validation result at the threshold with the best F1 among those with
 * few enough false positives. The same logits select the threshold, which is one number for
 * hundreds of texts. `added` texts are trained with the others, but have no part in the choice of
 * the threshold.
 */
export function validated(
  samples: readonly SpamSample[],
  settings: SpamSettings,
  added: readonly SpamSample[] = [],
): SpamResult {
  const all = [...samples, ...added]
  const logits = crossValidated(
    all,
    all.map(({ text }) => foldOfText(text, FOLDS)),
    settings,
  )
  const rows = all.map(({ target }, index) => ({ isSpam: target === 1, logit: logits[index] ?? 0 }))
  const [given, ours] = [rows.slice(0, samples.length), rows.slice(samples.length)]
  const results = Array.from({ length: 61 }, (_, step) => resultOf(given, ours, (step - 30) / 10))
  const allowed = results.filter(({ flagged }) => flagged <= settings.flaggedMax)
  return allowed.toSorted((a, b) => b.f1 - a.f1)[0] ?? resultOf(given, ours, 0)
}

interface Row {
  isSpam: boolean
  logit: number
}

function resultOf(given: readonly Row[], ours: readonly Row[], threshold: number): SpamResult {
  const found = shareAbove(given, true, threshold)
  const flagged = shareAbove(given, false, threshold)
  const spam = given.filter(({ isSpam }) => isSpam).length
  const [hits, alarms] = [found * spam, flagged * (given.length - spam)]
  return {
    threshold,
    f1: (2 * hits) / (hits + spam + alarms),
    found,
    flagged,
    added: {
      found: shareAbove(ours, true, threshold),
      flagged: shareAbove(ours, false, threshold),
      notClean: shareAbove(ours, false, threshold + SUSPICIOUS),
    },
  }
}

/** Returns the share of the spam, or of the legitimate texts, above a logit. */
function shareAbove(rows: readonly Row[], isSpam: boolean, least: number): number {
  const kind = rows.filter(row => row.isSpam === isSpam)
  return kind.filter(({ logit }) => logit > least).length / Math.max(1, kind.length)
}
