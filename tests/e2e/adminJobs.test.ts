import type { Browser, Page } from 'playwright'
import { beforeAll, test } from 'vitest'

import { visibilityAnswer } from '#schema/snippets/visibility.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { Client } from '#tests/support/client.ts'
import { createSnippet } from '#tests/support/factories.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn, visitorPage } from './people.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name })

test('a reported snippet is hidden and shown again, and its owner reads that it was hidden', async () => {
  const title = `Prize ${Date.now().toString(36)}`
  const ada = await arrive(browser, product, { firstName: 'Ada', plan: 'pro' })
  const { id } = await createSnippet(ada.person, title)
  const opened = await ada.person.client.send('PUT', `/api/snippets/${id}/visibility`, {
    body: { visibility: 'public' },
  })
  const { shareCode: code } = visibilityAnswer.parse(opened.json)
  const body = { code, reason: 'spam', details: 'It asks for a password.' }
  await new Client(product.url).post('/api/shared-snippets/reports', body)
  const { page } = await arrive(browser, product, { role: 'admin' })
  await page.goto('/admin/users')
  await tab(page, 'Reports').click()
  await expect(heading(page, 'Reports')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('It asks for a password.')
  await row.getByRole('button', { name: 'Hide' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await dialog.getByLabel('Reason').fill('A scam')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expect(toastOn(page)).toContainText('The snippet is hidden')
  await expect(row).toHaveCount(0)
  const reader = await visitorPage(browser, product)
  expect((await reader.goto(`/snippet/${code}`))?.status()).toBe(404)
  await ada.page.goto('/collaborate')
  await expect(ada.page.getByRole('listitem').filter({ hasText: title })).toContainText(
    'Hidden by an administrator',
  )
  await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Decided' })
  await expect(row).toContainText('A scam')
  await expectAccessibleInBothThemes(page)
  await row.getByRole('button', { name: 'Show again' }).click()
  await dialog.getByLabel('Reason').fill('A mistake')
  await dialog.getByRole('button', { name: 'Show again' }).click()
  await expect(row).toContainText('Shown again')
  expect((await reader.goto(`/snippet/${code}`))?.status()).toBe(200)
})

test('failed work is retried', async () => {
  const kind = `kind-${Date.now().toString(36)}`
  await inDatabase(
    product,
    `INSERT INTO outbound_emails (recipient, kind, subject, text_body, html_body, status, attempts, last_error)
     VALUES ('ada@example.org', $1, 'A subject', 'x', 'x', 'dead', 6, 'Mailbox full')`,
    [kind],
  )
  const { page } = await arrive(browser, product, { role: 'admin' })
  await page.goto('/admin/users')
  await tab(page, 'Work').click()
  await expect(heading(page, 'Work')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Waiting work' })).toContainText('Events for open pages')
  const row = page.getByRole('row').filter({ hasText: kind })
  await expect(row).toContainText('Mailbox full')
  await expectAccessibleInBothThemes(page)
  await row.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(toastOn(page)).toContainText('It is tried again')
  await expect(row).toHaveCount(0)
})

test('each part of the installation is tried, again on request', async () => {
  const { page } = await arrive(browser, product, { role: 'admin' })
  await page.goto('/admin-test')
  await expect(heading(page, 'Diagnostics')).toBeVisible()
  const table = page.getByRole('table', { name: 'Diagnostics' })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  for (const part of ['Database', 'Events between servers', 'Live connections'])
    await expect(row(part)).toContainText(/Works.*ms/)
  await expect(row('Email server')).toContainText('Not configured')
  await expectAccessibleInBothThemes(page)
  const answer = page.waitForResponse('**/api/admin/diagnostics')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  expect((await answer).status()).toBe(200)
  await expect(row('Database')).toContainText('Works')
})
