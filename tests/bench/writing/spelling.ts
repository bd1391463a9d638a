import { z } from 'zod'

import type { Metric } from '../metric.ts'
import { engine, type Engine } from './engines.ts'
import { percent, type Part } from './part.ts'

const SETS = ['spell-codespell', 'spell-synth-en']
const typo = z.object({ bad: z.string(), good: z.array(z.string()) })

/**
 * Isolated misspelled words: detected, and the right word as first suggestion or among the first
 * three, in any case.
 */
export const spelling: Part = {
  name: 'spelling',
  async run(data) {
    const metrics: Metric[] = []
    for (const each of [await engine('harper'), await engine('ours')]) {
      const own = each.name === 'this engine'
      for (const set of SETS) {
        const words = await data.read(set, typo)
        let [found, first, three] = [0, 0, 0]
        for (const { bad, good } of words) {
          const suggestions = await suggestionsFor(each, bad)
          if (suggestions === null) continue
          const right = suggestions.findIndex(word => good.some(other => isSame(word, other)))
          found += 1
          if (right === 0) first += 1
          if (right >= 0 && right < 3) three += 1
        }
        const share = (count: number) => percent(count / words.length)
        const name = `${set}, ${each.name}`
        metrics.push(
          { name: `${name}: found`, value: share(found), unit: '%' },
          { name: `${name}: top-1`, value: share(first), unit: '%', ...(own && { goal: '≥ 90' }) },
          { name: `${name}: top-3`, value: share(three), unit: '%', ...(own && { goal: '≥ 95' }) },
        )
      }
    }
    return metrics
  },
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Returns the engine's suggestions for the word, or null if it accepts the word. */
async function suggestionsFor(engine: Engine, word: string): Promise<readonly string[] | null> {
  const findings = (await engine.check(word)).filter(({ advice }) => !advice)
  const whole = findings.find(
    ({ start, end, rule }) => start === 0 && end === word.length && rule === 'SpellCheck',
  )
  return (whole ?? findings[0])?.replacements ?? null
}
