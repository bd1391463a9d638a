import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect as expectValue, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { startProvider, type ProviderServer } from '#tests/support/provider.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, type Visitor } from './people.ts'
import { open, replaceText, textOn, writer } from './support.ts'

const MODEL = 'a-model-of-the-test'
const TEXT = 'The comittee have met in order to vote.'
const BETTER = 'The committee met to vote.'

let vendor: ProviderServer
let browser: Browser
let ada: Visitor
let product: Product

beforeAll(async () => {
  vendor = await startProvider()
  const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: MODEL, AI_BASE_URL: vendor.url }
  product = await startProduct({ env })
  browser = await launchBrowser()
  ada = await writer(browser, product, { firstName: 'Ada' })
})
afterAll(() => vendor.close().catch(() => undefined))

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const usage = (page: Page) => page.getByRole('banner').getByRole('button', { name: /queries/ })

async function openSelected(): Promise<Page> {
  if (!ada.page.url().includes('/document/')) await open(ada)
  await replaceText(ada.page, TEXT)
  await ada.page.keyboard.press('ControlOrMeta+a')
  await expect(ada.page.getByRole('button', { name: 'More actions' })).toBeVisible()
  return ada.page
}

test('opens no menu by key without a selection, not even with the next one', async () => {
  const page = await openSelected()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'More actions' })).toBeHidden()
  await page.keyboard.press('Alt+Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible()
  await expect(page.getByRole('menu')).toBeHidden()
})

test('runs a menu action by key, names the provider, and applies its answer with Replace', async () => {
  vendor.reply({ text: BETTER, everyMs: 20 })
  const page = await openSelected()
  await page.keyboard.press('Alt+Enter')
  const menu = page.getByRole('menu')
  await expect(menu).toContainText(`Your selection will be sent to ${MODEL}.`)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(menu.getByRole('menuitem', { name: 'Shorten' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await expect(card(page, 'Shorten')).toContainText(MODEL)
  expectValue(await textOn(page)).toBe(TEXT)
  expectValue(vendor.requests.at(-1)?.user).toContain(TEXT)
  await expect(card(page, 'Shorten').getByRole('button', { name: 'Replace' })).toBeVisible()
  await expect(menu).toBeHidden()
  await card(page, 'Shorten').getByRole('button', { name: 'Replace' }).click()
  await expect.poll(() => textOn(page)).toBe(BETTER)
})

test("asks for a translation's language, turns extra lines into paragraphs, and closes with Escape", async () => {
  vendor.reply({ text: 'Der Ausschuss hat getagt.\nAm Montag.' })
  const page = await openSelected()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Document text' })).toBeFocused()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Translate…' }).click()
  await page.getByRole('menuitem', { name: 'German' }).click()
  await card(page, 'Translate').getByRole('button', { name: 'Replace' }).click()
  await expect.poll(() => textOn(page)).toBe('Der Ausschuss hat getagt.\nAm Montag.')
})

test('says who gets a text before it is sent, in the tools of a selection and for its sentiment', async () => {
  const page = await openSelected()
  await expect(page.getByRole('button', { name: 'Improve' })).toHaveAccessibleDescription(`sent to ${MODEL}`)
  await expectAccessible(page)
  const { page: other, context } = await arrive(browser, product, { plan: 'pro' })
  await other.goto('/sentiment')
  await expect(other.getByText(`Your text is sent to ${MODEL}.`)).toBeVisible()
  await expectAccessible(other)
  await context.close()
})

test('shows the partial answer of a killed provider free of charge, then uses the built-in engine', async () => {
  vendor.reply({ text: `${BETTER} It decided nothing. `.repeat(200), everyMs: 60 })
  const page = await openSelected()
  const used = await usage(page).innerText()
  await page.keyboard.press('ControlOrMeta+j')
  await expect(card(page, 'Improving…')).toContainText('It decided nothing.')
  await vendor.close()
  await expect(card(page, 'Improve')).toContainText('The AI provider stopped before it finished.')
  await expect(card(page, 'Improve')).toContainText('nothing was counted')
  await expect(card(page, 'Improve')).toContainText(BETTER)
  await expectAccessible(page)
  expectValue(await textOn(page)).toBe(TEXT)
  await expect(usage(page)).toHaveText(used)

  await card(page, 'Improve').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('textbox', { name: 'Document text' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+j')
  // The first task loads the engine's word lists.
  await expect(card(page, 'Improve')).toContainText('Built-in engine')
  await expect(card(page, 'Improve')).toContainText(
    'The AI provider could not be reached. This result is from the built-in engine.',
  )
  await expect(usage(page)).not.toHaveText(used)
})
