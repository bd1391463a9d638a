import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expect } from './expect.ts'
import { decide, inserted, suggest, twoWith } from './suggesting.ts'
import { caretTo, editorOf, saved, textOn } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

/** Expects the caret of the other person to be drawn in a block of the text. */
const expectCaretIn = (page: Page, block: number) =>
  expect(async () => {
    const caret = await page.locator('.carets .caret').boundingBox()
    const shown = await editorOf(page).locator('> *').nth(block).boundingBox()
    if (!caret || !shown) throw new Error('not drawn')
    const middle = caret.y + caret.height / 2
    expect(middle).toBeGreaterThan(shown.y)
    expect(middle).toBeLessThan(shown.y + shown.height)
  }).toPass()

describe('a caret', () => {
  test('stays in a suggested paragraph that another person accepts, where the next text goes', async () => {
    const { ada, bea, both } = await twoWith(browser, product, 'The oak.\nIt is green.', 'suggester')
    await caretTo(bea.page, 'End', 0)
    await bea.page.keyboard.press('Enter')
    await bea.page.keyboard.type('A bird')
    await saved(bea.page)
    await expect(inserted(ada.page).last()).toHaveText('A bird')
    await decide(ada.page, 'Accept')
    for (const { page } of both) await expect.poll(() => textOn(page)).toBe('The oak.\nA bird\nIt is green.')
    await expectCaretIn(ada.page, 1)
    await bea.page.keyboard.type(' sings.')
    for (const { page } of both)
      await expect.poll(() => textOn(page)).toBe('The oak.\nA bird sings.\nIt is green.')
    await expect(inserted(ada.page)).toHaveText(' sings.')
  })

  test('stays in a block that becomes an item of a list as suggested', async () => {
    const { ada, bea, both } = await twoWith(browser, product, 'The oak.\nIt is green.')
    await suggest(bea.page)
    await caretTo(bea.page, 'End')
    await bea.page.keyboard.press('ControlOrMeta+Shift+8')
    for (let count = 0; count < 'green.'.length; count += 1) await bea.page.keyboard.press('ArrowLeft')
    await saved(bea.page)
    await decide(ada.page, 'Accept')
    for (const { page } of both) await expect(editorOf(page).locator('li')).toHaveText('It is green.')
    await expectCaretIn(ada.page, 1)
    await bea.page.keyboard.type('very ')
    for (const { page } of both) await expect(editorOf(page).locator('li')).toHaveText('It is very green.')
  })

  test('stays behind its text when another person splits its paragraph', async () => {
    const { ada, bea, both } = await twoWith(browser, product, 'The oak is green.')
    await caretTo(bea.page, 'End')
    await caretTo(ada.page, 'Home')
    for (let count = 0; count < 'The oak'.length; count += 1) await ada.page.keyboard.press('ArrowRight')
    await ada.page.keyboard.press('Enter')
    for (const { page } of both) await expect.poll(() => textOn(page)).toBe('The oak\n is green.')
    await expectCaretIn(ada.page, 1)
    await bea.page.keyboard.type(' Yes.')
    for (const { page } of both) await expect.poll(() => textOn(page)).toBe('The oak\n is green. Yes.')
  })
})
