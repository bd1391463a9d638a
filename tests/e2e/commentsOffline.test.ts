import { test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { cable } from './cable.ts'
import { cardOn, commentOn, composeOn, marks, newComment, showComments } from './commenting.ts'
import { expect } from './expect.ts'
import { editorOf, open, paste, saved, savedLabel, writer } from './support.ts'

test('a comment and a reply that are sent without a connection wait for it, and can be edited meanwhile', async () => {
  const eve = await writer(await launchBrowser(), await sharedProduct(), { firstName: 'Eve' })
  const { page } = eve
  const cut = await cable(page)
  await open(eve)
  await paste(page, 'The first paragraph of a letter.')
  await saved(page)
  await commentOn(page, 'letter', 'To whom?')
  await cardOn(page, 'To whom?').getByRole('button').first().press('Enter')
  const reply = page.getByRole('textbox', { name: /^Reply to/ })
  cut(true)
  await eve.context.setOffline(true)
  await expect(savedLabel(page)).toHaveText(/Offline/)

  await reply.fill('To Ada.')
  await reply.press('ControlOrMeta+Enter')
  await expect(cardOn(page, 'To whom?')).toContainText('sent as soon as you’re connected')
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

  cut(false)
  await eve.context.setOffline(false)
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
