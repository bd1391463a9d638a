import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from './program.ts'

/** All techniques but queries nested in others, which need one of these to work. */
const OPTIONS = [
  '--batch',
  '--dbms=PostgreSQL',
  '--technique=BEUST',
  '--level=1',
  '--risk=1',
  '--time-sec=3',
  '--ignore-code=*',
  '--ignore-redirects',
  '--skip-waf',
  '--flush-session',
  '--disable-coloring',
]
/** Processes at a time. Each tests one parameter after another. */
const PROCESSES = 2

/** Returns the injectable parameters that sqlmap finds in the queries of addresses. */
export async function sqlmap(
  urls: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<string[]> {
  const parts = Array.from({ length: Math.min(PROCESSES, urls.length) }, (_, part) =>
    testEach(
      urls.filter((_url, index) => index % PROCESSES === part),
      join(folder, `sqlmap-${part}`),
      signal,
    ),
  )
  return (await Promise.all(parts)).flat()
}

async function testEach(urls: readonly string[], folder: string, signal: AbortSignal): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const targets = join(folder, 'targets.txt')
  const results = join(folder, 'results.csv')
  writeFileSync(targets, urls.join('\n'))
  const files = [`--output-dir=${folder}`, `--results-file=${results}`]
  const { code, text } = await run('sqlmap', ['-m', targets, ...OPTIONS, ...files], signal)
  const tested = text.match(/testing URL '/g)?.length ?? 0
  if (code !== 0 || tested < urls.length)
    throw new Error(
      `sqlmap ended with ${code} after ${tested} of ${urls.length} calls:\n${text.slice(-2000)}`,
    )
  const rows = existsSync(results) ? readFileSync(results, 'utf8').split('\n').slice(1) : []
  return rows.filter(row => row.trim() !== '')
}
