import type { Browser } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import type { GrantableRole } from '#schema/sharing/roles.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { share } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { cardOn, commentOn, marks, showComments } from './commenting.ts'
import { expect } from './expect.ts'
import { card, underlined } from './issues.ts'
import { toastOn } from './people.ts'
import { cards, decide, deleted, inserted, review, suggest, twoWith } from './suggesting.ts'
import { caretTo, editorOf, open, paste, saved, selectText, textOn, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

describe('suggestions', () => {
  test('are made of an AI result in a shared document, where the other person decides', async () => {
    const { ada, bea, both } = await twoWith(browser, product, 'In order to recieve it we came early.')
    await editorOf(bea.page).focus()
    await bea.page.keyboard.press('ControlOrMeta+a')
    await bea.page.keyboard.press('ControlOrMeta+j')
    const result = bea.page.getByRole('region', { name: 'Improve', exact: true })
    await expect(result.getByRole('button', { name: 'Replace' })).toBeVisible()
    await result.getByRole('button', { name: 'Suggest', exact: true }).click()
    await expect(result).toBeHidden()
    for (const { page } of both) {
      await expect(deleted(page).filter({ hasText: 'recieve' })).toHaveCount(1)
      await expect(inserted(page).filter({ hasText: 'receive' })).toHaveCount(1)
    }
    await expect(cards(ada.page).filter({ hasText: 'receive' })).toContainText('by Bea')
    await review(ada.page).getByRole('button', { name: 'Accept all' }).click()
    for (const { page } of both) await expect.poll(() => textOn(page)).toBe('To receive it we came early.')
    // Their next edit changes the text again.
    await caretTo(bea.page, 'End')
    await bea.page.keyboard.type(' Yes.')
    await expect.poll(() => textOn(ada.page)).toBe('To receive it we came early. Yes.')
  })

  test('of one person are decided by another, and all screens are equal at each step', async () => {
    const { ada, bea, both } = await twoWith(browser, product, 'The old oak stands here.\nIt is green.')
    await suggest(bea.page)
    await selectText(bea.page, 'old')
    await bea.page.keyboard.type('young')
    await caretTo(bea.page, 'End', 1)
    await bea.page.keyboard.press('Backspace')
    await bea.page.keyboard.type(' and tall.')
    await saved(bea.page)
    for (const { page } of both) {
      await expect(deleted(page)).toHaveText(['old', '.'])
      // The caret was before the text that is to go.
      await expect(inserted(page)).toHaveText(['young', ' and tall.'])
    }
    await expect(cards(ada.page)).toHaveText([/Bea Writer.*old.*young/, /Bea Writer.* and tall\..*\./])
    await expect(cards(bea.page)).toHaveText([/Your suggestion.*young/, /Your suggestion.* and tall/])
    await expectAccessibleInBothThemes(ada.page)

    await decide(ada.page, 'Accept')
    for (const { page } of both)
      await expect.poll(() => textOn(page)).toBe('The young oak stands here.\nIt is green and tall..')
    // The next card is open. Delete rejects.
    await expect(cards(ada.page)).toBeFocused()
    await ada.page.keyboard.press('Delete')
    for (const { page } of both)
      await expect.poll(() => textOn(page)).toBe('The young oak stands here.\nIt is green.')
    await expect(editorOf(ada.page)).toBeFocused()
    await ada.page.keyboard.press('ControlOrMeta+z')
    for (const { page } of both) await expect(inserted(page)).toHaveText(' and tall.')
    await review(ada.page).getByRole('button', { name: 'Accept all' }).click()
    await expect(toastOn(ada.page)).toContainText('Accepted 1 suggestion')
    for (const { page } of both)
      await expect.poll(() => textOn(page)).toBe('The young oak stands here.\nIt is green and tall.')

    await bea.page.reload()
    await saved(bea.page)
    await expect(bea.page.getByRole('button', { name: 'Mode: Suggesting' })).toBeVisible()
  })

  test('of a suggester are all that they change, while a commenter comments and the owner decides', async () => {
    const text = 'The old oak stands here.'
    const { ada, bea, both, documentId } = await twoWith(browser, product, text, 'suggester')
    const cid = await writer(browser, product, { firstName: 'Cid' })
    const everyone = [...both, cid]
    await share(ada.person, { id: documentId }, cid.person, 'commenter')
    await open(cid, documentId)
    await expect.poll(() => textOn(cid.page)).toBe(text)
    await expect(bea.page.getByText('Can suggest', { exact: true })).toBeVisible()
    await bea.page.getByRole('button', { name: 'Mode: Suggesting' }).click()
    await expect(bea.page.getByRole('menuitemradio')).toHaveText(['Suggesting', 'Viewing'])
    await bea.page.keyboard.press('Escape')

    await saved(ada.page)
    await ada.person.client.post(`/api/documents/${documentId}/revisions`, { name: 'Start' })

    await selectText(bea.page, 'old')
    await bea.page.keyboard.type('young')
    await caretTo(bea.page, 'End')
    await bea.page.keyboard.type(' Today.')
    await saved(bea.page)
    for (const { page } of everyone) {
      await expect(deleted(page)).toHaveText('old')
      await expect(inserted(page)).toHaveText(['young', ' Today.'])
    }
    await cards(cid.page).first().click()
    await expect(review(cid.page).getByRole('button', { name: 'Accept' })).toHaveCount(0)
    await commentOn(cid.page, 'oak', 'Which oak?')
    await expect(marks(ada.page)).toHaveText('oak')

    await decide(ada.page, 'Accept')
    for (const { page } of everyone)
      await expect.poll(() => textOn(page)).toBe('The young oak stands here. Today.')
    await cards(bea.page).click()
    await expectAccessibleInBothThemes(bea.page)
    await review(bea.page).getByRole('button', { name: 'Take back' }).click()
    for (const { page } of everyone) await expect.poll(() => textOn(page)).toBe('The young oak stands here.')
    await showComments(ada.page)
    await cardOn(ada.page, 'Which oak?').locator('[data-card-head]').click()
    await cardOn(ada.page, 'Which oak?').getByRole('button', { name: 'Resolve' }).click()
    for (const { page } of everyone) await expect(marks(page)).toHaveCount(0)

    // Offline, a suggester goes on. The text comes back with the connection.
    await bea.context.setOffline(true)
    await caretTo(bea.page, 'End')
    await bea.page.keyboard.type(' Offline.')
    await ada.page.getByRole('textbox', { name: 'Document text' }).focus()
    await caretTo(ada.page, 'Home')
    await ada.page.keyboard.type('So: ')
    await bea.context.setOffline(false)
    for (const { page } of everyone) {
      await expect(inserted(page)).toHaveText(' Offline.')
      await expect.poll(() => textOn(page)).toBe('So: The young oak stands here. Offline.')
    }

    // The owner restores the text of before. The suggester goes on from there.
    await ada.page.keyboard.press('ControlOrMeta+Alt+Shift+h')
    const history = ada.page.getByRole('dialog', { name: 'Version history' })
    await history.getByRole('button', { name: /Start/ }).click()
    await history.getByRole('button', { name: 'Restore', exact: true }).click()
    const question = ada.page.getByRole('dialog', { name: /^Restore / })
    await question.getByRole('button', { name: 'Restore' }).click()
    for (const { page } of everyone) {
      await expect.poll(() => textOn(page)).toBe('The old oak stands here.')
      await expect(inserted(page)).toHaveCount(0)
    }
    await caretTo(bea.page, 'End')
    await bea.page.keyboard.type(' Still.')
    for (const { page } of everyone) await expect(inserted(page)).toHaveText(' Still.')
  })

  test.each([
    {
      change: 'a word',
      keys: [],
      shown: 'The oldyoung oak stands here.',
      after: 'The young oak stands here.',
    },
    {
      change: 'a paragraph',
      keys: ['Enter'],
      shown: 'The oldyoung\u2029 oak stands here.',
      after: 'The young\n oak stands here.',
    },
  ])(
    'of $change that two people decide oppositely offline are decided once, after a reload too',
    async ({ keys, shown, after }) => {
      const { ada, bea, both } = await twoWith(browser, product, 'The old oak stands here.')
      await suggest(ada.page)
      await selectText(ada.page, 'old')
      await ada.page.keyboard.type('young')
      for (const key of keys) await ada.page.keyboard.press(key)
      await saved(ada.page)
      await expect.poll(() => textOn(bea.page)).toBe(shown)
      for (const { context } of both) await context.setOffline(true)
      await decide(ada.page, 'Accept')
      await decide(bea.page, 'Reject')
      await expect.poll(() => textOn(ada.page)).toBe(after)
      await expect.poll(() => textOn(bea.page)).toBe('The old oak stands here.')
      await ada.context.setOffline(false)
      await saved(ada.page)
      await bea.context.setOffline(false)
      await bea.page.reload()
      await saved(bea.page)
      for (const { page } of both) {
        await expect.poll(() => textOn(page)).toBe(after)
        await expect(cards(page)).toHaveCount(0)
      }
    },
  )

  test.each<GrantableRole>(['suggester', 'editor'])(
    'that their author goes on with, offline, while another person accepts: the rest stays suggested. Role: %s',
    async role => {
      const { ada, bea, both } = await twoWith(browser, product, 'The oak.', role)
      if (role === 'editor') await suggest(bea.page)
      await caretTo(bea.page, 'End')
      await bea.page.keyboard.type(' It stands')
      await saved(bea.page)
      await expect(inserted(ada.page)).toHaveText(' It stands')
      await bea.context.setOffline(true)
      await editorOf(bea.page).focus()
      await bea.page.keyboard.type(' here.')
      await decide(ada.page, 'Accept')
      await expect.poll(() => textOn(ada.page)).toBe('The oak. It stands')
      await saved(ada.page)
      await bea.context.setOffline(false)
      for (const { page } of both) {
        await expect(inserted(page)).toHaveText(' here.')
        await expect.poll(() => textOn(page)).toBe('The oak. It stands here.')
      }
      await saved(bea.page)
      await decide(ada.page, 'Accept')
      for (const { page } of both) {
        await expect(cards(page)).toHaveCount(0)
        await expect.poll(() => textOn(page)).toBe('The oak. It stands here.')
      }
    },
  )

  test('are written and decided by keyboard alone, paragraphs too', async () => {
    const ada = await writer(browser, product, { checks: true })
    const { page } = ada
    await open(ada)
    await paste(page, 'One two.')
    await suggest(page)
    await caretTo(page, 'End')
    await page.keyboard.type(' We recieve')
    await page.keyboard.press('Enter')
    await page.keyboard.type('three. ')
    await expect(editorOf(page).locator('p')).toHaveCount(1)
    await expect(editorOf(page)).toContainText('One two. We recieve')
    // An accepted correction is a suggestion too; of own suggested text it changes that.
    await expect(underlined(page, 'recieve')).toBeVisible()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('ControlOrMeta+.')
    await expect(card(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(editorOf(page)).toContainText('We receive')
    await expect(deleted(page)).toHaveCount(0)
    await expect(cards(page)).toHaveCount(1)

    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+Shift+b')
    await expect(toastOn(page)).toContainText('This can’t be suggested')
    await expect(editorOf(page).locator('blockquote')).toHaveCount(0)

    // With selected text, this key is that of links.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('accept all suggestions')
    await page.keyboard.press('Enter')
    await expect(editorOf(page).locator('p')).toHaveText(['One two. We receive', /three\. ?/])
    await expect(editorOf(page)).toBeFocused()
    await saved(page)
  })

  test('on a phone are written, and decided in the review', async () => {
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const ada = await writer(browser, product, { window })
    const { page } = ada
    await open(ada)
    await paste(page, 'One two.')
    await suggest(page)
    await selectText(page, 'two')
    await page.keyboard.type('2')
    await expect(deleted(page)).toHaveText('two')
    // A tap on the text opens its card. Behind it, the caret is where the tap was.
    await deleted(page).tap()
    const sheet = page.getByRole('dialog', { name: 'Review' })
    const reject = sheet.getByRole('button', { name: 'Reject', exact: true })
    await expectAccessibleInBothThemes(page)
    await expect(reject).toBeInViewport()
    await sheet.getByRole('button', { name: 'Close' }).tap()
    await expect(editorOf(page)).toBeFocused()
    await inserted(page).tap()
    await page.keyboard.type('5')
    await expect(inserted(page)).toHaveText(/^(25|52)$/)
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: /^Show review/ }).tap()
    await reject.tap()
    await expect.poll(() => textOn(page)).toBe('One two.')
  })
})
