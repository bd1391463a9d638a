import { readFileSync } from 'node:fs'

import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { card, underlined } from './issues.ts'
import { holdToast, toastOn, type Visitor } from './people.ts'
import { checked, open, paste, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Allows for loading the checker. */
const TEXT = 'The zorbular garden is older then the other one.'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const words = (page: Page) => section(page, 'My dictionary').getByRole('list', { name: 'Words' })
const marks = (page: Page) => page.locator('.issue[data-issue]')

/** Opens the settings of a user's checks in another tab. */
async function settingsOf({ context }: Visitor): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/settings/writing')
  await expect(section(page, 'My dictionary').getByLabel('Add a word')).toBeVisible()
  return page
}

async function choose(page: Page, button: string, item: string): Promise<void> {
  await card(page).getByRole('button', { name: button }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const importFile = (page: Page, text: string) =>
  page
    .getByLabel('Import', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })

describe('the dictionary of a user', () => {
  test('takes words from cards, the settings and files, in every tab at once', async () => {
    const ada = await writer(browser, product, { firstName: 'Ada', checks: true })
    const { page } = ada
    await open(ada)
    await paste(page, TEXT)
    await expect(marks(page)).toHaveText(['zorbular', 'then'])
    const settings = await settingsOf(ada)
    await underlined(page, 'zorbular').click()
    await choose(page, 'Add to dictionary', 'My dictionary')
    await expect(toastOn(page)).toContainText('Added “zorbular” to your dictionary')
    await holdToast(page)
    await expect(marks(page)).toHaveText(['then'])
    await expect(words(settings).getByText('zorbular')).toBeVisible()
    await toastOn(page).getByRole('button', { name: 'Undo' }).click()
    await expect(marks(page)).toHaveText(['zorbular', 'then'])
    // By key, and taken away in the other tab.
    await underlined(page, 'zorbular').click()
    await card(page).press('m')
    await expect(marks(page)).toHaveText(['then'])
    await settings.bringToFront()
    await words(settings).getByRole('button', { name: 'Remove “zorbular”' }).click()
    await expect(section(settings, 'My dictionary')).toContainText('Your dictionary is empty')
    await expect(marks(page)).toHaveText(['zorbular', 'then'])
    await toastOn(settings).getByRole('button', { name: 'Undo' }).click()
    await expect(marks(page)).toHaveText(['then'])

    const field = settings.getByLabel('Add a word')
    await field.fill('two words')
    await field.press('Enter')
    await expect(section(settings, 'My dictionary')).toContainText('Enter one word')
    await field.fill('Zorbular')
    await field.press('Enter')
    await expect(section(settings, 'My dictionary')).toContainText('already in your dictionary')
    await field.fill('Kubelet')
    await field.press('Enter')
    await expect(section(settings, 'My dictionary')).toContainText('Saved')

    await importFile(settings, 'kubelet\nBabbage\nnot a word\n')
    const told = section(settings, 'My dictionary').getByRole('status').filter({ hasText: 'Added' })
    await expect(told).toContainText('Added 1 word. 1 word was already there.')
    await expect(told).toContainText('Line 3: not a word')
    await expectAccessible(settings)
    await importFile(settings, Array.from({ length: 4998 }, (_, index) => `word${index}\n`).join(''))
    await expect(section(settings, 'My dictionary').getByRole('alert')).toContainText('5,001')
    await settings.getByRole('searchbox', { name: 'Search your words' }).fill('bab')
    await expect(words(settings).getByRole('listitem')).toHaveText(['Babbage'])

    const [download] = await Promise.all([
      settings.waitForEvent('download'),
      settings.getByRole('button', { name: 'Export' }).click(),
    ])
    expect(
      readFileSync(await download.path(), 'utf8')
        .split('\n')
        .toSorted(),
    ).toEqual(['', 'Babbage', 'Kubelet', 'zorbular'])
    // Nothing of it stays on the device.
    const kept = () =>
      settings.evaluate(() => Object.keys(localStorage).filter(key => key.endsWith('/dictionary')))
    expect(await kept()).toHaveLength(1)
    await settings.getByRole('button', { name: 'User menu' }).click()
    await settings.getByRole('menuitem', { name: 'Sign out' }).click()
    await settings.waitForURL('**/')
    expect(await kept()).toHaveLength(0)
  })
})

describe('the rules and categories of a user', () => {
  test('turn off on a card and on again in the settings, without another check', async () => {
    const ada = await writer(browser, product, { firstName: 'Ada', checks: true })
    const { page } = ada
    await open(ada)
    await paste(page, TEXT)
    await expect(marks(page)).toHaveText(['zorbular', 'then'])
    await checked(page)
    const settings = await settingsOf(ada)
    const off = section(settings, 'Rules you turned off')
    await expect(off).toContainText('All rules are on.')
    await underlined(page, 'then').click()
    const title = await card(page).getAttribute('aria-label')
    await choose(page, 'More actions', 'Turn off this rule')
    await expect(marks(page)).toHaveText(['zorbular'])
    await expect(toastOn(page)).toContainText('for you')
    await expect(off.getByRole('listitem')).toContainText((title ?? '').split(':')[0] ?? '')
    await expectAccessibleInBothThemes(settings)
    await off.getByRole('button', { name: /^Turn on/ }).click()
    await expect(marks(page)).toHaveText(['zorbular', 'then'])
    await settings.getByRole('checkbox', { name: /^Spelling/ }).uncheck()
    await expect(section(settings, 'Corrections')).toContainText('Saved')
    await expect(marks(page)).toHaveText(['then'])
    // It is still off after a reload, and for new documents the goals are as chosen.
    await section(settings, 'Goals').getByText('Formal', { exact: true }).click()
    await expect(section(settings, 'Goals')).toContainText('Saved')
    await open(ada)
    await paste(page, TEXT)
    await expect(marks(page)).toHaveText(['then'])
    await expect(page.getByRole('button', { name: /^Goals/ })).toContainText('formal')
  })

  test('stay as chosen while they are saved, also when a change comes from another tab', async () => {
    const ada = await writer(browser, product, { firstName: 'Ada', checks: true })
    const { page } = ada
    await open(ada)
    await paste(page, TEXT)
    await expect(marks(page)).toHaveText(['zorbular', 'then'])
    await checked(page)
    const settings = await settingsOf(ada)
    let save = () => {}
    const saving = new Promise<void>(resolve => (save = resolve))
    await settings.route('**/api/check-preferences', async route => {
      if (route.request().method() === 'PATCH') await saving
      await route.continue()
    })
    const spelling = settings.getByRole('checkbox', { name: /^Spelling/ })
    await spelling.uncheck()
    await underlined(page, 'then').click()
    await choose(page, 'More actions', 'Turn off this rule')
    await expect(section(settings, 'Rules you turned off').getByRole('listitem')).toHaveCount(1)
    expect(await spelling.isChecked()).toBe(false)
    save()
    await expect(section(settings, 'Corrections')).toContainText('Saved')
    expect(await spelling.isChecked()).toBe(false)
    await expect(marks(page)).toHaveCount(0)
  })

  test('are usable on a phone', async () => {
    const { page } = await writer(browser, product, { firstName: 'Bob', window: PHONE })
    await page.goto('/settings/writing')
    await page.getByLabel('Add a word').fill('Kubelet')
    await page.getByRole('button', { name: 'Add', exact: true }).tap()
    await expect(words(page)).toContainText('Kubelet')
    await expectAccessibleInBothThemes(page)
    await words(page).getByRole('button', { name: 'Remove “Kubelet”' }).tap()
    await expect(section(page, 'My dictionary')).toContainText('Your dictionary is empty')
  })
})
