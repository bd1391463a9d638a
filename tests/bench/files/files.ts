import { rm } from 'node:fs/promises'
import path from 'node:path'

import { chromium } from 'playwright'

import { temporaryDirectory } from '#tests/support/temporary.ts'

import { findChromium } from '../../../scripts/build/lib/chromium.mjs'
import { printMetrics, type Metric } from '../metric.ts'
import { startAt } from '../web/start.ts'
import { measureOffice } from './office.ts'
import { measurePdf } from './pdf.ts'
import { measureRoundTrips } from './roundTrips.ts'

type FilesOptions = { only: string[]; build: string | undefined }

const PARTS: Record<string, (scratch: string, build: string | undefined) => Promise<Metric[]>> = {
  'round-trips': () => Promise.resolve(measureRoundTrips()),
  office: measureOffice,
  pdf: printAll,
}

/**
 * Takes the samples through Markdown, HTML and Word and back, opens the Word files in LibreOffice,
 * and prints PDFs in the browser. `only`: the names of parts; `build`: the folder of another version
 * that prints.
 */
export async function runFiles({ only, build }: FilesOptions): Promise<Metric[]> {
  const scratch = temporaryDirectory('bench-files')
  try {
    const metrics: Metric[] = []
    for (const [part, measure] of Object.entries(PARTS))
      if (only.length === 0 || only.includes(part)) metrics.push(...(await measure(scratch.path, build)))
    printMetrics(metrics)
    return metrics
  } finally {
    await rm(scratch.path, { recursive: true, force: true })
  }
}

async function printAll(scratch: string, build: string | undefined): Promise<Metric[]> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('No Chromium was found. Run npm test once, or set CHROMIUM_PATH.')
  const browser = await chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  })
  try {
    const product = await startAt(path.join(scratch, 'data'), build && path.resolve(build))
    try {
      return await measurePdf(browser, product.url, scratch)
    } finally {
      await product.stop()
    }
  } finally {
    await browser.close()
  }
}
