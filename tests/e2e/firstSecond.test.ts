import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { early, expectOnServer, type Early } from './early.ts'
import { expect } from './expect.ts'
import { type Visitor } from './people.ts'
import { caretTo, editorOf, paste, saved, savedLabel, textOn, writer } from './support.ts'

const LINES = 'One\nTwo\nThree'
const HTML =
  '<p>Plain and <b>bold</b>, see <a href="https://example.org/">there</a></p><ul><li>first</li><li>second</li></ul>'
const OFFLINE = 'Offline, kept on this device'

let product: Product
let browser: Browser
let ada: Visitor

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product)
})

/** Like {@link early}, and then its connection is lost. */
async function earlyAndOffline(): Promise<Early> {
  const opened = await early(ada)
  opened.cut(true)
  await expect(savedLabel(opened.page)).toHaveText(/Opening|Reconnecting|Offline/)
  return opened
}

type Given = { 'text/plain'?: string; 'text/html'?: string }
type AtOnce = { text: string; label: string }

/**
 * Pastes or drops at the caret, or at the end of the first block. Returns the text in the same moment,
 * and what the page says about it when it has run what it does at once.
 */
const give = (page: Page, kind: 'paste' | 'drop', given: Given): Promise<AtOnce> =>
  editorOf(page).evaluate(
    async (element, [how, data]) => {
      const transfer = new DataTransfer()
      for (const [type, value] of Object.entries(data)) transfer.setData(type, value)
      const options = { bubbles: true, cancelable: true }
      const box = element.firstElementChild?.getBoundingClientRect() ?? element.getBoundingClientRect()
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', {
              ...options,
              dataTransfer: transfer,
              clientX: box.right - 2,
              clientY: box.bottom - 2,
            }),
      )
      const text = [...element.children].map(child => child.textContent).join('\n')
      await Promise.resolve()
      const labels = [...document.querySelectorAll('main [role=status]')].map(each => each.textContent)
      return {
        text,
        label: labels.find(label => /^(?:Opening|Saved|Saving|Reconnecting|Offline)/.test(label)) ?? '',
      }
    },
    [kind, given] as const,
  )

describe('the first second of an open document', () => {
  test('takes keys, and says Saved when the server has them', async () => {
    const { page, id } = await early(ada)
    await caretTo(page, 'End')
    await page.keyboard.type(' And more.')
    expect(await textOn(page)).toBe('Before. And more.')
    await saved(page)
    await expectOnServer(browser, ada, id, 'Before. And more.')
  })

  test.each<[string, 'paste' | 'drop', Given, string]>([
    ['a paste of three lines', 'paste', { 'text/plain': LINES }, 'Before.One\nTwo\nThree'],
    [
      'a paste of formatted text',
      'paste',
      { 'text/html': HTML },
      'Before.Plain and bold, see there\nfirstsecond',
    ],
    ['a drop of three lines', 'drop', { 'text/plain': LINES }, 'Before.One\nTwo\nThree'],
    [
      'a drop of formatted text',
      'drop',
      { 'text/html': HTML },
      'Before.Plain and bold, see there\nfirstsecond',
    ],
  ])('takes %s in the same moment, and says that it is not saved yet', async (_, kind, given, text) => {
    const { page, id } = await early(ada)
    await caretTo(page, 'End')
    const atOnce = await give(page, kind, given)
    expect(atOnce.text).toBe(text)
    // The device's copy may be there before the connection.
    expect(atOnce.label).toMatch(/^(?:Opening|Saving)…$/)
    if (given['text/html'] !== undefined) {
      await expect(editorOf(page).locator('strong')).toHaveText('bold')
      await expect(editorOf(page).getByRole('link', { name: 'there' })).toHaveAttribute(
        'href',
        'https://example.org/',
      )
      await expect(editorOf(page).locator('> ul > li')).toHaveText(['first', 'second'])
    }
    await saved(page)
    await page.reload()
    await expect(editorOf(page)).toBeEditable()
    expect(await textOn(page)).toBe(text)
    await expectOnServer(browser, ada, id, text)
  })

  test('takes a paste by key, also in place of all of the text, which Ctrl+Z brings back', async () => {
    const { page, id } = await early(ada)
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await paste(page, LINES)
    expect(await textOn(page)).toBe(LINES)
    await page.keyboard.press('ControlOrMeta+z')
    expect(await textOn(page)).toBe('Before.')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    expect(await textOn(page)).toBe(LINES)
    await saved(page)
    await expectOnServer(browser, ada, id, LINES)
  })

  test('never says Saved without a connection, and loses nothing when the page is left', async () => {
    const { page, id, cut } = await earlyAndOffline()
    const notSaved = async () =>
      expect(await savedLabel(page).innerText()).toMatch(/^(?:Opening|Reconnecting|Offline)/)
    await caretTo(page, 'End')
    await page.keyboard.type(' Typed.')
    await notSaved()
    for (const given of [{ 'text/plain': LINES }, { 'text/html': HTML }])
      expect((await give(page, 'paste', given)).label).toMatch(/^(?:Opening|Reconnecting|Offline)/)
    await notSaved()
    const text = 'Before. Typed.One\nTwo\nThreePlain and bold, see there\nfirstsecond'
    expect(await textOn(page)).toBe(text)
    await expect(savedLabel(page)).toHaveText(OFFLINE)
    await page.reload()
    await expect(editorOf(page)).toBeEditable()
    expect(await textOn(page)).toBe(text)
    // A page that is left in the same moment.
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    expect((await give(page, 'paste', { 'text/plain': LINES })).text).toBe(LINES)
    await page.reload()
    await expect(editorOf(page)).toBeEditable()
    expect(await textOn(page)).toBe(LINES)
    await expect(savedLabel(page)).toHaveText(OFFLINE)
    cut(false)
    await saved(page)
    await expectOnServer(browser, ada, id, LINES)
  })
})
