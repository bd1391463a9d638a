import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { fileOfInvoice } from '#schema/invoices/invoiceNumber.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { confirmAddress, grantTo, refundBy } from '#tests/support/factories.ts'
import { buyPlan } from '#tests/support/payments.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, consoleOf, visitorPage } from './people.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const PHONE_WINDOW = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Opens a window of a user with a confirmed address: payments want one. */
async function payer(window = {}) {
  const visitor = await arrive(browser, product, { window })
  await confirmAddress(visitor.person)
  return visitor
}

const card = (page: Page, plan: string) => page.getByRole('article', { name: plan })

describe('the pricing page', () => {
  test('shows a visitor the plans for a month and a year, in any currency, and leads to the accounts', async () => {
    const page = await visitorPage(browser, product)
    const written = consoleOf(page)
    await page.goto('/pricing')
    await expect(card(page, 'Premium')).toContainText('Most Popular')
    await expect(card(page, 'Premium')).toContainText('₹499.00')
    await expect(card(page, 'Premium')).toContainText('Billed today')
    await expect(page.getByText('Save 17%')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toHaveAttribute(
      'href',
      '/signup',
    )
    await page.getByRole('radio', { name: /^Annual/ }).check()
    await expect(card(page, 'Premium')).toContainText('₹4,970.04')
    await expect(page.getByRole('link', { name: 'Start Premium Trial' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fsubscribe%3Fplan%3Dpremium%26period%3Dannual',
    )
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('JPY')
    await expect(card(page, 'Premium')).toContainText('¥8,946')
    await expect(page.getByText('Converted from INR')).toBeVisible()
    await page.reload()
    await expect(card(page, 'Premium')).toContainText('¥898')
    await expectAccessible(page)
    await page.getByRole('group').filter({ hasText: 'Does my plan renew by itself?' }).click()
    await expect(page.getByText('nothing is charged after that')).toBeVisible()
    expect(await page.getByRole('group').count()).toBe(11)
    expect(written).toEqual([])
  })

  test('says what an upgrade keeps', async () => {
    const page = await visitorPage(browser, product, PHONE_WINDOW)
    await page.goto('/pricing?upgrade=pro')
    await expect(
      page.getByText('Your current credits will be preserved when you upgrade to Pro!'),
    ).toBeVisible()
    await expectAccessible(page)
  })

  test('is whole without any script', async () => {
    const page = await visitorPage(browser, product, { javaScriptEnabled: false })
    await page.goto('/pricing')
    await expect(card(page, 'Pro')).toContainText('₹999.00')
    await expect(page.getByRole('link', { name: 'Start Pro Trial' })).toBeVisible()
  })
})

/** Orders Premium from the pricing page on, up to the payment page. */
async function orderPremium(page: Page): Promise<void> {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Start Premium Trial' }).click()
  await page.waitForURL('**/subscribe?**')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+919876543210')
  await page.getByRole('button', { name: 'Pay ₹499.00' }).click()
  await page.waitForURL('**/demo-payment?**')
}

describe('a purchase in the demo mode', () => {
  test('that is paid turns the page and every other tab at once', async () => {
    const { page, context } = await payer()
    const other = await context.newPage()
    await other.goto('/settings/profile')
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Start Premium Trial' }).click()
    await page.waitForURL('**/subscribe?**')
    await expect(page.getByText('Starts today and ends on')).toBeVisible()
    await page.getByRole('textbox', { name: 'Phone number' }).fill('98765')
    await page.getByRole('button', { name: 'Pay ₹499.00' }).click()
    await expect(page.getByText('Enter a phone number with its country code')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+919876543210')
    const gstin = page.getByRole('textbox', { name: 'GSTIN' })
    await gstin.fill('27AAPFU0939F1ZW')
    await page.getByRole('button', { name: 'Pay ₹499.00' }).click()
    await expect(page.getByText('This is not a GSTIN.')).toBeVisible()
    await gstin.fill('27aapfu0939f1zv')
    await page.getByRole('button', { name: 'Pay ₹499.00' }).click()
    await expect(page.getByText('Enter the name that the GSTIN is registered to.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Business name' }).fill('Acme & Sons')
    await page.getByRole('button', { name: 'Pay ₹499.00' }).click()
    await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible()
    await expect(page.getByText('Amount')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'You’re on Premium' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expect(other.getByText('/ 500').first()).toBeVisible()
  })

  test('has an invoice in the settings, where the plan is canceled and kept', async () => {
    const { page, person } = await payer(PHONE_WINDOW)
    await page.goto('/settings/billing')
    await expect(page.getByText('You are on the Free plan. Nothing is due.')).toBeVisible()
    await expect(page.getByText('There are none yet.')).toBeVisible()
    // The pane is live.
    const { invoice } = await buyPlan(person)
    await expect(page.getByText('You are on the Premium plan. It is paid until')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Cancel the plan' }).click()
    await expect(page.getByText('Your Premium plan ends on')).toBeVisible()
    await page.getByRole('button', { name: 'Keep the plan' }).click()
    await expect(page.getByText('You are on the Premium plan. It is paid until')).toBeVisible()
    const file = fileOfInvoice(invoice ?? '')
    const fromList = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download invoice ${invoice} as PDF` }).click()
    expect((await fromList).suggestedFilename()).toBe(file)
    await page.getByRole('link', { name: invoice ?? '' }).click()
    await expect(page.getByRole('heading', { name: `Invoice ${invoice}` })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Total paid ₹499.00' })).toBeVisible()
    const fromPage = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    expect((await fromPage).suggestedFilename()).toBe(file)
    await expectAccessibleInBothThemes(page)
  })

  test('shows a refund and a given plan where they happen', async () => {
    const { page, person } = await payer()
    const { id, invoice } = await buyPlan(person)
    await page.goto('/settings/billing')
    await expect(page.getByText('You are on the Premium plan. It is paid until')).toBeVisible()
    await grantTo(product, person.user.email, 'plan', 'pro')
    await expect(page.getByText('You are on the Pro plan. We gave it to you for nothing')).toBeVisible()
    await expect(page.getByText('Premium is paid until')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await grantTo(product, person.user.email, 'plan', 'free')
    await refundBy(product, id)
    await expect(page.getByText('You are on the Free plan. Nothing is due.')).toBeVisible()
    await expect(page.getByText('Refunded on')).toBeVisible()
    await page.getByRole('link', { name: invoice ?? '' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Refunded on' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Total paid ₹499.00' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.goto(`/payment/success?order_id=${id}`)
    await expect(page.getByRole('heading', { name: 'Your payment was returned' })).toBeVisible()
  })

  test.each([
    ['Leave pending', 'Your payment is pending'],
    ['Let it fail', 'The payment failed'],
    ['Cancel and go back', 'The payment was canceled'],
  ])('with the outcome “%s” says “%s”', async (outcome, heading) => {
    const { page } = await payer(PHONE_WINDOW)
    await orderPremium(page)
    await page.getByRole('button', { name: outcome }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectAccessible(page)
  })

  test('of another user, or of no one, is not there', async () => {
    const { page } = await payer()
    await page.goto('/payment/success?order_id=BP00000000000000000000')
    await expect(page.getByRole('heading', { name: 'This order does not exist.' })).toBeVisible()
    await page.goto('/payment/success?order_id=<b>')
    await expect(page.getByRole('heading', { name: 'This order does not exist.' })).toBeVisible()
  })
})

describe('the end of a plan', () => {
  const ends = (page: Page) => page.getByRole('status').filter({ hasText: 'Your Premium plan ends on' })
  const grace = (page: Page) =>
    page.getByRole('status').filter({ hasText: /Your Premium plan ended on .+ It stays until/ })
  /** Moves the time that was paid for, so that it ends so many days from now. */
  const endIn = (userId: string, days: number) =>
    inDatabase(
      product,
      `UPDATE subscription_terms SET anchor = now() + $2 * interval '1 day' - interval '1 year', to_month = 12
       WHERE user_id = $1`,
      [userId, days],
    )

  test('is said above every page in time, until it is closed or the plan is renewed', async () => {
    const { page, person } = await payer(PHONE_WINDOW)
    await buyPlan(person)
    await page.goto('/settings/billing')
    await expect(page.getByText('You are on the Premium plan. It is paid until')).toBeVisible()
    await expect(ends(page)).toBeHidden()
    await endIn(person.user.id, 6)
    // Both are announced. A plan that is to end needs no reminder.
    await person.client.post('/api/subscription/cancel')
    await expect(page.getByText('Your Premium plan ends on')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Renew' })).toBeHidden()
    await person.client.post('/api/subscription/resume')
    await expect(ends(page)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expect(page.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/subscribe?plan=premium')
    await page.getByRole('button', { name: 'Close the notice' }).click()
    await expect(ends(page)).toBeHidden()
    await page.reload()
    await expect(page.getByText('You are on the Premium plan. It is paid until')).toBeVisible()
    await expect(ends(page)).toBeHidden()
    await endIn(person.user.id, -1)
    await page.reload()
    await expect(grace(page)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await buyPlan(person)
    await expect(page.getByText('You are on the Premium plan. It is paid until')).toBeVisible()
    await expect(grace(page)).toBeHidden()
  })
})
