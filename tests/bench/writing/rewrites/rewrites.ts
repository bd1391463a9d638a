import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { slimBinary } from 'harper.js/slimBinary'

import { rewriteAction, type RewriteAction } from '#schema/assist/rewrite.ts'
import { createChecker } from '#writing/check/checker.ts'
import { isMistake } from '#writing/check/issues.ts'
import { rewrite } from '#writing/compose/rewrite/rewrite.ts'
import type { Metric } from '../../metric.ts'
import type { Part } from '../part.ts'
import { SAMPLES } from './paragraphs.ts'

const FILE = path.join(tmpdir(), 'bluepencil-rewrites.md')

/**
 * Runs each built-in AI action on twenty paragraphs. Writes the results to a file, since only a
 * reader can judge them, and counts the ones that cost a query.
 */
export const rewrites: Part = {
  name: 'rewrites',
  async run() {
    const checker = await createChecker({ binary: slimBinary, dialect: 'US' })
    const check = (text: string) => checker.check(text)
    const made = async (text: string, action: RewriteAction | 'correct') => {
      let result = ''
      for await (const piece of rewrite(text, action, { check, seed: 'bench' })) result += piece.text
      return result
    }
    const changed = new Map<RewriteAction, number>()
    let mistakes = 0
    let page = ''
    try {
      for (const { name, text } of SAMPLES) {
        const corrected = await made(text, 'correct')
        const before = (await check(corrected)).filter(isMistake).length
        page += `\n## ${name}\n\n${text}\n\ncorrections: ${corrected === text ? 'none' : corrected}\n\n`
        for (const action of rewriteAction.options) {
          const result = await made(text, action)
          const isFree = result === text || result === corrected
          page += `${action}: ${result === text ? 'no change' : isFree ? 'only corrections' : result}\n\n`
          if (isFree) continue
          changed.set(action, (changed.get(action) ?? 0) + 1)
          mistakes += Math.max(0, (await check(result)).filter(isMistake).length - before)
        }
      }
    } finally {
      await checker.dispose()
    }
    await writeFile(FILE, page)
    return [
      ...rewriteAction.options.map((action): Metric => ({
        name: `${action}: changed`,
        value: changed.get(action) ?? 0,
        unit: 'of 20',
      })),
      { name: `new mistakes in the results (${FILE})`, value: mistakes, unit: '', goal: '0' },
    ]
  },
}
