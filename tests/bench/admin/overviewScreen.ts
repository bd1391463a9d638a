import { setTimeout as sleep } from 'node:timers/promises'

import type { Browser, CDPSession, Page } from 'playwright'

import type { Person } from '#tests/support/factories.ts'

const PATIENCE_MS = 60_000
/** A page that takes less of a core is at rest: it shows the time each second. */
const AT_REST = 0.1
/** The workspace prepares other pages five seconds after it is drawn. */
const SECONDS_AT_REST = 6
const CHARTS = { 'ai-action': 'AI actions', check: 'Checks on the server', error: 'Errors' } as const

/** Seconds that the page's processes have worked, or their shares of a core. */
export type Work = { core: number; scripts: number; layout: number }

/** The overview of an administrator in a browser that shows no other page. */
export class OverviewScreen {
  private readonly page: Page
  private readonly processes: CDPSession
  private readonly work: CDPSession

  private constructor(page: Page, processes: CDPSession, work: CDPSession) {
    this.page = page
    this.processes = processes
    this.work = work
  }

  static async open(browser: Browser, url: string, { client }: Person): Promise<OverviewScreen> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const cookies = client.cookie.split('; ').map(pair => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value, url }
    })
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.goto(`${url}/admin`)
    const work = await context.newCDPSession(page)
    await work.send('Performance.enable')
    const screen = new OverviewScreen(page, await browser.newBrowserCDPSession(), work)
    await screen.becomesLive()
    await screen.watch()
    return screen
  }

  /** Waits until the feed shows all acts as they happen. */
  async becomesLive(): Promise<void> {
    try {
      await this.page.getByText('live', { exact: true }).waitFor({ timeout: PATIENCE_MS })
    } catch (error) {
      const text = await this.page.locator('body').innerText()
      throw new Error(`The feed is not live:\n${text}`, { cause: error })
    }
  }

  /** Waits until the feed says that it is cut off. */
  async isCutOff(): Promise<void> {
    await this.page.getByText('not connected', { exact: true }).waitFor({ timeout: PATIENCE_MS })
  }

  /** Whether the feed says now that it shows a sample. */
  async saysSample(): Promise<boolean> {
    return this.page.getByText(/^a sample: .* acts a second$/).isVisible()
  }

  /** Waits until the page has drawn itself and prepared others. Returns its share of a core then. */
  async rest(): Promise<number> {
    const deadline = performance.now() + PATIENCE_MS
    let shares: number[] = []
    const isAtRest = () => shares.length === SECONDS_AT_REST && shares.every(share => share < AT_REST)
    while (!isAtRest() && performance.now() < deadline) {
      const { core } = await this.shareDuring(() => sleep(1000))
      shares = [...shares, core].slice(-SECONDS_AT_REST)
    }
    return shares.reduce((sum, share) => sum + share, 0) / shares.length
  }

  /** Returns how much of a core the page takes during something. */
  async shareDuring(during: () => Promise<unknown>): Promise<Work> {
    const [before, started] = [await this.used(), performance.now()]
    await during()
    const [after, seconds] = [await this.used(), (performance.now() - started) / 1000]
    return {
      core: (after.core - before.core) / seconds,
      scripts: (after.scripts - before.scripts) / seconds,
      layout: (after.layout - before.layout) / seconds,
    }
  }

  /** Returns when each numbered act came in sight, in milliseconds since 1970. */
  async seen(): Promise<ReadonlyMap<number, number>> {
    const pairs = await this.page.evaluate(() => [
      ...(Reflect.get(globalThis, 'seen') as Map<number, number>),
    ])
    return new Map(pairs)
  }

  /** Returns the texts of the rows, the newest first. */
  rows(): Promise<string[]> {
    return this.page.locator('main ol > li').allTextContents()
  }

  /** Returns the counts of the last hour. */
  async totals(): Promise<Record<keyof typeof CHARTS, number>> {
    const of = async (kind: keyof typeof CHARTS) => {
      const chart = this.page.getByRole('region', { name: CHARTS[kind], exact: true })
      const total = await chart.getByText('last hour').textContent()
      return Number(total?.replaceAll(/\D/g, ''))
    }
    return { 'ai-action': await of('ai-action'), check: await of('check'), error: await of('error') }
  }

  async close(): Promise<void> {
    await this.processes.detach()
    await this.page.context().close()
  }

  /** Notes the first frame that shows each numbered act. Only new rows are read: the page pays for this. */
  private async watch(): Promise<void> {
    await this.page.evaluate(() => {
      const seen = new Map<number, number>()
      Object.assign(globalThis, { seen })
      const list = document.querySelector('main ol')
      if (!list) throw new Error('There is no feed.')
      new MutationObserver(records => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes])
        requestAnimationFrame(() => {
          const now = Date.now()
          for (const { textContent } of added) {
            const number = Number(/#(\d+);/.exec(textContent ?? '')?.[1] ?? NaN)
            if (!seen.has(number)) seen.set(number, now)
          }
        })
      }).observe(list, { childList: true })
    })
  }

  private async used(): Promise<Work> {
    const { processInfo } = await this.processes.send('SystemInfo.getProcessInfo')
    const { metrics } = await this.work.send('Performance.getMetrics')
    const seconds = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
    return {
      core: processInfo
        .filter(({ type }) => type === 'renderer')
        .reduce((sum, { cpuTime }) => sum + cpuTime, 0),
      scripts: seconds('ScriptDuration'),
      layout: seconds('LayoutDuration') + seconds('RecalcStyleDuration'),
    }
  }
}
