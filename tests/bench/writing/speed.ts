import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { z } from 'zod'

import type { Metric } from '../metric.ts'
import { quantile, tenth, type Part } from './part.ts'
import { textsOf } from './texts.ts'

export const measured = z.object({
  texts: z.array(z.number()),
  sentences: z.array(z.number()),
  load: z.number(),
  memory: z.number(),
})

/** The run time of each engine in a separate process, and the peak memory of that process. */
export const speed: Part = {
  name: 'speed',
  async run(data) {
    const lines = await data.read('clean-pud-en', z.object({ text: z.string() }))
    const sentences = lines.map(({ text }) => text)
    const texts = textsOf(sentences)
    const metrics: Metric[] = []
    for (const [key, name] of [
      ['harper', 'Harper'],
      ['ours', 'this engine'],
    ] as const) {
      const own = key === 'ours'
      const result = await inChild(key, texts, sentences.slice(0, 300))
      metrics.push(
        { name: `loading, ${name}`, value: tenth(result.load), unit: 'ms' },
        { name: `1,000 words, median, ${name}`, value: tenth(quantile(result.texts, 0.5)), unit: 'ms' },
        {
          name: `1,000 words, p95, ${name}`,
          value: tenth(quantile(result.texts, 0.95)),
          unit: 'ms',
          ...(own && { goal: '≤ 300' }),
        },
        {
          name: `a sentence, p95, ${name}`,
          value: tenth(quantile(result.sentences, 0.95)),
          unit: 'ms',
          ...(own && { goal: '≤ 8' }),
        },
        {
          name: `most memory, ${name}`,
          value: Math.round(result.memory),
          unit: 'MB',
          ...(own && { goal: '< 700' }),
        },
      )
    }
    return metrics
  },
}

async function inChild(key: string, texts: string[], sentences: string[]): Promise<z.infer<typeof measured>> {
  const child = fork(fileURLToPath(new URL('speedChild.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  try {
    const answer = once(child, 'message')
    child.send({ key, texts, sentences })
    const [message] = await answer
    return measured.parse(message)
  } finally {
    child.kill()
  }
}
