import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { card, inStep, TEXT, underlined } from './issues.ts'
import { holdToast, toastOn, type Visitor } from './people.ts'
import {
  caretTo,
  editorOf,
  empty,
  open,
  openTogether,
  paste,
  saved,
  selectText,
  textOn,
  underlines,
  writer,
} from './support.ts'

let browser: Browser
let ada: Visitor
let bea: Visitor

beforeAll(async () => {
  const product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product, { firstName: 'Ada', checks: true })
  bea = await writer(browser, product, { firstName: 'Bea', checks: true })
})

let together: string | null = null

/**
 * Opens a document of Ada that Bea edits, empty, in both windows. The tests that make no decisions
 * share it.
 */
async function openEmptyTogether(): Promise<void> {
  const id = together
  if (id === null || [ada, bea].some(({ page }) => !page.url().endsWith(id))) {
    together = await openTogether(ada, bea)
    return
  }
  await empty(ada.page)
  await expect.poll(() => textOn(bea.page)).toBe('')
}

describe('corrections with a second user', () => {
  test('keep the underlines on their words without a flicker while the other user types in the paragraph', async () => {
    await openEmptyTogether()
    await paste(ada.page, TEXT)
    const shown = await inStep(ada.page)
    await expect.poll(() => underlines(bea.page)).toBe(shown)
    await caretTo(bea.page, 'End', 1)
    const least = await watchUnderlines(ada.page)
    await bea.page.keyboard.type(' It was good work, and we all went home.', { delay: 20 })
    await expect.poll(() => textOn(ada.page)).toContain('the soil. It was good work, and we all went home.')
    await inStep(ada.page)
    expect(await least()).toBe(shown)
    await expect(underlined(ada.page, 'recieve')).toHaveText('recieve')
    await expect(underlined(ada.page, 'alot')).toHaveText('alot')
  })

  test('show no underline on a word in progress while the other user types', async () => {
    await openEmptyTogether()
    await paste(ada.page, 'The first line is here and it is long enough to be read.\n')
    await editorOf(ada.page).focus()
    await ada.page.keyboard.type('We will recieve')
    await expect.poll(() => textOn(bea.page)).toContain('recieve')
    await caretTo(bea.page, 'End', 0)
    await bea.page.keyboard.type(' We definately saw it.', { delay: 30 })
    // The other user's mistake shows that the checker has run since.
    await expect(underlined(ada.page, 'definately')).toBeVisible()
    await expect(underlined(ada.page, 'recieve')).toHaveCount(0)
    await ada.page.keyboard.type(' ')
    await expect(underlined(ada.page, 'recieve')).toBeVisible()
  })

  test('change nothing but the word when it was just changed by the other user', async () => {
    await openEmptyTogether()
    await paste(ada.page, 'We recieve it every day.')
    await inStep(ada.page)
    await underlined(ada.page, 'recieve').click()
    const accept = card(ada.page).getByRole('button', { name: 'Accept: receive' })
    await expect(accept).toBeVisible()
    // The other user's edit is in flight. In either order, only that word may change.
    await expect.poll(() => textOn(bea.page)).toContain('recieve')
    // Ada's caret is in the word.
    await expect(bea.page.locator('.caret')).toBeVisible()
    // It does not split the underline.
    await expect(bea.page.locator('.issue[data-issue]')).toHaveText(['recieve'])
    await selectText(bea.page, 'recieve')
    await Promise.all([bea.page.keyboard.type('got'), accept.click({ timeout: 2000 }).catch(() => undefined)])
    await saved(ada.page)
    await saved(bea.page)
    await expect.poll(async () => (await textOn(ada.page)) === (await textOn(bea.page))).toBe(true)
    expect(await textOn(ada.page)).toMatch(/^We (got|receive|[a-z]*g[a-z]*o[a-z]*t[a-z]*) it every day\.$/)
  })

  test('clear a dismissed and a learned word for both at once, and Undo restores them', async () => {
    const documentId = await openTogether(ada, bea)
    await paste(ada.page, TEXT)
    const all = await inStep(ada.page)
    await expect.poll(() => underlines(bea.page)).toBe(all)
    await inStep(bea.page)
    await underlined(ada.page, 'recieve').click()
    await card(ada.page).getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => underlines(bea.page)).toBe(all - 1)
    await underlined(ada.page, 'zorbular').click()
    await card(ada.page).getByRole('button', { name: 'Add to dictionary' }).click()
    await ada.page.getByRole('menuitem', { name: 'This document' }).click()
    // Not the toast of the dismissal, which this one replaces.
    await expect(toastOn(ada.page)).toContainText('Added “zorbular” to this document’s dictionary')
    await holdToast(ada.page)
    await expect.poll(() => underlines(bea.page)).toBe(all - 2)
    await open(bea, documentId)
    await expect.poll(() => underlines(bea.page)).toBe(all - 2)
    // Bea sees who decided, and takes the dismissal back for both.
    await bea.page.getByRole('button', { name: '2 words and dismissals' }).click()
    const decided = bea.page.getByRole('dialog', { name: 'Words and dismissals' })
    await expect(decided.getByRole('region', { name: 'Accepted words' })).toContainText(
      'zorbularby Ada Writer',
    )
    await expect(decided.getByRole('region', { name: 'Dismissed corrections' })).toContainText(
      /recieve.*by Ada/,
    )
    await expectAccessibleInBothThemes(bea.page)
    await decided.getByRole('button', { name: 'Show “recieve” again' }).click()
    await expect(decided.getByText('Nothing in this text is dismissed.')).toBeVisible()
    await expect(underlined(ada.page, 'recieve')).toBeVisible()
    await bea.page.keyboard.press('Escape')
    await underlined(bea.page, 'recieve').click()
    await card(bea.page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(underlined(ada.page, 'recieve')).toHaveCount(0)
    await expect.poll(() => underlines(bea.page)).toBe(all - 2)
    await toastOn(ada.page).getByRole('button', { name: 'Undo' }).click()
    for (const { page } of [ada, bea]) {
      await expect(underlined(page, 'zorbular')).toBeVisible()
      await inStep(page)
    }
  })

  test('dismiss for the viewer alone', async () => {
    await openTogether(ada, bea, 'viewer')
    await paste(ada.page, 'We recieve it. We definately saw it.')
    await expect(underlined(bea.page, 'recieve')).toBeVisible()
    await underlined(bea.page, 'recieve').click()
    await expect(card(bea.page).getByRole('button', { name: 'Accept: receive' })).toBeDisabled()
    await card(bea.page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(underlined(bea.page, 'recieve')).toHaveCount(0)
    await bea.page.reload()
    await inStep(bea.page)
    await expect(underlined(bea.page, 'definately')).toBeVisible()
    await expect(underlined(bea.page, 'recieve')).toHaveCount(0)
    await expect(underlined(ada.page, 'recieve')).toBeVisible()
    await bea.page.getByRole('button', { name: '1 word or dismissal' }).click()
    const decided = bea.page.getByRole('dialog', { name: 'Words and dismissals' })
    await expect(decided).toContainText('only for you')
    await decided.getByRole('button', { name: 'Show “recieve” again' }).click()
    await expect(underlined(bea.page, 'recieve')).toHaveCount(1)
  })
})

/**
 * Watches the underlines frame by frame. Returns a function that ends this and returns the smallest
 * number seen.
 */
async function watchUnderlines(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const seen = { least: Infinity, done: false }
    const look = () => {
      const keys = [...document.querySelectorAll<HTMLElement>('.issue[data-issue]')].map(
        element => element.dataset['issue'],
      )
      seen.least = Math.min(seen.least, new Set(keys).size)
      if (!seen.done) requestAnimationFrame(look)
    }
    look()
    return seen
  })
  return () =>
    watch.evaluate(seen => {
      seen.done = true
      return seen.least
    })
}
