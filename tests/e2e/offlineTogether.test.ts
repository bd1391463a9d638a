import type { Browser, Page } from 'playwright'
import { beforeAll, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { cardOn, composeOn, marks, showComments } from './commenting.ts'
import { isCheckerKept, isKept, writerWithApp } from './device.ts'
import { expect } from './expect.ts'
import { card, underlined } from './issues.ts'
import { cards, deleted, inserted, review, suggest } from './suggesting.ts'
import {
  caretTo,
  checked,
  editorOf,
  openTogether,
  paste,
  saved,
  savedLabel,
  selectText,
  textOn,
} from './support.ts'

const TEXT = 'The old oak stands here.\nWe planted more then forty trees.\nThe path is long.'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const waiting = (page: Page) => page.getByRole('article', { name: 'Waiting to be sent' })

/** Opens the page from what the device has kept. */
async function reopen(page: Page, text: string): Promise<void> {
  await page.reload()
  await expect(editorOf(page)).toContainText(text)
  await expect(savedLabel(page)).toHaveText(/Offline, kept on this device/)
}

async function acceptThan(page: Page): Promise<void> {
  await underlined(page, 'then').click()
  await card(page).getByRole('button', { name: 'Accept: than' }).click()
  await expect.poll(() => textOn(page)).toContain('more than forty')
}

async function commentLater(page: Page, text: string, words: string): Promise<void> {
  await composeOn(page, text)
  await page.keyboard.type(words)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(waiting(page)).toContainText(words)
}

test('what two people write, accept, suggest and comment offline is there once for both when they return', async () => {
  const ada = await writerWithApp(browser, product, { checks: true })
  const bea = await writerWithApp(browser, product, { checks: true, firstName: 'Bea' })
  const both = [ada, bea]
  await openTogether(ada, bea)
  await paste(ada.page, TEXT)
  await suggest(ada.page)
  await selectText(ada.page, 'old')
  await ada.page.keyboard.type('young')
  await ada.page.keyboard.press('ControlOrMeta+Alt+Shift+z')
  for (const { page, context } of both) {
    await expect(inserted(page)).toHaveText('young')
    await checked(page)
    await saved(page)
    await isKept(page)
    await isCheckerKept(page)
    await context.setOffline(true)
    await reopen(page, 'trees.')
    await checked(page)
  }

  await caretTo(ada.page, 'End', 1)
  await ada.page.keyboard.type(' By Ada.')
  await acceptThan(ada.page)
  await commentLater(ada.page, 'oak', 'Which oak?')
  await suggest(ada.page)
  await selectText(ada.page, 'long')
  await ada.page.keyboard.type('steep')

  await caretTo(bea.page, 'End', 0)
  await bea.page.keyboard.type(' By Bea.')
  await acceptThan(bea.page)
  await commentLater(bea.page, 'trees', 'How many?')
  await review(bea.page)
    .getByRole('tab', { name: /^Issues/ })
    .click()
  await cards(bea.page).click()
  await review(bea.page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(inserted(bea.page)).toHaveCount(0)

  await reopen(ada.page, 'By Ada.')
  await reopen(bea.page, 'By Bea.')
  for (const { page } of both) {
    await showComments(page)
    await expect(waiting(page)).toHaveCount(1)
  }
  for (const { context } of both) await context.setOffline(false)
  for (const { page } of both) await saved(page)
  for (const { page } of both) {
    await expect(waiting(page)).toHaveCount(0)
    await expect(marks(page)).toHaveText(['oak', 'trees'])
    for (const words of ['Which oak?', 'How many?']) await expect(cardOn(page, words)).toHaveCount(1)
    await expect(inserted(page)).toHaveText('steep')
    await expect(deleted(page)).toHaveText('long')
    await expect
      .poll(() => textOn(page))
      .toContain('The young oak stands here. By Bea.\nWe planted more than forty trees. By Ada.\n')
  }
  expect(await textOn(ada.page)).toBe(await textOn(bea.page))
  for (const { context } of both) await context.close()
})
