import type { Browser, Page } from 'playwright'
import { beforeAll, expect as expectValue, test } from 'vitest'

import { documentSummary } from '#schema/documents/contract.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { edit } from '#tests/support/revisions.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn, type Visitor } from './people.ts'
import { editorOf, open, saved, selectedOn, selectText, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

/** Makes a snippet with a text that the api already reads. */
async function make({ person: { client } }: Visitor, title: string, text: string): Promise<{ id: string }> {
  const { id } = documentSummary.parse((await client.post('/api/snippets', { title })).json)
  const url = `${product.url.replace('http', 'ws')}/collab`
  await edit({ url, document: id, cookie: client.cookie }, body => body.insert(0, text))
  await expect
    .poll(async () => JSON.stringify((await client.get(`/api/snippets/${id}/text`)).json))
    .toContain(text.slice(0, 10))
  return { id }
}
const dialogOn = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a snippet is put at the caret by the menu of / and by the palette, after its variables are filled in', async () => {
  const { page, ...ada } = await arrive(browser, product, { firstName: 'Ada' })
  const visitor = { page, ...ada }
  await make(visitor, 'Greeting', 'Dear {first name}, welcome to {City}')
  await make(visitor, 'Closing', 'Kind regards')
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'New document' }).click()
  await expect(editorOf(page)).toBeFocused()
  await page.keyboard.type('/snippet')
  await page.getByRole('option', { name: 'Insert a snippet' }).click()
  const picker = dialogOn(page, 'Insert a snippet')
  await expectAccessibleInBothThemes(page)
  await picker.getByRole('searchbox').fill('greet')
  await expect(picker.getByRole('listitem')).toHaveCount(1)
  await picker.getByRole('button', { name: 'Greeting' }).click()
  const form = dialogOn(page, 'Fill in “Greeting”')
  await expectAccessibleInBothThemes(page)
  await expect(form.getByLabel('first name')).toBeFocused()
  await form.getByLabel('first name').fill('Bea')
  await form.getByRole('button', { name: 'Insert' }).click()
  await expect(editorOf(page)).toHaveText('Dear Bea, welcome to {City}')
  await expect(editorOf(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('insert a snippet')
  await page.keyboard.press('Enter')
  await picker.getByRole('searchbox').fill('closing')
  await expect(picker.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(editorOf(page)).toContainText('Kind regards')
  await expect(editorOf(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(editorOf(page)).not.toContainText('Kind regards')
  await ada.context.close()
})

test('the text of a snippet is copied with its formats and values, and its variables are listed', async () => {
  const visitor = await arrive(browser, product, { firstName: 'Ada' })
  const { page, context } = visitor
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await make(visitor, 'Answer', 'Hello {name}')
  await page.goto('/collaborate')
  await page.getByRole('button', { name: `Copy the text of ${isolatedText('Answer')}` }).click()
  const form = dialogOn(page, 'Fill in “Answer”')
  await form.getByLabel('name').fill('Bea')
  await form.getByRole('button', { name: 'Copy' }).click()
  await expect(toastOn(page)).toContainText('Copied')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Hello Bea')
  await page.goto(`/collaborate/${id}`)
  await expect(page.getByRole('group', { name: 'Variables' })).toContainText('name')
  await context.close()
})

test('a selection is saved as a snippet from the bar over it, and the document stays open', async () => {
  const ada = await writer(browser, product, { firstName: 'Ada' })
  const { page } = ada
  const id = await open(ada)
  await editorOf(page).focus()
  await page.keyboard.type('Hello Bea. Kind regards from Ada')
  await saved(page)
  await selectText(page, 'Kind regards')
  const button = page.getByRole('button', { name: 'Save the selection as a snippet' })
  await expectAccessibleInBothThemes(page)
  await button.click()
  await expect(toastOn(page)).toContainText('Saved as a snippet')
  expectValue(page.url()).toContain(id)
  await expect(editorOf(page)).toBeFocused()
  expectValue(await selectedOn(page)).toBe('Kind regards')
  // The text is on the server before anyone opens the snippet.
  await expect
    .poll(async () => JSON.stringify((await ada.person.client.get('/api/snippets')).json))
    .toContain('"start":"Kind regards"')
  await toastOn(page).getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(/\/collaborate\/[0-9a-f-]{36}$/)
  await expect(editorOf(page)).toHaveText('Kind regards')
  await saved(page)
  await ada.context.close()
})

test('a selection is saved once, however long its key is held and however often its button is pressed', async () => {
  const ada = await writer(browser, product)
  const { page } = ada
  await open(ada)
  await editorOf(page).focus()
  await page.keyboard.type('Kind regards')
  await saved(page)
  await selectText(page, 'Kind')
  let answer = () => {}
  const answered = new Promise<void>(resolve => (answer = resolve))
  let calls = 0
  await page.route('**/api/snippets', async route => {
    if (route.request().method() !== 'POST') return route.fallback()
    calls += 1
    await answered
    return route.continue()
  })
  for (const key of ['Control', 'Alt', 's', 's', 's']) await page.keyboard.down(key)
  for (const key of ['s', 'Alt', 'Control']) await page.keyboard.up(key)
  await page.getByRole('button', { name: 'Save the selection as a snippet' }).click()
  answer()
  await expect(toastOn(page)).toContainText('Saved as a snippet')
  expectValue(calls).toBe(1)
  await ada.context.close()
})

test('the bar over a selection has room for saving on a phone, and works by keyboard', async () => {
  const ada = await writer(browser, product, {
    window: { viewport: { width: 390, height: 844 }, hasTouch: true },
  })
  const { page } = ada
  await open(ada)
  await editorOf(page).focus()
  await page.keyboard.type('Kind regards')
  await selectText(page, 'Kind regards')
  const button = page.getByRole('button', { name: 'Save the selection as a snippet' })
  await expect(button).toBeInViewport({ ratio: 1 })
  await button.tap()
  await expect(toastOn(page)).toContainText('Saved as a snippet')
  await toastOn(page).getByRole('button', { name: 'Close' }).click()
  await expect(toastOn(page)).toHaveCount(0)
  await selectText(page, 'regards')
  await page.keyboard.press('ControlOrMeta+Alt+s')
  await expect(toastOn(page)).toContainText('Saved as a snippet')
  await expect(editorOf(page)).toBeFocused()
  expectValue(await selectedOn(page)).toBe('regards')
  await ada.context.close()
})
