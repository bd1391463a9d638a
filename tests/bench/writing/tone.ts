import vader from 'vader-sentiment'
import { z } from 'zod'

import { analyzeSentiment } from '#writing/sentiment/analyzeSentiment.ts'

import { crossValidated, foldOfText } from '../../../scripts/train/regression.ts'
import {
  accuracyOf,
  neutralSamples,
  RATED,
  ratingCorrelation,
  REVIEWS,
  type SentimentSample,
  sentimentSample,
  sentimentSettings,
} from '../../../scripts/train/sentimentSamples.ts'
import type { Metric } from '../metric.ts'
import { type Data, type Part, percent, quantile, tenth } from './part.ts'

const FOLDS = 10
const review = z.object({ text: z.string(), label: z.number() })
const rated = z.object({ text: z.string(), score: z.number() })

/**
 * Sentiment: the accuracy on review sentences, and the correlation with human ratings. The shipped
 * weights were trained on these sentences, so the results use ten-fold cross-validation and leave
 * out whole sources. VADER and our untrained lexicon serve as baselines.
 */
export const tone: Part = {
  name: 'tone',
  async run(data) {
    const samples = [...(await samplesOf(data)), ...neutralSamples()]
    const validated = (foldOf: (sample: SentimentSample) => number | string) =>
      crossValidated(samples, samples.map(foldOf), sentimentSettings)
    return [
      ...metricsOf(
        'VADER as it is',
        samples,
        samples.map(({ text }) => compoundOf(text)),
        false,
      ),
      ...metricsOf(
        'lexicon alone',
        samples,
        samples.map(({ features }) => features.get('#sum') ?? 0),
        false,
      ),
      ...metricsOf('ten folds', samples, validated(({ text }) => foldOfText(text, FOLDS)).map(scored), true),
      ...metricsOf('other sources', samples, validated(({ source }) => source).map(scored), true),
      ...timesOf(samples),
    ]
  },
}

async function samplesOf(data: Data): Promise<SentimentSample[]> {
  const reviews = await Promise.all(
    REVIEWS.map(async source =>
      (await data.read(source, review)).map(({ text, label }) => sentimentSample(text, source, label)),
    ),
  )
  const ratings = (await data.read(RATED, rated)).map(({ text, score }) =>
    sentimentSample(text, RATED, score),
  )
  return [...reviews.flat(), ...ratings]
}

const scored = (logit: number): number => Math.tanh(logit / 2)

const compoundOf = (text: string): number => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound

function metricsOf(name: string, samples: SentimentSample[], scores: number[], goals: boolean): Metric[] {
  const accuracy = (sources: readonly string[]) => percent(accuracyOf(samples, scores, sources))
  const r = Math.round(ratingCorrelation(samples, scores) * 1000) / 1000
  return [
    { name: `${name}: reviews`, value: accuracy(REVIEWS), unit: '%', ...(goals && { goal: '≥ 89' }) },
    ...REVIEWS.map(source => ({ name: `${name}: ${source}`, value: accuracy([source]), unit: '%' })),
    { name: `${name}: ratings, r`, value: r, unit: '', ...(goals && { goal: '≥ 0.86' }) },
  ]
}

/** Returns the time for a report on 10,000 characters of these sentences. */
function timesOf(samples: readonly SentimentSample[]): Metric[] {
  const text = samples.map(sample => sample.text).join(' ')
  const times = Array.from({ length: 20 }, (_, round) => {
    const piece = text.slice(round * 10_000, (round + 1) * 10_000)
    const start = performance.now()
    analyzeSentiment(piece)
    return performance.now() - start
  })
  return [
    {
      name: 'report on 10,000 characters, p50',
      value: tenth(quantile(times, 0.5)),
      unit: 'ms',
      goal: '< 50',
    },
  ]
}
