import type { Browser, Page } from 'playwright'
import { beforeAll, beforeEach, describe, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'

import { launchBrowser } from '#tests/support/browser.ts'
import { commentOn as commentByApi, rangeOf } from '#tests/support/comments.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { cardOn, commentOn, composeOn, marks, newComment, showComments } from './commenting.ts'
import { expect } from './expect.ts'
import type { Visitor } from './people.ts'
import { editorOf, open, paste, saved, selectText, writer } from './support.ts'

const TEXT = 'The first paragraph of a letter.'

/** Drafts as the page keeps them. */
const drafts = z.record(z.string(), z.object({ id: z.string() }))

let product: Product
let browser: Browser
let ada: Visitor

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product)
})

/** Keeps requests for the marks of a document's comments from the realtime server. */
async function holdMarks(document: string): Promise<void> {
  await inDatabase(
    product,
    `CREATE FUNCTION hold_mark() RETURNS trigger LANGUAGE plpgsql
     AS $$ BEGIN NEW.kind := 'held'; RETURN NEW; END $$`,
  )
  await inDatabase(
    product,
    `CREATE TRIGGER hold_marks BEFORE INSERT ON body_commands FOR EACH ROW
     WHEN (NEW.kind = 'anchor-comment' AND NEW.document_id = '${document}') EXECUTE FUNCTION hold_mark()`,
  )
}
const releaseMarks = () => inDatabase(product, 'DROP FUNCTION hold_mark CASCADE')

const unsentOn = (page: Page) =>
  page.getByRole('list', { name: 'Comments that weren’t sent' }).getByRole('article')
const unsent = () => unsentOn(ada.page)
const field = () => newComment(ada.page)

describe('the draft of a comment', () => {
  beforeEach(async () => {
    await open(ada)
    await paste(ada.page, TEXT)
    await saved(ada.page)
  })

  test('is there after a reload with its text, and in no other comment', async () => {
    const { page } = ada
    await composeOn(page, 'first paragraph')
    await page.keyboard.type('Is this the right word?')
    await page.reload()
    await expect(unsent()).toContainText('first paragraph')
    await expect(unsent()).toContainText('Is this the right word?')
    await expectAccessibleInBothThemes(page)
    await saved(page)
    await composeOn(page, 'letter')
    await expect(field()).toHaveValue('')
    await page.keyboard.type('To whom?')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(marks(page)).toHaveText('letter')
    await expect(cardOn(page, 'To whom?')).not.toContainText('Is this the right word?')

    await unsent().getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(field()).toBeFocused()
    await expect(field()).toHaveValue('Is this the right word?')
    await expect(page.getByRole('region', { name: 'New comment' })).toContainText('first paragraph')
    await expect(unsent()).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(marks(page)).toHaveText(['first paragraph', 'letter'])
    // The answer may not have come yet.
    await page.reload()
    await expect(page.getByRole('list', { name: 'Open comments' })).toContainText('Is this the right word?')
    await expect(unsent()).toHaveCount(0)
    await expect(cardOn(page, 'Is this the right word?')).toContainText('first paragraph')
  })

  test('waits when another text is commented on, and is found on its own', async () => {
    const { page } = ada
    await composeOn(page, 'first')
    await page.keyboard.type('Really?')
    await commentOn(page, 'letter', 'To whom?')
    await expect(unsent()).toContainText('Really?')
    await composeOn(page, 'first')
    await expect(field()).toHaveValue('Really?')
    await page.keyboard.press('Escape')
    await expect(editorOf(page)).toBeFocused()
    await unsent().getByRole('button', { name: 'Discard' }).press('Enter')
    await expect(unsent()).toHaveCount(0)
    await expect(cardOn(page, 'To whom?').getByRole('button').first()).toBeFocused()
  })

  test('waits for another text when its own is gone, also after a reload', async () => {
    const { page } = ada
    await composeOn(page, 'first ')
    await page.keyboard.type('Really?')
    await editorOf(page).focus()
    await selectText(page, 'first ')
    await page.keyboard.press('Delete')
    await field().press('ControlOrMeta+Enter')
    await expect(page.getByRole('alert')).toContainText('The text has changed')
    await saved(page)
    await page.reload()
    await expect(unsent()).toContainText('Select it again and choose Comment to continue.')
    await expect(unsent().getByRole('button', { name: 'Copy text' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await saved(page)
    await composeOn(page, 'paragraph')
    await expect(field()).toHaveValue('Really?')
    await expect(unsent()).toHaveCount(0)
  })

  test('waits for another text while its own is deleted, without a try to send it', async () => {
    const { page } = ada
    await composeOn(page, 'first ')
    await page.keyboard.type('Really?')
    await page.keyboard.press('Escape')
    const goOn = unsent().getByRole('button', { name: 'Continue' })
    await expect(goOn).toBeVisible()
    await selectText(page, 'first ')
    await page.keyboard.press('Delete')
    await expect(unsent()).toContainText('Select it again and choose Comment to continue.')
    await expect(goOn).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(goOn).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(goOn).toHaveCount(0)
    await saved(page)
    await page.reload()
    await saved(page)
    await expect(unsent()).toContainText('Select it again and choose Comment to continue.')
    await composeOn(page, 'paragraph')
    await expect(field()).toHaveValue('Really?')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(cardOn(page, 'Really?')).toContainText('paragraph')
    await expect(unsent()).toHaveCount(0)
  })

  test('is listed also while the comments cannot be loaded', async () => {
    const { page } = ada
    await composeOn(page, 'first')
    await page.keyboard.type('Really?')
    const path = '**/api/documents/*/comments'
    await page.route(path, route => route.abort())
    onTestFinished(() => page.unroute(path))
    await page.reload()
    await expect(unsent()).toContainText('Really?')
    await expect(page.getByText('We couldn’t load the comments')).toBeVisible()
    await expect(unsent().getByRole('button', { name: 'Continue' })).toBeVisible()
    await page.unroute(path)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('We couldn’t load the comments')).toHaveCount(0)
    await expect(unsent()).toContainText('Really?')
  })

  test('says that it is lost with the page while the browser has no room for it', async () => {
    const { page } = ada
    const note = page.getByText('Your browser has no space left to keep this draft.')
    await composeOn(page, 'first')
    await page.keyboard.type('Really?')
    await expect(note).toHaveCount(0)
    await page.evaluate(() => {
      let filling = 'x'.repeat(1_000_000)
      for (let n = 0; filling !== ''; n += 1)
        try {
          localStorage.setItem(`filling ${n}`, filling)
        } catch {
          filling = filling.slice(0, Math.floor(filling.length / 2))
        }
    })
    await page.keyboard.type(' Why this word?')
    await expect(note).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('filling')) localStorage.removeItem(key)
    })
    await page.keyboard.type(' Why?')
    await expect(note).toHaveCount(0)
    await page.reload()
    await expect(unsent()).toContainText('Really? Why this word? Why?')
  })

  test('stays when the comment that it became is withdrawn', async () => {
    const { page, person } = ada
    const document = page.url().slice(-36)
    await composeOn(page, 'first')
    await page.keyboard.type('Really?')
    // As if its answer had been lost.
    await page.reload()
    await saved(page)
    await expect(unsent()).toContainText('Really?')
    const held = await page.evaluate(
      key => Object.keys(localStorage).flatMap(each => (each.endsWith(key) ? localStorage[each] : [])),
      `comments/${document}`,
    )
    const [draft] = Object.values(drafts.parse(JSON.parse(String(held[0]))))
    const range = { ...(await rangeOf(person, document, 'first')), quote: 'second' }
    const answer = await person.client.post(`/api/documents/${document}/comments`, {
      id: draft?.id,
      text: 'Really?',
      range,
    })
    expect(answer.status).toBe(409)
    await commentByApi(person, document, 'letter', { text: 'To whom?' })
    await expect(cardOn(page, 'To whom?')).toBeVisible()
    await expect(cardOn(page, 'Really?')).toHaveCount(1)
    await expect(unsent()).toContainText('Really?')
  })

  test('comes back when its comment is withdrawn after the answer, and is sent as another one', async () => {
    const { page } = ada
    const document = page.url().slice(-36)
    const sent = () => page.getByRole('list', { name: 'Open comments' })
    await holdMarks(document)
    try {
      await composeOn(page, 'first')
      await page.keyboard.type('Really?')
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(sent()).toContainText('Really?')
      await expect(field()).toHaveCount(0)
      await expect(unsent()).toHaveCount(0)
      await page.reload()
      await saved(page)
      await showComments(page)
      await expect(sent()).toContainText('Really?')
      await expect(unsent()).toHaveCount(0)
    } finally {
      await releaseMarks()
    }
    // As realtime ends a command that it cannot carry out.
    const failed = `UPDATE body_commands SET kind = 'anchor-comment', outcome = 'failed'
      WHERE kind = 'held' AND document_id = $1`
    await inDatabase(product, failed, [document])
    await expect(unsent()).toContainText('Really?')
    await expect(sent()).toHaveCount(0)
    await unsent().getByRole('button', { name: 'Continue' }).press('Enter')
    await field().press('ControlOrMeta+Enter')
    await expect(marks(page)).toHaveText('first')
    await expect(sent()).toContainText('Really?')
    await expect(unsent()).toHaveCount(0)
    await expect(field()).toHaveCount(0)
  })

  test('does not come back when its author deletes the comment before it is marked', async () => {
    const { page } = ada
    await holdMarks(page.url().slice(-36))
    try {
      await commentOn(page, 'first', 'Really?')
      await cardOn(page, 'Really?').getByRole('button').first().click()
      await cardOn(page, 'Really?').getByRole('button', { name: 'Delete comment' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(page.getByText('No comments yet')).toBeVisible()
    } finally {
      await releaseMarks()
    }
    await page.reload()
    await saved(page)
    await showComments(page)
    await expect(page.getByText('No comments yet')).toBeVisible()
  })

  test('of a change is gone after a reload when the comment has it', async () => {
    const { page } = ada
    await commentOn(page, 'first', 'Really?')
    const card = cardOn(page, 'Really?')
    const head = card.getByRole('button').first()
    const edit = card.getByRole('button', { name: 'Edit comment' })
    const changing = page.getByRole('textbox', { name: 'Edit comment' })
    const path = '**/api/documents/*/comments/*'
    let arrive = () => {}
    const arrived = new Promise<void>(resolve => (arrive = resolve))
    // No answer comes back.
    await page.route(path, route => route.fetch().then(() => arrive()))
    onTestFinished(() => page.unroute(path))
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.press('Enter')
    await edit.press('Enter')
    await expect(changing).toBeFocused()
    await page.keyboard.type(' Why?')
    await page.keyboard.press('ControlOrMeta+Enter')
    await arrived
    await page.reload()
    await saved(page)
    await cardOn(page, 'Really? Why?').getByRole('button').first().press('Enter')
    await expect(edit).toBeVisible()
    await expect(changing).toHaveCount(0)
  })

  describe('in two tabs', () => {
    let tab: Page
    beforeEach(async () => {
      tab = await ada.context.newPage()
      await tab.goto(ada.page.url())
      await saved(tab)
    })
    /** Expects a tab to list these drafts, in any order, and no others. */
    async function expectUnsent(each: Page, ...texts: string[]) {
      await expect(unsentOn(each)).toHaveCount(texts.length)
      for (const text of texts) await expect(unsentOn(each).filter({ hasText: text })).toHaveCount(1)
    }

    test('is listed only where no field of it is open', async () => {
      const { page } = ada
      await composeOn(page, 'first')
      await page.keyboard.type('Really?')
      await composeOn(tab, 'letter')
      await tab.keyboard.type('To whom?')
      await tab.keyboard.press('Escape')
      // The other one was stored before.
      await expectUnsent(page, 'To whom?')
      await expectUnsent(tab, 'To whom?')
      await page.keyboard.press('Escape')
      await expectUnsent(tab, 'Really?', 'To whom?')
      await unsentOn(page).filter({ hasText: 'Really?' }).getByRole('button', { name: 'Continue' }).click()
      await expectUnsent(tab, 'To whom?')
      await page.close()
      await expectUnsent(tab, 'Really?', 'To whom?')
      ada = { ...ada, page: tab }
    })

    test('keeps what each of them writes', async () => {
      const { page } = ada
      await composeOn(page, 'first')
      await page.keyboard.type('Really?')
      await composeOn(tab, 'letter')
      await tab.keyboard.type('To whom?')
      await expect(field()).toHaveValue('Really?')
      await page.keyboard.type(' And why?')
      await field().press('ControlOrMeta+Enter')
      await expect(marks(page)).toHaveText('first')
      await expect(cardOn(tab, 'Really? And why?')).toContainText('first')
      await expect(newComment(tab)).toHaveValue('To whom?')
      await newComment(tab).press('Escape')
      await expect(unsentOn(page)).toContainText('To whom?')
      await unsentOn(tab).getByRole('button', { name: 'Continue' }).click()
      await expect(newComment(tab)).toHaveValue('To whom?')
      await newComment(tab).press('ControlOrMeta+Enter')
      await expect(marks(page)).toHaveText(['first', 'letter'])
      await expect(unsentOn(page)).toHaveCount(0)
      await tab.close()
    })
  })
})
