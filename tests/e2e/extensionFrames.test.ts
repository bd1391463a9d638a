import { beforeAll, describe, test } from 'vitest'

import { PLAIN, SITES } from '#tests/support/extension-pages/pages.ts'
import { extensionBrowser, type ExtensionBrowser } from '#tests/support/extension/browser.ts'
import { checkFields } from '#tests/support/extension/toolbar.ts'

import { expectMarked, missing, TEXT, WRONG } from './extensionPage.ts'

describe.skipIf(missing !== '')(`the browser extension and parts of pages${missing}`, () => {
  let browser: ExtensionBrowser
  beforeAll(async () => {
    browser = await extensionBrowser()
  })

  test('a page with a frame of a site is checked when the user asks for that', async () => {
    const page = await browser.open(PLAIN)
    await page.evaluate(
      address =>
        new Promise(resolve => {
          const frame = document.createElement('iframe')
          frame.addEventListener('load', resolve)
          frame.src = address
          document.body.append(frame)
        }),
      SITES.linkedinMessage,
    )
    await page.frameLocator('iframe').locator('.msg-form__contenteditable').click()
    await page.keyboard.type(TEXT)
    await checkFields(browser, page)
    await page.getByRole('textbox', { name: 'Rich' }).click()
    await page.keyboard.type(TEXT)
    await expectMarked(page, WRONG)
  })

  test('a field is checked when the focus comes to it from another part of its shadow root', async () => {
    const page = await browser.open(SITES.linkedinPost)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await page.locator('.ql-editor').click()
    await page.keyboard.type(TEXT)
    await expectMarked(page, WRONG)
  })
})
