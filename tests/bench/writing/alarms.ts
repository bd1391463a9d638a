import { z } from 'zod'

import type { Metric } from '../metric.ts'
import { corrected, engine, type EngineFinding } from './engines.ts'
import { percent, type Part } from './part.ts'
import { wordsIn } from './score/tokens.ts'

const EDITED = ['clean-pud-en', 'harper-good']

/** False alarms per 1,000 words of edited prose, without advice on style, tone and clarity. */
export const alarms: Part = {
  name: 'alarms',
  async run(data) {
    const metrics: Metric[] = []
    for (const each of [await engine('harper'), await engine('ours')]) {
      const all = { words: 0, mistakes: 0 }
      for (const set of EDITED) {
        const own = { words: 0, mistakes: 0, advice: 0 }
        for (const { text } of await data.read(set, z.object({ text: z.string() }))) {
          const findings = await each.check(text)
          own.words += wordsIn(text)
          own.mistakes += findings.filter(({ advice }) => !advice).length
          own.advice += findings.filter(({ advice }) => advice).length
        }
        all.words += own.words
        all.mistakes += own.mistakes
        metrics.push(
          {
            name: `alarms on ${set}, ${each.name}`,
            value: per1000(own.mistakes, own.words),
            unit: '/ 1,000 words',
          },
          {
            name: `advice on ${set}, ${each.name}`,
            value: per1000(own.advice, own.words),
            unit: '/ 1,000 words',
          },
        )
      }
      metrics.push({
        name: `alarms on edited prose, ${each.name}`,
        value: per1000(all.mistakes, all.words),
        unit: '/ 1,000 words',
        ...(each.name === 'this engine' && { goal: '≤ 2' }),
      })
    }
    return metrics
  },
}

const bad = z.object({ text: z.string(), fixed: z.string() })

/** Sentences with one known mistake each: is it flagged, and is the first suggestion correct? */
export const hits: Part = {
  name: 'hits',
  async run(data) {
    const lines = await data.read('harper-bad', bad)
    const metrics: Metric[] = []
    for (const each of [await engine('harper'), await engine('ours')]) {
      let flagged = 0
      let fixed = 0
      for (const line of lines) {
        const there = (await each.check(line.text)).filter(finding => touches(finding, changeOf(line)))
        if (there.length > 0) flagged += 1
        if (there.some(finding => corrected(line.text, [finding]) === line.fixed)) fixed += 1
      }
      metrics.push(
        { name: `known mistakes flagged, ${each.name}`, value: percent(flagged / lines.length), unit: '%' },
        { name: `known mistakes put right, ${each.name}`, value: percent(fixed / lines.length), unit: '%' },
      )
    }
    return metrics
  },
}

const per1000 = (count: number, words: number): number =>
  Math.round((count / Math.max(words, 1)) * 100_000) / 100

type Range = { start: number; end: number }

/** Returns the range in which a text differs from its correction. */
function changeOf({ text, fixed }: z.infer<typeof bad>): Range {
  const shorter = Math.min(text.length, fixed.length)
  let head = 0
  while (head < shorter && text[head] === fixed[head]) head += 1
  let tail = 0
  while (tail < shorter - head && text.at(-1 - tail) === fixed.at(-1 - tail)) tail += 1
  return { start: head, end: text.length - tail }
}

/**
 * Returns whether a finding touches the change. An insertion is at the edge of the flagged text.
 */
const touches = ({ start, end }: EngineFinding, change: Range): boolean =>
  start <= change.end && change.start <= end
