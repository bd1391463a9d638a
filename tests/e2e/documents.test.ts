import type { Browser, Page } from 'playwright'
import { beforeAll, beforeEach, afterEach, describe, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { confirmAddress, createDocument } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { expect } from './expect.ts'
import { arrive, holdToast, toastOn, type Visitor } from './people.ts'
import { editorOf, textOn } from './support.ts'

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

async function choose(title: string, item: string): Promise<void> {
  await rail().getByRole('link', { name: title }).hover()
  await rail()
    .getByRole('button', { name: `More options for ${isolatedText(title)}` })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('the list', () => {
  test('offers a new user a first document, and later opens the latest one', async () => {
    await page.goto('/')
    await page.getByRole('main').getByRole('button', { name: 'New document' }).click()
    await page.waitForURL(/\/document\/[0-9a-f-]{36}$/)
    await expect(titleOn(page)).toHaveValue('Untitled document')
    await expect(rows()).toHaveCount(1)
    await expect(editorOf(page)).toBeFocused()
    const opened = page.url()
    await page.goto('/')
    await page.waitForURL(opened)
  })

  test('searches by title', async () => {
    for (const title of ['Minutes of May', 'Minutes of June', 'Letter'])
      await createDocument(ada.person, title)
    await page.goto('/')
    await expect(rows()).toHaveCount(3)
    const search = page.getByRole('searchbox', { name: 'Search documents' })
    await search.fill('minutes')
    await expect(rows()).toHaveCount(2)
    await search.fill('nothing of the kind')
    await expect(page.getByText('No results')).toBeVisible()
  })

  test('shows a document that was made or renamed in one tab in the other at once', async () => {
    await createDocument(ada.person, 'Before')
    const second = await ada.context.newPage()
    for (const tab of [page, second]) {
      await tab.goto('/')
      await expect(titleOn(tab)).toHaveValue('Before')
    }
    await titleOn(page).fill('After')
    await titleOn(page).press('Enter')
    await expect(titleOn(second)).toHaveValue('After')
    await expect(rows(second)).toContainText('After')
    await page.getByRole('button', { name: 'New document' }).click()
    await expect(rows(second)).toHaveCount(2)
  })

  test('renames a title, and Escape leaves it as it was', async () => {
    await createDocument(ada.person, 'First thought')
    await page.goto('/')
    const field = rail().getByLabel('Title')
    await choose('First thought', 'Rename')
    await expect(field).toBeFocused()
    await page.keyboard.type('Never mind')
    await page.keyboard.press('Escape')
    await expect(rows()).toContainText('First thought')
    await expect(rows()).toBeFocused()
    await choose('First thought', 'Rename')
    await expect(field).toBeFocused()
    await page.keyboard.type('Second thought')
    await page.keyboard.press('Enter')
    await expect(rows()).toContainText('Second thought')
    await expect(rows()).toBeFocused()
    await page.reload()
    await expect(titleOn(page)).toHaveValue('Second thought')
  })

  test('shows changes as before after the server was away', async () => {
    const { id } = await createDocument(ada.person, 'Before the break')
    await page.goto('/')
    await expect(rows()).toContainText('Before the break')
    // Other tests cover code that cannot be loaded.
    await expect(titleOn(page)).toHaveValue('Before the break')
    await expect(editorOf(page)).toBeVisible()
    await product.kill9()
    await product.restart()
    await ada.person.client.patch(`/api/documents/${id}`, { title: 'During the break' })
    await expect(rows()).toContainText('During the break')
    await ada.person.client.patch(`/api/documents/${id}`, { title: 'After the break' })
    await expect(rows()).toContainText('After the break')
    await expect(titleOn(page)).toHaveValue('After the break')
  })

  test('goes on in the text after Enter, which adds no line there', async () => {
    await createDocument(ada.person, 'Letter')
    await page.goto('/')
    await editorOf(page).fill('One two')
    await titleOn(page).press('Enter')
    await expect(editorOf(page)).toBeFocused()
    await page.keyboard.type(' three')
    expect(await textOn(page)).toBe('One two three')
  })

  test('names a document with an empty title Untitled', async () => {
    await createDocument(ada.person, 'Something')
    await page.goto('/')
    await titleOn(page).fill('   ')
    await titleOn(page).press('Enter')
    await expect(titleOn(page)).toHaveValue('Untitled document')
  })
})

describe('the trash', () => {
  test('holds a deleted document, and Undo restores it', async () => {
    await createDocument(ada.person, 'Draft')
    await page.goto('/')
    await page.waitForURL('**/document/*')
    await choose('Draft', 'Move to trash')
    await holdToast(page)
    await expect(page.getByRole('heading', { name: 'Start your first document' })).toBeVisible()
    await toastOn(page).getByRole('button', { name: 'Undo' }).click()
    await expect(rows()).toContainText('Draft')
    await page.waitForURL('**/document/*')
  })

  test('restores, and deletes for good after confirmation', async () => {
    for (const title of ['Keep', 'Burn']) {
      const { id } = await createDocument(ada.person, title)
      await ada.person.client.delete(`/api/documents/${id}`)
    }
    await page.goto('/')
    const heading = page.getByRole('heading', { name: 'Trash', exact: true })
    await page.getByRole('button', { name: 'Trash' }).click()
    await expect(heading).toBeFocused()
    await page.getByRole('button', { name: `Restore ${isolatedText('Keep')}` }).click()
    await expect(page.getByRole('button', { name: `Restore ${isolatedText('Keep')}` })).toBeHidden()
    await expect(heading).toBeFocused()
    await page.getByRole('button', { name: `Delete ${isolatedText('Burn')} permanently` }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: `Delete ${isolatedText('Burn')} permanently` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page.getByText('The trash is empty')).toBeVisible()
    await expect(heading).toBeFocused()
    await page.getByRole('button', { name: 'Back to documents' }).click()
    await expect(page.getByRole('button', { name: 'Trash' })).toBeFocused()
    await expect(rows()).toHaveCount(1)
    await expect(rows()).toContainText('Keep')
  })

  test('is named at the address of a document that is in it', async () => {
    const { id } = await createDocument(ada.person, 'Draft')
    await ada.person.client.delete(`/api/documents/${id}`)
    await page.goto(`/document/${id}`)
    await expect(page.getByRole('heading', { name: 'This document is in the trash' })).toBeVisible()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(titleOn(page)).toHaveValue('Draft')
  })
})

test.each(['00000000-0000-4000-8000-000000000000', 'garbage'])(
  'answers %s like a document that does not exist',
  async id => {
    await confirmAddress(ada.person)
    await page.goto('/')
    await page.evaluate(path => history.replaceState(null, '', path), `/document/${id}`)
    await page.goto(`/document/${id}`)
    const heading = /isn’t available|no page here/
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  },
)
