import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { type Visitor } from './people.ts'
import { editorOf, empty, open, textOn, writer } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor
let page: Page

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product)
  await open(ada)
  page = ada.page
})

const menu = () => page.getByRole('listbox', { name: 'Insert' })
const chosen = () => menu().getByRole('option', { selected: true })

describe('the slash menu', () => {
  test('chooses by keyboard while the focus stays in the text, and one undo brings the slash back', async () => {
    await empty(page)
    await page.keyboard.type('/')
    await expect(menu()).toBeVisible()
    await expect(chosen()).toHaveText('Heading 1')
    await expect(editorOf(page)).toBeFocused()
    const active = await editorOf(page).getAttribute('aria-activedescendant')
    expect(await chosen().getAttribute('id')).toBe(active)
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('ArrowDown')
    await expect(chosen()).toHaveText('Heading 2')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(chosen()).not.toHaveText(/Heading/)
    await page.keyboard.type('todo')
    await expect(chosen()).toHaveText('Task list')
    await page.keyboard.press('Enter')
    await expect(menu()).toHaveCount(0)
    await page.keyboard.type('Water the oaks')
    await expect(editorOf(page).locator('ul[data-type=taskList] p')).toHaveText('Water the oaks')
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => textOn(page)).toBe('/todo')
    await expect(menu()).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(editorOf(page).locator('ul[data-type=taskList]')).toHaveCount(1)
  })

  test('is chosen by mouse, and inserts a table and a divider', async () => {
    await empty(page)
    await page.keyboard.type('One /')
    await menu().getByRole('option', { name: 'Divider' }).click()
    await expect(editorOf(page).locator('hr')).toHaveCount(1)
    await expect(menu()).toHaveCount(0)
    await page.keyboard.type('/tab')
    await expect(chosen()).toHaveText('Table')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Name')
    await expect(editorOf(page).locator('th').first()).toHaveText('Name')
  })

  test('leaves the slash as text after Escape, without a match, in words and in code', async () => {
    await empty(page)
    await page.keyboard.type('/')
    await expect(menu()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu()).toHaveCount(0)
    await page.keyboard.type(' and/or /zzzz ')
    await expect(menu()).toHaveCount(0)
    await expect.poll(() => textOn(page)).toBe('/ and/or /zzzz ')
    await page.keyboard.type('/')
    await expect(menu()).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(menu()).toHaveCount(0)
    await empty(page)
    await page.keyboard.type('```\n/')
    await expect(editorOf(page).locator('pre')).toHaveText('/')
    await expect(menu()).toHaveCount(0)
  })

  test('is tapped on a phone, where it fits', async () => {
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const bea = await writer(browser, product, { firstName: 'Bea', window })
    await open(bea)
    await editorOf(bea.page).tap()
    await bea.page.keyboard.type('/')
    const list = bea.page.getByRole('listbox', { name: 'Insert' })
    await expect(list).toBeVisible()
    const box = await list.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
    await list.getByRole('option', { name: 'Task list' }).tap()
    await bea.page.keyboard.type('Water the oaks')
    await expect(editorOf(bea.page).locator('ul[data-type=taskList] p')).toHaveText('Water the oaks')
    await expectAccessibleInBothThemes(bea.page)
    await bea.context.close()
  })
})
