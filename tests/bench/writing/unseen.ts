import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { slimBinary } from 'harper.js/slimBinary'

import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { type Checker, createChecker } from '#writing/check/checker.ts'
import { isMistake } from '#writing/check/issues.ts'

import type { Metric } from '../metric.ts'
import type { Part } from './part.ts'
import { wordsIn } from './score/tokens.ts'

const FILE_MAX = 100_000_000
/** Words of one group and dialect, from paragraphs evenly spread over it. */
const WORDS_MAX = 20_000
/** The dialects of the sources. Authors of the mixed ones are from several countries. */
const DIALECTS: Readonly<Record<string, EnglishDialect>> = { GB: 'UK', CA: 'CA', US: 'US', mixed: 'US' }

/** Lines of one file by one source. */
interface Source {
  file: string
  from: number
  to: number
  dialect: string
}

/**
 * False alarms per 1,000 words of edited prose that nothing was tuned on, each group and dialect by
 * itself. The texts are the `*.test.txt.xz` in the folder `text` next to the data, and of those the
 * sources of tier A in its `SOURCES.tsv`. Needs the program `xz`.
 */
export const unseen: Part = {
  name: 'unseen',
  async run(data) {
    const folder = path.join(data.folder, '..', 'text')
    const groups = new Map<string, Source[]>()
    for (const source of await sourcesIn(folder)) {
      const group = `${source.file} ${source.dialect}`
      groups.set(group, [...(groups.get(group) ?? []), source])
    }
    const checkers = new Map<EnglishDialect, Checker>()
    const metrics: Metric[] = []
    for (const sources of groups.values()) {
      const [first] = sources
      const dialect = DIALECTS[first?.dialect ?? '']
      if (first === undefined || dialect === undefined) continue
      const checker = checkers.get(dialect) ?? (await createChecker({ binary: slimBinary, dialect }))
      checkers.set(dialect, checker)
      const lines = await linesOf(path.join(folder, `${first.file}.xz`))
      const count = { words: 0, rules: 0, unknown: 0 }
      for (const line of spread(sources.flatMap(({ from, to }) => lines.slice(from - 1, to)))) {
        const mistakes = (await checker.check(line)).filter(isMistake)
        const unknown = mistakes.filter(({ rule }) => rule === 'SpellCheck').length
        count.words += wordsIn(line)
        count.unknown += unknown
        count.rules += mistakes.length - unknown
      }
      const group = `${first.file.replace('.test.txt', '')} ${first.dialect}`
      metrics.push(
        metric(`grammar and punctuation, ${group}`, count.rules, count.words),
        metric(`unknown words, ${group}`, count.unknown, count.words),
      )
    }
    for (const checker of checkers.values()) await checker.dispose()
    return metrics
  },
}

/** Returns every nth line, so that they have at most {@link WORDS_MAX} words together. */
function spread(lines: readonly string[]): string[] {
  const words = lines.reduce((sum, line) => sum + wordsIn(line), 0)
  const step = Math.max(1, Math.ceil(words / WORDS_MAX))
  return lines.filter((_, at) => at % step === 0)
}

const metric = (name: string, findings: number, words: number): Metric => ({
  name,
  value: Math.round((findings / Math.max(words, 1)) * 100_000) / 100,
  unit: '/ 1,000 words',
  goal: '≤ 1',
})

/** Returns the sources of tier A in the hold-outs. */
async function sourcesIn(folder: string): Promise<Source[]> {
  const [, ...rows] = (await readFile(path.join(folder, 'SOURCES.tsv'), 'utf8')).trim().split('\n')
  return rows
    .map(row => row.split('\t'))
    .filter(([file, , , , , tier]) => file?.includes('.test.') && tier === 'A')
    .map(([file = '', from, to, , dialect = '']) => ({ file, from: Number(from), to: Number(to), dialect }))
}

async function linesOf(file: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('xz', ['-dc', file], { maxBuffer: FILE_MAX })
  return stdout.split('\n')
}
