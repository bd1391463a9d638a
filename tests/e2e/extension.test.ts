import type { Locator, Page } from 'playwright'
import { beforeAll, beforeEach, describe, test } from 'vitest'

import { PLAIN, SITES, type SiteName } from '#tests/support/extension-pages/pages.ts'
import { extensionBrowser, type ExtensionBrowser } from '#tests/support/extension/browser.ts'
import { contentOf, watchContent } from '#tests/support/extension/content.ts'
import { linesIn, markedIn } from '#tests/support/extension/marks.ts'
import { checkFields } from '#tests/support/extension/toolbar.ts'

import { expect } from './expect.ts'
import { accept, expectMarked, expectNothingSent, missing, TEXT, textIn, WRONG } from './extensionPage.ts'

/** The fields of the sites, as users find them. */
const FIELDS: readonly (readonly [string, SiteName, (page: Page) => Locator])[] = [
  ['a new email', 'gmailCompose', page => page.getByRole('textbox', { name: 'Message Body' })],
  ['a reply', 'gmailReply', page => page.getByRole('textbox', { name: 'Message Body' })],
  ['a post', 'linkedinPost', page => page.locator('.ql-editor')],
  ['a comment', 'linkedinComment', page => page.locator('.tiptap')],
  ['a comment on an older page', 'linkedinComment', page => page.locator('.ql-editor')],
  ['a message', 'linkedinMessage', page => page.locator('.msg-form__contenteditable')],
]

describe.skipIf(missing !== '')(`the browser extension${missing}`, () => {
  let browser: ExtensionBrowser
  beforeAll(async () => {
    browser = await extensionBrowser()
  })

  describe.each(FIELDS)('in %s', (_, site, find) => {
    let page: Page
    let field: Locator
    beforeEach(async () => {
      page = await browser.open(SITES[site])
      field = find(page)
      await field.click({ position: { x: 4, y: 10 } })
      await page.keyboard.press('ControlOrMeta+Home')
    })

    test('marks mistakes, sends nothing, and changes nothing of the page', async () => {
      await page.keyboard.type(TEXT)
      const before = await contentOf(page)
      const changes = await watchContent(page)
      await expectMarked(page, WRONG)
      await page.mouse.wheel(0, 40)
      await page.setViewportSize({ width: 1100, height: 700 })
      await expectMarked(page, WRONG)
      expect(await contentOf(page)).toBe(before)
      expect(await changes()).toEqual([])
      expectNothingSent(browser, [SITES[site]])
    })

    test('replaces a word as typing does, and the page’s undo takes it back', async () => {
      await page.keyboard.type(TEXT)
      await expectMarked(page, WRONG)
      const before = await textIn(field)
      await accept(page, 'recieve', 'receive')
      await expect.poll(() => textIn(field)).toBe(before.replace('recieve', 'receive'))
      await expectMarked(page, ['was'])
      await page.keyboard.press('ControlOrMeta+Z')
      await expect.poll(() => textIn(field)).toBe(before)
      await expectMarked(page, WRONG)
    })
  })
})
