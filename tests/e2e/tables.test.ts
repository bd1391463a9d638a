import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { EXCEL } from '#tests/support/clipboard.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { checked, editorOf, open, openTogether, saved, selectionReported, writer } from './support.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

/** The texts of the cells, row by row. */
const cellsOn = (page: Page): Promise<string[]> =>
  editorOf(page)
    .locator('tr')
    .evaluateAll(rows =>
      rows.map(row => {
        const copy = row.cloneNode(true) as HTMLElement
        for (const caret of copy.querySelectorAll('.caret')) caret.remove()
        return [...copy.children].map(cell => cell.textContent.replaceAll('\u2060', '')).join('|')
      }),
    )
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Table tools' })

/** Runs a command of the palette by keyboard. */
async function run(page: Page, command: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  const search = page.getByRole('combobox', { name: 'Search commands and documents' })
  await search.fill(command)
  await expect(page.getByRole('option', { selected: true })).toContainText(command)
  await page.keyboard.press('Enter')
  await expect(search).toBeHidden()
}

describe('a table', () => {
  test('is inserted, filled, changed, checked and deleted by keyboard', async () => {
    const ada = await writer(browser, product, { checks: true })
    const { page } = ada
    await open(ada)
    await editorOf(page).focus()
    await page.keyboard.type('Trees we have.\n')
    await page.getByRole('button', { name: 'Table', exact: true }).focus()
    await page.keyboard.press('Enter')
    const picker = page.getByRole('dialog', { name: 'Size of the table' })
    await expect(picker.getByRole('button', { name: '3 columns × 3 rows' })).toBeFocused()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await expect(picker.getByRole('button', { name: '2 columns × 2 rows' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(editorOf(page).locator('th')).toHaveCount(2)
    for (const text of ['Tree', 'Where', 'Oak', 'It stand in the garden.', 'Beech']) {
      await page.keyboard.type(text)
      if (text !== 'Beech') await page.keyboard.press('Tab')
    }
    await expect.poll(() => cellsOn(page)).toEqual(['Tree|Where', 'Oak|It stand in the garden.', 'Beech|'])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('In the garden.')
    await expect.poll(() => cellsOn(page)).toEqual(['Tree|Where', 'Oak|In the garden.', 'Beech|'])
    await checkedInCell(page)
    await run(page, 'Add column on the left')
    await expect.poll(() => cellsOn(page)).toEqual(['Tree||Where', 'Oak||In the garden.', 'Beech||'])
    await editorOf(page).locator('th').nth(1).click()
    await page.keyboard.type('Age')
    await editorOf(page).locator('td').nth(2).click()
    await selectionReported(page)
    await page.keyboard.press('Alt+F10')
    await expect(tools(page).getByRole('button', { name: 'Row' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Delete row' }).press('Enter')
    await expect.poll(() => cellsOn(page)).toEqual(['Tree|Age|Where', 'Beech||'])
    await expect(editorOf(page)).toBeFocused()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => cellsOn(page)).toEqual(['Tree|Age|Where', 'Oak||In the garden.', 'Beech||'])
    await saved(page)
    await page.reload()
    await expect.poll(() => cellsOn(page)).toEqual(['Tree|Age|Where', 'Oak||In the garden.', 'Beech||'])
    await editorOf(page).locator('td').first().click()
    await tools(page).getByRole('button', { name: 'Delete table' }).click()
    await expect(editorOf(page).locator('table')).toHaveCount(0)
    await expect(editorOf(page).locator('> p').first()).toHaveText('Trees we have.')
  })

  test('pasted from Excel stays one, and is edited by two people at once', async () => {
    const [ada, ben] = await Promise.all([
      writer(browser, product),
      writer(browser, product, { firstName: 'Ben' }),
    ])
    await openTogether(ada, ben)
    await editorOf(ada.page).focus()
    await editorOf(ada.page).evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, EXCEL)
    const pasted = ['Name|Trees|Price', 'Oak|12|1,200.50', 'Beech||800']
    await expect.poll(() => cellsOn(ben.page)).toEqual(pasted)
    await editorOf(ada.page).locator('td').nth(3).click()
    await editorOf(ben.page).locator('td').nth(8).click()
    await expect(tools(ada.page)).toBeVisible()
    await expect(tools(ben.page)).toBeVisible()
    await Promise.all([run(ada.page, 'Delete row'), run(ben.page, 'Add column on the right')])
    for (const { page } of [ada, ben])
      await expect.poll(() => cellsOn(page)).toEqual(['Name|Trees|Price|', 'Beech||800|'])
    // Offline, both change the shape: the row that is added has no cell for the new column.
    await ada.context.setOffline(true)
    await ben.context.setOffline(true)
    await Promise.all([run(ada.page, 'Add row below'), run(ben.page, 'Add column on the right')])
    await ada.context.setOffline(false)
    await ben.context.setOffline(false)
    for (const { page } of [ada, ben]) {
      await expect
        .poll(async () => (await cellsOn(page)).map(row => row.split('|').length))
        .toEqual([5, 5, 5])
      await saved(page)
    }
    expect(await cellsOn(ada.page)).toEqual(await cellsOn(ben.page))
  })

  test('is read by viewers without tools, and scrolls on a phone', async () => {
    const [ada, eve] = await Promise.all([
      writer(browser, product),
      writer(browser, product, { firstName: 'Eve', window: PHONE }),
    ])
    await openTogether(ada, eve, 'viewer')
    await editorOf(ada.page).focus()
    await run(ada.page, 'Table')
    await expect(editorOf(ada.page).locator('th')).toHaveCount(3)
    for (let column = 0; column < 3; column += 1) await run(ada.page, 'Add column on the right')
    for (let column = 0; column < 6; column += 1) {
      await editorOf(ada.page).locator('th').nth(column).click()
      await ada.page.keyboard.type(`Column ${column}`)
    }
    await expect(editorOf(eve.page).locator('th').last()).toHaveText('Column 5')
    await editorOf(eve.page).locator('td').first().tap()
    await expect(tools(eve.page)).toHaveCount(0)
    await expect(eve.page.getByRole('button', { name: 'Table', exact: true })).toHaveCount(0)
    const scrolls = await editorOf(eve.page)
      .locator('.table-scroll')
      .evaluate(element => element.scrollWidth > element.clientWidth)
    expect(scrolls).toBe(true)
    expect(await eve.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessibleInBothThemes(eve.page)
    const phone = await writer(browser, product, { firstName: 'Flo', window: PHONE })
    await open(phone)
    await editorOf(phone.page).tap()
    await phone.page.keyboard.type('/table')
    await phone.page.getByRole('option', { name: 'Table' }).tap()
    await expect(editorOf(phone.page).locator('th')).toHaveCount(3)
    await tools(phone.page).getByRole('button', { name: 'Column' }).tap()
    await phone.page.getByRole('menuitem', { name: 'Delete column' }).tap()
    await expect(editorOf(phone.page).locator('th')).toHaveCount(2)
    for (const header of await editorOf(phone.page).locator('th').all()) {
      await header.tap()
      await phone.page.keyboard.type('Name')
    }
    await expectAccessibleInBothThemes(phone.page)
  })
})

/** A mistake in a cell is underlined there. */
async function checkedInCell(page: Page): Promise<void> {
  await page.keyboard.press('End')
  await page.keyboard.type(' He go home. ')
  await checked(page)
  await expect(editorOf(page).locator('td .issue').first()).toBeVisible()
  for (let count = 0; count < ' He go home. '.length; count += 1) await page.keyboard.press('Backspace')
}
