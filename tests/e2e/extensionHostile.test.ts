import type { Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'
import { z } from 'zod'

import { HOSTILE, PLAIN } from '#tests/support/extension-pages/pages.ts'
import { extensionBrowser, type ExtensionBrowser } from '#tests/support/extension/browser.ts'
import { inContentScript } from '#tests/support/extension/contentScript.ts'
import { linesIn } from '#tests/support/extension/marks.ts'
import { SURFACE, surfaceOf } from '#tests/support/extension/surface.ts'
import { checkFields } from '#tests/support/extension/toolbar.ts'
import { inWorld, sessionOf } from '#tests/support/extension/world.ts'
import { proseWithMistakes } from '#tests/support/prose.ts'

import { expect } from './expect.ts'
import {
  accept,
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
import { IMAGE, SCRIPT } from './hostile.ts'

const KEY = 'bp_0123456789abcdef0123456789abcdef'

/** Reads a value of the page's own scripts without calling any of their functions. */
async function own(page: Page, expression: string): Promise<string> {
  const { result } = await (
    await sessionOf(page)
  ).send('Runtime.evaluate', { expression: `String(${expression})` })
  return z.string().parse(result.value)
}

/** Returns the text of the page's field without its scripts. */
const fieldText = (page: Page): Promise<string> =>
  inWorld(page, z.string(), document => document.querySelector('[role=textbox]')?.textContent?.trim(), [])

/** Returns the events that the listening page has heard. */
const heardIn = async (page: Page) =>
  z
    .array(z.object({ type: z.string(), typed: z.string(), isStrange: z.boolean() }))
    .parse(await page.evaluate(() => Reflect.get(window, 'heard')))

const clickField = (page: Page) => page.mouse.click(600, 100)

describe.skipIf(missing !== '')(`the browser extension and hostile pages${missing}`, () => {
  let browser: ExtensionBrowser
  beforeAll(async () => {
    browser = await extensionBrowser()
  })

  test('text that looks like markup stays text, in the page and in the card', async () => {
    const page = await browser.open(PLAIN)
    await checkFields(browser, page)
    const text = `${IMAGE} ${SCRIPT} We recieve &lt;b&gt; <b>it</b>.`
    await page.getByRole('textbox', { name: 'Rich' }).click()
    await page.keyboard.insertText(text)
    await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBeGreaterThan(0)
    await openCard(page, 'recieve')
    const surface = await surfaceOf(page)
    expect(await surface?.read(z.int(), root => root.querySelectorAll('img, script, b').length)).toBe(0)
    await accept(page, 'recieve', 'receive')
    const field = page.getByRole('textbox', { name: 'Rich' })
    await expect(field).toHaveText(text.replace('recieve', 'receive'))
    expect(await field.locator('img, script, b').count()).toBe(0)
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
    expect(browser.errors()).toEqual([])
  })

  test('a field with a million characters is checked around the caret, and stays quick to type in', async () => {
    const page = await browser.open(PLAIN)
    await checkFields(browser, page)
    const field = page.getByRole('textbox', { name: 'Long' })
    const text = proseWithMistakes(190_000)
    expect(text.length).toBeGreaterThan(900_000)
    await field.evaluate((element, words) => Reflect.set(element, 'value', words), text)
    await field.click()
    await expect.poll(async () => (await linesIn(page)).length, OFTEN).toBeGreaterThan(0)
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' They was small.')
    await expect(field).toHaveValue(`${text} They was small.`)
    await expect.poll(async () => (await linesIn(page)).length, OFTEN).toBeGreaterThan(0)
    expect(browser.errors()).toEqual([])
  })

  test('fields that appear, move and vanish leave no marks behind, and the last one is marked', async () => {
    const page = await browser.open(HOSTILE.vanishing)
    await expect(page).toHaveTitle('Has one field')
    await expectMarked(page, WRONG)
    expect(await linesIn(page)).toEqual([])
    expect(await page.locator(SURFACE).count()).toBe(1)
    await page.evaluate(() => document.body.replaceChildren())
    await expectMarked(page, [])
    expect(browser.errors()).toEqual([])
  })

  test('a page that replaces the functions of the browser neither stops the extension nor sees it', async () => {
    const page = await browser.open(HOSTILE.overriding)
    await clickField(page)
    await expectMarked(page, WRONG)
    await accept(page, 'recieve', 'receive')
    await expect.poll(() => fieldText(page), OFTEN).toBe(TEXT.replace('recieve', 'receive'))
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => fieldText(page), OFTEN).toBe(TEXT)
    await page.keyboard.press('Tab')
    await expect.poll(async () => (await linesIn(page)).length, OFTEN).toBe(WRONG.length)
    expect(await own(page, 'window.caught')).toBe('')
    expect(browser.errors()).toEqual([])
  })

  test('a page whose elements have the names of properties does not stop the extension', async () => {
    const page = await browser.open(HOSTILE.naming)
    await clickField(page)
    await expectMarked(page, WRONG)
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('Alt+Enter')
    await expectShown(page, 'receive')
    await page.keyboard.press('Enter')
    await expect.poll(() => fieldText(page), OFTEN).toBe(TEXT.replace('recieve', 'receive'))
    await page.mouse.click(600, 200)
    await expect.poll(async () => (await linesIn(page)).length, OFTEN).toBe(WRONG.length)
    expect(browser.errors()).toEqual([])
  })

  test('a page presses no button and opens no card by events that it makes', async () => {
    const { page, field } = await writeIn(browser, TEXT)
    await expectMarked(page, WRONG)
    const panel = async () => (await surfaceOf(page))?.panel()
    await field.evaluate(element => {
      const init = { key: 'Enter', altKey: true, bubbles: true, composed: true }
      element.dispatchEvent(new KeyboardEvent('keydown', init))
    })
    expect(await panel()).toBe('')
    await openCard(page, 'recieve')
    const buttons = (await (await surfaceOf(page))?.buttons()) ?? []
    const points = buttons.filter(({ isInPanel }) => isInPanel).map(({ x, y }) => ({ x, y }))
    expect(points.length).toBeGreaterThan(3)
    await page.evaluate(
      ([surface, places]) => {
        const host = document.querySelector<HTMLElement>(surface)
        if (!host) throw new Error('The page has no surface.')
        const init = { bubbles: true, cancelable: true, composed: true }
        for (const { x, y } of places)
          for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
            host.dispatchEvent(new MouseEvent(type, { ...init, clientX: x, clientY: y, detail: 1 }))
        host.click()
        for (const key of ['Enter', ' ', 'Escape', 'Tab'])
          host.dispatchEvent(new KeyboardEvent('keydown', { ...init, key }))
        // A click on a label presses its control.
        host.id = 'pressed'
        const label = document.createElement('label')
        label.htmlFor = host.id
        document.body.append(label)
        label.click()
      },
      [SURFACE, points] as const,
    )
    expect(await panel()).toContain('recieve')
    expect(await textIn(field)).toBe(TEXT)
    await press(page, 'Turn this rule off')
    await expectMarked(page, ['was'])
    const { settings } = await browser.own.evaluate(() => chrome.storage.local.get('settings'))
    expect(settings).toMatchObject({ offRules: [expect.any(String)], offHosts: [], words: [] })
  })

  test('a page that listens to all events first sees no part of the extension', async () => {
    const page = await browser.open(HOSTILE.listening)
    await clickField(page)
    await expectMarked(page, WRONG)
    await openCard(page, 'recieve')
    await page.keyboard.press('Alt+Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect.poll(() => fieldText(page), OFTEN).toBe(TEXT.replace('recieve', 'receive'))
    await press(page, /issue/)
    await press(page, 'Insert a snippet')
    await expectShown(page, 'Sign in')
    const before = (await heardIn(page)).length
    await page.keyboard.type('qx')
    const reach = await page.evaluate(() => ({
      frames: window.length,
      roots: (Reflect.get(window, 'internals') as ElementInternals[]).filter(each => each.shadowRoot).length,
    }))
    expect(reach).toEqual({ frames: 0, roots: 0 })
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await surfaceOf(page))?.panel(), OFTEN).toBe('')
    const heard = await heardIn(page)
    expect(heard.slice(before).filter(({ typed }) => /q|x/i.test(typed))).toEqual([])
    expect(heard.filter(({ isStrange }) => isStrange)).toEqual([])
    expect(browser.errors()).toEqual([])
  })

  test('a page that stops all events first keeps its text', async () => {
    const page = await browser.open(HOSTILE.stopping)
    await clickField(page)
    await page.keyboard.type(TEXT)
    await expectMarked(page, WRONG)
    await page.keyboard.press('Alt+Enter')
    await page.mouse.click(60, 60)
    expect(await fieldText(page)).toContain('recieve')
    expect(browser.errors()).toEqual([])
  })

  test('no page can read the key of the user, or ask the extension for it', async () => {
    await browser.own.evaluate(key => chrome.storage.local.set({ account: { key } }), KEY)
    const page = await browser.open(HOSTILE.listening)
    await clickField(page)
    await expectMarked(page, WRONG)
    await openCard(page, 'recieve')
    const id = await browser.id()
    const reach = await page.evaluate(async extension => {
      const tried = await Promise.allSettled(
        ['manifest.json', 'popup/popup.html', 'background.js'].map(file =>
          fetch(`chrome-extension://${extension}/${file}`),
        ),
      )
      return {
        runtime: typeof Reflect.get(Reflect.get(window, 'chrome') ?? {}, 'runtime'),
        files: tried.map(({ status }) => status),
        frames: window.length,
      }
    }, id)
    expect(reach).toEqual({ runtime: 'undefined', files: ['rejected', 'rejected', 'rejected'], frames: 0 })
    const seen = await page.evaluate(() => JSON.stringify([Reflect.get(window, 'heard'), localStorage]))
    expect(seen + (await page.content())).not.toContain(KEY)
    // Not even a content script, if a page ever got into one.
    await expect(inContentScript(page, 'chrome.storage.local.get()')).rejects.toThrow(/access/i)
    for (const kind of ['overview', 'usage', 'signOut', 'syncWords', 'settings'])
      expect(
        await inContentScript(page, `chrome.runtime.sendMessage({ kind: '${kind}' }).catch(String)`),
      ).not.toContain(KEY)
    expect(await browser.own.evaluate(() => chrome.storage.local.get('account'))).toEqual({
      account: { key: KEY },
    })
  })
})
