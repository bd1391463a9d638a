import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { expireReauthentication } from '#tests/support/accounts.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { confirmAddress, PASSWORD, signUp } from '#tests/support/factories.ts'
import { buyByEvent, orderPlan, payDemo, untilEvent } from '#tests/support/payments.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn } from './people.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

let words = 0
async function payer(firstName: string) {
  const lastName = `Payer${Date.now().toString(36)}${++words}x`
  const person = await signUp(product, { firstName, lastName })
  await confirmAddress(person)
  return { person, lastName }
}

const rows = (page: Page, name: string) => page.getByRole('table', { name }).getByRole('rowheader')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

describe('the payments', () => {
  test('are found and opened, and an administrator lets one go back while its page follows', async () => {
    const { person, lastName } = await payer('Cleo')
    const { id, invoice } = await buyByEvent(person)
    const { page, person: admin, name } = await arrive(browser, product, { role: 'admin' })
    await page.goto('/admin/users')
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Payments' }).click()
    await page.getByLabel('Search by email, name, order or invoice').fill(lastName)
    await expect(rows(page, 'Orders')).toHaveCount(1)
    const row = page.getByRole('row').filter({ hasText: id })
    for (const text of [`Cleo ${lastName}`, 'Premium, one month', '₹499.00', 'Paid', invoice ?? ''])
      await expect(row).toContainText(text)
    await expectAccessibleInBothThemes(page)
    await page.getByLabel('Status').selectOption({ label: 'Failed' })
    await expect(page.getByText('No order matches')).toBeVisible()
    await page.getByLabel('Status').selectOption({ label: 'Paid' })
    await page.getByRole('link', { name: id }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: id })).toBeVisible()
    await expect(part(page, 'Events of the payment service')).toContainText('The order was paid')
    await expectAccessibleInBothThemes(page)
    const refund = part(page, 'Refund')
    await refund.getByRole('button', { name: 'Refund ₹499.00' }).click()
    await expect(refund.getByText('Say why.')).toBeVisible()
    await refund.getByLabel('Reason').fill('Bought twice')
    await expireReauthentication(product, admin)
    await refund.getByRole('button', { name: 'Refund ₹499.00' }).click()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(toastOn(page)).toContainText('The refund has started')
    // The end of the refund comes by event.
    await expect(part(page, 'Order').getByText('Refunded')).toBeVisible()
    await expect(page.getByRole('list', { name: 'History' })).toContainText(`${name} asked for the refund`)
    await expect(refund).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Audit' }).click()
    const entry = page.getByRole('row').filter({ hasText: id })
    await expect(entry).toContainText('Refunded an order')
    await expect(entry).toContainText('Bought twice')
  })

  test('say why an order waits, and support can only read that', async () => {
    const { person } = await payer('Dora')
    const order = await orderPlan(person)
    await payDemo(person, order, 'pending')
    // The page of support reads the order once.
    await untilEvent(product, order.order_id, 'noted')
    const { page } = await arrive(browser, product, { role: 'support' })
    await page.goto(`/admin/payments/${order.order_id}`)
    await expect(part(page, 'Order')).toContainText(
      /The payment service has not confirmed it yet\. (Not checked yet|Checked .*)\. Next check: /,
    )
    await expect(page.getByRole('button', { name: 'Check again' })).toHaveCount(0)
    await page.getByRole('link', { name: 'All payments' }).click()
    await page.getByRole('tab', { name: 'Webhook log' }).click()
    await expect(page.getByRole('row').filter({ hasText: order.order_id })).toContainText('Noted')
    await expectAccessibleInBothThemes(page)
    await page.goto('/admin/payments/BP00000000000000000000')
    await expect(page.getByText('There is no such order')).toBeVisible()
  })

  test('are checked again at once', async () => {
    const { person } = await payer('Emma')
    const { order_id: id } = await orderPlan(person)
    const { page } = await arrive(browser, product, { role: 'admin' })
    await page.goto(`/admin/payments/${id}`)
    await expect(part(page, 'Order')).toContainText('The user has not tried to pay yet. Not checked yet')
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(toastOn(page)).toContainText('The payment service has answered')
    await expect(part(page, 'Order')).toContainText('The user has not tried to pay yet. Checked once')
  })
})
