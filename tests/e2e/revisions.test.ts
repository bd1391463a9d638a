import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument, signUp } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { consoleOf, holdToast, toastOn, type Visitor } from './people.ts'
import { caretTo, editorOf, inDatabase, open, openTogether, paste, saved, textOn, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  // The first command waits until a worker has loaded, which may take longer than its answer.
  const owner = await signUp(product)
  const { id } = await createDocument(owner)
  const named = async () => (await owner.client.post(`/api/documents/${id}/revisions`, { name: 'x' })).status
  await expect.poll(named).toBe(201)
})

const HISTORY = 'Control+Alt+Shift+H'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Version history' })
const list = (page: Page) => dialog(page).getByRole('region', { name: 'Versions' })
const version = (page: Page) => dialog(page).getByRole('region', { name: 'The version' })
const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })

const show = async (page: Page) => {
  await page.getByRole('button', { name: 'Version history' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Types at the end of the text, and waits until it is stored. */
const add = async (page: Page, text: string) => {
  await caretTo(page, 'End')
  await page.keyboard.type(text)
  await saved(page)
}

/** Names the text as it is, without the page. */
const keep = async ({ person }: Visitor, id: string, name: string) => {
  const answer = await person.client.post(`/api/documents/${id}/revisions`, { name })
  expect([201, 202]).toContain(answer.status)
}

describe('The version history of a document', () => {
  test('names a version, shows the changes since then, and restores it on both screens', async () => {
    const [ada, ben] = await Promise.all([
      writer(browser, product),
      writer(browser, product, { firstName: 'Ben' }),
    ])
    const written = consoleOf(ada.page)
    await openTogether(ada, ben)
    const { page } = ada
    await paste(page, 'The harbor is quiet.')
    await saved(page)

    await editorOf(page).focus()
    await page.keyboard.press(HISTORY)
    await expect(dialog(page).getByText('No versions yet')).toHaveCount(1)
    await expect(dialog(page)).not.toContainText('Choose a version')
    await expect(dialog(page)).toContainText('They are kept for 30 days. Named versions are kept forever.')
    await inDialog(page, 'Name current version').click()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('Enter a name.')
    await page.keyboard.press('Escape')
    await expect(inDialog(page, 'Name current version')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('First draft')
    await page.keyboard.press('Enter')
    await expect(list(page).getByRole('button')).toHaveCount(1)
    await expect(list(page)).toContainText('Today')
    await expect(
      inDialog(page, new RegExp(`^Named First draft .* ${isolatedText('Ada Writer')} 4 words$`)),
    ).toHaveAttribute('aria-current', 'true')
    await expect(version(page)).toContainText('Nothing has changed since this version')

    // The same name for the same text makes no other version.
    await inDialog(page, 'Name current version').press('Enter')
    await page.keyboard.type('First draft')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Already named').first()).toBeVisible()
    await expect(list(page).getByRole('button')).toHaveCount(1)

    // Another user's words are in the comparison soon.
    await add(ben.page, ' Boats sleep.')
    await expect(version(page).getByRole('insertion')).toHaveText('Boats sleep.')
    await expect(version(page)).toContainText('The harbor is quiet.')
    await expectAccessibleInBothThemes(page)
    await dialog(page).getByText('Text', { exact: true }).click()
    await expect(version(page)).toHaveText('The harbor is quiet.')
    await expectAccessibleInBothThemes(page)

    await inDialog(page, 'Restore').click()
    const question = page.getByRole('dialog', { name: `Restore “${isolatedText('First draft')}”?` })
    await expect(question).toContainText('nothing is lost')
    await expectAccessibleInBothThemes(page)
    await question.getByRole('button', { name: 'Restore' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(toastOn(page)).toContainText('Version restored')
    await holdToast(page)
    for (const each of [page, ben.page]) await expect.poll(() => textOn(each)).toBe('The harbor is quiet.')
    await expect(editorOf(page)).toBeFocused()
    await expect(toastOn(ben.page)).toContainText(`${isolatedText('Ada Writer')} restored an earlier version`)
    await expect(toastOn(page)).toContainText('Version restored')

    await toastOn(page).getByRole('button', { name: 'Undo' }).click()
    await expect(toastOn(page)).toContainText('Restore undone')
    for (const each of [page, ben.page])
      await expect.poll(() => textOn(each)).toBe('The harbor is quiet. Boats sleep.')
    await show(page)
    await expect(list(page).getByText(`Restored from ${isolatedText('First draft')}`)).toBeVisible()
    await expect(list(page).getByText(/^Restored from \d/)).toBeVisible()
    expect(written).toEqual([])
    await Promise.all([ada.context.close(), ben.context.close()])
  })

  test('is there for a reader, without the buttons that change something', async () => {
    const [ada, ben] = await Promise.all([
      writer(browser, product),
      writer(browser, product, { firstName: 'Ben' }),
    ])
    const id = await openTogether(ada, ben, 'viewer')
    await paste(ada.page, 'The harbor is quiet.')
    await saved(ada.page)
    const { page } = ben
    await show(page)
    await expect(dialog(page)).toContainText('No versions yet')
    await expect(dialog(page)).toContainText('30 days, or 7 days if the owner is on the Free plan')
    // The event brings it.
    await keep(ada, id, 'First draft')
    await expect(inDialog(page, /First draft/)).toBeVisible()
    await dialog(page).getByText('Text', { exact: true }).click()
    await expect(version(page)).toHaveText('The harbor is quiet.')
    await expect(inDialog(page, 'Restore')).toHaveCount(0)
    await expect(inDialog(page, 'Name current version')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Version history' })).toBeFocused()
    await Promise.all([ada.context.close(), ben.context.close()])
  })

  test('says that nothing could be loaded, and tries again', async () => {
    const visitor = await writer(browser, product)
    const { page, context } = visitor
    const id = await open(visitor)
    await paste(page, 'The harbor is quiet.')
    await saved(page)
    await keep(visitor, id, 'First draft')
    await page.route('**/revisions?*', route => route.abort('connectionreset'))
    await show(page)
    await expect(dialog(page).getByRole('alert')).toContainText('We couldn’t load the versions')
    await expectAccessibleInBothThemes(page)
    await page.unroute('**/revisions?*')
    await page.route('**/revisions/*', route => route.abort('connectionreset'))
    await inDialog(page, 'Try again').click()
    await expect(inDialog(page, /First draft/)).toBeVisible()
    await expect(version(page).getByRole('alert')).toContainText('We couldn’t load this version')
    await page.unroute('**/revisions/*')
    await inDialog(page, 'Try again').click()
    await expect(version(page)).toContainText('Nothing has changed since this version')

    await page.route('**/restore', route => route.abort('connectionreset'))
    await inDialog(page, 'Restore').click()
    const question = page.getByRole('dialog', { name: `Restore “${isolatedText('First draft')}”?` })
    await question.getByRole('button', { name: 'Restore' }).click()
    await expect(question.getByRole('alert')).toBeVisible()
    await page.unroute('**/restore')
    await page.route('**/restore', route => route.fulfill({ status: 202, json: { pending: true } }))
    await question.getByRole('button', { name: 'Restore' }).click()
    await expect(toastOn(page)).toContainText('The version is still being restored')
    await expect(dialog(page)).toBeHidden()
    await context.close()
  })

  test('loads older versions, and folds the paragraphs that are the same', async () => {
    const visitor = await writer(browser, product)
    const { page, context, person } = visitor
    const { id } = await createDocument(person)
    await open(visitor, id)
    await paste(page, Array.from({ length: 12 }, (_, index) => `Paragraph ${index}.`).join('\n\n'))
    // Text of several paragraphs waits for the part that reads it.
    await expect.poll(() => textOn(page)).toContain('Paragraph 11.')
    await saved(page)
    await keep(visitor, id, 'The first')
    await inDatabase(
      product,
      `INSERT INTO document_revisions (document_id, kind, name, body, words, characters, covers, authors, created_at)
       SELECT document_id, 'named', 'Older ' || n, body, words, characters, covers, authors, now() - n * interval '1 day'
       FROM document_revisions, generate_series(1, 40) n WHERE document_id = $1 ORDER BY n DESC`,
      [id],
    )
    await add(page, ' More.')
    await show(page)
    await expect(list(page).getByRole('listitem')).toHaveCount(30)
    await inDialog(page, 'Show older versions').click()
    await expect(list(page).getByRole('listitem')).toHaveCount(41)
    await expect(inDialog(page, 'Show older versions')).toHaveCount(0)
    await expect(version(page).getByRole('insertion')).toHaveText('More.')
    await expect(version(page)).not.toContainText('Paragraph 3.')
    await inDialog(page, /^Show 10 unchanged paragraphs$/).click()
    await expect(version(page)).toContainText('Paragraph 3.')
    await context.close()
  })

  test('shows the list and a version one after the other on a phone', async () => {
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const visitor = await writer(browser, product, { window })
    const { page, context } = visitor
    const id = await open(visitor)
    await paste(page, 'The harbor is quiet.')
    await saved(page)
    await keep(visitor, id, 'First draft')
    await page.getByRole('button', { name: 'Version history' }).tap()
    await expect(inDialog(page, /First draft/)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await inDialog(page, /First draft/).tap()
    await expect(list(page)).toBeHidden()
    await expect(version(page)).toContainText('Nothing has changed since this version')
    await expect(inDialog(page, 'Restore')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await inDialog(page, 'All versions').tap()
    await expect(inDialog(page, /First draft/)).toBeFocused()
    await context.close()
  })
})
