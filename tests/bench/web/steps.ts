import type { Page } from 'playwright'

import { documentSummary } from '#schema/documents/contract.ts'

import type { Metric } from '../metric.ts'
import { round } from './round.ts'

const PASSWORD = 'a long enough password'

/** Signs up through the form. */
export async function signUp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/signup`)
  await fillSignUp(page)
  await page.getByRole('checkbox', { name: /agree/i }).check()
  await page.getByRole('button', { name: /create account|sign up/i }).click()
  await page.waitForURL(`${url}/dashboard`)
}

/** Fills the fields of the sign-up form. */
export async function fillSignUp(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Bench')
  await page.getByLabel('Last name').fill('Writer')
  await page.getByLabel('Email').fill(`bench.${Date.now()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
}

/** Creates a document, waits for its editor, and returns its id. */
export async function openDocument(page: Page): Promise<string> {
  // Another document may be open, and the dashboard leads to the latest one.
  const answered = page.waitForResponse(
    response => response.request().method() === 'POST' && response.url().endsWith('/api/documents'),
  )
  await page
    .getByRole('button', { name: /new document/i })
    .first()
    .click()
  const { id } = documentSummary.parse(await (await answered).json())
  await page.waitForURL(`**/document/${id}`)
  await page.waitForFunction(() => document.querySelector('.document-text')?.textContent === '')
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  return id
}

/** Pastes a text into an empty document, and waits until it is saved. */
export async function fillDocument(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Document text' }).focus()
  await page.evaluate(words => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('ControlOrMeta+V')
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor({ timeout: 60_000 })
}

/** Waits until the checker is idle: the number of underlines is constant for 3 s. */
export async function quiet(page: Page): Promise<void> {
  let last = -1
  let since = Date.now()
  while (Date.now() - since < 3000) {
    const count = await page.locator('.issue[data-issue]').count()
    if (count !== last) {
      last = count
      since = Date.now()
    }
    await page.waitForTimeout(250)
  }
}

/** Returns the median and the 95th percentile of times in ms. */
export function percentiles(
  name: string,
  values: readonly number[],
  goals: { p50?: string; p95?: string } = {},
): Metric[] {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
  return [
    { name: `${name}, p50`, value: at(0.5), unit: 'ms', goal: goals.p50 ?? '' },
    { name: `${name}, p95`, value: at(0.95), unit: 'ms', goal: goals.p95 ?? '' },
  ]
}
