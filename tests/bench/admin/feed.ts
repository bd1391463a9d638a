import { setTimeout as sleep } from 'node:timers/promises'

import type { Browser, Page } from 'playwright'

import { ActivityRecorder } from '#platform/activity/recorder.ts'
import { replayOutbox } from '#platform/bus/outbox.ts'
import { RedisBus } from '#platform/bus/redis.ts'
import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { RedisLink } from '#platform/redis/link.ts'
import type { Person } from '#tests/support/factories.ts'
import { signUpAs } from '#tests/support/staff.ts'

import { startBrowser } from '../browser.ts'
import { printMetrics, type Metric } from '../metric.ts'
import { Samples } from '../sync/samples.ts'
import { startTwice } from '../sync/servers/product.ts'

const ACTS_A_SECOND = 500
const SECONDS = 30
const PATIENCE_MS = 10_000
const STEP_MS = 20

/** Measures the overview of an administrator while 500 acts a second happen in two other processes. */
export async function runAdminFeed(): Promise<Metric[]> {
  const product = await startTwice()
  const logger = createLogger('warn')
  const pool = createPool(product.databaseUrl, logger)
  const link = new RedisLink(product.redisUrl, logger)
  const browser = await startBrowser()
  try {
    await link.start(PATIENCE_MS)
    const bus = new RedisBus({ url: product.redisUrl, link, logger, replay: replayOutbox(pool) })
    const [here, other] = product.children.map(({ port }) => `http://127.0.0.1:${port}`)
    const admin = await signUpAs({ url: here ?? '', databaseUrl: product.databaseUrl }, 'admin')
    const recorders = [0, 1].map(() => new ActivityRecorder({ pool, bus, logger }))
    const metrics: Metric[] = []
    for (const url of [here, other]) {
      const page = await openOverview(browser, url ?? '', admin)
      metrics.push(...(await measure(page, recorders, url === here ? 'first' : 'second', admin)))
      await page.context().close()
    }
    for (const recorder of recorders) await recorder.close()
    printMetrics(metrics)
    return metrics
  } finally {
    await browser.close()
    await link.stop()
    await pool.end()
    await product.dispose()
  }
}

async function openOverview(browser: Browser, url: string, { client }: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const cookies = client.cookie.split('; ').map(pair => {
    const [name = '', value = ''] = pair.split('=')
    return { name, value, url }
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${url}/admin`)
  await page.getByText('live', { exact: true }).waitFor()
  // Keeps when each mark came in sight.
  await page.evaluate(() => {
    const seen = new Map<string, number>()
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      for (const [mark] of (document.querySelector('main')?.textContent ?? '').matchAll(/MARK-\d+/g))
        if (!seen.has(mark)) seen.set(mark, Date.now())
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return page
}

async function measure(
  page: Page,
  recorders: readonly ActivityRecorder[],
  process: string,
  { user }: Person,
): Promise<Metric[]> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (!session) throw new Error('There is no browser.')
  const cpuSeconds = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const own = processInfo.filter(({ type }) => type === 'renderer')
    return own.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  const marks = new Map<string, number>()
  const [started, cpuBefore] = [performance.now(), await cpuSeconds()]
  let recorded = 0
  while (performance.now() - started < SECONDS * 1000) {
    const due = ((performance.now() - started) / 1000) * ACTS_A_SECOND
    for (; recorded < due; recorded += 1) {
      const recorder = recorders[recorded % recorders.length]
      if (recorded % ACTS_A_SECOND === 0) {
        const mark = `MARK-${recorded / ACTS_A_SECOND}`
        marks.set(mark, Date.now())
        recorder?.record({ kind: 'error', userId: user.id, detail: mark })
      } else
        recorder?.record({ kind: recorded % 3 ? 'check' : 'ai-action', userId: user.id, detail: 'improve' })
    }
    await sleep(STEP_MS)
  }
  const [seconds, cpu] = [(performance.now() - started) / 1000, (await cpuSeconds()) - cpuBefore]
  await sleep(2000)
  const seen = await page.evaluate(() =>
    Object.fromEntries(Reflect.get(globalThis, 'seen') as Map<string, number>),
  )
  const delays = new Samples()
  for (const [mark, at] of marks) if (seen[mark] !== undefined) delays.add(seen[mark] - at)
  const state = await page.getByText(/acts a second/).isVisible()
  await session.detach()
  return [
    { name: `${process} process: acts a second`, value: Math.round(recorded / seconds), unit: '' },
    {
      name: `${process} process: marked acts in sight`,
      value: delays.count,
      unit: '',
      goal: `= ${marks.size}`,
    },
    { name: `${process} process: act → screen, p50`, value: Math.round(delays.quantile(0.5)), unit: 'ms' },
    {
      name: `${process} process: act → screen, longest`,
      value: Math.round(delays.quantile(1)),
      unit: 'ms',
      goal: '< 1000',
    },
    {
      name: `${process} process: CPU of the page`,
      value: Math.round((cpu / seconds) * 100),
      unit: '% of a core',
      goal: '< 30',
    },
    { name: `${process} process: says that it is a sample`, value: Number(state), unit: '', goal: '= 1' },
  ]
}
