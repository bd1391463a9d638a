import { readFile } from 'node:fs/promises'

import type { Browser, Page } from 'playwright'
import { beforeAll, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expect } from './expect.ts'
import { card, underlined } from './issues.ts'
import { editorOf, open, saved, textOn, writer } from './support.ts'

/** More stops than any page has. */
const STOPS_MAX = 60

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

/** Presses Tab until the focused control has a name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const named = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return at?.getAttribute('aria-label') ?? at?.textContent
    })
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press('Tab')
    if ((await named()) === name) return
  }
  throw new Error(`No stop of the Tab key is “${name}”`)
}

test('a new user writes, fixes, finds, replaces and exports by keyboard alone', async () => {
  const { page } = await writer(browser, product, { checks: true })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Start your first document' })).toBeVisible()
  await tabTo(page, 'New document')
  await page.keyboard.press('Enter')
  await expect(editorOf(page)).toBeFocused()

  await page.keyboard.press('ControlOrMeta+Alt+1')
  await page.keyboard.type('A letter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('We will recieve it on Monday. ')
  await expect(underlined(page, 'recieve')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+.')
  await expect(card(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editorOf(page)).toContainText('We will receive it on Monday.')
  await expect(editorOf(page)).toBeFocused()

  await page.keyboard.press('ControlOrMeta+h')
  await page.keyboard.type('Monday')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1')
  await tabTo(page, 'Replace with')
  await page.keyboard.type('Tuesday')
  await tabTo(page, 'Replace all')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 replaced')
  await page.keyboard.press('Escape')
  await expect(editorOf(page)).toBeFocused()
  await expect(editorOf(page)).toContainText('We will receive it on Tuesday.')
  await saved(page)

  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('export as markdown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Export as Markdown')
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toBe('A letter.md')
  expect(await readFile(await file.path(), 'utf8')).toBe('# A letter\n\nWe will receive it on Tuesday.\n')
})

test('the keys of a document work as soon as it is open, and no letter goes into the text', async () => {
  const ada = await writer(browser, product)
  const { page } = ada
  await open(ada)
  await page.keyboard.type('stray')
  await page.keyboard.press('ControlOrMeta+f')
  await expect(page.getByRole('search').getByRole('textbox').first()).toBeFocused()
  await page.reload()
  await saved(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+Alt+Shift+h')
  await expect(page.getByRole('dialog', { name: 'Version history' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+Alt+Shift+c')
  await expect(page.getByRole('button', { name: 'Mode: Viewing' })).toBeVisible()
  expect(await textOn(page)).toBe('')
})
