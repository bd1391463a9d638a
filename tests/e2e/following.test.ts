import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { caretTo, editorOf, openTogether, paste, saved, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const TEXT = Array.from({ length: 120 }, (_, index) => `Boat ${index} lies in the harbor.`).join('\n\n')

const BEN = isolatedText('Ben Writer')
const follow = (page: Page) => page.getByRole('button', { name: `Follow ${BEN}` })
const chip = (page: Page) => page.getByRole('status').filter({ hasText: new RegExp(`^Following ${BEN}`) })
const caretOf = (page: Page) => page.locator('.carets .caret')

async function together() {
  const [ada, ben] = await Promise.all([
    writer(browser, product),
    writer(browser, product, { firstName: 'Ben' }),
  ])
  await openTogether(ada, ben)
  await paste(ada.page, TEXT)
  await saved(ada.page)
  await caretTo(ada.page, 'Home')
  await expect(editorOf(ben.page)).toContainText('Boat 119')
  return { ada, ben }
}

describe('A user who follows another one', () => {
  test('sees their cursor wherever it goes, until they scroll, write or press Escape', async () => {
    const { ada, ben } = await together()
    const { page } = ada
    await caretTo(ben.page, 'End')
    await ben.page.keyboard.type(' It is the last one of them.')
    await expect(editorOf(page)).toContainText('It is the last one of them.')
    await expect(caretOf(page)).not.toBeInViewport()
    await follow(page).hover()
    const place = page.getByRole('tooltip').getByText('At “Boat 119 lies in the harbor. It is the…”')
    await expect(place).toBeVisible()
    expect(await place.evaluate(line => line.scrollWidth - line.clientWidth)).toBe(0)
    await follow(page).click()
    await expect(chip(page)).toBeVisible()
    await expect(follow(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(caretOf(page)).toBeInViewport()
    await expectAccessibleInBothThemes(page)
    await caretTo(ben.page, 'Home')
    await ben.page.keyboard.type('First, ')
    await expect(editorOf(page).getByText('First, Boat 0 lies')).toBeInViewport()
    await expect(caretOf(page)).toBeInViewport()

    await editorOf(page).hover()
    await page.mouse.wheel(0, 1200)
    await expect(chip(page)).toBeHidden()
    await expect(caretOf(page)).not.toBeInViewport()
    await ben.page.keyboard.type('and ')
    await expect(editorOf(page)).toContainText('First, and Boat 0')
    await expect(caretOf(page)).not.toBeInViewport()

    await follow(page).click()
    await expect(caretOf(page)).toBeInViewport()
    // Escape closes one thing at a time.
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(chip(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(chip(page)).toBeHidden()
    await follow(page).click()
    await expect(chip(page)).toBeVisible()
    await page
      .getByRole('button', { name: `Stop following ${BEN}` })
      .last()
      .click()
    await expect(chip(page)).toBeHidden()
    await follow(page).click()
    await expect(chip(page)).toBeVisible()
    await editorOf(page).focus()
    await page.keyboard.type('Own words. ')
    await expect(chip(page)).toBeHidden()
    await Promise.all([ada.context.close(), ben.context.close()])
  })

  test('learns that they have no cursor yet, and that they left', async () => {
    const { ada, ben } = await together()
    const { page } = ada
    await follow(page).click()
    const waiting = page.getByRole('status').filter({ hasText: `${BEN} has no cursor in the text yet` })
    await expect(waiting).toBeVisible()
    await caretTo(ben.page, 'End')
    await expect(chip(page)).toBeVisible()
    await expect(caretOf(page)).toBeInViewport()
    await ben.context.close()
    await expect(chip(page)).toBeHidden()
    await expect(follow(page)).toHaveCount(0)
    await ada.context.close()
  })

  test('finds them on a phone behind one button', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const [ada, ben] = await Promise.all([
      writer(browser, product, { window: phone }),
      writer(browser, product, { firstName: 'Ben' }),
    ])
    const { page } = ada
    await openTogether(ada, ben)
    await paste(ben.page, TEXT)
    await caretTo(ben.page, 'End')
    await expect(editorOf(page)).toContainText('Boat 119')
    await expect(caretOf(page)).not.toBeInViewport()
    await page.getByRole('button', { name: '1 other person' }).tap()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('menuitem', { name: `Follow ${BEN}` }).tap()
    await expect(chip(page)).toBeVisible()
    await expect(caretOf(page)).toBeInViewport()
    await page.getByRole('button', { name: '1 other person' }).tap()
    await page.getByRole('menuitem', { name: `Stop following ${BEN}` }).tap()
    await expect(chip(page)).toBeHidden()
    await Promise.all([ada.context.close(), ben.context.close()])
  })
})
