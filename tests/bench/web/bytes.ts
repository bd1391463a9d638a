import type { Browser, Request } from 'playwright'

import type { Metric } from '../metric.ts'
import { round } from './round.ts'
import { openDocument, signUp } from './steps.ts'

/** Smaller files are reported together. */
const SMALL = 20_000

/**
 * Measures the bytes of the checker's files as they are transferred, for a page with separate workers:
 * the requests of shared ones are not visible from outside.
 */
export async function measureBytes(browser: Browser, url: string): Promise<Metric[]> {
  const context = await browser.newContext()
  await context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('requestfinished', request => requests.push(request))
  await signUp(page, url)
  await openDocument(page)
  await page.getByRole('textbox', { name: 'Document text' }).fill('We recieve the soil, and they was small.')
  await page.locator('.issue-grammar').first().waitFor({ timeout: 120_000 })
  const sizes = new Map<string, number>()
  for (const request of requests) {
    const name = partOf(request)
    if (name === null) continue
    const { responseBodySize } = await request.sizes()
    sizes.set(name, Math.max(sizes.get(name) ?? 0, responseBodySize))
  }
  // The scripts of the workers themselves are known to the page alone.
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(entry =>
        entry instanceof PerformanceResourceTiming && /\.worker-[^/]*\.js$/.test(entry.name)
          ? [[entry.name, entry.encodedBodySize] as const]
          : [],
      ),
  )
  for (const [address, size] of scripts) {
    const name = address.replace(/^.*\/assets\//, '').replace(/-[\w-]{8}\.js$/, '.js')
    sizes.set(name, Math.max(sizes.get(name) ?? 0, size))
  }
  await context.close()
  const rows = [...sizes].toSorted(([, a], [, b]) => b - a)
  const sum = (all: readonly (readonly [string, number])[]) =>
    all.reduce((total, [, size]) => total + size, 0)
  return [
    ...rows.filter(([, size]) => size >= SMALL).map(([name, size]) => metric(name, size)),
    metric('smaller files', sum(rows.filter(([, size]) => size < SMALL))),
    metric('all', sum(rows)),
  ]
}

const metric = (name: string, bytes: number): Metric => ({
  name: `bytes of the checker: ${name}`,
  value: round(bytes / 1000),
  unit: 'kB',
})

/** Returns the name of a file of the checker without its hash, or null for another one. */
function partOf(request: Request): string | null {
  const { pathname } = new URL(request.url())
  const file = /^\/assets\/(.+)-[\w-]{8}(\.\w+)$/.exec(pathname)
  if (!file) return null
  const name = `${file[1]}${file[2]}`
  // Modules and data name the worker that loads them, except for its WebAssembly.
  const isWorkers =
    name.endsWith('.wasm') ||
    /worker/.test(request.headers()['referer'] ?? '') ||
    /^(?:words|pairs|model|static|cld3|wink-nlp)/.test(name)
  return isWorkers ? name : null
}
