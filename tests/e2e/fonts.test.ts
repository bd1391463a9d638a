import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { editorOf, open, paste, saved, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const fontOf = (page: Page) => () => editorOf(page).evaluate(element => getComputedStyle(element).fontFamily)
const button = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name })
const pairs = (page: Page) => page.getByRole('region', { name: 'Pairs' }).getByRole('region')

describe('The Fonts tab of a document', () => {
  test('finds pairs, applies one on this device alone, and takes it back', async () => {
    const visitor = await writer(browser, product)
    const { page, context } = visitor
    const id = await open(visitor)
    await paste(page, 'A letter to the harbor.')
    await saved(page)
    const usual = await fontOf(page)()
    await page.getByRole('tab', { name: 'Fonts' }).click()
    await page.getByLabel('Purpose').fill('x'.repeat(201))
    await button(page, 'Find pairs').click()
    await expect(page.getByRole('tabpanel')).toContainText('Use at most 200 characters.')
    await expect(pairs(page)).toHaveCount(0)
    await page.getByLabel('Purpose').fill('an essay')
    await page.getByLabel('Mood').fill('warm')
    await page.keyboard.press('Enter')
    await expect(pairs(page)).toHaveCount(3)
    await expectAccessibleInBothThemes(page)

    await button(page, 'Apply').first().click()
    await expect.poll(fontOf(page)).not.toBe(usual)
    const applied = await fontOf(page)()
    await expect(pairs(page).first()).toContainText('Applied')
    await button(page, 'Applied').click()
    await expect.poll(fontOf(page)).toBe(usual)
    await button(page, 'Apply').first().click()
    await expect.poll(fontOf(page)).toBe(applied)
    await page.reload()
    await expect(editorOf(page)).toContainText('harbor')
    await expect.poll(fontOf(page)).toBe(applied)
    const other = await open(visitor)
    expect(other).not.toBe(id)
    expect(await fontOf(page)()).toBe(usual)

    await page.goto(`/document/${id}`)
    await page.getByRole('tab', { name: 'Fonts' }).click()
    await button(page, 'Use the usual fonts').click()
    await expect.poll(fontOf(page)).toBe(usual)
    await context.close()
  })

  test('keeps the pairs when a request fails, and shows a lock with a sample on a phone', async () => {
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const visitor = await writer(browser, product, { window })
    const { page, context } = visitor
    await open(visitor)
    await paste(page, 'A letter to the harbor.')
    await saved(page)
    const show = async () => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox')).toBeFocused()
      await page.getByRole('combobox').fill('Pair fonts')
      await page.getByRole('option', { name: /Pair fonts/ }).click()
    }
    await show()
    await button(page, 'Find pairs').tap()
    await expect(pairs(page)).toHaveCount(3)
    await page.route('**/api/fonts', route => route.abort('connectionreset'))
    await button(page, 'Find pairs').tap()
    await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible()
    await expect(pairs(page)).toHaveCount(3)
    await expectAccessibleInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    await page.route('**/api/subscription-plans', async route => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll('"fontPairing":true', '"fontPairing":false'),
      })
    })
    await page.reload()
    await editorOf(page).click()
    await show()
    await expect(page.getByRole('tabpanel')).toContainText('font pairing')
    await expect(page.getByRole('region', { name: /^A sample/ })).toBeVisible()
    await expect(button(page, 'Find pairs')).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
    await context.close()
  })
})
