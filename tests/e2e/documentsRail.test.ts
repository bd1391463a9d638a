import type { Browser, Page } from 'playwright'
import { afterEach, beforeAll, beforeEach, describe, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument, putOn, share, signUp } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { edit } from '#tests/support/revisions.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn, type Visitor } from './people.ts'
import { editorOf } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor
let page: Page

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

beforeEach(async () => {
  ada = await arrive(browser, product)
  page = ada.page
})

afterEach(() => ada.context.close())

const titleOn = (tab: Page) => tab.getByRole('main').getByRole('textbox', { name: 'Title' })
const rail = (tab: Page = page) => tab.getByRole('navigation', { name: 'Documents' })
const rows = (tab: Page = page) => rail(tab).getByRole('link')
const more = (title: string, tab: Page = page) =>
  rail(tab).getByRole('button', { name: `More options for ${isolatedText(title)}` })

/** Chooses an item of a document's menu by the keyboard, which works at every width. */
async function choose(title: string, item: string, tab: Page = page): Promise<void> {
  await more(title, tab).press('Enter')
  await tab.getByRole('menuitem', { name: item }).press('Enter')
}

async function show(part: string, tab: Page = page): Promise<void> {
  const menu = tab.getByRole('button', { name: /^Show: / })
  await menu.click()
  await tab.getByRole('menuitemradio', { name: part }).click()
  // The closed menu returns the focus to its button, also a little later.
  await expect(menu).toBeFocused()
}

describe('stars', () => {
  test('mark a document in every tab, and make a part of the list', async () => {
    for (const title of ['Letter', 'Minutes']) await createDocument(ada.person, title)
    const second = await ada.context.newPage()
    for (const tab of [page, second]) {
      await tab.goto('/')
      await expect(rows(tab)).toHaveCount(2)
    }
    await show('Starred')
    await expect(page.getByText('No starred documents')).toBeVisible()
    await show('All documents')
    await choose('Letter', 'Star')
    for (const tab of [page, second]) {
      const letter = rail(tab).getByRole('link', { name: 'Letter' })
      await expect(letter.getByRole('img', { name: 'Starred' })).toBeVisible()
    }
    await show('Starred')
    await expect(rows()).toHaveCount(1)
    await expect(rows()).toContainText('Letter')
    await choose('Letter', 'Remove star')
    await expect(page.getByText('No starred documents')).toBeVisible()
    await expect(rail(second).getByRole('img', { name: 'Starred' })).toHaveCount(0)
    // A new document is not starred, so the list shows all again.
    await page.getByRole('complementary').getByRole('button', { name: 'New document' }).click()
    await expect(rows()).toHaveCount(3)
  })

  test('are also for a viewer of a shared document, who cannot rename it', async () => {
    const bea = await signUp(product)
    await putOn(product, bea, 'pro')
    const shared = await createDocument(bea, 'Plan of Bea')
    await share(bea, shared, ada.person, 'viewer')
    await createDocument(ada.person, 'Plan of Ada')
    await page.goto('/')
    await show('Shared with me')
    await expect(rows()).toHaveCount(1)
    await more('Plan of Bea').press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText(['Star', 'Move to folder', 'Duplicate'])
    await page.getByRole('menuitem', { name: 'Star' }).press('Enter')
    await expect(rows().getByRole('img', { name: 'Starred' })).toBeVisible()
    await show('Mine')
    await expect(rows()).toHaveCount(1)
    await expect(rows()).toContainText('Plan of Ada')
  })

  test('report a change that failed', async () => {
    await createDocument(ada.person, 'Letter')
    await page.goto('/')
    await page.route('**/place', route => route.fulfill({ status: 500, json: {} }))
    await choose('Letter', 'Star')
    await expect(page.getByText('We couldn’t change the star').first()).toBeVisible()
    await expect(rows().getByRole('img', { name: 'Starred' })).toHaveCount(0)
  })
})

describe('a duplicate', () => {
  test('opens as an own document with the text, also of a shared one that cannot be written', async () => {
    const bea = await signUp(product)
    await putOn(product, bea, 'pro')
    const shared = await createDocument(bea, 'Plan of Bea')
    await edit(
      { url: `${product.url.replace('http', 'ws')}/collab`, document: shared.id, cookie: bea.client.cookie },
      text => text.insert(0, 'Plans are good.'),
    )
    await share(bea, shared, ada.person, 'viewer')
    await page.goto('/')
    await show('Shared with me')
    await choose('Plan of Bea', 'Duplicate')
    await expect(titleOn(page)).toHaveValue('Copy of Plan of Bea')
    await expect(editorOf(page)).toContainText('Plans are good.')
    await expect(rows()).toHaveCount(2)
    await editorOf(page).press('Control+End')
    await page.keyboard.type(' Indeed.')
    await expect(editorOf(page)).toContainText('Plans are good. Indeed.')
  })

  test('reports that it could not be made', async () => {
    await createDocument(ada.person, 'Letter')
    await page.goto('/')
    const message = 'This document can’t be read right now, so it wasn’t copied.'
    await page.route('**/duplicate', route =>
      route.fulfill({ status: 409, json: { success: false, code: 'CONFLICT', message } }),
    )
    await choose('Letter', 'Duplicate')
    await expect(toastOn(page)).toContainText(message)
    await expect(rows()).toHaveCount(1)
  })
})

test('the order stays on the device', async () => {
  for (const title of ['Bread', 'Apples', 'Chapter 10', 'Chapter 2']) await createDocument(ada.person, title)
  await page.goto('/')
  await expect(rows()).toContainText(['Chapter 2', 'Chapter 10', 'Apples', 'Bread'])
  await page.getByRole('button', { name: 'Sort by' }).click()
  await page.getByRole('menuitemradio', { name: 'Title' }).click()
  await expect(rows()).toContainText(['Apples', 'Bread', 'Chapter 2', 'Chapter 10'])
  await page.reload()
  await expect(rows()).toContainText(['Apples', 'Bread', 'Chapter 2', 'Chapter 10'])
  await page.getByRole('button', { name: 'Sort by' }).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Date created' }).press('Enter')
  await expect(rows()).toContainText(['Chapter 2', 'Chapter 10', 'Apples', 'Bread'])
})

describe('on a phone', () => {
  beforeEach(async () => {
    await ada.context.close()
    ada = await arrive(browser, product, {
      window: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    })
    page = ada.page
  })

  test('a title has the width next to the buttons, and is read whole once it is tapped', async () => {
    const isCut = () => titleOn(page).evaluate(field => field.scrollWidth > field.clientWidth)
    const open = async (name: string) => {
      await page.goto(`/document/${(await createDocument(ada.person, name)).id}`)
      await expect(titleOn(page)).toHaveValue(name)
      await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
    }
    await open('Minutes of the meeting')
    expect(await isCut()).toBe(false)
    await open('Minutes of the Tuesday meeting in May')
    await expect.poll(isCut).toBe(true)
    const title = titleOn(page)
    await title.tap()
    await expect.poll(isCut).toBe(false)
    await title.press('Enter')
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  })

  test('a star and a part of the list are chosen by touch', async () => {
    for (const title of ['Letter', 'Minutes']) await createDocument(ada.person, title)
    await page.goto('/')
    await page.getByRole('button', { name: 'Documents' }).tap()
    await more('Letter').tap()
    await page.getByRole('menuitem', { name: 'Star' }).tap()
    await expect(rows().getByRole('img', { name: 'Starred' })).toBeVisible()
    await page.getByRole('button', { name: 'Show: All documents' }).tap()
    await page.getByRole('menuitemradio', { name: 'Starred' }).tap()
    await expect(rows()).toHaveCount(1)
    await expectAccessibleInBothThemes(page)
    await more('Letter').tap()
    await page.getByRole('menuitem', { name: 'Duplicate' }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(titleOn(page)).toHaveValue('Copy of Letter')
  })
})
