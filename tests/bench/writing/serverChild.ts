import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'

import { z } from 'zod'

import { createEngine } from '#api/services/engine/engine.ts'
import { WorkerPool } from '#platform/workers.ts'

const task = z.object({ script: z.string(), texts: z.array(z.string()), together: z.number() })

const TIMEOUT_MS = 120_000
const MEGABYTE = 1024 * 1024
/** Sampling interval of the delay. Measured values include it. */
const RESOLUTION_MS = 5
const SENTENCE = 'We recieved the report, and it look good to all of us.'
const PAUSE_MS = 100

process.once('message', raw => {
  void measure(task.parse(raw)).then(result => process.send?.(result))
})

async function measure({ script, texts, together }: z.infer<typeof task>) {
  const before = process.memoryUsage.rss()
  const engine = createEngine(new WorkerPool(pathToFileURL(script), 1, TIMEOUT_MS))
  const timed = async (text: string, who: string) => {
    const start = performance.now()
    await engine.check({ text }, { who })
    return performance.now() - start
  }
  for (const text of texts.slice(0, 3)) await timed(text, 'warm-up')

  const alone: number[] = []
  for (const text of texts) alone.push(await timed(text, 'one'))

  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let done = false
  const sentences: number[] = []
  const short = async () => {
    while (!done) {
      sentences.push(await timed(SENTENCE, 'short'))
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
  }
  const shorts = short()
  delay.enable()
  const many = Array.from({ length: together }, (_, person) => {
    const text = texts[person % texts.length] ?? ''
    return timed(`${text} `, `person ${person}`)
  })
  const atOnce = await Promise.all(many)
  delay.disable()
  done = true
  await shorts
  return {
    alone,
    atOnce,
    sentences,
    delay: delay.percentile(99) / 1e6 - RESOLUTION_MS,
    memory: (process.resourceUsage().maxRSS * 1024 - before) / MEGABYTE,
  }
}
