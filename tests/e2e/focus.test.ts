import type { Browser, Page } from 'playwright'
import { beforeAll, beforeEach, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument } from '#tests/support/factories.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'

import { expect } from './expect.ts'
import { arrive, type Visitor } from './people.ts'
import { editorOf, open } from './support.ts'

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
const menuOf = (title: string) => documents().getByRole('button', { name: `More options for ${title}` })

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

test('moves the focus to the page when a notice is closed', async () => {
  await visit(['Only'])
  await page.getByRole('button', { name: 'Remind me tomorrow' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('moves the focus to a page that a link opens in place', async () => {
  page = await (await browser.newContext({ baseURL: product.url })).newPage()
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Sign up' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
