import { randomUUID } from 'node:crypto'

import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { commentOn as commentAs } from '#tests/support/comments.ts'
import { createDocument, share } from '#tests/support/factories.ts'
import { unreadOf } from '#tests/support/notifications.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { cardOn, composeOn, showComments } from './commenting.ts'
import { expect } from './expect.ts'
import type { Visitor } from './people.ts'
import { open, paste, saved, writer } from './support.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const bell = (page: Page, unread = 0) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const rows = (page: Page) => panel(page).getByRole('list', { name: 'Notifications' }).getByRole('link')

/** Ada shares a document that has a text with Ben, whose window shows the dashboard. */
async function arriveTogether(window: object = {}) {
  const [ada, ben] = await Promise.all([
    writer(browser, product),
    writer(browser, product, { firstName: 'Ben', window }),
  ])
  const { id } = await createDocument(ada.person, 'A letter')
  await open(ada, id)
  await paste(ada.page, 'The first paragraph of a letter.')
  await saved(ada.page)
  await share(ada.person, { id }, ben.person, 'commenter')
  await ben.page.goto('/dashboard')
  return { ada, ben, id }
}

/** Mentions Ben in a comment on the document. */
const mention = (ada: Visitor, ben: Visitor, id: string, text: string) =>
  commentAs(ada.person, id, 'paragraph', { text, mentions: [ben.person.user.id] })

describe('the bell', () => {
  test('counts a mention at once in all tabs, and leads to its thread, which the keyboard can answer', async () => {
    const { ada, ben } = await arriveTogether()
    const other = await ben.context.newPage()
    await other.goto('/settings/profile')
    for (const page of [ben.page, other]) await expect(bell(page, 1)).toBeVisible()

    await composeOn(ada.page, 'paragraph')
    await ada.page.keyboard.type('So, @Be')
    await expect(ada.page.getByRole('option', { name: 'Ben Writer' })).toBeVisible()
    await ada.page.keyboard.press('Enter')
    await ada.page.keyboard.press('ControlOrMeta+Enter')
    for (const page of [ben.page, other]) await expect(bell(page, 2)).toBeVisible()
    await expect(bell(ada.page)).toBeVisible()

    await bell(ben.page, 2).press('Enter')
    const first = rows(ben.page).first()
    await expect(first).toContainText(
      `${isolatedText('Ada Writer')} mentioned you in “${isolatedText('A letter')}”`,
    )
    await expect(first).toContainText('So, @Ben Writer')
    await expectAccessibleInBothThemes(ben.page)
    await first.press('Enter')
    await ben.page.waitForURL(/\/document\/[0-9a-f-]{36}$/)
    await expect(cardOn(ben.page, 'So, @Ben Writer').getByRole('textbox')).toBeFocused()
    await expect(panel(ben.page)).toHaveCount(0)
    // The document is open, so it is no news either that it was shared.
    for (const page of [ben.page, other]) await expect(bell(page)).toBeVisible()
    await Promise.all([ada.context.close(), ben.context.close()])
  })

  test('leads to a thread of the open document, also a resolved one, and marks all as read', async () => {
    const { ada, ben, id } = await arriveTogether()
    await expect(bell(ben.page, 1)).toBeVisible()
    await open(ben, id)
    await expect(bell(ben.page)).toBeVisible()
    const { thread } = await mention(ada, ben, id, 'Is this right?')
    await ada.person.client.send('PUT', `/api/documents/${id}/comments/${thread.id}/resolution`)
    await mention(ada, ben, id, 'And this?')
    await mention(ada, ben, id, 'And that?')
    await bell(ben.page, 3).press('Enter')
    await rows(ben.page).filter({ hasText: 'And this?' }).press('Enter')
    await expect(cardOn(ben.page, 'And this?').getByRole('textbox')).toBeFocused()
    await bell(ben.page, 2).press('Enter')
    await rows(ben.page).filter({ hasText: 'Is this right?' }).press('Enter')
    await expect(cardOn(ben.page, 'Is this right?')).toBeVisible()
    await bell(ben.page, 1).press('Enter')
    await panel(ben.page).getByRole('button', { name: 'Mark all as read' }).press('Enter')
    await expect(bell(ben.page)).toBeVisible()
    await expect(panel(ben.page).getByText('Unread')).toHaveCount(0)
    await expect(panel(ben.page).getByRole('list')).toBeFocused()
    await ben.page.keyboard.press('Escape')
    await expect(bell(ben.page)).toBeFocused()

    // The title of a document that is closed is seen no more.
    await ada.person.client.delete(`/api/documents/${id}/members/${ben.person.user.id}`)
    await bell(ben.page).press('Enter')
    await expect(panel(ben.page)).toContainText('You’re all caught up')
    await expect(panel(ben.page)).not.toContainText('A letter')
    await Promise.all([ada.context.close(), ben.context.close()])
  })

  test('a thread that is opened in the document is read, also what is added meanwhile', async () => {
    const { ada, ben, id } = await arriveTogether()
    const other = await ben.context.newPage()
    await other.goto('/settings/profile')
    const { thread } = await mention(ada, ben, id, 'Is this right?')
    await mention(ada, ben, id, 'And this?')
    await open(ben, id)
    // That the document was shared is read, and no thread is open.
    for (const page of [ben.page, other]) await expect(bell(page, 2)).toBeVisible()
    await showComments(ben.page)
    await cardOn(ben.page, 'Is this right?').getByRole('button').first().press('Enter')
    for (const page of [ben.page, other]) await expect(bell(page, 1)).toBeVisible()

    // The answer to it is read where it appears.
    const path = `/api/documents/${id}/comments/${thread.id}/replies`
    const answer = { id: randomUUID(), text: 'So, @Ben Writer?', mentions: [ben.person.user.id] }
    await ada.person.client.post(path, answer)
    await expect(cardOn(ben.page, 'So, @Ben Writer?')).toBeVisible()
    await expect.poll(() => unreadOf(ben.person)).toBe(1)
    await bell(ben.page, 1).press('Enter')
    await expect(rows(ben.page).filter({ hasText: 'Unread' })).toContainText('And this?')
    await ben.page.keyboard.press('Escape')

    // Behind another tab of the review it is not seen.
    await ben.page.getByRole('tab', { name: 'Issues' }).click()
    await ada.person.client.post(path, { ...answer, id: randomUUID() })
    for (const page of [ben.page, other]) await expect(bell(page, 2)).toBeVisible()
    await showComments(ben.page)
    for (const page of [ben.page, other]) await expect(bell(page, 1)).toBeVisible()
    await Promise.all([ada.context.close(), ben.context.close()])
  })

  test('opens as a sheet on a phone, says that there is no connection, and fits', async () => {
    const { ada, ben, id } = await arriveTogether(PHONE)
    await mention(ada, ben, id, 'Is this right? '.repeat(30))
    const { page, context } = ben
    await expect(bell(page, 2)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.route('**/api/notifications*', route => route.abort('connectionreset'))
    await bell(page, 2).tap()
    await expect(panel(page).getByRole('alert')).toBeVisible()
    await page.unroute('**/api/notifications*')
    await panel(page).getByRole('button', { name: 'Try again' }).tap()
    await expect(rows(page)).toHaveCount(2)
    await expectAccessible(page)
    await rows(page).first().tap()
    await page.waitForURL(/\/document\//)
    await expect(cardOn(page, 'Is this right?')).toBeVisible()
    await expect.poll(() => unreadOf(ben.person)).toBe(0)
    await Promise.all([ada.context.close(), context.close()])
  })
})

test('the settings turn a kind off, in all tabs', async () => {
  const { ada, ben, id } = await arriveTogether()
  const { page } = ben
  const other = await ben.context.newPage()
  for (const each of [page, other]) await each.goto('/settings/notifications')
  const mentions = (of: Page) =>
    of.getByRole('region', { name: 'In the app' }).getByRole('checkbox', { name: /^Mentions/ })
  await expect(mentions(page)).toBeChecked()
  await mentions(page).press('Space')
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
  await expect(mentions(other)).not.toBeChecked()
  await expectAccessible(page)
  await mention(ada, ben, id, 'Is this right?')
  expect(await unreadOf(ben.person)).toBe(1)
  await page.reload()
  await expect(mentions(page)).not.toBeChecked()
  await Promise.all([ada.context.close(), ben.context.close()])
})
