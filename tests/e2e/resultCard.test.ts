import type { Browser, Locator, Page, Route } from 'playwright'
import { afterEach, beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { engineLoaded } from '#tests/support/engine.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { type Visitor } from './people.ts'
import { checked, editorOf, open, replaceText, selectText, textOn, writer } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor

const TEXT = 'We was late.\nWe will recieve it soon.'
const RESULT = 'We were late.\nWe will receive it soon.'

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product, { firstName: 'Ada' })
  await engineLoaded(product)
  await open(ada)
})

// A failed test may leave its result.
afterEach(async () => {
  const discard = button(ada.page, 'Discard').first()
  if (await discard.isVisible()) await discard.click()
})

const result = (page: Page) => page.getByRole('region', { name: 'Improve', exact: true })
const usage = (page: Page) => page.getByRole('banner').getByRole('button', { name: /queries/ })
const button = (page: Page, name: string) => result(page).getByRole('button', { name, exact: true })

/** Runs Improve on a text that has two mistakes. */
async function improve(): Promise<Page> {
  const { page } = ada
  await replaceText(page, TEXT)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+j')
  return page
}

describe('A result', () => {
  test('can be copied, which keeps it, and inserted below the text as one undo step', async () => {
    const page = await improve()
    await expect(button(page, 'Replace')).toBeFocused()
    await expectAccessible(page)
    await button(page, 'Copy').click()
    await expect(button(page, 'Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(RESULT)
    await button(page, 'Insert below').click()
    await expect.poll(() => textOn(page)).toBe(`${TEXT}\n${RESULT}`)
    await expect(result(page)).toBeHidden()
    await expect(editorOf(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => textOn(page)).toBe(TEXT)
  })

  test('can be asked for again, which costs nothing if the answer is the same', async () => {
    const page = await improve()
    await expect(button(page, 'Replace')).toBeFocused()
    // A query is reserved at first, and free for a result that only corrects.
    await expect(usage(page)).toHaveText('0 / 500 queries')
    await button(page, 'Try another').click()
    await expect(result(page)).toContainText('counted')
    await expect(usage(page)).toHaveText('0 / 500 queries')
    await button(page, 'Discard').click()
    await expect(result(page)).toBeHidden()
    expect(await textOn(page)).toBe(TEXT)
  })

  test('takes the place of the running action, after the issues of the text before it', async () => {
    const cleo = await writer(browser, product, { firstName: 'Cleo', checks: true })
    const { page } = cleo
    const held: Route[] = []
    await page.route('**/api/assist/improve', route => void held.push(route))
    await open(cleo)
    await replaceText(page, 'We was late.\nIn order to help we came early.')
    await checked(page)
    const cards = page.getByRole('list', { name: 'Issues' }).getByRole('listitem')
    await expect(cards.filter({ hasText: 'was' })).toBeVisible()
    await selectText(page, 'In order to help we came early.')
    await page.keyboard.press('ControlOrMeta+j')
    const running = page.getByRole('region', { name: 'Improving…' })
    await expect(running).toBeVisible()
    const place = async (card: Locator) => (await card.boundingBox())?.y ?? NaN
    const issue = await place(cards.first())
    const before = await place(running)
    expect(before).toBeGreaterThan(issue)
    for (const route of held) await route.continue()
    await expect(button(page, 'Replace')).toBeFocused()
    expect([await place(cards.first()), await place(result(page))]).toEqual([issue, before])
    await cleo.context.close()
  })

  test('that never came can be tried again', async () => {
    const { page } = ada
    await page.route('**/api/assist/improve', route => route.abort('connectionreset'), { times: 1 })
    await improve()
    await expect(result(page)).toContainText('The connection dropped. Nothing was changed. Try again.')
    await button(page, 'Try again').click()
    await expect(button(page, 'Replace')).toBeFocused()
    await button(page, 'Replace').click()
    await expect.poll(() => textOn(page)).toBe(RESULT)
  })

  test('is in view as a whole in the sheet of a phone', async () => {
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const bea = await writer(browser, product, { firstName: 'Bea', window })
    const { page } = bea
    await open(bea)
    await replaceText(page, `${TEXT}\n`.repeat(12).trimEnd())
    await page.keyboard.press('ControlOrMeta+a')
    await page.getByRole('button', { name: /^Improve/ }).tap()
    await expect(button(page, 'Replace')).toBeFocused()
    await expect(result(page).getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Discard')).toBeInViewport({ ratio: 1 })
    await bea.context.close()
  })
})
