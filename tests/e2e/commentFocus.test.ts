import type { Browser, Page } from 'playwright'
import { beforeAll, beforeEach, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { cardOn, commentOn, marks, showComments } from './commenting.ts'
import { expect } from './expect.ts'
import { toastOn, type Visitor } from './people.ts'
import { open, openTogether, paste, saved, savedLabel, writer } from './support.ts'

const TEXT = 'The first paragraph of a letter.'

let product: Product
let browser: Browser
let ada: Visitor
let ben: Visitor

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ;[ada, ben] = await Promise.all([writer(browser, product), writer(browser, product, { firstName: 'Ben' })])
})

const head = (page: Page, text: string) => cardOn(page, text).getByRole('button').first()
const tab = (page: Page) => page.getByRole('tab', { name: 'Comments' })
const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Delete permanently?' })

/** Opens a card, and presses one of its buttons. */
async function press(page: Page, text: string, name: string): Promise<void> {
  if ((await head(page, text).getAttribute('aria-expanded')) !== 'true') await head(page, text).press('Enter')
  await cardOn(page, text).getByRole('button', { name, exact: true }).last().press('Enter')
}
/** Writes a reply in the open card. */
async function reply(page: Page, card: string, words: string): Promise<void> {
  const field = cardOn(page, card).getByRole('textbox', { name: /^Reply to/ })
  await field.focus()
  await page.keyboard.type(words)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(cardOn(page, card).getByText(words)).toBeVisible()
  await expect(field).toHaveValue('')
}

describe('among several comments', () => {
  beforeEach(async () => {
    await open(ada)
    await paste(ada.page, TEXT)
    await saved(ada.page)
    for (const word of ['first', 'paragraph', 'letter']) await commentOn(ada.page, word, `About ${word}`)
  })

  test('Resolve leaves the focus to the next card, and Reopen to the same one', async () => {
    const { page } = ada
    await press(page, 'About paragraph', 'Resolve')
    await expect(head(page, 'About letter')).toBeFocused()
    await expect(cardOn(page, 'About paragraph')).toHaveCount(0)
    await press(page, 'About letter', 'Resolve')
    await expect(head(page, 'About first')).toBeFocused()
    await press(page, 'About first', 'Resolve')
    await expect(tab(page)).toBeFocused()

    await page.getByRole('button', { name: 'Show resolved comments (3)' }).press('Enter')
    await press(page, 'About letter', 'Reopen')
    await expect(head(page, 'About letter')).toBeFocused()
    await expect(page.getByRole('list', { name: 'Open comments' })).toContainText('About letter')
    await press(page, 'About letter', 'Resolve')
    await expect(head(page, 'About letter')).toBeFocused()
    await expect(page.getByRole('list', { name: 'Open comments' })).toHaveCount(0)
  })

  test('a comment that is deleted leaves it to the next card, after a question', async () => {
    const { page } = ada
    await press(page, 'About first', 'Delete comment')
    await expect(dialogOn(page)).toContainText('You can’t undo this.')
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(dialogOn(page)).toHaveCount(0)
    await expect(cardOn(page, 'About first').getByRole('button', { name: 'Delete comment' })).toBeFocused()
    await press(page, 'About first', 'Delete comment')
    await dialogOn(page).getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(cardOn(page, 'About first')).toHaveCount(0)
    await expect(head(page, 'About paragraph')).toBeFocused()
    await expect(marks(page)).toHaveText(['paragraph', 'letter'])
  })

  test('a reply that is deleted leaves it to the comment before it', async () => {
    const { page } = ada
    const card = cardOn(page, 'About letter')
    await head(page, 'About letter').press('Enter')
    await reply(page, 'About letter', 'To Ben')
    await reply(page, 'About letter', 'Or to Cleo')
    await press(page, 'About letter', 'Delete comment')
    await dialogOn(page).getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(card.getByText('Or to Cleo')).toHaveCount(0)
    await expect(page.locator(':focus')).toContainText('To Ben')
    // The next stop is in that comment.
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName('Add a reaction')
  })

  test('a field in which a comment was changed leaves it to its button', async () => {
    const { page } = ada
    for (const key of ['Escape', 'ControlOrMeta+Enter']) {
      await press(page, 'About letter', 'Edit comment')
      await expect(page.getByRole('textbox', { name: 'Edit comment' })).toBeFocused()
      await page.keyboard.type('!')
      await page.keyboard.press(key)
      await expect(page.getByRole('textbox', { name: 'Edit comment' })).toHaveCount(0)
      await expect(cardOn(page, 'About letter').getByRole('button', { name: 'Edit comment' })).toBeFocused()
    }
    await expect(cardOn(page, 'About letter!')).toBeVisible()
  })

  test('Undo reopens what was resolved', async () => {
    const { page } = ada
    await press(page, 'About first', 'Resolve')
    await expect(toastOn(page)).toContainText('Comment resolved')
    await expect(marks(page)).toHaveText(['paragraph', 'letter'])
    await toastOn(page).getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(marks(page)).toHaveText(['first', 'paragraph', 'letter'])
    await expect(toastOn(page)).toHaveCount(0)
    await expect(cardOn(page, 'About first')).toBeVisible()
  })
})

test('what others resolve leaves the focus of someone who has left the list', async () => {
  await openTogether(ada, ben, 'commenter')
  await paste(ada.page, TEXT)
  await saved(ada.page)
  for (const word of ['first', 'letter']) await commentOn(ada.page, word, `About ${word}`)
  await showComments(ben.page)
  const main = ben.page.getByRole('main')
  await head(ben.page, 'About first').press('Enter')
  await savedLabel(ben.page).click()
  await expect(main).toBeFocused()
  await press(ada.page, 'About first', 'Resolve')
  await expect(cardOn(ben.page, 'About first')).toHaveCount(0)
  await expect(main).toBeFocused()

  await head(ben.page, 'About letter').press('Enter')
  await ben.page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
  await expect(main).toBeFocused()
  await press(ada.page, 'About letter', 'Resolve')
  await expect(cardOn(ben.page, 'About letter')).toHaveCount(0)
  await expect(main).toBeFocused()
})

test('what others resolve or reopen moves the focus too, and withdraws Undo', async () => {
  await openTogether(ada, ben, 'commenter')
  await paste(ada.page, TEXT)
  await saved(ada.page)
  await commentOn(ada.page, 'first', 'About first')
  await commentOn(ada.page, 'letter', 'About letter')
  await showComments(ben.page)
  await head(ben.page, 'About first').press('Enter')
  await expect(head(ben.page, 'About first')).toBeFocused()
  await press(ada.page, 'About first', 'Resolve')
  await expect(head(ben.page, 'About letter')).toBeFocused()
  await expect(toastOn(ada.page)).toContainText('Comment resolved')
  // A toast closes by itself after some seconds, unless the pointer is on it.
  await toastOn(ada.page).hover()
  await ben.page.getByRole('button', { name: 'Show resolved comments (1)' }).press('Enter')
  await press(ben.page, 'About first', 'Reopen')
  await expect(toastOn(ada.page)).toHaveCount(0)
  await expect(head(ben.page, 'About first')).toBeFocused()

  // A reply that is being written goes on.
  await cardOn(ben.page, 'About first')
    .getByRole('textbox', { name: /^Reply to/ })
    .focus()
  await ben.page.keyboard.type('Not yet')
  await press(ada.page, 'About first', 'Resolve')
  await expect(ben.page.getByRole('list', { name: 'Resolved comments' })).toContainText('About first')
  await ben.page.keyboard.type(', please')
  await expect(cardOn(ben.page, 'About first').getByRole('textbox')).toHaveValue('Not yet, please')
})
