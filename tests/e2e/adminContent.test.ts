import type { Browser, Page } from 'playwright'
import { beforeAll, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn } from './people.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  // Its texts change.
  product = await startProduct()
  browser = await launchBrowser()
})

/** Opens the page of a visitor whose browser runs no JavaScript. */
async function readerPage(): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  return context.newPage()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an administrator writes, previews and publishes a post, and makes it a draft again', async () => {
  const reader = await readerPage()
  const { page } = await arrive(browser, product, { role: 'admin' })
  await page.goto('/admin/users')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Content' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Built-in' }).first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'New text' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Blog post' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New blog post' })).toBeVisible()

  // Wrong fields say so.
  await press(page, 'Save draft')
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Enter a title.')
  await expect(page.getByLabel('Text in Markdown')).toHaveAccessibleDescription('Write something first.')
  await expectAccessibleInBothThemes(page)

  await page.getByLabel('Title').fill('On <b>ferns</b>')
  await page.getByLabel('Summary').fill('They like shade.')
  await expect(page.getByLabel('Address')).toHaveValue('on-b-ferns-b')
  await page.getByLabel('Topics').fill('plants, shade')
  await page.getByLabel('Text in Markdown').fill('## Shade\n\nMuch *of it*. <b>Always</b>.')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { level: 2, name: 'Shade' })).toBeVisible()
  await expect(preview.getByText('<b>Always</b>')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await press(page, 'Save draft')
  await expect(toastOn(page)).toContainText('The draft is saved')
  await expect(page.getByRole('heading', { level: 1, name: 'On <b>ferns</b>' })).toBeVisible()
  expect((await reader.goto('/blog/on-b-ferns-b'))?.status()).toBe(404)

  await press(page, 'Publish')
  await expect(toastOn(page)).toContainText('The text is published')
  await reader.goto('/blog')
  await reader.getByRole('link', { name: 'On <b>ferns</b>' }).click()
  await expect(reader.getByRole('heading', { level: 2, name: 'Shade' })).toBeVisible()
  await expect(reader.getByText('<b>Always</b>')).toBeVisible()

  await page.getByLabel('Text in Markdown').fill('## Sun\n\nLittle of it.')
  await page.getByLabel('Title').press('Enter')
  await expect(toastOn(page)).toContainText('The change is on the site')
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 2, name: 'Sun' })).toBeVisible()

  await press(page, 'Save as draft')
  await expect(toastOn(page)).toContainText('no longer on the site')
  expect((await reader.reload())?.status()).toBe(404)

  await press(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOn(page)).toContainText('The text is deleted')
  await page.getByRole('searchbox').fill('ferns')
  await expect(page.getByText('No text matches')).toBeVisible()
  await page.getByRole('link', { name: 'Audit', exact: true }).click()
  await expect(page.getByRole('row', { name: /Deleted a text of the site/ })).toContainText('ferns')
})

test('typed words stay when someone else changes the text, and the newest can be loaded', async () => {
  const { page } = await arrive(browser, product, { role: 'admin' })
  await page.goto('/admin/content?kind=page')
  await page.getByRole('link', { name: 'About Bluepencil' }).click()
  const text = page.getByLabel('Text in Markdown')
  await text.fill('Mine.')
  await inDatabase(
    product,
    `UPDATE content_entries SET revision = revision + 1, markdown = 'Theirs.' WHERE slug = 'about'`,
  )
  await press(page, 'Save')
  await expect(page.getByText('Changed by someone else. You see')).toBeVisible()
  await expect(text).toHaveValue('Mine.')
  await press(page, 'Load the new values')
  await expect(text).toHaveValue('Theirs.')
  await text.fill('Ours.')
  await press(page, 'Save')
  await expect(toastOn(page)).toContainText('The change is on the site')

  // A built-in text can be put back.
  await press(page, 'Put back the built-in text')
  await page.getByRole('dialog').getByRole('button', { name: 'Put back the built-in text' }).click()
  await expect(toastOn(page)).toContainText('The built-in text is back')
  await expect(text).toHaveValue(/Editors used to mark manuscripts/)
})

test('changes that are not saved stay on the device until they are discarded', async () => {
  const { page } = await arrive(browser, product, { role: 'admin' })
  await page.goto('/admin/content?kind=page')
  const about = page.getByRole('link', { name: 'About Bluepencil' })
  const text = page.getByLabel('Text in Markdown')
  const unsaved = page.getByText('Your changes aren’t saved yet.')
  await about.click()
  await expect(text).not.toHaveValue('')
  const saved = await text.inputValue()
  await expect(unsaved).toHaveCount(0)
  await text.fill('Mine.')
  await expect(unsaved).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goBack()
  await about.click()
  await expect(text).toHaveValue('Mine.')
  await page.reload()
  await expect(text).toHaveValue('Mine.')
  await press(page, 'Discard changes')
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(text).toHaveValue(saved)
  await expect(unsaved).toHaveCount(0)

  // They are about an older text when someone else changes it meanwhile.
  await text.fill('Mine.')
  await expect(unsaved).toBeVisible()
  await inDatabase(
    product,
    `UPDATE content_entries SET revision = revision + 1, markdown = 'Theirs.' WHERE slug = 'about'`,
  )
  await page.reload()
  await expect(text).toHaveValue('Mine.')
  await expect(page.getByText('Changed by someone else. You see')).toBeVisible()
  await press(page, 'Load the new values')
  await expect(text).toHaveValue('Theirs.')
  await expect(unsaved).toHaveCount(0)
})

test('an administrator replaces a sample and writes a question, and visitors see both', async () => {
  const reader = await readerPage()
  const { page } = await arrive(browser, product, { role: 'admin' })
  await page.goto('/admin/content?kind=testimonial')
  await page.getByRole('link', { name: 'Jonas Lindqvist' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Sample')).toBeVisible()
  await page.getByLabel('Name').fill('Zoe Martin')
  await page.getByLabel('Mark it as a sample').uncheck()
  await expect(preview.getByText('Zoe Martin')).toBeVisible()
  await expect(preview.getByText('Sample')).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await press(page, 'Save')
  await expect(toastOn(page)).toContainText('The change is on the site')
  await page.goto('/admin/content/new/faq')
  await page.getByLabel('Question').fill('Does it rain?')
  await page.getByLabel('Answer in Markdown').fill('Often. [More](/help)')
  await page.getByLabel('Order').fill('1')
  await expectAccessibleInBothThemes(page)
  await press(page, 'Publish')
  await expect(toastOn(page)).toContainText('The text is published')
  await reader.goto('/')
  const shown = reader.getByRole('figure').filter({ hasText: 'Zoe Martin' })
  await expect(shown).toBeVisible()
  await expect(shown.getByText('Sample')).toHaveCount(0)
  await expect(reader.getByText('Sample', { exact: true })).toHaveCount(2)
  for (const path of ['/', '/help']) {
    await reader.goto(path)
    await reader.getByText('Does it rain?').click()
    await expect(reader.getByText('Often.')).toBeVisible()
  }
})
