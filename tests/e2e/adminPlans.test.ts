import type { Browser } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn, visitorPage } from './people.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  // Its plans change.
  product = await startProduct()
  browser = await launchBrowser()
})

describe('the plans', () => {
  test('are shown in all currencies, and a change is previewed, saved and seen on the pricing page', async () => {
    const visitor = await visitorPage(browser, product)
    await visitor.goto('/pricing')
    const card = visitor.getByRole('article', { name: 'Premium' })
    await expect(card).toContainText('₹499.00')
    const { page } = await arrive(browser, product, { role: 'admin' })
    await page.goto('/admin/users')
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Plans' }).click()
    const prices = page.getByRole('table', { name: 'Prices of Premium' })
    await expect(prices.getByRole('rowheader')).toHaveCount(10)
    await expect(prices.getByRole('row').filter({ hasText: 'INR' })).toContainText('₹4,970.04')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'Edit Premium' }).press('Enter')
    const preview = page.getByRole('region', { name: 'Preview' })
    await page.getByLabel('Price of a month (₹)', { exact: true }).fill('5,99')
    await expect(preview).toContainText('The card appears here once all fields are valid.')
    await page.getByLabel('Price of a month (₹)', { exact: true }).fill('599')
    await page.getByLabel('The plan is on sale').check()
    await page.getByLabel('Sale price of a month (₹)').fill('299.50')
    await page.getByLabel('Words about the sale').fill('Spring sale')
    for (const text of ['₹299.50', 'Spring sale', '₹599.00']) await expect(preview).toContainText(text)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Say why.')).toBeVisible()
    await page.getByLabel('Reason').fill('Spring')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toastOn(page)).toContainText('The plan was changed')
    await expect(card).toContainText('₹299.50')
    await expect(card).toContainText('Spring sale')
  })

  test('are not saved over a change by someone else', async () => {
    const { page } = await arrive(browser, product, { role: 'admin' })
    await page.goto('/admin/plans/pro')
    await page.getByLabel('Description').fill('For teams that write a lot.')
    await page.getByLabel('Reason').fill('A better text')
    await inDatabase(
      product,
      `UPDATE plans SET revision = revision + 1, monthly_limit = 1200 WHERE name = 'pro'`,
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Changed by someone else')).toBeVisible()
    await expect(page.getByLabel('Description')).toHaveValue('For teams that write a lot.')
    await page.getByRole('button', { name: 'Load the new values' }).click()
    await expect(page.getByLabel('Queries a month')).toHaveValue('1200')
  })
})
