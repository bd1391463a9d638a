import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect as expectValue, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { sharedProduct, startProduct, type Product } from '#tests/support/product.ts'
import { startProvider, type ProviderServer } from '#tests/support/provider.ts'

import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { card, underlined } from './issues.ts'
import { editorOf, inDatabase, open, paste, replaceText, selectText, textOn, writer } from './support.ts'

const MODEL = 'a-model-of-the-test'
const TEXT = 'We drove to the river on foot.\nIt was a fine day.'

let vendor: ProviderServer
let product: Product
let browser: Browser

beforeAll(async () => {
  vendor = await startProvider()
  const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: MODEL, AI_BASE_URL: vendor.url }
  product = await startProduct({ env })
  browser = await launchBrowser()
})
afterAll(() => vendor.close().catch(() => undefined))

const button = (page: Page) => page.getByRole('button', { name: /^Deep check/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Deep check with AI' })
const usage = (page: Page) => page.getByRole('banner').getByRole('button', { name: /queries/ })
const marks = (page: Page) => page.locator('.issue[data-issue]')

const corrections = (...texts: [number, string][]) => ({
  text: JSON.stringify({ corrections: texts.map(([sentence, text]) => ({ sentence, text })) }),
})
const WALKED = corrections([1, 'We walked to the river on foot.'])

test('asks before it sends a text, finds more in it, and counts only a check that came to its end', async () => {
  const { page, context, person } = await writer(browser, product, { firstName: 'Ada', checks: true })
  vendor.reply({ ...WALKED, firstMs: 60_000 })
  const before = vendor.requests.length
  await open({ page, person, context, name: '' })
  await expect(button(page)).toBeDisabled()
  await paste(page, TEXT)
  await button(page).click()
  await expect(dialog(page)).toContainText(`(50 characters) will be sent to ${MODEL}.`)
  await expect(dialog(page)).toContainText('It uses 1 AI query.')
  await expectAccessibleInBothThemes(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(button(page)).toBeFocused()
  expectValue(vendor.requests).toHaveLength(before)

  await button(page).click()
  await dialog(page).getByRole('button', { name: 'Send and check' }).click()
  await expect(page.getByText('Deep check is running…')).toBeVisible()
  await expect.poll(() => vendor.requests.length).toBe(before + 1)
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(button(page)).toBeFocused()
  await expect(usage(page)).toContainText('0 / 500')

  // This device agreed; the palette starts it too.
  vendor.reply(WALKED)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('deep check')
  await page.getByRole('option', { name: 'Deep check with AI' }).click()
  await expect(page.getByText('The deep check made 1 suggestion.')).toBeVisible()
  await expect(marks(page)).toHaveText(['drove'])
  await expect(usage(page)).toContainText('1 / 500')
  await underlined(page, 'drove').click()
  await expect(card(page)).toContainText('AI')
  await expect(card(page)).toContainText(`Suggested by ${MODEL}.`)
  await expect(card(page).getByRole('button', { name: 'More actions' })).toHaveCount(0)
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect.poll(() => textOn(page)).toContain('We walked to')
  await expect(marks(page)).toHaveCount(0)

  // A finding whose words change is gone, and another paragraph keeps its own.
  await replaceText(page, TEXT)
  vendor.reply(corrections([1, 'We walked to the river on foot.'], [2, 'It was a good day.']))
  await button(page).click()
  await expect(marks(page)).toHaveText(['drove', 'fine'])
  await selectText(page, 'drove')
  await page.keyboard.type('rode')
  await expect.poll(() => textOn(page)).toContain('We rode to')
  await expect(marks(page)).toHaveText(['fine'])
})

test('says why it fails and that this is not counted, and checks a long text in parts that it asks for', async () => {
  const { page, context, person } = await writer(browser, product, { firstName: 'Bob' })
  await open({ page, person, context, name: '' })
  await paste(page, TEXT)
  vendor.reply({ status: 401 })
  await button(page).click()
  await dialog(page).getByRole('button', { name: 'Send and check' }).click()
  await expect(page.getByText('The AI provider couldn’t check your text. This isn’t counted.')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We can’t reach the server, and this isn’t counted.')).toBeVisible()
  await context.setOffline(false)
  vendor.reply(WALKED)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The deep check made 1 suggestion.')).toBeVisible()
  await expect(usage(page)).toContainText('1 / 500')

  const long = Array.from({ length: 5 }, () => 'The river is long. '.repeat(300).trim()).join('\n')
  await replaceText(page, long)
  vendor.reply(corrections())
  await button(page).click()
  await expect(dialog(page)).toContainText('checked in 2 parts. It uses 2 AI queries.')
  await dialog(page).getByRole('button', { name: 'Send and check' }).click()
  await expect(page.getByText('The deep check found nothing more.')).toBeVisible()
  await expect(usage(page)).toContainText('3 / 500')

  await inDatabase(product, 'UPDATE usage_accounts SET used = 500 WHERE user_id = $1', [person.user.id])
  await editorOf(page).locator('> p').first().click({ clickCount: 3 })
  await button(page).click()
  await expect(page.getByRole('dialog', { name: /out of AI queries/ })).toBeVisible()
})

test('explains without a provider that it needs one, also on a phone', async () => {
  const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page, context, person } = await writer(browser, await sharedProduct(), {
    firstName: 'Cleo',
    window,
  })
  await open({ page, person, context, name: '' })
  await paste(page, TEXT)
  await page.getByRole('button', { name: /review/i }).tap()
  await expect(button(page)).toContainText('Needs an AI provider')
  await expectAccessibleInBothThemes(page)
  await button(page).tap()
  await expect(dialog(page)).toContainText('none is set up on this server')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Close' }).first().tap()
  await expect(dialog(page)).toBeHidden()
})
