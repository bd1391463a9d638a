import type { Browser, Page } from 'playwright'
import { beforeAll, beforeEach, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { EXCEL, GMAIL, WORD } from '#tests/support/clipboard.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expect } from './expect.ts'
import { toastOn, type Visitor } from './people.ts'
import { editorOf, empty, newDocument, open, paste, saved, textOn, writer } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor
let page: Page

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product, { firstName: 'Ada' })
  await open(ada)
  page = ada.page
})

/**
 * Pastes HTML at the caret. Not by the clipboard, from which Chromium drops the styles of Word when
 * a page writes to it.
 */
async function pasteHtml(html: string): Promise<void> {
  await editorOf(page).focus()
  await editorOf(page).evaluate((element, value) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', value)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

describe('pasting', () => {
  beforeEach(() => empty(page))

  test('keeps the lists of Word, and reports its picture once', async () => {
    await pasteHtml(WORD)
    await expect(editorOf(page).locator('h1')).toHaveText('Minutes')
    await expect(editorOf(page).locator('> ul > li')).toHaveCount(2)
    await expect(editorOf(page).locator('> ul > li > ul > li')).toHaveText('Oaks')
    await expect(editorOf(page).locator('> ol > li')).toHaveText(['First call', 'Then write'])
    await expect(toastOn(page)).toHaveCount(1)
    await expect(toastOn(page)).toContainText('Image left out')
    await page.keyboard.type(' Really.')
    await expect(editorOf(page).locator('> p').last()).toHaveText('The end. Really.')
  })

  test('keeps the table of Excel', async () => {
    await pasteHtml(EXCEL)
    await expect(editorOf(page).locator('tr')).toHaveText(['NameTreesPrice', 'Oak121,200.50', 'Beech800'])
    await expect(editorOf(page).locator('td')).toHaveCount(9)
  })

  test('makes paragraphs of the lines of an email', async () => {
    await pasteHtml(GMAIL)
    await expect(editorOf(page).locator('> p')).toHaveText([
      'Hi Tom,',
      'the plan is ready.',
      'See you😀',
      'On Mon, Ann wrote:',
    ])
  })

  test('joins the lines of an email that were broken at a fixed width', async () => {
    const wrapped =
      'Hello Tom,\n\nthank you for the report that you sent on Monday. We have read it with\ngreat interest.\n\nBest,\nAda'
    await paste(page, wrapped)
    await expect
      .poll(() => textOn(page))
      .toBe(
        'Hello Tom,\nthank you for the report that you sent on Monday. We have read it with great interest.\nBest,\nAda',
      )
  })
})

describe('writing from right to left', () => {
  test.each(['שלום עולם', 'مرحبا بالعالم'])('sets “%s” on the right, and English on the left', async text => {
    await empty(page)
    await editorOf(page).focus()
    await page.keyboard.type(`${text}\nEnglish\n- ${text}`)
    const sides = await editorOf(page)
      .locator('p')
      .evaluateAll(blocks =>
        blocks.map(block => {
          const line = document.createRange()
          line.selectNodeContents(block)
          const [inner, outer] = [line.getBoundingClientRect(), block.getBoundingClientRect()]
          return inner.left - outer.left > outer.right - inner.right ? 'right' : 'left'
        }),
      )
    expect(sides).toEqual(['right', 'left', 'right'])
    // The sign of the item is on the right, too.
    await expect(editorOf(page).locator('ul')).toHaveCSS('direction', 'rtl')
    // The caret goes to the start of the line and types there.
    await page.keyboard.press('Home')
    await page.keyboard.type('א')
    await expect(editorOf(page).locator('li p')).toHaveText(`א${text}`)
    await page.keyboard.press('Backspace')
    await expect(editorOf(page).locator('li p')).toHaveText(text)
  })

  test('keeps the caret of a new line on the side of the line before', async () => {
    await empty(page)
    await editorOf(page).focus()
    await page.keyboard.type('שלום עולם\n')
    const last = editorOf(page).locator('p').last()
    await expect(last).toHaveCSS('direction', 'rtl')
    await page.keyboard.type('English\n')
    await expect(last).toHaveCSS('direction', 'ltr')
    await expect(last).toBeEmpty()
  })
})

test('a new document has the caret in it and takes its title from its first line', async () => {
  await newDocument(page)
  await expect(editorOf(page)).toBeFocused()
  const title = page.getByRole('main').getByRole('textbox', { name: 'Title' })
  await page.keyboard.type('Minutes of Monday.')
  await expect(title).toHaveValue('Minutes of Monday')
  await page.keyboard.press('Enter')
  await page.keyboard.type('We met.')
  await title.fill('Own title')
  await title.press('Enter')
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('Late ')
  await saved(page)
  await page.reload()
  await expect(title).toHaveValue('Own title')
})

test('keys that are typed before a new document has the caret make no further one', async () => {
  const made: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/documents')) made.push(request.url())
  })
  const before = page.url()
  await page.getByRole('button', { name: 'New document' }).first().click()
  await page.waitForURL(url => url.href !== before)
  for (const key of [' ', 'Enter', ' ']) await page.keyboard.press(key)
  await expect(editorOf(page)).toBeFocused()
  await saved(page)
  expect(made).toHaveLength(1)
})
