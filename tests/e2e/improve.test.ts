import type { Browser, Page, Route } from 'playwright'
import { beforeAll, describe, onTestFailed, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { engineLoaded } from '#tests/support/engine.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { holdToast, toastOn, type Visitor } from './people.ts'
import {
  caretTo,
  editorOf,
  inDatabase,
  open,
  openTogether,
  paste,
  replaceText,
  saved,
  selectionReported,
  selectText,
  textOn,
  writer,
} from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor
let bea: Visitor

const WORDY = 'In order to recieve it we came early. They said that the garden is nice.'
const PLAIN = 'To receive it we came early. They said that the garden is nice.'

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product, { firstName: 'Ada' })
  bea = await writer(browser, product, { firstName: 'Bea' })
  // For all tests: a call right after another `route` may still pass by.
  await ada.page.route('**/api/assist/improve', route => (held ? void held.push(route) : route.continue()))
  await engineLoaded(product)
})

const result = (page: Page) => page.getByRole('region', { name: 'Improve', exact: true })
const usage = (page: Page) => page.getByRole('banner').getByRole('button', { name: /queries/ })

/** The calls of Ada's page that are held, or null while none is held. */
let held: Route[] | null = null

/** Ends the held calls, and holds no more. */
async function release(): Promise<void> {
  for (const route of held ?? []) await route.abort().catch(() => undefined)
  held = null
}

let alone: string | null = null

/** Replaces the text of Ada's document and selects it. */
async function openSelected(text = WORDY): Promise<Page> {
  const { page } = ada
  // A failed test may leave its result.
  onTestFailed(async () => {
    alone = null
    await release()
  })
  if (alone === null || !page.url().endsWith(alone)) alone = await open(ada, alone ?? undefined)
  await replaceText(page, text)
  await page.keyboard.press('ControlOrMeta+a')
  return page
}

describe('Improve', () => {
  test('shows what would change word by word, by key, and Replace is one undo step that keeps formatting', async () => {
    const page = await openSelected()
    await selectText(page, 'early')
    await page.keyboard.press('ControlOrMeta+b')
    await expect(editorOf(page).locator('strong')).toHaveText('early')
    const before = await textOn(page)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+j')
    await expect(result(page)).toContainText('Built-in engine')
    await expect(result(page).locator('ins', { hasText: 'receive' })).toBeVisible()
    await expect(result(page).locator('del', { hasText: 'recieve' })).toBeVisible()
    expect(await textOn(page)).toBe(before)
    await expectAccessible(page)
    await result(page).getByRole('button', { name: 'Replace' }).click()
    await expect.poll(() => textOn(page)).toBe(PLAIN)
    await expect(editorOf(page).locator('strong')).toHaveText('early')
    await expect(result(page)).toBeHidden()
    await expect(editorOf(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => textOn(page)).toBe(before)
  })

  test('opens from the menu over the selection, Discard changes nothing, and both tabs count', async () => {
    const second = await ada.context.newPage()
    await second.goto('/')
    const page = await openSelected()
    const used = Number((await usage(page).innerText()).split(' ')[0])
    await page.getByRole('button', { name: /^Improve/ }).click()
    await expect(result(page)).toBeVisible()
    for (const tab of [page, second]) await expect(usage(tab)).toHaveText(new RegExp(`^${used + 1} /`))
    await result(page).getByRole('button', { name: 'Discard' }).click()
    await expect(result(page)).toBeHidden()
    expect(await textOn(page)).toBe(WORDY)
    await second.close()
  })

  test('shows its result also while the review shows the comments', async () => {
    const page = await openSelected()
    await page.getByRole('tab', { name: 'Comments' }).click()
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+j')
    await expect(result(page).locator('ins', { hasText: 'receive' })).toBeVisible()
    await result(page).getByRole('button', { name: 'Discard' }).click()
  })

  test('keeps the result over a reload, and puts it in its place though others have written elsewhere', async () => {
    const documentId = await openTogether(ada, bea)
    const { page } = ada
    await paste(page, `First of all, hello.\n${WORDY}\nThe end.`)
    await selectText(page, WORDY)
    await page.keyboard.press('ControlOrMeta+j')
    await expect(result(page)).toBeVisible()
    await saved(page)
    await expect.poll(() => textOn(bea.page)).toContain('The end.')
    await caretTo(bea.page, 'Home')
    await bea.page.keyboard.type('Bea says: ')
    await saved(bea.page)
    await open(ada, documentId)
    await expect(result(page).locator('ins', { hasText: 'receive' })).toBeVisible()
    await result(page).getByRole('button', { name: 'Replace' }).click()
    await expect.poll(() => textOn(page)).toBe(`Bea says: First of all, hello.\n${PLAIN}\nThe end.`)
    await expect.poll(() => textOn(bea.page)).toBe(await textOn(page))
  })

  test('does not replace a text that was changed meanwhile; the result can be copied', async () => {
    const page = await openSelected()
    await page.keyboard.press('ControlOrMeta+j')
    await expect(result(page)).toBeVisible()
    await caretTo(page, 'Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await selectionReported(page)
    await page.keyboard.type('side')
    const changed = WORDY.replace('In', 'Inside')
    await expect.poll(() => textOn(page)).toBe(changed)
    await result(page).getByRole('button', { name: 'Replace' }).click()
    await expect(toastOn(page)).toContainText('The text has changed')
    await holdToast(page)
    expect(await textOn(page)).toBe(changed)
    await toastOn(page).getByRole('button', { name: 'Copy' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(PLAIN)
    await result(page).getByRole('button', { name: 'Discard' }).click()
    await expect(result(page)).toBeHidden()
  })

  test.each(['Escape', 'Stop'])('is stopped by %s', async way => {
    const page = await openSelected()
    // However fast the engine is, the answer must not arrive before the stop.
    held = []
    const stopped = page.waitForEvent('requestfailed', request =>
      request.url().endsWith('/api/assist/improve'),
    )
    await page.keyboard.press('ControlOrMeta+j')
    const running = page.getByRole('region', { name: 'Improving…' })
    await expect(running).toBeVisible()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await running.getByRole('button', { name: 'Stop' }).click()
    await expect(running).toBeHidden()
    await stopped
    await release()
    await expect(result(page)).toBeHidden()
    expect(await textOn(page)).toBe(WORDY)
  })

  test('keeps running when Escape closes a dialog, and hears no keys of the dialog', async () => {
    const page = await openSelected()
    held = []
    await page.keyboard.press('ControlOrMeta+j')
    const running = page.getByRole('region', { name: 'Improving…' })
    await expect(running).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(running).toBeVisible()
    // The action also stops while the focus is outside the text.
    await page.getByRole('button', { name: 'Bold' }).focus()
    await page.keyboard.press('Escape')
    await expect(running).toBeHidden()
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    await dialog.getByRole('textbox').press('ControlOrMeta+j')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(held).toHaveLength(1)
    await release()
  })

  test('reports a text that is too long at no cost', async () => {
    const page = await openSelected('We write a long text. '.repeat(500))
    const used = await usage(page).innerText()
    await page.keyboard.press('ControlOrMeta+j')
    await expect(result(page)).toContainText('Select at most 10,000 characters at a time.')
    await result(page).getByRole('button', { name: 'Close' }).click()
    await expect(result(page)).toBeHidden()
    await expect(usage(page)).toHaveText(used)
  })

  test('shows a dialog without queries left, and the text stays as it is', async () => {
    const carl = await writer(browser, product, { firstName: 'Carl', plan: 'free' })
    await inDatabase(product, 'UPDATE usage_accounts SET used = 100 WHERE user_id = $1', [
      carl.person.user.id,
    ])
    await open(carl)
    const { page } = carl
    await paste(page, WORDY)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+j')
    await expect(page.getByRole('dialog', { name: /out of AI queries/ })).toBeVisible()
    await page.getByRole('button', { name: /Remind me/ }).click()
    expect(await textOn(page)).toBe(WORDY)
    await expect(result(page)).toBeHidden()
  })

  test('shows the result in a sheet on a phone, and Replace closes it', async () => {
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const carl = await writer(browser, product, { firstName: 'Carl', window })
    await open(carl)
    await paste(carl.page, WORDY)
    await carl.page.keyboard.press('ControlOrMeta+a')
    await carl.page.getByRole('button', { name: /^Improve/ }).tap()
    const sheet = carl.page.getByRole('dialog', { name: 'Review' })
    await sheet.getByRole('button', { name: 'Replace' }).tap()
    await expect(sheet).toBeHidden()
    await expect.poll(() => textOn(carl.page)).toBe(PLAIN)
  })

  test('stays in view over a long selection, with its key on a computer and without it on a phone', async () => {
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const dora = await writer(browser, product, { firstName: 'Dora', window })
    await open(dora)
    await open(ada)
    for (const { page } of [dora, ada]) {
      await paste(page, Array.from({ length: 60 }, () => WORDY).join('\n'))
      await page.keyboard.press('ControlOrMeta+a')
      const button = page.getByRole('button', { name: /^Improve/ })
      await expect(button).toBeInViewport({ ratio: 1 })
      // No other part of the page covers it.
      await button.hover({ trial: true })
    }
    await expect(ada.page.getByText('Ctrl+J')).toBeVisible()
    await expect(dora.page.getByText('Ctrl+J')).toBeHidden()
  })

  test('is not offered to viewers', async () => {
    await openTogether(ada, bea, 'viewer')
    await paste(ada.page, WORDY)
    await expect(editorOf(bea.page)).toContainText('In order to')
    await editorOf(bea.page).focus()
    await bea.page.keyboard.press('ControlOrMeta+a')
    await expect(bea.page.getByRole('button', { name: /^Improve/ })).toBeHidden()
    const asked: string[] = []
    bea.page.on('request', request => {
      if (request.method() === 'POST' && request.url().includes('/api/assist/')) asked.push(request.url())
    })
    await bea.page.keyboard.press('ControlOrMeta+j')
    // A later key is handled after it, and a later request is sent after its own.
    await bea.page.keyboard.press('ControlOrMeta+f')
    await expect(bea.page.getByRole('search', { name: 'Find in this document' })).toBeVisible()
    const later = bea.page.waitForRequest('**/api/assist/nothing')
    await bea.page.evaluate(() => void fetch('/api/assist/nothing', { method: 'POST' }))
    await later
    expect(asked).toEqual([expect.stringMatching(/nothing$/)])
  })
})
