import type { Metric } from '../metric.ts'
import { engine, type EngineFinding } from './engines.ts'
import { type EverydayText, half, honestEmails, packageReadmes } from './everydayTexts.ts'
import type { Part } from './part.ts'
import { wordsIn } from './score/tokens.ts'

const SAMPLE = 50
/** At most so many findings of one text, so that no text decides the result. */
const OF_ONE_TEXT = 3

/**
 * Prints findings in emails and READMEs with their context, for a reader who judges each: 50 of each
 * kind, from texts in an order drawn by `SEED` (1 by default). Rules are tuned on one half of the
 * texts; the other half is read afterwards. Run it by its name.
 */
const everyday = (name: string, of: 'tuning' | 'held out'): Part => ({
  name,
  asked: true,
  async run(data) {
    const metrics: Metric[] = []
    const { SEED: seed = '1' } = process.env
    for (const [kind, texts] of [
      ['emails', await honestEmails(data)],
      ['READMEs', await packageReadmes()],
    ] as const)
      metrics.push(...(await sample(kind, half(texts, of, seed))))
    return metrics
  },
})

export const emails = everyday('emails', 'held out')
export const emailsForTuning = everyday('emails-tuning', 'tuning')

async function sample(kind: string, texts: readonly EverydayText[]): Promise<Metric[]> {
  const checker = await engine('ours')
  const count = { words: 0, findings: 0, shown: 0, texts: 0 }
  for (const { key, text } of texts) {
    if (count.shown >= SAMPLE) break
    const found = await checker.check(text)
    count.texts += 1
    count.words += wordsIn(text)
    count.findings += found.length
    const step = Math.max(1, Math.ceil(found.length / OF_ONE_TEXT))
    for (const finding of found.filter((_, at) => at % step === 0).slice(0, SAMPLE - count.shown)) {
      count.shown += 1
      console.log(`${kind} ${count.shown}, ${key}\n  ${inContext(text, finding)}`)
    }
  }
  return [
    { name: `${kind} of the sample`, value: count.texts, unit: 'texts' },
    {
      name: `findings in ${kind}`,
      value: Math.round((count.findings / Math.max(count.words, 1)) * 10_000) / 10,
      unit: '/ 1,000 words',
    },
  ]
}

function inContext(text: string, { rule, start, end, replacements }: EngineFinding): string {
  const before = text.slice(Math.max(0, start - 100), start)
  const after = text.slice(end, end + 60)
  return `${rule}: ${before}[${text.slice(start, end)} → ${replacements.join(' | ')}]${after}`.replaceAll(
    /\s+/g,
    ' ',
  )
}
