import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Browser } from 'playwright'

import { startBrowser } from '../browser.ts'
import { printMetrics, type Metric } from '../metric.ts'
import { measureBytes } from './bytes.ts'
import { measureChecker } from './checker.ts'
import { measureFirstFix } from './firstFix.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLong } from './long.ts'
import { round } from './round.ts'
import { measureScripts } from './scripts.ts'
import { copyTracked, startAt, startFrom } from './start.ts'
import { measureTyping } from './typing.ts'

type WebOptions = { only: string[]; build: string | undefined }

/** The parts that need a running product, in their order. */
const PARTS: Record<string, (browser: Browser, url: string) => Promise<Metric[]>> = {
  scripts: measureScripts,
  checker: measureChecker,
  bytes: measureBytes,
  'first-fix': measureFirstFix,
  typing: measureTyping,
  long: measureLong,
  lighthouse: (_browser, url) => measureLighthouse(url),
}

/**
 * Measures the start of the product, its scripts by route, the checker from a person's side, and the
 * time from a keystroke to its underline and to the other screen, and the public pages with Lighthouse. `only`: the names of parts; `build`:
 * the folder of another version, which is not started from a clone.
 */
export async function runWeb({ only, build }: WebOptions): Promise<Metric[]> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'bluepencil-bench-'))
  const browser = await startBrowser()
  const isWanted = (part: string) => only.length === 0 || only.includes(part)
  try {
    const metrics = isWanted('start') && !build ? await measureStart(path.join(scratch, 'clone')) : []
    const product = await startAt(path.join(scratch, 'data'), build && path.resolve(build))
    try {
      for (const [part, measure] of Object.entries(PARTS))
        if (isWanted(part)) metrics.push(...(await measure(browser, product.url)))
    } finally {
      await product.stop()
      printMetrics(metrics)
    }
    return metrics
  } finally {
    await browser.close()
    await rm(scratch, { recursive: true, force: true })
  }
}

async function measureStart(copy: string): Promise<Metric[]> {
  await copyTracked(copy)
  const cold = await startFrom(copy)
  await cold.stop()
  const warm = await startFrom(copy)
  await warm.stop()
  return [
    { name: 'cold start: npm start in a clean clone → ready', value: round(cold.ms / 1000), unit: 's' },
    { name: 'warm start: npm start again → ready', value: round(warm.ms / 1000), unit: 's' },
  ]
}
