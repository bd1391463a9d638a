import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { slimBinary } from 'harper.js/slimBinary'

import { rewriteAction, type RewriteAction } from '#schema/assist/rewrite.ts'
import { createChecker } from '#writing/check/checker.ts'
import { isMistake } from '#writing/check/issues.ts'
import { rewrite } from '#writing/compose/rewrite/rewrite.ts'

import type { Metric } from '../../metric.ts'
import type { Data, Part } from '../part.ts'
import { foreignSamples } from './foreign.ts'
import { SAMPLES } from './paragraphs/samples.ts'

type Sample = { name: string; text: string }
type SamplesOf = (action: RewriteAction, data: Data) => Promise<readonly Sample[]> | readonly Sample[]

/** Runs each built-in AI action on the paragraphs that were written for this bench. */
export const rewrites = partWith('rewrites', action => SAMPLES[action])

/** The same on paragraphs of other people's emails. `SEED` draws others. */
export const foreignRewrites = partWith('foreign-rewrites', (action, data) =>
  foreignSamples(data, action, process.env['SEED'] ?? ''),
)

/**
 * Runs each built-in AI action on twenty paragraphs or more for which people would choose it. Writes
 * the original, the corrected text and the result to a file per run, since only a reader can judge
 * them. Counts the results that cost a query and their new mistakes.
 */
function partWith(name: string, samplesOf: SamplesOf): Part {
  return { name, run: data => run(data, samplesOf) }
}

async function run(data: Data, samplesOf: SamplesOf): Promise<Metric[]> {
  const checker = await createChecker({ binary: slimBinary, dialect: 'US' })
  const check = (text: string) => checker.check(text)
  const countMistakes = async (text: string) => (await check(text)).filter(isMistake).length
  const made = async (text: string, action: RewriteAction | 'correct') => {
    let result = ''
    for await (const piece of rewrite(text, action, { check, seed: 'bench' })) result += piece.text
    return result
  }
  const metrics: Metric[] = []
  let page = '# Rewrites by the built-in AI actions\n'
  try {
    for (const action of rewriteAction.options) {
      let changed = 0
      let mistakes = 0
      page += `\n## ${action}\n`
      const samples = await samplesOf(action, data)
      for (const { name, text } of samples) {
        const corrected = await made(text, 'correct')
        const result = await made(text, action)
        page += `\n### ${action}: ${name}\n\n**Original**\n\n${text}\n`
        page += `\n**Corrections only**\n\n${corrected === text ? '(none)' : corrected}\n`
        if (result === text || result === corrected) {
          page += `\n**Result**\n\n(${result === text ? 'no change' : 'only corrections'})\n`
          continue
        }
        const added = Math.max(0, (await countMistakes(result)) - (await countMistakes(corrected)))
        page += `\n**Result**${added > 0 ? ` (new mistakes: ${added})` : ''}\n\n${result}\n`
        changed++
        mistakes += added
      }
      metrics.push(
        { name: `${action}: changed`, value: changed, unit: `of ${samples.length}` },
        { name: `${action}: new mistakes`, value: mistakes, unit: '', goal: '0' },
      )
    }
  } finally {
    await checker.dispose()
  }
  const run = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const file = path.join(tmpdir(), `bluepencil-rewrites-${run}.md`)
  await writeFile(file, page)
  console.log(`The results are in ${file}.`)
  return metrics
}
