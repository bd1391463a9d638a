import type { Browser } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { type Visitor } from './people.ts'
import { editorOf, open, paste, saved, selectText, writer } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product)
})

describe('a block of code', () => {
  test('has a language, which is chosen by keyboard, kept and exported', async () => {
    const { page } = ada
    await open(ada)
    await editorOf(page).focus()
    await page.keyboard.type('```js ')
    const language = page.getByRole('combobox', { name: 'Language of the code' })
    await expect(language).toHaveValue('javascript')
    await page.keyboard.type('let a = 1')
    await page.keyboard.press('Alt+F10')
    await expect(language).toBeFocused()
    await expectAccessibleInBothThemes(page)
    await language.selectOption('Python')
    await expect(editorOf(page)).toBeFocused()
    await expect(editorOf(page).locator('pre > code')).toHaveClass('language-python')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(language).toHaveValue('javascript')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await saved(page)
    await page.reload()
    await expect(editorOf(page).locator('pre > code')).toHaveClass('language-python')
    await expect(language).toBeHidden()
  })
})

describe('the command palette', () => {
  test('runs commands of the document and of the workspace by keyboard, recent ones first', async () => {
    const { page, person } = ada
    const other = await createDocument(person, 'A letter to the bank')
    await open(ada)
    await paste(page, 'Plain words.')
    await page.keyboard.press('ControlOrMeta+k')
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    const search = palette.getByRole('combobox')
    await expect(search).toBeFocused()
    await expectAccessibleInBothThemes(page)
    await search.fill('hding 2')
    await expect(palette.getByRole('option', { selected: true })).toContainText('Heading 2')
    await page.keyboard.press('Enter')
    await expect(editorOf(page).locator('h2')).toHaveText('Plain words.')
    await page.keyboard.type(' More.')
    await expect(editorOf(page).locator('h2')).toHaveText('Plain words. More.')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(palette.getByRole('option').first()).toContainText('Heading 2')
    await search.fill('zzzz')
    await expect(palette.getByText('Nothing matches “zzzz”')).toBeVisible()
    await page.keyboard.press('Enter')
    await search.fill('bank letter')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/document/${other.id}`)
  })

  test('leaves Ctrl+K to the link dialog where text is selected, and lists every key by Ctrl+/', async () => {
    const { page } = ada
    await open(ada)
    await paste(page, 'Plain words.')
    await selectText(page, 'words')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+/')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByText('Next issue')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.goto('/settings/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Search commands and documents' }).fill('dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

describe('a key that comes while the page is busy', () => {
  test('acts on the selection that the key before it made', async () => {
    const { page } = ada
    await open(ada)
    await paste(page, 'Plain words.')
    await page.keyboard.press('ControlOrMeta+a')
    // Both keys wait for the page, which then gets them before the report of the first move.
    await Promise.all([
      page.evaluate(() => {
        const until = performance.now() + 500
        while (performance.now() < until);
      }),
      page.keyboard.press('ControlOrMeta+End'),
      page.keyboard.press('ControlOrMeta+k'),
    ])
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Command palette')
  })
})
