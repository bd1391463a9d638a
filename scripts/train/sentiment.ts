import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { crossValidated, foldOfText, train } from './regression.ts'
import {
  accuracyOf,
  neutralSamples,
  RATED,
  ratingCorrelation,
  REVIEWS,
  type SentimentSample,
  sentimentSample,
  sentimentSettings,
} from './sentimentSamples.ts'
import { recordOf, wordLinesOf } from './weightsFile.ts'

const TARGET = new URL('../../writing/sentiment/weights.ts', import.meta.url)
const FOLDS = 10
/** Smaller weights have no visible effect. */
const WEIGHT_MIN = 0.02

async function samplesOf(folder: string, source: string): Promise<SentimentSample[]> {
  const lines = (await readFile(path.join(folder, `${source}.jsonl`), 'utf8')).trim().split('\n')
  return lines.map(line => {
    const { text, label, score } = JSON.parse(line) as { text: string; label?: number; score?: number }
    return sentimentSample(text, source, label ?? score ?? 0)
  })
}

/**
 * Prints accuracy and correlation on held-out texts, then trains on all data and writes the
 * weights.
 */
async function main(): Promise<void> {
  const folder = process.argv[2]
  if (folder === undefined) throw new Error('Usage: tsx scripts/train/sentiment.ts FOLDER-WITH-THE-DATA')
  const read = await Promise.all([...REVIEWS, RATED].map(source => samplesOf(folder, source)))
  const samples = [...read.flat(), ...neutralSamples()]
  const validated = (foldOf: (sample: SentimentSample) => number | string) =>
    crossValidated(samples, samples.map(foldOf), sentimentSettings)
  show(
    '10 folds',
    samples,
    validated(({ text }) => foldOfText(text, FOLDS)),
  )
  show(
    'other sources',
    samples,
    validated(({ source }) => source),
  )

  const weights = [...train(samples, sentimentSettings)]
  const textFeatures = weights.filter(([feature]) => feature.startsWith('#'))
  const words = weights.filter(
    ([feature, weight]) => !feature.startsWith('#') && Math.abs(weight) >= WEIGHT_MIN,
  )
  await writeFile(
    TARGET,
    `// Made by scripts/train/sentiment.ts; NOTICE says from which data.

/** Weights of the text features in features.ts. */
export const TEXT_WEIGHTS: Readonly<Record<string, number>> = ${recordOf(textFeatures)}

${wordLinesOf(words, 'Word or pair of words, with "!" where it is negated → weight.')}`,
  )
  console.log(`${textFeatures.length} text features, ${words.length} words and pairs`)
}

function show(name: string, samples: readonly SentimentSample[], logits: readonly number[]): void {
  const percent = (sources: readonly string[]) =>
    `${(100 * accuracyOf(samples, logits, sources)).toFixed(1)} %`
  const r = ratingCorrelation(
    samples,
    logits.map(logit => Math.tanh(logit / 2)),
  )
  console.log(
    `${name}: reviews ${percent(REVIEWS)} (${REVIEWS.map(source => `${source} ${percent([source])}`).join(', ')}), ratings r ${r.toFixed(3)}`,
  )
}

await main()
