import { z } from 'zod'

import { analyzeStyle } from '#writing/style/analyzeStyle.ts'
import { proseOf } from '#writing/style/prose.ts'
import { readabilityOf } from '#writing/style/readability.ts'

import type { Metric } from '../metric.ts'
import { graded } from './graded.ts'
import { percent, type Part, quantile, tenth } from './part.ts'
import { wordsIn } from './score/tokens.ts'

const RUNS = 20

/**
 * Style metrics: whether the reading grade orders texts of known levels correctly, and the time per
 * analysis.
 */
export const measure: Part = {
  name: 'measure',
  async run(data) {
    const lines = await data.read('clean-pud-en', z.object({ text: z.string() }))
    const text = lines.map(line => line.text).join(' ')
    const times = Array.from({ length: RUNS }, () => {
      const start = performance.now()
      analyzeStyle(text)
      return ((performance.now() - start) / wordsIn(text)) * 1000
    })
    return [
      ...orderMetrics(),
      { name: 'style metrics, 1,000 words, p95', value: tenth(quantile(times, 0.95)), unit: 'ms' },
    ]
  },
}

/**
 * Returns the share of text pairs of different levels in which the harder text has the higher
 * value.
 */
function orderMetrics(): Metric[] {
  const texts = graded.flatMap(levels =>
    levels.map((text, level) => ({ level, metrics: readabilityOf(proseOf(text).sentences) })),
  )
  const pairs = texts.flatMap(easy =>
    texts.filter(hard => hard.level > easy.level).map(hard => ({ easy, hard })),
  )
  const share = (isInOrder: (pair: (typeof pairs)[number]) => boolean) =>
    percent(pairs.filter(isInOrder).length / pairs.length)
  return [
    {
      name: 'reading levels in order, Flesch-Kincaid',
      value: share(({ easy, hard }) => easy.metrics.fleschKincaidGrade < hard.metrics.fleschKincaidGrade),
      unit: '%',
      goal: '≥ 98',
    },
    {
      name: 'reading levels in order, automated index',
      value: share(
        ({ easy, hard }) => easy.metrics.automatedReadabilityIndex < hard.metrics.automatedReadabilityIndex,
      ),
      unit: '%',
    },
    {
      name: 'reading levels in order, SMOG',
      value: share(({ easy, hard }) => easy.metrics.smogGrade < hard.metrics.smogGrade),
      unit: '%',
    },
  ]
}
