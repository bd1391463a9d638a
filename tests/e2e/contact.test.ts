import type { Browser, Page } from 'playwright'
import { beforeAll, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { emailsFor } from '#tests/support/queuedEmails.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, CALM, toastOn, visitorPage } from './people.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })

test('a visitor corrects the form and sends it, and support answers', async () => {
  const subject = `Question ${Date.now().toString(36)}`
  const email = `vera.${Date.now().toString(36)}@example.org`
  const page = await visitorPage(browser, product, CALM)
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await expect(sendButton(page)).toBeEnabled()
  await box(page, 'Email').fill('vera')
  await box(page, 'Message').fill('Too short')
  await sendButton(page).press('Enter')
  await expect(box(page, 'Name')).toBeFocused()
  await expect(box(page, 'Name')).toHaveAccessibleDescription('Enter a name.')
  await expect(box(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect(box(page, 'Message')).toHaveAccessibleDescription(/Use at least 20 characters\./)
  await expectAccessibleInBothThemes(page)
  await box(page, 'Name').fill('Vera')
  await box(page, 'Email').fill(email)
  await box(page, 'Subject').fill(subject)
  await box(page, 'Message').fill('Which <b>languages</b> can it check?\nAnd when?')
  await sendButton(page).press('Enter')
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you for your message.' })
  await expect(thanks).toBeFocused()
  await expect(sendButton(page)).toHaveCount(0)
  await expectAccessibleInBothThemes(page)

  const staff = await arrive(browser, product, { role: 'support' })
  await staff.page.goto('/admin/users')
  await staff.page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Messages' }).click()
  await expect(staff.page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  const row = staff.page.getByRole('row').filter({ hasText: subject })
  await expect(row).toContainText('Which <b>languages</b> can it check?')
  await expectAccessibleInBothThemes(staff.page)
  await row.getByRole('button', { name: /^Answer/ }).press('Enter')
  const dialog = staff.page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Answer' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Answer' })).toHaveAccessibleDescription(
    /Write something first\./,
  )
  await expectAccessibleInBothThemes(staff.page)
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('It checks 33 languages.')
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(toastOn(staff.page)).toContainText('The answer is on its way')
  await expect(row).toHaveCount(0)
  await staff.page.getByLabel('Show', { exact: true }).selectOption({ label: 'Answered' })
  await expect(row).toContainText('It checks 33 languages.')
  const kinds = (await emailsFor(product, email)).map(({ kind }) => kind)
  expect(kinds).toEqual(['contact-received', 'contact-answer'])
})

test('a message that cannot be sent keeps its texts and says why', async () => {
  const page = await visitorPage(browser, product, CALM)
  await page.goto('/contact')
  await expect(sendButton(page)).toBeEnabled()
  await box(page, 'Name').fill('Vera')
  await box(page, 'Email').fill('vera@example.org')
  await box(page, 'Subject').fill('A question')
  await box(page, 'Message').fill('Which languages can it check?')
  await page.route('**/api/contact', route => route.abort())
  await sendButton(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText('We can’t reach the server.')
  await page.unroute('**/api/contact')
  await page.route('**/api/contact', route =>
    route.fulfill({ status: 422, json: { success: false, fields: { subject: 'Another subject, please.' } } }),
  )
  await sendButton(page).press('Enter')
  await expect(box(page, 'Subject')).toBeFocused()
  await expect(box(page, 'Subject')).toHaveAccessibleDescription('Another subject, please.')
  await expect(box(page, 'Message')).toHaveValue('Which languages can it check?')
})

test('a form whose code cannot be loaded says so, and a reload brings it', async () => {
  const page = await visitorPage(browser, product, CALM)
  const code = /\/followContact-/
  await page.route(code, route => route.abort())
  await page.goto('/contact')
  const notice = page.getByRole('complementary', { name: 'Notice' })
  await expect(notice.getByRole('alert')).toContainText('Part of this page couldn’t be loaded')
  await expect(sendButton(page)).toBeDisabled()
  await expectAccessibleInBothThemes(page)
  await page.unroute(code)
  await notice.getByRole('button', { name: 'Reload' }).press('Enter')
  await expect(sendButton(page)).toBeEnabled()
  await expect(notice).toHaveCount(0)
})

test('without JavaScript the page says that the form needs it', async () => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  await expect(page.getByText('Turn on JavaScript to send a message.')).toBeVisible()
  await expect(sendButton(page)).toBeHidden()
  await context.close()
})
