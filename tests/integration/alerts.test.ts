import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { scrapeText } from '#tests/support/scrape.ts'
import { startTopology, type Topology } from '#tests/support/topology.ts'

const ROOT = join(import.meta.dirname, '../..')
const PROMETHEUS = join(ROOT, 'deploy/prometheus')
const TOKEN = 'a token for tests only'
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const PROMTOOL = process.env['PROMTOOL_PATH'] ?? 'promtool'
const hasPromtool = spawnSync(PROMTOOL, ['--version']).status === 0

const rule = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), runbook: z.string() }),
})
const { groups } = z
  .object({ groups: z.array(z.object({ rules: z.array(rule) })) })
  .parse(parse(textOf('deploy/prometheus/alerts.yml')))
const rules = groups.flatMap(group => group.rules)
const dashboard = textOf('deploy/grafana/bluepencil.json')

let topology: Topology
/** The scrapes of a process of each role. */
let scrapes: string[]

beforeAll(async () => {
  const provider = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'none',
    AI_BASE_URL: 'http://localhost:9/v1',
  }
  topology = await startTopology({ apis: 1, realtimes: 1, env: { METRICS_TOKEN: TOKEN, ...provider } })
  scrapes = await Promise.all(
    [...topology.apis, ...topology.realtimes].map(({ url }) => scrapeText(url, TOKEN)),
  )
})
afterAll(() => topology.dispose())

/** The names of all metrics in the scrapes, and those of the series of histograms. */
const scraped = (): Set<string> =>
  new Set(
    scrapes
      .flatMap(text => [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)])
      .flatMap(([, name = '', type]) =>
        type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
  )

const namedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:bluepencil|nodejs|process)_\w+/g)].map(([name]) => name)),
]

describe('metrics that a running product has', () => {
  test.each([
    ['the alerts', rules.map(({ expr }) => expr).join('\n'), 20],
    ['the dashboard', dashboard, 35],
  ])('include all of %s', (_files, text, least) => {
    const named = namedIn(text)
    expect(named.length).toBeGreaterThan(least)
    expect(named.filter(name => !scraped().has(name))).toEqual([])
  })

  test('are those of the list for operators', () => {
    const [, table = ''] = textOf('docs/operating/metrics.md').split('| metric (`bluepencil_…`)')
    const listed = table
      .split('\n')
      .flatMap(line => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)(?:\{[^}]*\})?`/g)])
      .map(([, name = '']) => `bluepencil_${name}`)
    const own = scrapes.flatMap(text => [...text.matchAll(/^# TYPE (bluepencil_\w+)/gm)])
    expect(listed.toSorted()).toEqual([...new Set(own.map(([, name = '']) => name))].toSorted())
  })
})

describe('each alert', () => {
  const page = textOf('docs/operating/alerts.md')
  const tested = textOf('deploy/prometheus/alerts.test.yml')

  test.each(rules)('$alert: is explained and tested', ({ alert, labels, annotations }) => {
    const [, section = ''] = page.split(`\n## ${alert}\n`)
    const [own = ''] = section.split('\n## ')
    expect(own.replaceAll(/\s+/g, ' ')).toContain(`\`${labels.severity}\`: ${annotations.summary}`)
    for (const part of ['Means', 'Safe', 'Do']) expect(own, part).toContain(`- **${part}**: `)
    expect(annotations.runbook).toBe(`docs/operating/alerts.md#${alert.toLowerCase()}`)
    expect(tested).toContain(`name: ${alert} fires\n`)
    expect(tested).toContain(`name: ${alert} stays silent\n`)
  })

  test('has a section, and no other', () => {
    const sections = [...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
    expect(sections).toEqual(rules.map(({ alert }) => alert))
  })
})

describe.skipIf(!hasPromtool)('promtool (skipped where it is not installed)', () => {
  const promtool = (args: string[], input = '') =>
    execFileSync(PROMTOOL, args, { cwd: PROMETHEUS, input, encoding: 'utf8' })

  test('accepts the configuration and the rules, whose tests pass', () => {
    promtool(['check', 'config', '--syntax-only', 'prometheus.yml'])
    promtool(['check', 'rules', 'alerts.yml'])
    promtool(['test', 'rules', 'alerts.test.yml'])
  })

  test('finds no fault in the names and types of our metrics', () => {
    for (const text of scrapes) {
      // Those of prom-client have names that promtool does not like.
      const own = text.split('\n\n').filter(metric => metric.startsWith('# HELP bluepencil_'))
      expect(own.length).toBeGreaterThan(10)
      expect(promtool(['check', 'metrics'], `${own.join('\n').trimEnd()}\n`)).toBe('')
    }
  })
})
