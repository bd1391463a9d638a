import type { Browser, Page } from 'playwright'
import { afterEach, beforeAll, beforeEach, expect as expectValue, test } from 'vitest'

import { documentSummary } from '#schema/documents/contract.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { confirmAddress } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn, type Visitor } from './people.ts'
import { editorOf, saved } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor
let page: Page

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})
beforeEach(async () => {
  ada = await arrive(browser, product, { plan: 'pro' })
  page = ada.page
})
afterEach(() => ada.context.close())

const rows = (tab: Page = page) => tab.getByRole('main').getByRole('listitem')
const titleOn = (tab: Page) => tab.getByRole('main').getByRole('textbox', { name: 'Title' })

/** Returns the pixels between the word in an element and the edge, on which its focus ring is drawn. */
const roomForRing = (element: Element): number => {
  const word = document.createRange()
  word.selectNodeContents(element)
  return word.getBoundingClientRect().left - element.getBoundingClientRect().left
}

async function make(fields: { title: string; tags?: string[] }) {
  const answer = await ada.person.client.post('/api/snippets', fields)
  return documentSummary.parse(answer.json)
}

test('a snippet is made, written, tagged, found by all of it, and has no place among documents', async () => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Collaborate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Snippets' })).toBeVisible()
  await expect(page.getByText('No snippets yet')).toBeVisible()
  await page.getByRole('button', { name: 'New snippet' }).click()
  await page.waitForURL(/\/collaborate\/[0-9a-f-]{36}$/)
  const id = page.url().slice(-36)
  await expect(editorOf(page)).toBeFocused()
  await expect(editorOf(page).locator('p').first()).toHaveAttribute(
    'data-placeholder',
    'Write a text that you use often. {name} asks for a name when you use it.',
  )
  await page.keyboard.type('Thank you for writing to us')
  await expect(titleOn(page)).toHaveValue('Thank you for writing to us')
  await titleOn(page).fill('Greeting')
  await titleOn(page).press('Enter')
  const tags = page.getByRole('group', { name: 'Tags' })
  await tags.getByRole('textbox').fill('mail, <b>team</b>')
  await tags.getByRole('textbox').press('Enter')
  await expect(tags.getByRole('button', { name: `Remove the tag ${isolatedText('mail')}` })).toBeVisible()
  await expect(tags.getByText('<b>team</b>')).toBeVisible()
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeVisible()
  await expect(tools.getByRole('button', { name: 'Heading 1' })).toHaveCount(0)
  await page.getByRole('button', { name: 'All snippets' }).click()

  await expect(rows()).toHaveCount(1)
  await expect(rows()).toContainText('Thank you for writing to us')
  await expect(rows()).not.toContainText('Detect automatically')
  await ada.person.client.patch(`/api/snippets/${id}/writing`, { language: 'fr' })
  await expect(rows()).toContainText('French')
  const search = page.getByRole('searchbox', { name: 'Search titles, texts and tags' })
  for (const words of ['greeting', 'writing team', 'MAIL']) {
    await search.fill(words)
    await expect(rows()).toHaveCount(1)
    await search.fill('nothing of the kind')
    await expect(page.getByText('No snippets found')).toBeVisible()
  }
  await search.fill('')
  await rows()
    .getByRole('button', { name: `Only with the tag ${isolatedText('mail')}` })
    .click()
  await expect(page.getByRole('button', { name: 'Show snippets with any tag' })).toBeVisible()
  await expect(rows()).toHaveCount(1)

  await page.goto('/')
  await expect(page.getByRole('main').getByRole('button', { name: 'New document' })).toBeVisible()
})

test('a snippet is copied, goes to the trash, and comes back by Undo', async () => {
  const { id } = await make({ title: 'Greeting', tags: ['mail'] })
  await page.goto('/collaborate')
  const choose = async (title: string, item: string) => {
    await page.getByRole('button', { name: `More options for ${isolatedText(title)}`, exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Greeting', 'Duplicate')
  await expect(titleOn(page)).toHaveValue('Copy of Greeting')
  expectValue(page.url()).not.toContain(id)
  await page.goBack()
  await expect(rows()).toHaveCount(2)
  await choose('Greeting', 'Move to trash')
  await expect(rows()).toHaveCount(1)
  await toastOn(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rows()).toHaveCount(2)
  await choose('Copy of Greeting', 'Move to trash')
  await page.getByRole('tab', { name: 'Trash' }).click()
  await expect(rows()).toHaveCount(1)
  await page.getByRole('button', { name: `Delete permanently: ${isolatedText('Copy of Greeting')}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
})

test('two people write in a snippet that one has shared, live', async () => {
  const { id } = await make({ title: 'Greeting' })
  const bea = await arrive(browser, product, { firstName: 'Bea' })
  await confirmAddress(bea.person)
  await page.goto(`/collaborate/${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this snippet' })
  await dialog.getByLabel('Add people by email').fill(bea.person.user.email)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Bea Writer')).toBeVisible()
  await page.keyboard.press('Escape')
  await bea.page.goto('/collaborate')
  await bea.page.getByRole('tab', { name: 'Shared with me' }).click()
  await bea.page.getByRole('link', { name: 'Greeting' }).click()
  await editorOf(bea.page).click()
  await bea.page.keyboard.type('Hello from Bea')
  await expect(editorOf(page)).toContainText('Hello from Bea')
  // A page with unsaved text offers a copy of it instead.
  await saved(bea.page)
  await ada.person.client.delete(`/api/snippets/${id}`)
  const gone = bea.page.getByRole('heading', { name: 'This snippet isn’t available' })
  await expect(gone).toBeVisible()
  await ada.person.client.post(`/api/snippets/${id}/restore`)
  await expect(gone).toBeHidden()
  await expect(editorOf(bea.page)).toHaveText('Hello from Bea')
  await expect(editorOf(page)).toBeEditable()
  await editorOf(bea.page).fill('Bea is back')
  await expect(editorOf(page)).toHaveText('Bea is back')
  // Events of the snippet arrive again, too.
  await ada.person.client.patch(`/api/snippets/${id}`, { title: 'Welcome' })
  await expect(titleOn(bea.page)).toHaveValue('Welcome')
  const alsoHere = bea.page.getByRole('list', { name: 'Also in this snippet' })
  await expect(alsoHere.getByRole('listitem')).toHaveCount(1)
  await bea.context.close()
})

test('a snippet says what no longer fits into its title and its tags', async () => {
  const tags = Array.from({ length: 9 }, (_, n) => `tag ${n}`)
  const { id } = await make({ title: 't'.repeat(119), tags })
  await page.goto(`/collaborate/${id}`)
  await titleOn(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.type('u')
  const note = page.getByText('A title has at most 120 characters.')
  await expect(note).toHaveCount(0)
  await page.keyboard.type('v')
  await expect(note).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Backspace')
  await expect(note).toHaveCount(0)

  const group = page.getByRole('group', { name: 'Tags' })
  await group.getByRole('textbox').fill('ten, eleven')
  await group.getByRole('textbox').press('Enter')
  await expect(group.getByRole('status')).toHaveText('A snippet has at most 10 tags.')
  await expect(group.getByRole('button')).toHaveCount(10)
  await group.getByRole('button', { name: `Remove the tag ${isolatedText('ten')}` }).click()
  await expect(group.getByText('A snippet has at most 10 tags.')).toHaveCount(0)
  await group.getByRole('textbox').focus()
  await page.keyboard.type('x'.repeat(31))
  await expect(group.getByRole('status')).toHaveText('A tag has at most 30 characters.')
})

test('the command palette finds the snippets under both of their names', async () => {
  await page.goto('/')
  for (const words of ['snippet', 'snippets', 'collaborate']) {
    await expect(page.getByRole('main').getByRole('button', { name: 'New document' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(words)
    await page.getByRole('option', { name: 'Collaborate: snippets' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Snippets' })).toBeVisible()
    await page.goBack()
  }
})

test('the owner opens a snippet to everyone, and replaces its link, live', async () => {
  const { id } = await make({ title: 'For everyone', tags: ['open'] })
  await page.goto(`/collaborate/${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this snippet' })
  await dialog.getByRole('radio', { name: 'Public' }).check({ force: true })
  const link = dialog.getByRole('textbox', { name: 'Link to this snippet' })
  await expect(link).toHaveValue(/\/snippet\/[0-9A-Za-z]{10}$/)
  await expectAccessibleInBothThemes(page)
  const first = await link.inputValue()
  // The parts below stay in place with either choice.
  await dialog.getByRole('radio', { name: 'With the link' }).check({ force: true })
  const narrow = await dialog.boundingBox()
  await dialog.getByRole('radio', { name: 'Public' }).check({ force: true })
  await expect(dialog.getByText('Everyone can read this snippet and find it under Public.')).toBeVisible()
  expectValue(await dialog.boundingBox()).toEqual(narrow)

  const bea = await arrive(browser, product, { firstName: 'Bea' })
  await bea.page.goto('/collaborate')
  const tab = bea.page.getByRole('tab', { name: 'Public' })
  await tab.press('Enter')
  expectValue(await tab.evaluate(roomForRing)).toBeGreaterThanOrEqual(4)
  await bea.page.getByRole('searchbox').fill('for everyone')
  await expect(rows(bea.page)).toHaveCount(1)
  await expect(rows(bea.page)).toContainText('By Ada')
  await rows(bea.page).getByRole('link', { name: 'For everyone' }).click()
  await expect(bea.page.getByRole('heading', { level: 1, name: 'For everyone' })).toBeVisible()
  expectValue(bea.page.url()).toBe(first)

  const replace = dialog.getByRole('button', { name: 'Replace the link' })
  const question = page.getByRole('dialog', { name: 'Replace the link?' })
  await replace.press('Enter')
  await expect(question).toContainText('The old link stops working at once')
  await expectAccessibleInBothThemes(page)
  await question.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(replace).toBeFocused()
  await expect(link).toHaveValue(first)
  await replace.press('Enter')
  await question.getByRole('button', { name: 'Replace the link' }).press('Enter')
  await expect(bea.page.getByText('This snippet isn’t available.')).toBeVisible()
  await expect(link).not.toHaveValue(first)
  await bea.page.goto(await link.inputValue())
  await expect(bea.page.getByRole('heading', { level: 1, name: 'For everyone' })).toBeVisible()
  await dialog.getByRole('radio', { name: 'Private' }).check({ force: true })
  await expect(bea.page.getByText('This snippet isn’t available.')).toBeVisible()
  await expect(link).toHaveCount(0)
  await bea.context.close()
})
