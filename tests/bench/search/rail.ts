import type { Page } from 'playwright'

import type { Person } from '#tests/support/factories.ts'

import { startBrowser } from '../browser.ts'
import type { Metric } from '../metric.ts'
import { Samples } from '../sync/samples.ts'

const ROUNDS = 20
const OPEN_MS = 300

/** Measures how long the rail takes from its button to its drawn rows, in a page that has not read its lists. */
export async function measureRail({ client, target }: Person): Promise<Metric[]> {
  const browser = await startBrowser()
  try {
    const context = await browser.newContext({ baseURL: target.url, viewport: { width: 1440, height: 900 } })
    const cookies = client.cookie.split('; ').map(cookie => {
      const [name = '', ...value] = cookie.split('=')
      return { name, value: value.join('='), url: target.url }
    })
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Document text' }).waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Hide documents' }).click()
    const times = new Samples()
    let drawn = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.reload()
      await page.getByRole('textbox', { name: 'Document text' }).waitFor({ timeout: 60_000 })
      await page.waitForLoadState('networkidle')
      times.add(await openRail(page))
      drawn = Math.max(drawn, await page.locator('nav a[href^="/document/"]').count())
      await page.getByRole('button', { name: 'Hide documents' }).click()
    }
    const ms = (share: number) => Math.round(times.quantile(share) * 10) / 10
    return [
      { name: 'the rail opens, p50', value: ms(0.5), unit: 'ms' },
      { name: 'the rail opens, p95', value: ms(0.95), unit: 'ms', goal: `< ${OPEN_MS}` },
      { name: 'drawn rows', value: drawn, unit: 'rows' },
    ]
  } finally {
    await browser.close()
  }
}

/** Opens the rail, and returns after how many ms its first row was drawn. */
const openRail = (page: Page): Promise<number> =>
  page.getByRole('button', { name: 'Show documents' }).evaluate(
    button =>
      // No function here has a name, since tsx would call a helper that pages lack.
      new Promise<number>(resolve => {
        const started = performance.now()
        const observer = new MutationObserver(() => {
          if (!document.querySelector('nav a[href^="/document/"]')) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
        })
        observer.observe(document, { subtree: true, childList: true })
        if (button instanceof HTMLElement) button.click()
      }),
  )
