import type { Browser, Locator } from 'playwright'

import type { Metric } from '../metric.ts'
import { round } from './round.ts'
import { fillSignUp } from './steps.ts'

const ROUNDS = 3

/**
 * Measures the way from the sign-up form to the first accepted correction, in the sample: the clicks
 * of a person, and how long they wait for the next thing to click or for the corrected text.
 */
export async function measureFirstFix(browser: Browser, url: string): Promise<Metric[]> {
  const ways: { clicks: number; waited: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) ways.push(await goOnce(browser, url))
  const waited = ways.map(way => way.waited).toSorted((a, b) => a - b)
  return [
    { name: 'sign-up → first fix: clicks', value: ways[0]?.clicks ?? 0, unit: '', goal: '≤ 6' },
    {
      name: 'sign-up → first fix: waiting',
      value: round(waited[Math.floor(ROUNDS / 2)] ?? 0),
      unit: 'ms',
      goal: '≤ 5000',
    },
  ]
}

async function goOnce(browser: Browser, url: string): Promise<{ clicks: number; waited: number }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${url}/signup`)
  await fillSignUp(page)
  let clicks = 0
  let waited = 0
  /** Waits until something is there, and counts the time from the last click. */
  const wait = async (wanted: Locator) => {
    const start = performance.now()
    await wanted.first().waitFor({ timeout: 60_000 })
    waited += performance.now() - start
  }
  const click = async (target: Locator) => {
    await wait(target)
    await target.click()
    clicks += 1
  }
  await click(page.getByRole('checkbox', { name: /agree/i }))
  await click(page.getByRole('button', { name: /create account|sign up/i }))
  await click(page.getByRole('main').getByRole('button', { name: /new document/i }))
  await click(page.getByRole('button', { name: 'Try the sample' }))
  const underline = page.locator('.issue').first()
  await click(underline)
  const card = page.getByRole('main').getByRole('group', { name: /:/ })
  const before = await page.locator('.document-text').textContent()
  await click(card.getByRole('button').first())
  const start = performance.now()
  await page.waitForFunction(text => document.querySelector('.document-text')?.textContent !== text, before, {
    timeout: 10_000,
  })
  waited += performance.now() - start
  await context.close()
  return { clicks, waited }
}
