import { z } from 'zod'

import type { Metric } from '../metric.ts'
import { allEngines, corrected } from './engines.ts'
import { percent, type Data, type Part } from './part.ts'
import { scoreCorrections, type Corrected } from './score/fscore.ts'
import { gleu } from './score/gleu.ts'
import { detokenise } from './score/tokens.ts'

const learner = z.object({ src: z.string(), refs: z.array(z.string()) })

/**
 * Measures the mistakes left in learners' sentences after applying every first suggestion, without
 * advice on style.
 */
export const corrections: Part = {
  name: 'corrections',
  async run(data) {
    const sentences = await learnerSentences(data)
    const metrics: Metric[] = []
    for (const engine of await allEngines()) {
      const scored: Corrected[] = []
      for (const sentence of sentences) {
        const mistakes = (await engine.check(sentence.source)).filter(({ advice }) => !advice)
        scored.push({ ...sentence, hypothesis: corrected(sentence.source, mistakes) })
      }
      const { precision, recall, f } = scoreCorrections(scored)
      const own = engine.name === 'this engine'
      metrics.push(
        { name: `JFLEG F0.5, ${engine.name}`, value: percent(f), unit: '%', ...(own && { goal: '≥ 56' }) },
        { name: `JFLEG precision, ${engine.name}`, value: percent(precision), unit: '%' },
        { name: `JFLEG recall, ${engine.name}`, value: percent(recall), unit: '%' },
        { name: `JFLEG GLEU, ${engine.name}`, value: percent(gleu(scored)), unit: '%' },
      )
    }
    return metrics
  },
}

/** Returns the original sentences with references. */
export async function learnerSentences(data: Data): Promise<Omit<Corrected, 'hypothesis'>[]> {
  const lines = await data.read('gec-jfleg-dev', learner)
  return lines.map(({ src, refs }) => ({ source: detokenise(src), references: refs.map(detokenise) }))
}
