import type { Locator, Page } from 'playwright'
import { beforeAll, beforeEach, describe, test } from 'vitest'
import { z } from 'zod'

import { PLAIN } from '#tests/support/extension-pages/pages.ts'
import { extensionBrowser, type ExtensionBrowser } from '#tests/support/extension/browser.ts'
import { surfaceOf } from '#tests/support/extension/surface.ts'
import { clickToolbar, optionsOf } from '#tests/support/extension/toolbar.ts'

import { expectAccessibleInBothThemes, RULES } from './accessible.ts'
import { expect } from './expect.ts'
import {
  expectMarked,
  expectShown,
  missing,
  OFTEN,
  openCard,
  press,
  TEXT,
  textIn,
  WRONG,
  writeIn,
} from './extensionPage.ts'

/** Expects that axe finds nothing in the open parts of the extension, in both themes. */
async function expectPartsAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const surface = await surfaceOf(page)
    expect(await surface?.violations({ type: 'tag', values: RULES })).toEqual([])
  }
}

const buttonsOn = async (page: Page) => (await (await surfaceOf(page))?.buttons()) ?? []
const focusedOn = async (page: Page) => (await buttonsOn(page)).find(({ hasFocus }) => hasFocus)?.name ?? null
const expectFocus = (page: Page, name: string) => expect.poll(() => focusedOn(page), OFTEN).toBe(name)

describe.skipIf(missing !== '')(`the cards, menus and the popup of the browser extension${missing}`, () => {
  let browser: ExtensionBrowser
  let page: Page
  let field: Locator
  beforeAll(async () => {
    browser = await extensionBrowser()
  })
  beforeEach(async () => {
    ;({ page, field } = await writeIn(browser, TEXT))
    await expectMarked(page, WRONG)
  })

  test('a dismissed issue is not marked again', async () => {
    await openCard(page, 'was')
    await press(page, 'Dismiss')
    await expectMarked(page, ['recieve'])
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' They was late.')
    await expectMarked(page, ['recieve', 'was'])
  })

  test('a word for the dictionary and a rule that is off count at once, and on every page', async () => {
    await openCard(page, 'recieve')
    await press(page, 'Add to dictionary')
    await expectMarked(page, ['was'])
    await openCard(page, 'was')
    await press(page, 'Turn this rule off')
    await expectMarked(page, [])
    const options = await optionsOf(browser)
    await options.getByText('Dictionary (1)').click()
    await options.getByText('Rules that are off (1)').click()
    await options.getByRole('button', { name: 'Remove “recieve”' }).click()
    await options.getByRole('button', { name: /^Turn “.*” on$/ }).click()
    await expect(options.getByText('Dictionary (0)')).toBeVisible()
    await page.bringToFront()
    await expectMarked(page, WRONG)
  })

  test('keys open a card, move in it, and lead back to the caret', async () => {
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('Alt+Enter')
    await expectFocus(page, 'receive')
    const names = (await buttonsOn(page)).filter(({ isInPanel }) => isInPanel).map(({ name }) => name)
    for (const name of [...names.slice(1), ...names.slice(0, 1)]) {
      await page.keyboard.press('Tab')
      await expectFocus(page, name)
    }
    await page.keyboard.press('Shift+Tab')
    await expectFocus(page, names.at(-1) ?? '')
    await page.keyboard.press('Escape')
    await expect.poll(() => focusedOn(page), OFTEN).toBeNull()
    await page.keyboard.type('So ')
    await expect.poll(() => textIn(field), OFTEN).toBe(`So ${TEXT}`)
  })

  test('a key that comes before the end of a check opens the issue when it is known', async () => {
    await page.reload()
    await field.evaluate((element, text) => (element.textContent = text), TEXT)
    await field.click()
    await expect.poll(async () => (await surfaceOf(page)) !== null, OFTEN).toBe(true)
    const background = await browser.background()
    await background.evaluate(async () => {
      const command = { kind: 'command', command: 'issue' }
      for (const { id = 0 } of await chrome.tabs.query({}))
        await chrome.tabs.sendMessage(id, command).catch(() => undefined)
    })
    await expect.poll(async () => (await surfaceOf(page))?.panel(), OFTEN).toContain('recieve')
  })

  test('the pointer opens the menu of the field, with its issues', async () => {
    await press(page, /^2 issues/)
    await expectShown(page, 'recieve')
    await expectPartsAccessible(page)
    await press(page, /^was/)
    await expectShown(page, 'Turn this rule off')
    await page.keyboard.press('Escape')
    await expect(field).toBeFocused()
  })

  test('keys reach a long text of a panel, and scroll it', async () => {
    await field.fill('They was small. '.repeat(60))
    await press(page, /^\d+ issues/)
    await press(page, 'Rewrite with AI')
    await expectShown(page, 'This text is sent to')
    const read = async () =>
      (await surfaceOf(page))?.read(z.object({ hasFocus: z.boolean(), top: z.number() }), root => {
        const text = root.querySelector('.text')
        return { hasFocus: root.activeElement === text, top: text?.scrollTop ?? 0 }
      })
    for (let steps = 0; steps < 20 && !(await read())?.hasFocus; steps += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await read())?.top, OFTEN).toBeGreaterThan(0)
  })

  test('cards, menus and notices pass axe in both themes', async () => {
    await openCard(page, 'recieve')
    await expectPartsAccessible(page)
    await page.keyboard.press('Escape')
    await press(page, /^2 issues/)
    await press(page, 'Insert a snippet')
    await expectShown(page, 'Sign in')
    await expectPartsAccessible(page)
    await page.keyboard.press('Escape')
    await press(page, /^2 issues/)
    await press(page, 'Rewrite with AI')
    await expectShown(page, 'This text is sent to')
    await expectPartsAccessible(page)
    const surface = await surfaceOf(page)
    await surface?.read(z.null(), root => {
      root.append(document.createElement('button'))
      return null
    })
    await expect(expectPartsAccessible(page)).rejects.toThrow('button-name')
  })

  test('the popup turns checking off and on for the site, and pauses it everywhere', async () => {
    const popup = await clickToolbar(browser, page)
    const site = popup.getByRole('checkbox', { name: 'Check my writing on www.linkedin.com' })
    await site.uncheck()
    await expectMarked(page, [])
    await site.check()
    await field.focus()
    await expectMarked(page, WRONG)
    await popup.getByRole('button', { name: 'Pause for an hour' }).click()
    await expect(popup.getByText(/^Paused until/)).toBeVisible()
    await expectMarked(page, [])
    await popup.getByRole('button', { name: 'Resume' }).click()
    await field.focus()
    await expectMarked(page, WRONG)
  })

  test('the popup passes axe over a site, over another page, and in a tab', async () => {
    await expectAccessibleInBothThemes(await clickToolbar(browser, page))
    await page.goto(PLAIN)
    await expectAccessibleInBothThemes(await clickToolbar(browser, page))
    const options = await optionsOf(browser)
    for (const folded of await options.getByText(/^(Dictionary|Rules)/).all()) await folded.click()
    await expectAccessibleInBothThemes(options)
  })
})
