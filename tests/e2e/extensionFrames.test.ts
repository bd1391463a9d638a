import type { Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { PLAIN, SITES } from '#tests/support/extension-pages/pages.ts'
import { extensionBrowser, type ExtensionBrowser } from '#tests/support/extension/browser.ts'
import { checkFields } from '#tests/support/extension/toolbar.ts'

import { expect } from './expect.ts'
import { expectMarked, missing, TEXT, WRONG, writeIn } from './extensionPage.ts'

/** Adds a frame with an address to a page. */
const addFrame = (page: Page, address: string) =>
  page.evaluate(
    source =>
      new Promise(resolve => {
        const frame = document.createElement('iframe')
        frame.addEventListener('load', resolve)
        frame.src = source
        document.body.append(frame)
      }),
    address,
  )

describe.skipIf(missing !== '')(`the browser extension and parts of pages${missing}`, () => {
  let browser: ExtensionBrowser
  beforeAll(async () => {
    browser = await extensionBrowser()
  })

  test('a page with a frame of a site is checked when the user asks for that', async () => {
    const page = await browser.open(PLAIN)
    await addFrame(page, SITES.linkedinMessage)
    await page.frameLocator('iframe').locator('.msg-form__contenteditable').click()
    await page.keyboard.type(TEXT)
    await checkFields(browser, page)
    await page.getByRole('textbox', { name: 'Rich' }).click()
    await page.keyboard.type(TEXT)
    await expectMarked(page, WRONG)
  })

  test('a frame of another site in a checked page is left alone', async () => {
    const { page } = await writeIn(browser, TEXT)
    await expectMarked(page, WRONG)
    await addFrame(page, PLAIN)
    const inner = page.frameLocator('iframe').getByRole('textbox', { name: 'Rich' })
    await inner.click()
    await page.keyboard.type(TEXT)
    await expect(inner).toHaveText(TEXT)
    await page.locator('.msg-form__contenteditable').click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' They was late.')
    await expectMarked(page, [...WRONG, 'was'])
    expect(await inner.evaluate(() => CSS.highlights.size)).toBe(0)
    expect(browser.errors()).toEqual([])
  })

  test('a field is checked when the focus comes to it from another part of its shadow root', async () => {
    const page = await browser.open(SITES.linkedinPost)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await page.locator('.ql-editor').click()
    await page.keyboard.type(TEXT)
    await expectMarked(page, WRONG)
  })
})
