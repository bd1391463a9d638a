import { readFile } from 'node:fs/promises'

import type { Browser, Page } from 'playwright'

import { proseWithMistakes } from '#tests/support/prose.ts'

import type { Metric } from '../metric.ts'
import { round } from './round.ts'
import { fillDocument, openDocument, percentiles, quiet, signUp } from './steps.ts'

const WORDS = 30_000
const VISITS = 5
const PLACES = 12
const TEXT = ' and so it went on as before'

type Keys = { painted: number[]; events: number[] }

/**
 * Measures a document of 30,000 words: the time from a link to its text, the time from a key to the
 * picture with its letter while the checker works, and the memory of the page with its checker.
 */
export async function measureLong(browser: Browser, url: string): Promise<Metric[]> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await signUp(page, url)
  const link = `${url}/document/${await openDocument(page)}`
  await fillDocument(page, proseWithMistakes(WORDS))
  await quiet(page)
  const last = await page.locator('.document-text > p').count()
  const state = await context.storageState()

  const cold: number[] = []
  for (let visit = 0; visit < VISITS; visit += 1) {
    const visitor = await browser.newContext({ storageState: state })
    cold.push(await untilText(await visitor.newPage(), link, last))
    await visitor.close()
  }
  const again: number[] = []
  for (let visit = 0; visit < VISITS; visit += 1) again.push(await untilText(page, link, last))
  await quiet(page)

  await watchKeys(page)
  for (let place = 0; place < PLACES; place += 1) {
    const paragraph = page.locator('.document-text > p').nth((place * 37) % last)
    await paragraph.scrollIntoViewIfNeeded()
    await paragraph.click()
    await page.keyboard.press('End')
    await page.keyboard.type(TEXT, { delay: 60 })
  }
  const { painted, events } = await keysOf(page)
  if (painted.length < PLACES * TEXT.length) throw new Error(`Only ${painted.length} keys were painted.`)
  const memory = await memoryOf(browser, page)
  await context.close()
  return [
    { name: 'cold link → 30,000 words, p50', value: percentile50(cold), unit: 'ms', goal: '≤ 2000' },
    { name: 'the same page again → 30,000 words, p50', value: percentile50(again), unit: 'ms' },
    ...percentiles('key → paint, 30,000 words', painted, { p95: '≤ 32' }),
    ...percentiles('key → paint by the event timing of the browser', events, { p95: '≤ 32' }),
    ...memory,
  ]
}

const percentile50 = (values: readonly number[]): number => percentiles('', values)[0]?.value ?? Number.NaN

/** Returns the milliseconds from the start of a page to the frame with its last paragraph. */
async function untilText(page: Page, link: string, paragraphs: number): Promise<number> {
  await page.goto(link, { waitUntil: 'commit' })
  const seen = await page.waitForFunction(
    wanted => {
      const isThere = document.querySelectorAll('.document-text > p').length >= wanted
      const height = document.querySelector('.document-text')?.getBoundingClientRect().height ?? 0
      return isThere && height > 1000 ? performance.now() : null
    },
    paragraphs,
    { polling: 'raf', timeout: 60_000 },
  )
  return (await seen.jsonValue()) ?? Number.NaN
}

/**
 * Records the time from each key's event, as the browser stamped it, to the frame after its letter.
 * The browser's own event timing, which counts in steps of 8 ms, is recorded with it.
 */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const keys: Keys = { painted: [], events: [] }
    Reflect.set(window, 'keys', keys)
    let pressed = 0
    document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true })
    document.addEventListener('input', () => {
      const since = pressed
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // Its message comes after the frame.
        port1.addEventListener('message', () => keys.painted.push(performance.now() - since))
        port1.start()
        port2.postMessage(null)
      })
    })
    new PerformanceObserver(list => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') keys.events.push(duration)
    }).observe({ type: 'event', durationThreshold: 0 } as PerformanceObserverInit)
  })

const keysOf = (page: Page): Promise<Keys> => page.evaluate(() => Reflect.get(window, 'keys') as Keys)

/** Returns the page's JavaScript heap, and what the browser's processes hold where that is known. */
async function memoryOf(browser: Browser, page: Page): Promise<Metric[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  const whole = await browser.newBrowserCDPSession()
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo')
  await whole.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const held = await Promise.all(renderers.map(({ id }) => residentMegabytes(id)))
  return [
    { name: 'heap of the page', value: round(usedSize / 1e6), unit: 'MB' },
    ...(held.some(Number.isNaN)
      ? []
      : [{ name: 'memory of the page with its checker', value: round(Math.max(...held)), unit: 'MB' }]),
  ]
}

/** Returns the resident memory of a process in MB, or NaN where the system has no /proc. */
async function residentMegabytes(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000
}
