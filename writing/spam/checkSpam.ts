import type { SpamReport, SpamSignal, SpamVerdict } from '#schema/spam/report.ts'

import { type Email, type Part, partsOf } from './email.ts'
import { learnedWord, signFeatures, learnedFeatures } from './features.ts'
import { signalTexts } from './signalTexts.ts'
import { type Sign, signsIn } from './signs.ts'
import { EMAIL_WEIGHTS, MESSAGE_WEIGHTS, wordWeights } from './weights.ts'

/**
 * Up to this length, a text without a subject counts as a text message: three of 160 characters.
 */
const MESSAGE_MAX = 480
const SPAM_FROM = 50
const SUSPICIOUS_FROM = 20
/** The weight shown for a contribution of 1 to the logit. */
const WEIGHT_OF_ONE = 20
/** Smaller weights are not shown. */
const WEIGHT_MIN = 5
/** A learned word is highlighted from this weight on. */
const LEARNED_MIN = 0.35

/** Maximum number of highlighted ranges per signal. */
const RANGES_MAX = 100

const messageWords: ReadonlyMap<string, number> = new Map(wordWeights())

/**
 * Returns how much an email or a text message looks like spam, 0 to 100, with each signal explained
 * and located. The score is the probability of a logistic regression over the signals (and, for a
 * text message, its words). It is shifted so that few legitimate texts score above 50. Accepts any
 * string; an empty one is clean.
 */
export function checkSpam(email: Email): SpamReport {
  if (`${email.subject ?? ''}${email.body}`.trim() === '') return { score: 0, verdict: 'clean', signals: [] }
  const parts = partsOf(email)
  const signs = signsIn(parts)
  const isMessage = email.subject === undefined && email.body.trim().length <= MESSAGE_MAX
  const weights = isMessage ? MESSAGE_WEIGHTS : EMAIL_WEIGHTS
  const learned = isMessage ? sumOf(learnedFeatures(parts), messageWords) : 0
  const logit =
    (weights['#bias'] ?? 0) + sumOf(signFeatures(signs), new Map(Object.entries(weights))) + learned
  const score = Math.round(100 / (1 + Math.exp(-logit)))
  const signals = [
    ...signs.map(sign => signalOf(sign, sign.value * (weights[`#${sign.id}`] ?? 0))),
    ...(isMessage ? learnedSignals(parts, learned) : []),
  ]
  return {
    score,
    verdict: verdictOf(score),
    signals: signals
      .filter(({ weight }) => Math.abs(weight) >= WEIGHT_MIN)
      .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight)),
  }
}

function verdictOf(score: number): SpamVerdict {
  if (score >= SPAM_FROM) return 'spam'
  return score >= SUSPICIOUS_FROM ? 'suspicious' : 'clean'
}

function sumOf(features: ReadonlyMap<string, number>, weights: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [feature, value] of features) sum += value * (weights.get(feature) ?? 0)
  return sum
}

function signalOf({ id, ranges }: Omit<Sign, 'value'>, contribution: number): SpamSignal {
  const { message = id, explanation = '' } = signalTexts[id] ?? {}
  const weight = Math.max(-100, Math.min(100, Math.round(contribution * WEIGHT_OF_ONE)))
  return { id, message, explanation, weight, ranges: ranges.slice(0, RANGES_MAX) }
}

/**
 * Returns the learned words of a message as one signal. It includes only words that agree with the
 * sign of their sum.
 */
function learnedSignals(parts: readonly Part[], contribution: number): SpamSignal[] {
  const direction = Math.sign(contribution)
  const ranges = parts.flatMap(({ part, tokens }) =>
    tokens
      .filter(token => (messageWords.get(learnedWord(token.text)) ?? 0) * direction >= LEARNED_MIN)
      .map(({ start, end }) => ({ part, start, end })),
  )
  return [signalOf({ id: direction > 0 ? 'learned_words' : 'innocent_words', ranges }, contribution)]
}
