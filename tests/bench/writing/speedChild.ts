import { z } from 'zod'

import { engine } from './engines.ts'

const task = z.object({
  key: z.enum(['harper', 'ours']),
  texts: z.array(z.string()),
  sentences: z.array(z.string()),
})

/** Sentences checked before the measurement. */
const WARM_UP = 100

process.once('message', raw => {
  void measure(task.parse(raw)).then(result => process.send?.(result))
})

async function measure({ key, texts, sentences }: z.infer<typeof task>) {
  const begun = performance.now()
  const loaded = await engine(key)
  const load = performance.now() - begun
  const timed = async (text: string) => {
    const start = performance.now()
    await loaded.check(text)
    return performance.now() - start
  }
  for (const sentence of sentences.slice(0, WARM_UP)) await loaded.check(sentence)
  const sentenceTimes: number[] = []
  for (const sentence of sentences.slice(WARM_UP)) sentenceTimes.push(await timed(sentence))
  const textTimes: number[] = []
  for (const text of texts) textTimes.push(await timed(text))
  return { load, texts: textTimes, sentences: sentenceTimes, memory: process.resourceUsage().maxRSS / 1024 }
}
