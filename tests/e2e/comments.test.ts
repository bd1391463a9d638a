import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { cardOn, COMMENT_KEY, commentOn, marks, newComment, showComments } from './commenting.ts'
import { expect } from './expect.ts'
import { toastOn, type Visitor } from './people.ts'
import { editorOf, open, openTogether, paste, saved, selectText, textOn, writer } from './support.ts'

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

/** Chooses a reaction in the open picker. */
const pick = (page: Page, reaction: string) =>
  page.getByRole('dialog', { name: 'Add a reaction' }).getByRole('button', { name: reaction }).press('Enter')

describe('comments on a text', () => {
  test('two people comment, mention, reply, react and resolve, each on the other’s screen', async () => {
    await openTogether(ada, ben, 'commenter')
    await paste(ada.page, TEXT)
    await expect.poll(() => textOn(ben.page)).toBe(TEXT)
    await commentOn(ada.page, 'first paragraph', 'Is this the right word?')
    await expect(marks(ada.page)).toHaveText('first paragraph')
    // The keyboard goes on in the text.
    await expect(editorOf(ada.page)).toBeFocused()

    await showComments(ben.page)
    const card = cardOn(ben.page, 'Is this the right word?')
    await expect(card).toContainText('Ada Writer')
    await expect(marks(ben.page)).toHaveText('first paragraph')
    await card.getByRole('button').first().press('Enter')
    await expect(marks(ben.page)).toHaveClass(/comment-active/)

    await card.getByRole('textbox', { name: `Reply to ${isolatedText('Ada Writer')}` }).focus()
    await ben.page.keyboard.type('I think so, @Ad')
    await expect(ben.page.getByRole('option', { name: 'Ada Writer' })).toBeVisible()
    await ben.page.keyboard.press('Enter')
    await ben.page.keyboard.type('! And you?')
    await expect(card.getByRole('textbox', { name: /^Reply/ })).toHaveValue(
      'I think so, @Ada Writer! And you?',
    )
    await ben.page.keyboard.press('ControlOrMeta+Enter')
    await expect(card.getByText('@Ada Writer')).toBeVisible()

    await card.getByRole('button', { name: 'Add a reaction' }).first().press('Enter')
    await pick(ben.page, 'Rocket')
    await expect(card.getByRole('button', { name: 'Rocket: You' })).toHaveText('🚀1')

    const own = cardOn(ada.page, 'Is this the right word?')
    await expect(own.getByText('I think so, @Ada Writer')).toBeVisible()
    await expect(own.getByRole('button', { name: `Rocket: ${isolatedText('Ben Writer')}` })).toBeVisible()
    await expectAccessibleInBothThemes(ada.page)

    await own.getByRole('button', { name: 'Resolve' }).press('Enter')
    for (const { page } of [ada, ben]) {
      await expect(marks(page)).toHaveCount(0)
      await expect(page.getByText('All comments are resolved.')).toBeVisible()
    }
    await ben.page.getByRole('button', { name: 'Show resolved comments (1)' }).click()
    await card.getByRole('button', { name: 'Reopen' }).click()
    await expect(marks(ada.page)).toHaveText('first paragraph')
  })

  test('a comment stays with its quote when its text is deleted', async () => {
    await open(ada)
    await paste(ada.page, TEXT)
    await saved(ada.page)
    await commentOn(ada.page, 'a letter', 'To whom?')
    await selectText(ada.page, ' of a letter')
    await ada.page.keyboard.press('Delete')
    await expect(cardOn(ada.page, 'Original text deleted')).toContainText('a letter')
    await ada.page.keyboard.press('ControlOrMeta+z')
    await expect(marks(ada.page)).toHaveText('a letter')
    await expect(cardOn(ada.page, 'Original text deleted')).toHaveCount(0)
  })

  test('a reload shows the comments again, and another document opens with its issues', async () => {
    const { page, context } = ada
    const list = page.getByRole('list', { name: 'Open comments' })
    const issues = (each: Page) => each.getByRole('tab', { name: /^Issues/ })
    await open(ada)
    await paste(page, TEXT)
    await saved(page)
    await commentOn(page, 'first', 'Really?')
    // The answer has come: no draft shows the comments.
    await expect(newComment(page)).toHaveCount(0)
    const address = page.url()
    await page.reload()
    await expect(list).toContainText('Really?')
    const tab = await context.newPage()
    await tab.goto(address)
    await expect(issues(tab)).toHaveAttribute('aria-selected', 'true')
    await tab.close()
    await open(ada)
    await expect(issues(page)).toHaveAttribute('aria-selected', 'true')
    await page.goto(address)
    await expect(list).toContainText('Really?')
    await issues(page).click()
    await page.reload()
    await saved(page)
    await expect(issues(page)).toHaveAttribute('aria-selected', 'true')
  })

  test('a draft stays when it is refused, and when its field is closed', async () => {
    await openTogether(ada, ben)
    await paste(ada.page, TEXT)
    await saved(ada.page)
    await expect.poll(() => textOn(ben.page)).toBe(TEXT)
    await selectText(ada.page, 'first')
    await ada.page.keyboard.press(COMMENT_KEY)
    await ada.page.keyboard.type('Why?')
    await selectText(ben.page, 'first ')
    await ben.page.keyboard.press('Delete')
    await expect.poll(() => textOn(ada.page)).toBe('The paragraph of a letter.')
    await ada.page.keyboard.press('ControlOrMeta+Enter')
    const field = ada.page.getByRole('textbox', { name: 'New comment' })
    await expect(ada.page.getByRole('alert')).toContainText('The text has changed')
    await expect(field).toHaveValue('Why?')
    await field.press('Escape')
    await expect(editorOf(ada.page)).toBeFocused()
    await selectText(ada.page, 'paragraph')
    await ada.page.keyboard.press(COMMENT_KEY)
    await expect(field).toHaveValue('Why?')
    await field.press('ControlOrMeta+Enter')
    await expect(marks(ada.page)).toHaveText('paragraph')
  })

  test('a viewer reads comments, and has no field for one', async () => {
    await openTogether(ada, ben, 'viewer')
    await paste(ada.page, TEXT)
    await saved(ada.page)
    await commentOn(ada.page, 'first', 'A remark')
    await showComments(ben.page)
    await cardOn(ben.page, 'A remark').getByRole('button').first().click()
    await expect(marks(ben.page)).toHaveClass(/comment-active/)
    await expect(ben.page.getByRole('textbox', { name: /Reply/ })).toHaveCount(0)
    await expect(ben.page.getByRole('button', { name: 'Resolve' })).toHaveCount(0)
    await ben.page.keyboard.press('Escape')
    await expect(editorOf(ben.page)).toBeFocused()
    await expect(marks(ben.page)).not.toHaveClass(/comment-active/)
  })

  test('a snippet has comments and reactions too, and no name or comment is read as markup', async () => {
    const eve = await writer(browser, product, { firstName: '<i>Eve</i>' })
    await openTogether(ada, eve, 'commenter', 'snippet')
    await paste(ada.page, TEXT)
    await expect.poll(() => textOn(eve.page)).toBe(TEXT)
    await selectText(ada.page, 'first paragraph')
    await ada.page.keyboard.press(COMMENT_KEY)
    await ada.page.keyboard.type('<b>Why?</b> @<i>')
    await expect(ada.page.getByRole('option', { name: '<i>Eve</i> Writer' })).toBeVisible()
    await ada.page.keyboard.press('Enter')
    await ada.page.keyboard.press('ControlOrMeta+Enter')
    await showComments(eve.page)
    await expect(cardOn(eve.page, '<b>Why?</b> @<i>Eve</i> Writer')).toContainText('Ada Writer')
    await expect(marks(eve.page)).toHaveText('first paragraph')

    const [adas, eves] = [ada.page.getByRole('main'), eve.page.getByRole('main')]
    await eves.getByRole('button', { name: 'Add a reaction' }).press('Enter')
    await pick(eve.page, 'Rocket')
    const rocket = adas.getByRole('button', { name: /^Rocket: / })
    await expect(rocket).toHaveAccessibleName(`Rocket: ${isolatedText('<i>Eve</i> Writer')}`)
    // It shows at once, and goes when the server refuses it.
    let refuse = () => {}
    await ada.page.route('**/reactions/**', async route => {
      await new Promise<void>(resolve => (refuse = resolve))
      await route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: 'Not allowed' } })
    })
    await rocket.press('Enter')
    await expect(rocket).toHaveText('🚀2')
    await expect(rocket).toHaveAttribute('aria-pressed', 'true')
    refuse()
    await expect(toastOn(ada.page)).toContainText('Your reaction wasn’t saved')
    await expect(rocket).toHaveText('🚀1')
    await ada.page.unroute('**/reactions/**')
    await expectAccessibleInBothThemes(ada.page)
    await eve.context.close()
  })
})
