import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { featuresOf, FIGURES } from '#writing/tone/features.ts'
import { weigh } from '#writing/tone/valence.ts'
import { BIAS, crossValidated, foldOfText, type Sample, type Settings, sigmoid, train } from './regression.ts'
import { recordOf, wordLinesOf } from './weightsFile.ts'

const TARGET = new URL('../../writing/tone/weights.ts', import.meta.url)
const REVIEWS = ['sent-uci-amazon', 'sent-uci-imdb', 'sent-uci-yelp']
const RATED = 'sent-vader-amazon'
const FOLDS = 10

/** A rating of −4 … 4 as a share of positive readers: ±1 is 79 % and 21 %. */
const shareOf = (rating: number): number => sigmoid(1.3 * rating)

const SETTINGS: Settings = {
  // The figures are few and in every text; words are many and mostly chance.
  penalty: feature => (feature.startsWith('#') ? 0.2 : 2),
  samplesMin: 2,
}
/** Smaller weights change nothing that is seen. */
const WEIGHT_MIN = 0.02

interface Labelled extends Sample {
  text: string
  source: string
  /** 0 or 1 of reviews; a rating of RATED. */
  label: number
}

async function samplesOf(folder: string, source: string): Promise<Labelled[]> {
  const lines = (await readFile(path.join(folder, `${source}.jsonl`), 'utf8')).trim().split('\n')
  return lines.map(line => {
    const row = JSON.parse(line) as { text: string; label?: number; score?: number }
    const label = row.label ?? row.score ?? 0
    const target = row.label === undefined ? shareOf(label) : label
    return { text: row.text, source, label, target, features: featuresOf(row.text, weigh(row.text)) }
  })
}

/** Prints accuracy and correlation on texts that were not trained on, then trains on all and writes the weights. */
async function main(): Promise<void> {
  const folder = process.argv[2]
  if (folder === undefined) throw new Error('Usage: tsx scripts/train/tone.ts FOLDER-WITH-THE-DATA')
  const samples = (await Promise.all([...REVIEWS, RATED].map(source => samplesOf(folder, source)))).flat()

  show(
    '10 folds',
    samples,
    crossValidated(samples, index => foldOfText(samples[index]?.text ?? '', FOLDS), SETTINGS),
  )
  show(
    'other sources',
    samples,
    crossValidated(samples, index => samples[index]?.source ?? '', SETTINGS),
  )

  const weights = [...train(samples, SETTINGS)].filter(
    ([feature, weight]) => feature.startsWith('#') || Math.abs(weight) >= WEIGHT_MIN,
  )
  const figures = weights.filter(([feature]) => feature.startsWith('#'))
  const words = weights.filter(([feature]) => !feature.startsWith('#'))
  await writeFile(
    TARGET,
    `// Made by scripts/train/tone.ts; NOTICE says from which data.

/** Weights of the figures of features.ts. */
export const FIGURE_WEIGHTS: Readonly<Record<string, number>> = ${recordOf(figures)}

${wordLinesOf(words, 'Word or pair of words, with "!" where it is negated → weight.')}`,
  )
  console.log(
    `${FIGURES.length} figures, ${words.length} words and pairs, bias ${new Map(figures).get(BIAS)?.toFixed(2)}`,
  )
}

function show(name: string, samples: readonly Labelled[], logits: readonly number[]): void {
  const accuracy = (sources: readonly string[]) => {
    const rows = samples.flatMap((sample, index) =>
      sources.includes(sample.source) ? [{ sample, index }] : [],
    )
    const right = rows.filter(({ sample, index }) => (logits[index] ?? 0) > 0 === (sample.label === 1))
    return `${((100 * right.length) / rows.length).toFixed(1)} %`
  }
  const rated = samples.flatMap((sample, index) => (sample.source === RATED ? [index] : []))
  const r = correlation(
    rated.map(index => samples[index]?.label ?? 0),
    rated.map(index => Math.tanh((logits[index] ?? 0) / 2)),
  )
  console.log(
    `${name}: reviews ${accuracy(REVIEWS)} (${REVIEWS.map(source => `${source} ${accuracy([source])}`).join(', ')}), ratings r ${r.toFixed(3)}`,
  )
}

/** Pearson's r. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  const product = (x: readonly number[], y: readonly number[], meanX: number, meanY: number) =>
    x.reduce((sum, value, index) => sum + (value - meanX) * ((y[index] ?? 0) - meanY), 0)
  return product(a, b, meanA, meanB) / Math.sqrt(product(a, a, meanA, meanA) * product(b, b, meanB, meanB))
}

await main()
