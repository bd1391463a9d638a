import type { Browser, Locator, Page } from 'playwright'
import { beforeAll, beforeEach, describe, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument, createSnippet } from '#tests/support/factories.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'

import { expect } from './expect.ts'
import { arrive, visitorPage, type Visitor } from './people.ts'
import { editorOf, open, saved } from './support.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let product: Product
let browser: Browser
let ada: Visitor
let page: Page

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const documents = () => page.getByRole('navigation', { name: 'Documents' })
const menuOf = (title: string) =>
  documents().getByRole('button', { name: `More options for ${isolatedText(title)}` })

/** The documents of the user, of which the last is open. */
async function visit(titles: readonly string[], window = {}): Promise<void> {
  ada = await arrive(browser, product, { window })
  page = ada.page
  let id = ''
  for (const title of titles) id = (await createDocument(ada.person, title)).id
  await open(ada, id)
}

describe('on a phone', () => {
  beforeEach(() => visit(['First', 'Second', 'Third'], PHONE))

  const openList = () => page.getByRole('button', { name: 'Documents', exact: true }).tap()

  async function choose(title: string, item: string): Promise<void> {
    await menuOf(title).tap()
    await page.getByRole('menuitem', { name: item }).tap()
  }

  test('moves the focus to the next document after one is moved to the trash, then to the search', async () => {
    await openList()
    await choose('Third', 'Move to trash')
    await expect(documents().getByRole('link', { name: 'Second' })).toBeFocused()
    await choose('First', 'Move to trash')
    await expect(documents().getByRole('link', { name: 'Second' })).toBeFocused()
    await choose('Second', 'Move to trash')
    await expect(documents().getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('searchbox', { name: 'Search documents' })).toBeFocused()
  })

  test('leaves the list open when Escape ends the renaming of a document in it', async () => {
    await openList()
    await choose('Second', 'Rename')
    const field = documents().getByRole('textbox', { name: 'Title' })
    await expect(field).toBeFocused()
    await field.press('Escape')
    await expect(documents().getByRole('link', { name: 'Second' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(documents()).toBeHidden()
  })

  test('returns it to the document after renaming in the list', async () => {
    await openList()
    await choose('Second', 'Rename')
    const field = documents().getByRole('textbox', { name: 'Title' })
    await expect(field).toBeFocused()
    await field.fill('Renamed')
    await field.press('Enter')
    await expect(documents().getByRole('link', { name: 'Renamed' })).toBeFocused()
  })

  test('moves it from the title to the text', async () => {
    const field = page.getByRole('textbox', { name: 'Title' })
    await field.fill('Renamed')
    await field.press('Enter')
    await expect(editorOf(page)).toBeFocused()
  })

  test('moves it to the document that is chosen in the list', async () => {
    await openList()
    await documents().getByRole('link', { name: 'First' }).tap()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('First')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('moves it to the settings that are chosen in the menu, and keeps it on a chosen theme', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await page.getByRole('link', { name: 'Settings' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'User menu' }).tap()
    await page.getByRole('menuitemradio', { name: 'Dark' }).tap()
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'User menu' })).toBeFocused()
  })
})

describe('when the row of a list goes', () => {
  /** Chooses an item of a menu without a mouse. */
  async function choose(menu: Locator, item: string): Promise<void> {
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: item }).press('Enter')
  }

  test('moves to the next document, also after the open one, and then to the search', async () => {
    await visit(['First', 'Second', 'Third'])
    await choose(menuOf('Second'), 'Move to trash')
    await expect(documents().getByRole('link', { name: 'First' })).toBeFocused()
    await choose(menuOf('Third'), 'Move to trash')
    await expect(documents().getByRole('link', { name: 'Third' })).toHaveCount(0)
    await expect(documents().getByRole('link', { name: 'First' })).toBeFocused()
    await choose(menuOf('First'), 'Move to trash')
    await expect(documents().getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('searchbox', { name: 'Search documents' })).toBeFocused()
  })

  test('moves to the next document when a star is removed among the starred ones', async () => {
    await visit(['First', 'Second', 'Third'])
    for (const title of ['First', 'Second']) await choose(menuOf(title), 'Star')
    await page.getByRole('button', { name: /^Show/ }).press('Enter')
    await page.getByRole('menuitemradio', { name: 'Starred' }).press('Enter')
    await expect(documents().getByRole('link')).toHaveCount(2)
    await choose(menuOf('Second'), 'Remove star')
    await expect(documents().getByRole('link', { name: 'First' })).toBeFocused()
  })

  test('moves to the next snippet, and then to the tab of the list', async () => {
    ada = await arrive(browser, product)
    page = ada.page
    for (const title of ['First', 'Second', 'Third']) await createSnippet(ada.person, title)
    await page.goto('/collaborate')
    const rows = page.getByRole('list', { name: 'My snippets' })
    const options = (title: string) =>
      rows.getByRole('button', { name: `More options for ${isolatedText(title)}` })
    await choose(options('Second'), 'Move to trash')
    await expect(rows.getByRole('link', { name: 'First' })).toBeFocused()
    await choose(options('First'), 'Move to trash')
    await expect(rows.getByRole('link', { name: 'Third' })).toBeFocused()
    await choose(options('Third'), 'Move to trash')
    await expect(page.getByRole('tab', { name: 'My snippets' })).toBeFocused()

    await page.keyboard.press('End')
    await page.getByRole('button', { name: `Delete permanently: ${isolatedText('Second')}` }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).press('Enter')
    await expect(page.getByRole('button', { name: `Restore: ${isolatedText('First')}` })).toBeFocused()
  })
})

test('takes at most 10 stops of the Tab key to the text, and the arrow keys move inside a stop', async () => {
  await visit(['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'])
  await expect(menuOf('First')).toBeAttached()
  const stops: string[] = []
  while (stops.length < 50) {
    await page.keyboard.press('Tab')
    if (await editorOf(page).evaluate(text => text === document.activeElement)) break
    stops.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    )
  }
  expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(10)

  await page.keyboard.type('So that something can be undone')
  await saved(page)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Mode: Editing' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Mode: Editing' })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await documents().getByRole('link', { name: 'Sixth' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(documents().getByRole('link', { name: 'Fifth' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(menuOf('Fifth')).toBeFocused()
})

test('moves the focus to the page when a notice is closed', async () => {
  await visit(['Only'])
  await page.getByRole('button', { name: 'Remind me tomorrow' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('moves the focus to a page that a link opens in place', async () => {
  page = await visitorPage(browser, product)
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Sign up' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
