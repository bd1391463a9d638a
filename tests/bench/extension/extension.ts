import { ExtensionBrowser } from '#tests/support/extension/browser.ts'

import { printMetrics, type Metric } from '../metric.ts'
import { round } from '../web/round.ts'
import { firstUnderlines } from './first.ts'
import { idleFor } from './idle.ts'
import { FIELDS, typeIn, type Field, type Typed } from './keys.ts'
import { extensionMegabytes } from './memory.ts'

const NAMES: Record<Field, string> = { Long: 'textarea', Rich: 'contenteditable' }

/**
 * Measures what the extension adds to pages: script for each key, script on pages without a field, and
 * memory, each with and without it in turns, and the time to the first underline.
 */
export async function runExtension({ only }: { only: string[] }): Promise<Metric[]> {
  const metrics: Metric[] = []
  const isWanted = (part: string) => only.length === 0 || only.includes(part)
  if (isWanted('keys') || isWanted('idle')) {
    const withIt = await ExtensionBrowser.launch()
    const without = await ExtensionBrowser.launch({ isLoaded: false })
    try {
      if (isWanted('keys')) metrics.push(...(await measureKeys(withIt, without)))
      if (isWanted('idle')) metrics.push(...(await measureIdle(withIt, without)))
    } finally {
      await withIt.close()
      await without.close()
    }
  }
  if (isWanted('first')) metrics.push(...(await measureFirst()))
  printMetrics(metrics)
  return metrics
}

async function measureKeys(withIt: ExtensionBrowser, without: ExtensionBrowser): Promise<Metric[]> {
  const metrics: Metric[] = []
  for (const field of FIELDS) {
    const plain = await typeIn(without, field)
    const checked = await typeIn(withIt, field)
    const name = `key in a ${NAMES[field]} of 2,000 words`
    const added = (part: 'script' | 'whole', share: number) =>
      round(percentile(checked[part], share) - percentile(plain[part], share))
    metrics.push(
      { name: `${name}: script added, p50`, value: added('script', 0.5), unit: 'ms' },
      { name: `${name}: script added, p95`, value: added('script', 0.95), unit: 'ms', goal: '≤ 5' },
      { name: `${name}: script added, p99`, value: added('script', 0.99), unit: 'ms' },
      { name: `${name}: main thread added, p95`, value: added('whole', 0.95), unit: 'ms' },
      ...memoryOf(field, plain, checked),
    )
  }
  const own = round(await extensionMegabytes(withIt))
  return [...metrics, { name: 'memory of the processes of the extension', value: own, unit: 'MB' }]
}

const memoryOf = (field: Field, plain: Typed, checked: Typed): Metric[] => [
  { name: `page with a ${NAMES[field]}, without it`, value: round(plain.megabytes), unit: 'MB' },
  { name: `page with a ${NAMES[field]}, with it`, value: round(checked.megabytes), unit: 'MB' },
]

async function measureIdle(withIt: ExtensionBrowser, without: ExtensionBrowser): Promise<Metric[]> {
  const plain = await idleFor(without)
  const checked = await idleFor(withIt)
  return [
    { name: 'a minute on a still page: script added', value: round(checked.still - plain.still), unit: 'ms' },
    { name: 'a minute on a busy page: script added', value: round(checked.busy - plain.busy), unit: 'ms' },
  ]
}

async function measureFirst(): Promise<Metric[]> {
  const { warm, cold } = await firstUnderlines()
  const name = 'focus → first underline'
  return [
    { name: `${name}, warm, median`, value: round(percentile(warm, 0.5)), unit: 'ms' },
    { name: `${name}, warm, slowest`, value: round(Math.max(...warm)), unit: 'ms', goal: '≤ 1500' },
    { name: `${name}, after a cold start, median`, value: round(percentile(cold, 0.5)), unit: 'ms' },
    {
      name: `${name}, after a cold start, slowest`,
      value: round(Math.max(...cold)),
      unit: 'ms',
      goal: '≤ 1500',
    },
  ]
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
