import type { Page } from 'playwright'

import { documentSummary } from '#schema/documents/contract.ts'

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
  await page.getByRole('status').getByText('Saved').waitFor()
  return id
}
