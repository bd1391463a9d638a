import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { BIAS, train } from './regression.ts'
import {
  emailSample,
  emailSettings,
  messageSample,
  messageSettings,
  ownEmails,
  ownMessages,
  type SpamSample,
  type SpamSettings,
  validated,
} from './spamSamples.ts'
import { recordOf, wordLinesOf } from './weightsFile.ts'

const TARGET = new URL('../../writing/spam/weights.ts', import.meta.url)
/** Smaller word weights have no visible effect. */
const WEIGHT_MIN = 0.05

async function samplesOf(
  folder: string,
  source: string,
  sampleOf: (text: string, label: number) => SpamSample,
): Promise<SpamSample[]> {
  const lines = (await readFile(path.join(folder, `${source}.jsonl`), 'utf8')).trim().split('\n')
  return lines.map(line => {
    const { text, label } = JSON.parse(line) as { text: string; label: number }
    return sampleOf(text, label)
  })
}

/**
 * Prints F1 and the false-positive rate on held-out texts, then trains on all data and writes the
 * weights. Words are learned only from text messages, whose license allows it,
 * and from our own. Email data
 * only sets the weights of our signs.
 */
async function main(): Promise<void> {
  const folder = process.argv[2]
  if (folder === undefined) throw new Error('Usage: tsx scripts/train/spam.ts FOLDER-WITH-THE-DATA')
  const messages = weightsOf(
    'text messages',
    await samplesOf(folder, 'spam-sms', messageSample),
    messageSettings,
    ownMessages(),
  )
  const emails = weightsOf(
    'email',
    await samplesOf(folder, 'spam-assassin', emailSample),
    emailSettings,
    ownEmails(),
  )
  const words = messages.filter(
    ([feature, weight]) => !feature.startsWith('#') && Math.abs(weight) >= WEIGHT_MIN,
  )
  await writeFile(
    TARGET,
    `// Made by scripts/train/spam.ts; NOTICE says from which data.

/** Weights of the signs of an email. */
export const EMAIL_WEIGHTS: Readonly<Record<string, number>> = ${recordOf(emails)}

/** Weights of the signs of a text message. */
export const MESSAGE_WEIGHTS: Readonly<Record<string, number>> = ${recordOf(messages.filter(([feature]) => feature.startsWith('#')))}

${wordLinesOf(words, 'Word, pair of words or piece (after a ~) of a text message, every digit as 0 → weight.')}`,
  )
  console.log(`${words.length} words, pairs and pieces`)
}

/**
 * Trains on all data. Shifts the threshold to zero and sets manual weights for signs that never
 * occur in the data.
 */
function weightsOf(
  name: string,
  samples: readonly SpamSample[],
  settings: SpamSettings,
  ours: readonly SpamSample[],
): [string, number][] {
  const { threshold, f1, found, flagged, added } = validated(samples, settings, ours)
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`
  console.log(
    `${name}: F1 ${percent(f1)}, spam found ${percent(found)}, ham flagged ${percent(flagged)}, our spam found ${percent(added.found)}, our ham flagged ${percent(added.flagged)}, not clean ${percent(added.notClean)}`,
  )
  const weights = train([...samples, ...ours], settings)
  return [
    ...new Map([
      ...Object.entries(settings.judged).map(([id, weight]): [string, number] => [`#${id}`, weight]),
      ...weights,
      // To a tenth, like the threshold.
      [BIAS, Math.round(10 * ((weights.get(BIAS) ?? 0) - threshold)) / 10],
    ]),
  ]
}

await main()
