import type { Browser, BrowserContext, Page } from 'playwright'
import { expect } from 'playwright/test'

import { PASSWORD } from '#tests/support/factories.ts'

/** A person at a browser of their own, signed up through the page. */
export type Writer = { context: BrowserContext; page: Page; email: string }

let writers = 0

/** Opens a browser window that may use the clipboard, and signs up through the form. */
export async function signUpInBrowser(browser: Browser, url: string, firstName: string): Promise<Writer> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  const email = `${firstName.toLowerCase()}.${++writers}.${Date.now()}@example.org`
  await page.goto(`${url}/signup`)
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Writer')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /agree/i }).check()
  await page.getByRole('button', { name: /create account|sign up/i }).click()
  await page.waitForURL(`${url}/dashboard`)
  return { context, page, email }
}

/** The text of the open document. */
export const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Document text' })

/** Pastes plain text at the caret, as a person would. */
export async function paste(page: Page, text: string): Promise<void> {
  await editorOf(page).focus()
  await page.evaluate(value => navigator.clipboard.writeText(value), text)
  await page.keyboard.press('ControlOrMeta+V')
}

/** The document's text, a line a paragraph. */
export const textOn = (page: Page): Promise<string> =>
  editorOf(page).evaluate(element => [...element.children].map(child => child.textContent).join('\n'))

/** Waits until the page says that everything is on the server's disk. */
export const saved = (page: Page) =>
  expect(page.getByRole('status').getByText('Saved')).toBeVisible({ timeout: 20_000 })

/** How many underlines are in the text. */
export const underlines = (page: Page): Promise<number> =>
  page
    .locator('.issue[data-issue]')
    .evaluateAll(elements => new Set(elements.map(element => element.dataset['issue'])).size)

/** Waits until the checker has been through the whole text: the number of underlines stands still for a second. */
export async function checked(page: Page): Promise<void> {
  await expect.poll(() => underlines(page), { timeout: 60_000 }).toBeGreaterThan(0)
  let last = -1
  await expect
    .poll(
      async () => {
        const count = await underlines(page)
        const still = count === last
        last = count
        return still
      },
      { timeout: 60_000, intervals: [1000] },
    )
    .toBe(true)
}

/** Makes a document and gives its id. */
export async function newDocument(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /new document/i })
    .first()
    .click()
  await page.waitForURL(/\/document\/[0-9a-f-]{36}$/)
  await expect(editorOf(page)).toBeVisible()
  return page.url().slice(-36)
}
