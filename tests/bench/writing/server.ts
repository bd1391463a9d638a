import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { z } from 'zod'

import { quantile, tenth, type Part } from './part.ts'
import { textsOf } from './texts.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const TOGETHER = 20

const measured = z.object({
  alone: z.array(z.number()),
  atOnce: z.array(z.number()),
  sentences: z.array(z.number()),
  delay: z.number(),
  memory: z.number(),
})

/**
 * The server's engine thread: checks in sequence, and for 20 concurrent users, as the api requests
 * them.
 */
export const server: Part = {
  name: 'server',
  async run(data) {
    execFileSync(process.execPath, ['scripts/build/build.mjs', '--only', 'server'], { cwd: ROOT })
    const lines = await data.read('clean-pud-en', z.object({ text: z.string() }))
    const texts = textsOf(lines.map(({ text }) => text))
    const script = path.join(ROOT, 'dist/server/workers/engine.js')
    const child = fork(fileURLToPath(new URL('serverChild.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
    })
    try {
      const answer = once(child, 'message')
      child.send({ script, texts, together: TOGETHER })
      const [message] = await answer
      const { alone, atOnce, sentences, delay, memory } = measured.parse(message)
      const ms = (name: string, value: number, goal?: string) => ({
        name,
        value: tenth(value),
        unit: 'ms',
        ...(goal !== undefined && { goal }),
      })
      return [
        ms('1,000 words on the server, median', quantile(alone, 0.5)),
        ms('1,000 words on the server, p95', quantile(alone, 0.95), '≤ 300'),
        ms(`delay of the event loop, p99, ${TOGETHER} checks at once`, delay, '< 50'),
        ms(`1,000 words, p95, ${TOGETHER} checks at once`, quantile(atOnce, 0.95)),
        ms(`a sentence, p95, beside ${TOGETHER} checks`, quantile(sentences, 0.95)),
        { name: 'memory of the thread', value: Math.round(memory), unit: 'MB', goal: '< 700' },
      ]
    } finally {
      child.kill()
    }
  },
}
