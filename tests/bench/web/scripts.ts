import { gzipSync } from 'node:zlib'

import type { Browser, BrowserContext, Page } from 'playwright'

import type { Metric } from '../metric.ts'
import { round } from './round.ts'
import { openDocument, signUp } from './steps.ts'

/** The most that a route may load, in kB. A larger number is explained in the commit that causes it. */
const BUDGET = { landing: 90, document: 450, workspace: 300 }

/**
 * Measures the JavaScript of each route in kB, gzipped, without the checker (a worker and its
 * WebAssembly), against its budget.
 */
export async function measureScripts(browser: Browser, url: string): Promise<Metric[]> {
  const visitor = await browser.newContext()
  const metrics = [
    await measure(visitor, 'the landing page', `${url}/`, BUDGET.landing),
    await measure(visitor, 'sign-up', `${url}/signup`),
  ]
  await visitor.close()

  const writer = await browser.newContext()
  const page = await writer.newPage()
  await signUp(page, url)
  const documentId = await openDocument(page)
  await page.close()
  metrics.push(
    await measure(
      writer,
      'a document until its text is there',
      `${url}/document/${documentId}`,
      BUDGET.document,
      true,
    ),
    await measure(writer, 'the workspace with a document', `${url}/document/${documentId}`),
    await measure(writer, 'the email generator', `${url}/email-generator`, BUDGET.workspace),
    await measure(writer, 'sentiment', `${url}/sentiment`, BUDGET.workspace),
    await measure(writer, 'writing style', `${url}/writing-style`, BUDGET.workspace),
    await measure(writer, 'the dashboard', `${url}/dashboard`, BUDGET.workspace),
    await measure(writer, 'the settings', `${url}/settings`, BUDGET.workspace),
  )
  await writer.close()
  return metrics
}

async function measure(
  context: BrowserContext,
  name: string,
  url: string,
  budget: number | null = null,
  untilText = false,
): Promise<Metric> {
  const kilobytes = round((await scriptBytes(context, url, untilText)) / 1000)
  const goal = budget === null ? '' : `≤ ${budget}${kilobytes > budget ? ', EXCEEDED' : ''}`
  return { name: `JavaScript of ${name}`, value: kilobytes, unit: 'kB gzip', goal }
}

/**
 * Returns the bytes, gzip, of the JavaScript that a page loads, without the checker's worker and
 * without the parts that the page loads ahead, seconds later. `untilText`: only the scripts that a
 * document asks for before its text is on screen.
 */
async function scriptBytes(context: BrowserContext, url: string, untilText: boolean): Promise<number> {
  const page = await context.newPage()
  await holdLongTimers(page)
  const sizes = new Map<string, Promise<number>>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    const isScript = pathname.endsWith('.js') && response.request().frame() === page.mainFrame()
    if (isScript && !/worker/i.test(pathname))
      sizes.set(
        pathname,
        response.body().then(body => gzipSync(body, { level: 9 }).length),
      )
  })
  // Sockets and the checker keep some pages busy forever.
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(3000)
  const early = untilText ? await scriptsBeforeText(page) : null
  const counted = [...sizes].filter(([pathname]) => early === null || early.includes(pathname))
  const bytes = (await Promise.all(counted.map(([, size]) => size))).reduce((sum, size) => sum + size, 0)
  await page.close()
  return bytes
}

/** Returns the paths of the files that a page had asked for when the text of its document was there. */
const scriptsBeforeText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const text = performance.getEntriesByName('text')[0]
    if (!text) throw new Error('No text of a document was shown.')
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= text.startTime)
      .map(({ name }) => new URL(name).pathname)
  })

/** Stops the timers of a page that would load more after 4 s, however slow the machine is. */
const holdLongTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    Reflect.set(window, 'setTimeout', (run: () => void, ms = 0) => (ms < 4000 ? start(run, ms) : 0))
  })
