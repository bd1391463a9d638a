import type { Browser, Page } from 'playwright'
import { beforeAll, test } from 'vitest'

import { shareCodeAnswer } from '#schema/sharing/shareCode.ts'
import { visibilityAnswer } from '#schema/snippets/visibility.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { confirmAddress, createDocument, createSnippet } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, consoleOf, cookiesOf } from './people.ts'
import { caretTo, editorOf, open, saved } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const visitor = async (options: { javaScriptEnabled?: boolean } = {}): Promise<Page> =>
  (await browser.newContext(options)).newPage()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const isWiderThanWindow = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('h1')].some(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    ),
  )

/** Expects that a visitor sends a report, and finds what they have written after closing the form. */
async function expectReport(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Report' })
  const form = page.getByRole('dialog', { name: 'Report this snippet' })
  const details = form.getByRole('textbox', { name: 'Details (optional)' })
  await opener.press('Enter')
  const reason = form.getByRole('combobox', { name: 'Reason' })
  await expect(reason).toBeFocused()
  await form.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAccessibleDescription('Choose a reason first.')
  await details.fill('It asks for a password.')
  await expectAccessibleInBothThemes(page)
  await details.press('Escape')
  await expect(form).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(details).toHaveValue('It asks for a password.')
  await reason.selectOption({ label: 'Spam or scam' })
  await form.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByText('Thank you. We will look at it.')).toBeVisible()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(details).toHaveValue('')
  await form.getByRole('button', { name: 'Cancel' }).press('Enter')
}
const missing = (page: Page) => page.getByRole('heading', { level: 1, name: 'This snippet isn’t available.' })

test('a visitor reads a text with and without scripts, follows it live, and is out when the code is revoked', async () => {
  const owner = await arrive(browser, product, { firstName: 'Olga', plan: 'premium' })
  const { id } = await createDocument(owner.person, 'Good morning')
  const address = `/api/documents/${id}/share-code`
  const { shareCode } = shareCodeAnswer.parse((await owner.person.client.post(address)).json)
  const url = `${product.url}/snippet/${shareCode?.code}`
  await open(owner, id)
  await editorOf(owner.page).fill('Dear reader')
  await saved(owner.page)

  const plain = await visitor({ javaScriptEnabled: false })
  await expect(async () => {
    await plain.goto(url)
    await expect(plain.getByText('Dear reader')).toBeVisible({ timeout: 1 })
  }).toPass()
  await expect(plain.getByRole('heading', { level: 1, name: 'Good morning' })).toBeVisible()
  await expect(plain.getByText('By Olga')).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Report' })).toBeHidden()
  await expect(plain.getByText('Turn on JavaScript to report this snippet.')).toBeVisible()

  const page = await visitor()
  const written = consoleOf(page)
  await page.goto(url)
  const text = page.getByRole('article').getByText('Dear reader')
  await expect(text).toHaveText('Dear reader')
  // It is faint until its code has come.
  await expect(page.getByRole('button', { name: 'Copy' })).toBeEnabled()
  await expectAccessibleInBothThemes(page)
  await expectReport(page)
  await caretTo(owner.page, 'End')
  await owner.page.keyboard.type(', good night')
  await expect(text).toHaveText('Dear reader, good night')

  await owner.person.client.delete(address)
  await expect(missing(page)).toBeVisible()
  await expect(text).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  expect(written).toEqual([])
  await plain.goto(url)
  await expect(missing(plain)).toBeVisible()
})

test('a reader without an account is asked to sign in, and one with an account reacts by keyboard', async () => {
  const owner = await arrive(browser, product, { firstName: 'Olga', plan: 'premium' })
  const { id } = await createDocument(owner.person, 'Good morning')
  const { shareCode } = shareCodeAnswer.parse(
    (await owner.person.client.post(`/api/documents/${id}/share-code`)).json,
  )
  const path = `/snippet/${shareCode?.code}`
  const page = await visitor()
  await page.goto(product.url + path)
  const offer = page.getByRole('link', { name: 'Sign in to react' })
  await expect(offer).toHaveAttribute('href', `/signin?returnTo=${encodeURIComponent(path)}`)
  await expect(page.getByRole('button', { name: 'Add a reaction' })).toHaveCount(0)

  const reader = await arrive(browser, product, {})
  await reader.page.goto(product.url + path)
  const add = reader.page.getByRole('button', { name: 'Add a reaction' })
  await add.press('Enter')
  await expect(reader.page.getByRole('button', { name: 'Thumbs up' })).toBeFocused()
  await reader.page.getByRole('button', { name: 'Heart' }).press('Space')
  await expect(reader.page.getByText('Confirm your email address first.')).toBeVisible()
  await confirmAddress(reader.person)
  await expectAccessibleInBothThemes(reader.page)
  await reader.page.getByRole('button', { name: 'Heart' }).press('Space')
  await expect(reader.page.getByRole('button', { name: 'Heart: 1', pressed: true })).toBeVisible()
  await reader.page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await expect(reader.page.getByRole('button', { name: 'Rocket' })).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Heart: 1' })).toBeVisible()
  await reader.page.reload()
  await reader.page.getByRole('button', { name: 'Heart: 1', pressed: true }).press('Enter')
  await expect(page.getByRole('img', { name: 'Heart: 1' })).toHaveCount(0)
})

test('a reader with an account gets a copy, and one who is in the snippet opens it', async () => {
  const owner = await arrive(browser, product, { firstName: 'Olga', plan: 'premium' })
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze, and why we still need it every morning'
  const { id } = await createSnippet(owner.person, title)
  const answer = await owner.person.client.send('PUT', `/api/snippets/${id}/visibility`, {
    body: { visibility: 'link' },
  })
  const path = `/snippet/${visibilityAnswer.parse(answer.json).shareCode}`
  await open(owner, id, 'snippet')
  await editorOf(owner.page).fill('Dear {name}')
  await saved(owner.page)

  const reader = await arrive(browser, product, { window: PHONE })
  const written = consoleOf(reader.page)
  await reader.page.goto(path)
  const into = reader.page.getByRole('banner').getByRole('link', { name: 'Open bluepencil.app' })
  await expect(into).toHaveAttribute('href', '/')
  await expect(reader.page.getByRole('link', { name: /^Sign/ })).toHaveCount(0)
  expect(await isWiderThanWindow(reader.page)).toBe(false)
  const duplicate = reader.page.getByRole('button', { name: 'Duplicate' })
  await expect(duplicate).toBeVisible()
  await expectAccessibleInBothThemes(reader.page)
  await duplicate.press('Enter')
  await reader.page.waitForURL(/\/collaborate\/[0-9a-f-]{36}$/)
  await expect(reader.page.getByRole('main').getByRole('textbox', { name: 'Title' })).toHaveValue(
    `Copy of ${title}`,
  )
  await expect(editorOf(reader.page)).toHaveText('Dear {name}')
  expect(reader.page.url()).not.toContain(id)
  expect(written).toEqual([])

  await owner.page.goto(path)
  await owner.page.getByRole('link', { name: 'Open in bluepencil.app' }).press('Enter')
  await owner.page.waitForURL(`**/collaborate/${id}`)

  const plain = await browser.newContext({ javaScriptEnabled: false })
  await plain.addCookies(cookiesOf(reader.person))
  const page = await plain.newPage()
  await page.goto(product.url + path)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Open bluepencil.app' })).toBeVisible()
  // Only the form of the newsletter stays: it is sent without scripts.
  await expect(page.getByRole('button')).toHaveText(['Subscribe'])
})
