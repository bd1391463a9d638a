import type { Locator, Page } from 'playwright'

import { SITES } from '#tests/support/extension-pages/pages.ts'
import type { ExtensionBrowser } from '#tests/support/extension/browser.ts'
import { markedIn, marksIn } from '#tests/support/extension/marks.ts'
import { surfaceOf } from '#tests/support/extension/surface.ts'
import { eventually } from '#tests/support/patience.ts'

import { findFullChromium } from '../../scripts/build/lib/chromium.mjs'
import { expect } from './expect.ts'

/** A text, and its words that are marked. */
export const TEXT = 'We recieve the soil on Monday, and they was small.'
export const WRONG = ['recieve', 'was']

/** Why the tests of the extension cannot run here; empty if they can. */
export const missing = (await findFullChromium())
  ? ''
  : ' (skipped: no Chromium that loads extensions was found, and none could be installed)'

/** Looks often: most of what is awaited comes within a third of a second. */
export const OFTEN = { intervals: [40] }

/** Opens a page with the field of a message, and writes a text in it at once. */
export async function writeIn(
  browser: ExtensionBrowser,
  text: string,
): Promise<{ page: Page; field: Locator }> {
  const page = await browser.open(SITES.linkedinMessage)
  const field = page.locator('.msg-form__contenteditable')
  await field.click()
  if (text !== '') await page.keyboard.insertText(text)
  return { page, field }
}

/** Expects these words to be marked, and no others. */
export const expectMarked = (page: Page, words: readonly string[], frame?: string): Promise<void> =>
  expect.poll(() => markedIn(page, frame), OFTEN).toEqual(words)

/** Opens the card of a marked word with the pointer. */
export async function openCard(page: Page, word: string): Promise<void> {
  const mark = (await marksIn(page)).find(({ text }) => text === word)
  if (!mark) throw new Error(`“${word}” is not marked.`)
  const { left, top, width, height } = mark.rect
  await page.mouse.click(left + width / 2, top + height / 2)
  await expect.poll(async () => (await surfaceOf(page))?.panel(), OFTEN).toContain(word)
}

/** Expects the extension to show a text. */
export const expectShown = (page: Page, text: string | RegExp): Promise<void> =>
  expect.poll(async () => (await surfaceOf(page))?.text() ?? '', OFTEN).toMatch(text)

/** Presses a button of the extension with the pointer. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const { x, y } = await eventually(
    async () => (await (await surfaceOf(page))?.buttons())?.find(button => isNamed(button.name, name)),
    `the button ${name} is there`,
  )
  await page.mouse.click(x, y)
}

const isNamed = (name: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name)

/** Replaces a marked word by a replacement of its card, and waits until the extension has seen it done. */
export async function accept(page: Page, word: string, replacement: string): Promise<void> {
  await openCard(page, word)
  await press(page, replacement)
  await expectShown(page, 'Replaced.')
}

/** Expects that no process of the browser has sent anything, but for the files of its pages. */
export function expectNothingSent({ network, served }: ExtensionBrowser, pages: readonly string[]): void {
  expect(network.sent).toEqual([])
  expect([...new Set(served)]).toEqual(pages)
}

/** Returns the text of a field as the page has it. */
export const textIn = (field: Locator): Promise<string> =>
  field.evaluate(element =>
    element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
      ? element.value
      : (element as HTMLElement).innerText.trimEnd(),
  )
