import type { BrowserContextOptions } from 'playwright'
import { test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { cable } from './cable.ts'
import { cardOn, commentOn, composeOn, marks, newComment, showComments } from './commenting.ts'
import { expect } from './expect.ts'
import { watchScripts } from './laterCode.ts'
import { editorOf, open, paste, saved, savedLabel, writer } from './support.ts'

/** A saved letter of Eve, whose page loses its connection once it has the code that it loads later. */
async function letter(window: BrowserContextOptions = {}) {
  const eve = await writer(await launchBrowser(), await sharedProduct(), { firstName: 'Eve', window })
  const { page } = eve
  const cut = await cable(page)
  const loadedAhead = watchScripts(page)
  await open(eve)
  await paste(page, 'The first paragraph of a letter.')
  await saved(page)
  const disconnect = async () => {
    await loadedAhead('Comments', 'ToastRegion')
    cut(true)
    await eve.context.setOffline(true)
    await expect(savedLabel(page)).toHaveText(/Offline/)
  }
  return { eve, page, disconnect, connect: () => cut(false) }
}

test('a comment and a reply that are sent without a connection wait for it, and can be edited meanwhile', async () => {
  const { eve, page, disconnect, connect } = await letter()
  await commentOn(page, 'letter', 'To whom?')
  await cardOn(page, 'To whom?').getByRole('button').first().press('Enter')
  const reply = page.getByRole('textbox', { name: /^Reply to/ })
  await disconnect()

  await reply.fill('To Ada.')
  await reply.press('ControlOrMeta+Enter')
  await expect(cardOn(page, 'To whom?')).toContainText('sent when you’re connected')
  await expect(reply).toHaveAttribute('readonly')
  await cardOn(page, 'To whom?').getByRole('button', { name: 'Edit', exact: true }).click()
  await reply.fill('To Ada Lovelace.')
  await reply.press('ControlOrMeta+Enter')
  await expect(reply).toHaveAttribute('readonly')

  await composeOn(page, 'first')
  await page.keyboard.type('Why?')
  await page.keyboard.press('ControlOrMeta+Enter')
  const waiting = page.getByRole('article', { name: 'Waiting to be sent' })
  await expect(waiting).toContainText('Why?')
  await expect(newComment(page)).toHaveCount(0)
  await expect(editorOf(page)).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await waiting.getByRole('button', { name: 'Edit' }).press('Enter')
  await expect(newComment(page)).toBeFocused()
  await page.keyboard.type(' Really?')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(waiting).toContainText('Why? Really?')

  await eve.context.setOffline(false)
  connect()
  await saved(page)
  await expect(marks(page)).toHaveText(['first', 'letter'])
  await expect(waiting).toHaveCount(0)
  await expect(cardOn(page, 'Why? Really?')).toHaveCount(1)
  await cardOn(page, 'To whom?').getByRole('button').first().press('Enter')
  await expect(cardOn(page, 'To whom?')).toContainText('To Ada Lovelace.')
  await page.reload()
  await saved(page)
  await showComments(page)
  await expect(cardOn(page, 'Why? Really?')).toHaveCount(1)
  await expect(cardOn(page, 'To whom?')).toContainText('1 reply')
  await expect(page.getByRole('list', { name: 'Comments that weren’t sent' })).toHaveCount(0)
  await eve.context.close()
})

test('a phone says that a comment waits, where its sheet has closed, and leads to it', async () => {
  const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { eve, page, disconnect, connect } = await letter(window)
  await disconnect()

  await composeOn(page, 'letter')
  await page.keyboard.type('To whom?')
  await page.getByRole('button', { name: 'Comment', exact: true }).tap()
  await expect(page.getByRole('dialog', { name: 'Review' })).toHaveCount(0)
  const toast = page.getByRole('listitem').filter({ hasText: 'Your comment is waiting to be sent' })
  await expect(toast).toContainText('kept on this device')
  await expect(page.getByRole('status').filter({ hasText: 'Your comment is waiting' })).not.toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await toast.getByRole('button', { name: 'Show comments' }).tap()
  const waiting = page.getByRole('article', { name: 'Waiting to be sent' })
  await expect(waiting).toBeVisible()
  const tab = page.getByRole('tab', { name: 'Comments' })
  await expect(tab).toHaveAccessibleName(/^Comments\s+1 waiting to be sent$/)
  await page.keyboard.press('Escape')
  const review = page.getByRole('button', { name: /^Show review/ })
  await expect(review).toHaveAccessibleName('Show review, 1 waiting to be sent')
  await expectAccessibleInBothThemes(page)

  // It stays over a reload, as the comment does.
  await eve.context.setOffline(false)
  await page.reload()
  await expect(review).toHaveAccessibleName('Show review, 1 waiting to be sent')

  connect()
  await expect(review).toHaveAccessibleName('Show review')
  await review.tap()
  await expect(cardOn(page, 'To whom?')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(tab).toHaveAccessibleName('Comments')
  await expect(toast).toHaveCount(0)
  await eve.context.close()
})
