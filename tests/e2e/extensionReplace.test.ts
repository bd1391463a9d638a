import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, test } from 'vitest'

import { PLAIN } from '#tests/support/extension-pages/pages.ts'
import { extensionBrowser, type ExtensionBrowser } from '#tests/support/extension/browser.ts'
import { linesIn, marksIn } from '#tests/support/extension/marks.ts'
import { checkFields } from '#tests/support/extension/toolbar.ts'

import { expect } from './expect.ts'
import { expectMarked, expectShown, missing, OFTEN, press } from './extensionPage.ts'

describe.skipIf(missing !== '')(`replacements of the browser extension${missing}`, () => {
  let browser: ExtensionBrowser
  let page: Page
  beforeAll(async () => {
    browser = await extensionBrowser()
  })
  beforeEach(async () => {
    page = await browser.open(PLAIN)
    await checkFields(browser, page)
  })

  test('change the line that was chosen among many that are alike', async () => {
    const line = 'All of us recieve the soil for the new garden on Monday.'
    const field = page.getByRole('textbox', { name: 'Rich' })
    await field.evaluate((element, text) => {
      element.innerHTML = `<p>${text}</p>`.repeat(7)
    }, line)
    await field.click()
    await expectMarked(page, Array<string>(7).fill('recieve'))
    const rect = (await marksIn(page))[4]?.rect
    if (!rect) throw new Error('The fifth line is not marked.')
    await page.mouse.click(rect.left + rect.width / 2, rect.top + rect.height / 2)
    await press(page, 'receive')
    await expectShown(page, 'Replaced.')
    const right = line.replace('recieve', 'receive')
    expect(await field.locator('p').allTextContents()).toEqual(
      Array.from({ length: 7 }, (_, n) => (n === 4 ? right : line)),
    )
  })

  test('leave the text of a field alone that has no room for them', async () => {
    const text = 'We accomodate them all'
    const field = page.getByRole('textbox', { name: 'Long' })
    await field.evaluate((element, length) => element.setAttribute('maxlength', String(length)), text.length)
    await field.click()
    await page.keyboard.insertText(text)
    await expect.poll(async () => (await linesIn(page)).length, OFTEN).toBe(1)
    await page.keyboard.press('Home')
    await page.keyboard.press('Alt+Enter')
    await expectShown(page, 'accommodate')
    await page.keyboard.press('Enter')
    await expectShown(page, 'did not take the change')
    await expect(field).toHaveValue(text)
  })
})
