import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { toastOn } from './people.ts'
import {
  caretOn,
  caretTo,
  editorOf,
  open,
  openTogether,
  paste,
  saved,
  selectText,
  textOn,
  writer,
} from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const bar = (page: Page) => page.getByRole('search', { name: 'Find in this document' })
const field = (page: Page, name: string) => bar(page).getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const place = (page: Page) => bar(page).getByRole('status')
const selected = (page: Page) => () => page.evaluate(() => getSelection()?.toString())

describe('Find and replace', () => {
  test('steps through the matches of two writers, and replaces all as one undo step', async () => {
    const ada = await writer(browser, product)
    const bea = await writer(browser, product, { firstName: 'Bea' })
    const { page } = ada
    await openTogether(ada, bea)
    await paste(page, 'One fox. Two foxes.\nA Fox and a box.')
    await selectText(page, 'Fox')
    await page.keyboard.press('ControlOrMeta+f')
    await expect(field(page, 'Find')).toHaveValue('Fox')
    await expect(place(page)).toHaveText('3 of 3')
    await expect(page.locator('.find-match')).toHaveCount(3)
    await page.keyboard.press('Enter')
    await expect(place(page)).toHaveText('1 of 3')
    await page.keyboard.press('Shift+F3')
    await expect(place(page)).toHaveText('3 of 3')
    await button(page, 'Match case').click()
    await expect(place(page)).toHaveText('1 of 1')
    await button(page, 'Match case').click()
    await button(page, 'Whole words').click()
    await expect(place(page)).toHaveText('2 of 2')

    await caretTo(bea.page, 'End')
    await bea.page.keyboard.type(' The fox')
    await expect(place(page)).toHaveText('2 of 3')
    await expectAccessibleInBothThemes(page)

    await button(page, 'Show replace').click()
    await field(page, 'Replace with').fill('cat')
    await page.keyboard.press('Enter')
    await expect(place(page)).toHaveText('2 of 2')
    await expect.poll(() => textOn(bea.page)).toBe('One fox. Two foxes.\nA cat and a box. The fox')
    await button(page, 'Replace all').click()
    await expect(place(page)).toHaveText('2 replaced')
    await expect.poll(() => textOn(bea.page)).toBe('One cat. Two foxes.\nA cat and a box. The cat')
    await field(page, 'Find').fill('missing')
    await expect(place(page)).toHaveText('No matches')
    await expect(button(page, 'Replace all')).toBeDisabled()

    await field(page, 'Find').fill('foxes')
    await page.keyboard.press('Escape')
    await expect(bar(page)).toBeHidden()
    await expect(editorOf(page)).toBeFocused()
    await expect.poll(selected(page)).toBe('foxes')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => textOn(page)).toBe('One fox. Two foxes.\nA cat and a box. The fox')
    await saved(page)
    await ada.context.close()
    await bea.context.close()
  })

  test('finds by a regular expression, refuses a bad one, and ends one that takes too long', async () => {
    const ada = await writer(browser, product)
    const { page } = ada
    await open(ada)
    const filler = Array.from({ length: 60 }, (_, line) => `Line ${line} stands.`)
    await paste(page, ['Ada Lovelace, 1815', ...filler, 'Alan Turing, 1912', 'a'.repeat(200)].join('\n'))
    await page.keyboard.press('ControlOrMeta+h')
    await button(page, 'Regular expression').click()
    await field(page, 'Find').fill(String.raw`(\w+) (\w+), (\d{4})`)
    await expect(place(page)).toHaveText('1 of 2')
    await expect(page.locator('.find-match')).toHaveCount(2)
    // One mark at each end of the scroll bar.
    await expect(page.locator('[data-find-places="2"]')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await field(page, 'Replace with').fill('$2 ($3)')
    await button(page, 'Replace all').click()
    await expect(place(page)).toHaveText('2 replaced')
    await expect.poll(() => textOn(page)).toContain('Lovelace (1815)\nLine 0')
    await expect.poll(() => textOn(page)).toContain('\nTuring (1912)\naaa')

    await field(page, 'Find').fill('(a')
    await expect(place(page)).toHaveText('Not valid')
    await expect(field(page, 'Find')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'Find').fill('(a+)+$!')
    await expect(place(page)).toHaveText('Takes too long')
    await expect(button(page, 'Replace all')).toBeDisabled()
    await field(page, 'Find').fill('stands')
    await expect(place(page)).toHaveText('1 of 60')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => textOn(page)).toContain('Ada Lovelace, 1815')
    await saved(page)
    await ada.context.close()
  })
})

describe('Outline, word goal, focus mode and Viewing', () => {
  test('lead through a document, count it, and leave its text alone', async () => {
    const ada = await writer(browser, product)
    const { page } = ada
    await open(ada)
    const review = page.getByRole('complementary', { name: 'Review' })
    const outline = page.getByRole('navigation', { name: 'Outline' })
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+Shift+o')
    await expect(review.getByText('No headings yet')).toBeVisible()
    await page.keyboard.type('# One\nWords of one.\n## Two\nWords of two.\n')
    await expect(outline.getByRole('button')).toHaveText(['One', 'Two'])
    await expect(outline.getByRole('button', { name: 'Two' })).toHaveAttribute('aria-current', 'location')
    await outline.getByRole('button', { name: 'One' }).focus()
    await page.keyboard.press('Enter')
    await expect(editorOf(page)).toBeFocused()
    expect(await caretOn(page)).toEqual({ block: 0, offset: 0 })
    await expect(outline.getByRole('button', { name: 'One' })).toHaveAttribute('aria-current', 'location')

    await page.getByRole('button', { name: '8 words' }).click()
    const details = page.getByRole('dialog', { name: 'Word count' })
    await details.getByRole('textbox', { name: 'Word goal' }).fill('0')
    await page.keyboard.press('Enter')
    await expect(details.getByText('Enter a whole number from 1 to 100,000.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await details.getByRole('textbox', { name: 'Word goal' }).fill('10')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: '8 words. Goal: 10' })).toBeVisible()
    await caretTo(page, 'End')
    await page.keyboard.type('Two more')
    await expect(toastOn(page)).toContainText('Goal reached')
    await saved(page)

    await page.keyboard.press('ControlOrMeta+Shift+f')
    await expect(review).toBeHidden()
    await expect(page.getByRole('complementary', { name: 'Documents' })).toBeHidden()
    await expect(page.locator('.has-caret')).toHaveText('Two more')
    await expectAccessibleInBothThemes(page)
    await page.reload()
    await saved(page)
    await expect(page.getByRole('button', { name: '10 words. Goal: 10' })).toBeAttached()
    await expect(page.getByRole('toolbar', { name: 'Focus mode' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(review).toBeVisible()

    await page.getByRole('button', { name: 'Mode: Editing' }).click()
    await expect(page.getByRole('menuitemradio')).toHaveText(['Editing', 'Suggesting', 'Viewing'])
    await page.getByRole('menuitemradio', { name: 'Viewing' }).click()
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeHidden()
    await page.reload()
    await saved(page)
    await expect(page.getByRole('button', { name: 'Mode: Viewing' })).toBeVisible()
    await expect(editorOf(page)).toHaveAttribute('contenteditable', 'false')
    await editorOf(page).focus()
    await page.keyboard.type('x')
    await expect(toastOn(page)).toContainText('You’re viewing this document')
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('ControlOrMeta+Alt+Shift+z')
    await expect(editorOf(page)).toHaveAttribute('contenteditable', 'true')
    await expect(editorOf(page)).toBeFocused()
    await caretTo(page, 'End')
    await page.keyboard.type('!')
    await expect.poll(() => textOn(page)).toContain('Two more!')
    await ada.context.close()
  })

  test('let a viewer find, follow links and read on a phone, and change nothing', async () => {
    const ada = await writer(browser, product)
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const vic = await writer(browser, product, { firstName: 'Vic', window })
    const { page, context } = vic
    await openTogether(ada, vic, 'viewer')
    await editorOf(ada.page).focus()
    await ada.page.keyboard.type(`# One\n${'Words of one.\n'.repeat(40)}# Two\nSee ${product.url}/terms now.`)
    await expect(editorOf(page)).toContainText('now.')

    await page.getByRole('button', { name: 'Mode: Viewing' }).tap()
    await expect(page.getByRole('menuitemradio')).toHaveText(['Viewing'])
    await page.keyboard.press('Escape')
    // The menu moves the focus once more when it has closed.
    await expect(page.getByRole('button', { name: 'Mode: Viewing' })).toBeFocused()
    await editorOf(page).focus()
    await page.keyboard.type('x')
    await expect(toastOn(page)).toContainText('You can only view this document')
    const [opened] = await Promise.all([context.waitForEvent('page'), editorOf(page).getByRole('link').tap()])
    await expect.poll(() => opened.url()).toContain('/terms')
    await opened.close()

    await page.getByRole('button', { name: 'Find', exact: true }).tap()
    await field(page, 'Find').fill('two')
    await expect(place(page)).toHaveText('1 of 1')
    await expect(page.locator('.find-current')).toBeInViewport()
    await expect(button(page, 'Show replace')).toBeHidden()
    await expectAccessibleInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await button(page, 'Close find').tap()
    await expect.poll(selected(page)).toBe('Two')

    await page.getByRole('button', { name: /^Show review/ }).tap()
    await page.getByRole('tab', { name: 'Outline' }).tap()
    await page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'One' }).tap()
    await expect(page.getByRole('tab', { name: 'Outline' })).toBeHidden()
    await expect(editorOf(page).getByRole('heading', { name: 'One' })).toBeInViewport()
    await page.getByRole('button', { name: 'Focus mode' }).tap()
    await page.getByRole('button', { name: 'Leave focus mode' }).tap()
    await expect(page.getByRole('button', { name: 'Leave focus mode' })).toBeHidden()
    await ada.context.close()
    await context.close()
  })
})
