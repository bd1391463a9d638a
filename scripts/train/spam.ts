import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { spamFeatures } from '#writing/spam/features.ts'
import { type Mail, partsOf } from '#writing/spam/mail.ts'
import { isHarmless } from '#writing/spam/signalTexts.ts'
import { BIAS, crossValidated, foldOfText, type Sample, type Settings, train } from './regression.ts'
import { recordOf, wordLinesOf } from './weightsFile.ts'

const TARGET = new URL('../../writing/spam/weights.ts', import.meta.url)
const FOLDS = 10
/** No more than this share of honest texts may be called spam: together it is below 0.5 %. */
const FLAGGED_MAX = { messages: 0.004, mails: 0.0125 }

interface Labelled extends Sample {
  text: string
}

/** What the data, of 2002 to 2011, has too little of to be learned: the least weight by our own judgement. */
const JUDGED: Readonly<Record<string, number>> = {
  mismatched_link: 3,
  shortened_link: 1.5,
  odd_link: 1.5,
  credentials: 1.5,
  attachment: 1,
  image: 1,
}

/** A sign may only speak for what its text says it speaks for. */
function bounds(feature: string): readonly [number, number] {
  if (!feature.startsWith('#') || feature === BIAS) return [-Infinity, Infinity]
  return isHarmless(feature.slice(1)) ? [-Infinity, 0] : [JUDGED[feature.slice(1)] ?? 0, Infinity]
}

const MESSAGES: Settings = {
  penalty: feature => (feature.startsWith('#') ? 0.15 : 0.4),
  bounds,
  samplesMin: 2,
}
const MAILS: Settings = { penalty: () => 0.1, bounds, samplesMin: 3 }

async function samplesOf(folder: string, source: string, isMessage: boolean): Promise<Labelled[]> {
  const lines = (await readFile(path.join(folder, `${source}.jsonl`), 'utf8')).trim().split('\n')
  return lines.map(line => {
    const { text, label } = JSON.parse(line) as { text: string; label: number }
    return {
      text,
      target: label,
      features: spamFeatures(partsOf(isMessage ? { body: text } : mailOf(text)), isMessage),
    }
  })
}

/** A mail of the data begins with its subject. */
function mailOf(text: string): Mail {
  const [first = '', subject = ''] = /^Subject: (.*)\n/.exec(text) ?? []
  return { subject, body: text.slice(first.length) }
}

/**
 * Prints F1 and the share of honest mail that is flagged, on texts that were not trained on, then trains on all and writes
 * the weights. Words are learned from text messages alone (their licence allows it); of mail only how much each of our
 * own signs counts is set.
 */
async function main(): Promise<void> {
  const folder = process.argv[2]
  if (folder === undefined) throw new Error('Usage: tsx scripts/train/spam.ts FOLDER-WITH-THE-DATA')
  const messages = await samplesOf(folder, 'spam-sms', true)
  const mails = await samplesOf(folder, 'spam-assassin', false)
  const messageShift = thresholdOf('text messages', messages, MESSAGES, FLAGGED_MAX.messages)
  const mailShift = thresholdOf('mail', mails, MAILS, FLAGGED_MAX.mails)

  // The threshold becomes zero, and signs that no text of the data has get what we judge them by.
  const shifted = (weights: Map<string, number>, shift: number) =>
    new Map([
      ...Object.entries(JUDGED).map(([id, weight]) => [`#${id}`, weight] as const),
      ...weights,
      [BIAS, (weights.get(BIAS) ?? 0) - shift] as const,
    ])
  const ofMessages = [...shifted(train(messages, MESSAGES), messageShift)]
  const words = ofMessages.filter(([feature, weight]) => !feature.startsWith('#') && Math.abs(weight) >= 0.05)
  await writeFile(
    TARGET,
    `// Made by scripts/train/spam.ts; NOTICE says from which data.

/** Weights of the signs of an email. */
export const MAIL_WEIGHTS: Readonly<Record<string, number>> = ${recordOf([...shifted(train(mails, MAILS), mailShift)])}

/** Weights of the signs of a text message. */
export const MESSAGE_WEIGHTS: Readonly<Record<string, number>> = ${recordOf(ofMessages.filter(([feature]) => feature.startsWith('#')))}

${wordLinesOf(words, 'Word or pair of words of a text message, every digit as 0 → weight.')}`,
  )
  console.log(`${words.length} words and pairs`)
}

/** Prints what cross-validation says and returns the logit from which a text is spam. */
function thresholdOf(
  name: string,
  samples: readonly Labelled[],
  settings: Settings,
  flaggedMax: number,
): number {
  const logits = crossValidated(samples, index => foldOfText(samples[index]?.text ?? '', FOLDS), settings)
  const plain = resultOf(samples, logits, 0)
  const thresholds = Array.from({ length: 61 }, (_, step) => (step - 30) / 10)
  const allowed = thresholds.filter(threshold => resultOf(samples, logits, threshold).flagged <= flaggedMax)
  const best =
    allowed.toSorted((a, b) => resultOf(samples, logits, b).f1 - resultOf(samples, logits, a).f1)[0] ?? 0
  for (const [threshold, result] of [
    [0, plain],
    [best, resultOf(samples, logits, best)],
  ] as const) {
    console.log(
      `${name}, from ${threshold.toFixed(1)}: F1 ${(100 * result.f1).toFixed(1)}, ham flagged ${(100 * result.flagged).toFixed(2)} %`,
    )
  }
  return best
}

function resultOf(
  samples: readonly Labelled[],
  logits: readonly number[],
  threshold: number,
): { f1: number; flagged: number } {
  const rows = samples.map(({ target }, index) => ({
    isSpam: target === 1,
    said: (logits[index] ?? 0) > threshold,
  }))
  const count = (isSpam: boolean, said: boolean) =>
    rows.filter(row => row.isSpam === isSpam && row.said === said).length
  const [hits, misses] = [count(true, true), count(true, false)]
  const [alarms, calm] = [count(false, true), count(false, false)]
  return { f1: (2 * hits) / (2 * hits + misses + alarms), flagged: alarms / (alarms + calm) }
}

await main()
