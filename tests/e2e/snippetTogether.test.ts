import type { Browser, Page } from 'playwright'
import { beforeAll, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { type Visibility, visibilityAnswer } from '#schema/snippets/visibility.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { createSnippet, share } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { consoleOf, visitorPage, type Visitor } from './people.ts'
import { caretTo, editorOf, open, saved, selectText, textOn, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const cardsOn = (page: Page) => page.getByRole('article')
const marksOn = (page: Page) => page.locator('.comment-mark')
const ON_PAGE = 'Everyone with the link can see your comment and first name.'
const missing = (page: Page) => page.getByRole('heading', { level: 1, name: 'This snippet isn’t available.' })

/** A snippet that its owner has shared with an editor, a commenter and everyone who has the link. */
async function four() {
  const [ada, ben, cleo] = await Promise.all([
    writer(browser, product),
    writer(browser, product, { firstName: 'Ben' }),
    writer(browser, product, { firstName: 'Cleo' }),
  ])
  const { id } = await createSnippet(ada.person, 'Greeting')
  await share(ada.person, { id, kind: 'snippet' }, ben.person, 'editor')
  await share(ada.person, { id, kind: 'snippet' }, cleo.person, 'commenter')
  const address = `/api/snippets/${id}/visibility`
  const show = (visibility: Visibility) =>
    ada.person.client.send('PUT', address, { body: { visibility, showsComments: true } })
  const answer = await show('link')
  const { shareCode } = visibilityAnswer.parse(answer.json)
  for (const person of [ada, ben, cleo]) await open(person, id, 'snippet')
  const visitor = await visitorPage(browser, product)
  const written = consoleOf(visitor)
  await visitor.goto(`/snippet/${shareCode}`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Greeting' })).toBeVisible()
  return {
    ada,
    ben,
    cleo,
    visitor,
    written,
    makePrivate: () => show('private'),
  }
}

test('owner, editor, commenter and a visitor with the link see each act of the others, until the link is revoked', async () => {
  const { ada, ben, cleo, visitor, written, makePrivate } = await four()
  const people: Visitor[] = [ada, ben, cleo]
  const text = visitor.getByRole('article')
  const comments = visitor.getByRole('region', { name: 'Comments' })
  /** Expects one text on all four screens. */
  const expectText = async (whole: string) => {
    for (const { page } of people) await expect.poll(() => textOn(page)).toBe(whole)
    await expect(text.getByText(whole, { exact: true })).toBeVisible()
  }
  /** Expects a comment on all four screens; on the visitor's with first names. */
  const expectSaid = async (words: string, toVisitors = words) => {
    for (const { page } of people) await expect(cardsOn(page).filter({ hasText: words })).toBeVisible()
    await expect(comments.getByText(toVisitors, { exact: true })).toBeVisible()
  }

  await editorOf(ada.page).focus()
  await ada.page.keyboard.type('Dear reader')
  await expectText('Dear reader')
  await caretTo(ben.page, 'End')
  await ben.page.keyboard.type(', welcome')
  await expectText('Dear reader, welcome')
  await expect(editorOf(cleo.page)).not.toBeEditable()
  await saved(ben.page)

  await editorOf(cleo.page).focus()
  await selectText(cleo.page, 'reader')
  await cleo.page.keyboard.press('Control+Alt+m')
  const newComment = cleo.page.getByRole('textbox', { name: 'New comment' })
  await expect(newComment).toHaveAccessibleDescription(ON_PAGE)
  await cleo.page.keyboard.type('Which one?')
  await cleo.page.keyboard.press('ControlOrMeta+Enter')
  for (const { page } of people) await expect(marksOn(page)).toHaveText('reader')
  await expect(marksOn(visitor)).toHaveCount(0)
  for (const { page } of [ada, ben]) await page.getByRole('tab', { name: 'Comments' }).click()
  await expectSaid('Which one?')
  await expect(comments.getByRole('blockquote')).toHaveText('reader')

  const bensCard = cardsOn(ben.page).filter({ hasText: 'Which one?' })
  await bensCard.getByRole('button').first().press('Enter')
  const adasCard = cardsOn(ada.page).filter({ hasText: 'Which one?' })
  await adasCard.getByRole('button').first().press('Enter')
  await adasCard.getByRole('textbox', { name: `Reply to ${isolatedText('Cleo Writer')}` }).focus()
  await ada.page.keyboard.type('Ask @Be')
  await expect(ada.page.getByRole('option', { name: 'Ben Writer' })).toBeVisible()
  await ada.page.keyboard.press('Enter')
  await ada.page.keyboard.press('ControlOrMeta+Enter')
  await expectSaid('Ask @Ben Writer', 'Ask @Ben')
  await expect(visitor.getByText('Writer')).toHaveCount(0)

  await bensCard.getByRole('button', { name: 'Add a reaction' }).first().press('Enter')
  const picker = ben.page.getByRole('dialog', { name: 'Add a reaction' })
  await picker.getByRole('button', { name: 'Rocket' }).press('Enter')
  for (const { page } of people)
    await expect(cardsOn(page).getByRole('button', { name: /^Rocket: / })).toHaveText('🚀1')
  await expect(comments.getByRole('img', { name: 'Rocket: 1' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Sign in to react' })).toBeVisible()
  await expectAccessibleInBothThemes(visitor)

  // The text goes on under its comment, and the visitor reads it without the mark.
  await caretTo(ben.page, 'Home')
  await ben.page.keyboard.type('My ')
  await expectText('My Dear reader, welcome')
  for (const { page } of people) await expect(marksOn(page)).toHaveText('reader')
  await expectAccessibleInBothThemes(cleo.page)

  await adasCard.getByRole('button', { name: 'Resolve' }).press('Enter')
  for (const { page } of people) {
    await expect(marksOn(page)).toHaveCount(0)
    await expect(page.getByText('All comments are resolved.')).toBeVisible()
  }
  await expect(comments).toHaveCount(0)

  await editorOf(cleo.page).focus()
  await selectText(cleo.page, 'welcome')
  await cleo.page.keyboard.press('Control+Alt+m')
  await expect(newComment).toHaveAccessibleDescription(ON_PAGE)
  await makePrivate()
  await expect(newComment).toHaveAccessibleDescription('')
  await expect(missing(visitor)).toBeVisible()
  await expect(text).toHaveCount(0)
  await caretTo(ada.page, 'End')
  await ada.page.keyboard.type('!')
  for (const { page } of people) await expect.poll(() => textOn(page)).toBe('My Dear reader, welcome!')
  expect(written).toEqual([])
  await Promise.all([...people.map(({ context }) => context.close()), visitor.context().close()])
})
