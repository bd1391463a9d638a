import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'

import { findChromium } from '../../../scripts/build/lib/chromium.mjs'
import { printMetrics, type Metric } from '../metric.ts'
import { measureChecker } from './checker.ts'
import { measureScripts } from './scripts.ts'
import { round } from './round.ts'
import { copyTracked, startAt, startFrom } from './start.ts'
import { measureTyping } from './typing.ts'

/**
 * Measures the start of the product, its scripts by route, and the time from a keystroke to its
 * underline and to the other screen.
 */
export async function runWeb(): Promise<Metric[]> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'bluepencil-bench-'))
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('No Chromium was found. Run npm test once, or set CHROMIUM_PATH.')
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
    ],
  })
  try {
    const copy = path.join(scratch, 'clone')
    await copyTracked(copy)
    const cold = await startFrom(copy)
    await cold.stop()
    const warm = await startFrom(copy)
    await warm.stop()
    const product = await startAt(path.join(scratch, 'data'))
    const metrics: Metric[] = [
      { name: 'cold start: npm start in a clean clone → ready', value: round(cold.ms / 1000), unit: 's' },
      { name: 'warm start: npm start again → ready', value: round(warm.ms / 1000), unit: 's' },
    ]
    try {
      metrics.push(...(await measureScripts(browser, product.url)))
      metrics.push(...(await measureChecker(browser, product.url)))
      metrics.push(...(await measureTyping(browser, product.url)))
    } finally {
      await product.stop()
    }
    printMetrics(metrics)
    return metrics
  } finally {
    await browser.close()
    await rm(scratch, { recursive: true, force: true })
  }
}
