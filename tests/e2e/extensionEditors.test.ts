import type { Locator, Page } from 'playwright'
import { beforeAll, beforeEach, describe, test } from 'vitest'

import { EDITORS } from '#tests/support/extension-pages/bundles.ts'
import { addressOf } from '#tests/support/extension-pages/pages.ts'
import { WRONG } from '#tests/support/extension-pages/sample.ts'
import { extensionBrowser, type ExtensionBrowser } from '#tests/support/extension/browser.ts'
import { contentOf } from '#tests/support/extension/content.ts'
import { checkFields } from '#tests/support/extension/toolbar.ts'

import { expect } from './expect.ts'
import { accept, expectMarked, expectNothingSent, expectShown, missing, OFTEN } from './extensionPage.ts'

const textOf = (page: Page) => page.evaluate(() => window.sample.text())
const modelOf = (page: Page) => page.evaluate(() => window.sample.model())

/** Expects the editor to show the text of its model. */
async function expectInStep(page: Page, field: Locator): Promise<void> {
  const shown = async () => (await field.innerText()).split(/\n+/).join('\n').trim()
  const text = await textOf(page)
  await expect.poll(shown, OFTEN).toBe(text)
}

describe.skipIf(missing !== '')(`the browser extension and editors${missing}`, () => {
  let browser: ExtensionBrowser
  beforeAll(async () => {
    browser = await extensionBrowser()
  })

  describe.each(EDITORS)('with %s', editor => {
    let page: Page
    let field: Locator
    beforeEach(async () => {
      page = await browser.open(addressOf(editor))
      await checkFields(browser, page)
      field = page.locator('#scroller [contenteditable=true]').first()
      await field.click({ position: { x: 300, y: 10 } })
      await page.keyboard.press('ControlOrMeta+Home')
      // Some editors draw their cursor in the next frame.
      await page.evaluate(
        () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
    })

    test('marks stay right when the text is drawn again, scrolled and resized, and change nothing', async () => {
      const [content, model] = [await contentOf(page), await modelOf(page)]
      await expectMarked(page, WRONG)
      expect(await contentOf(page)).toBe(content)
      await page.evaluate(() => window.sample.redraw())
      await expectMarked(page, WRONG)
      const redrawn = await contentOf(page)
      await page.locator('#scroller').evaluate(element => element.scrollTo(0, 120))
      await expectMarked(page, WRONG)
      await page.setViewportSize({ width: 500, height: 700 })
      await expectMarked(page, WRONG)
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.locator('#scroller').evaluate(element => element.scrollTo(0, 0))
      await expectMarked(page, WRONG)
      expect(await contentOf(page)).toBe(redrawn)
      expect(await modelOf(page)).toBe(model)
      expectNothingSent(browser, [addressOf(editor), `${addressOf(editor)}.js`])
    })

    test('a replacement is one step of the editor, which its undo takes back, and leaves the caret', async () => {
      await expectMarked(page, WRONG)
      const [text, model] = [await textOf(page), await modelOf(page)]
      const replaced = text.replace('recieve', 'receive')
      await accept(page, 'recieve', 'receive')
      await expect.poll(() => textOf(page), OFTEN).toBe(replaced)
      await expectInStep(page, field)
      await expectMarked(page, ['was', 'beleive'])
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(() => modelOf(page), OFTEN).toBe(model)
      await expectInStep(page, field)
      await expectMarked(page, WRONG)

      await page.keyboard.press('ControlOrMeta+Home')
      await page.keyboard.press('Alt+Enter')
      await expectShown(page, 'receive')
      await page.keyboard.press('Enter')
      await expect.poll(() => textOf(page), OFTEN).toBe(replaced)
      // Until then, an editor that draws its text later may move the caret.
      await expectShown(page, 'Replaced.')
      await page.keyboard.type('So ')
      await expect.poll(() => textOf(page), OFTEN).toBe(`So ${replaced}`)
      await expectInStep(page, field)
    })
  })
})
