import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { z } from 'zod'

import { freePort } from '#tests/support/freePort.ts'

import { startBrowser } from '../browser.ts'
import type { Metric } from '../metric.ts'
import { median } from '../sync/samples.ts'

const PAGES = { landing: '/', features: '/features', pricing: '/pricing', blog: '/blog' } as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = 3
/** Run by its name: its 90 packages are no part of an installation that only tests and serves. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const REPORT_MAX = 50_000_000

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
    }),
  ),
})

type Scores = Record<(typeof CATEGORIES)[number], number> & { shift: number }

/** Measures the public pages with Lighthouse, mobile profile: the median of three runs of each. */
export async function measureLighthouse(url: string): Promise<Metric[]> {
  const port = await freePort()
  const browser = await startBrowser([`--remote-debugging-port=${port}`])
  try {
    const metrics: Metric[] = []
    for (const [name, path] of Object.entries(PAGES)) {
      const runs: Scores[] = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await scoresOf(url + path, port))
      for (const category of CATEGORIES)
        metrics.push({
          name: `Lighthouse, mobile: ${name}, ${category}`,
          value: median(runs.map(scores => scores[category])),
          unit: 'of 100',
          goal: category === 'performance' ? '>= 95' : '100',
        })
      metrics.push({
        name: `Lighthouse, mobile: ${name}, layout shift`,
        value: median(runs.map(({ shift }) => shift)),
        unit: '',
        goal: '0',
      })
    }
    return metrics
  } finally {
    await browser.close()
  }
}

async function scoresOf(url: string, port: number): Promise<Scores> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { maxBuffer: REPORT_MAX },
  )
  const { categories, audits } = report.parse(JSON.parse(stdout))
  for (const { id, score, title } of Object.values(audits))
    if (score !== null && score < 0.9) console.log(`  ${url}: ${id} ${score} (${title})`)
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  }
}
