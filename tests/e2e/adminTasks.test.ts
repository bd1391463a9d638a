import type { Browser, Locator, Page } from 'playwright'
import { beforeAll, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { confirmAddress, signUp } from '#tests/support/factories.ts'
import { orderPlan, payDemo, untilEvent } from '#tests/support/payments.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { expect } from './expect.ts'
import { arrive, toastOn } from './people.ts'

let product: Product
let browser: Browser

// The branding changes.
beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

/** A page with an operator, whose clicks are counted, also those into a field. */
function operator(page: Page) {
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  return {
    page,
    click,
    type: async (target: Locator, text: string) => {
      await click(target)
      await target.fill(text)
    },
    open: (tab: string) =>
      click(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: tab, exact: true })),
    /** Returns the clicks since the last call. */
    taken: () => {
      const taken = clicks
      clicks = 0
      return taken
    },
  }
}

test('an operator does five tasks from the overview, each in a few clicks', async () => {
  const asker = await signUp(product, { firstName: 'Cleo', lastName: 'Asker' })
  await confirmAddress(asker)
  const order = await orderPlan(asker)
  await payDemo(asker, order, 'pending')
  await untilEvent(product, order.order_id, 'noted')
  const { page, name } = await arrive(browser, product, { role: 'admin', lastName: 'Operator' })
  const { click, type, open, taken } = operator(page)
  await page.goto('/admin')

  // Find a user.
  await open('Users')
  await type(page.getByLabel('Search names and emails'), 'Asker')
  await click(page.getByRole('link', { name: 'Cleo Asker' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Cleo Asker' })).toBeVisible()
  expect(taken()).toBeLessThanOrEqual(3)

  // Grant 100 bonus queries.
  await click(page.getByRole('link', { name: 'Grant bonus queries' }))
  const bonus = page.getByRole('region', { name: 'Bonus queries' })
  await expect(bonus.getByLabel('Queries')).toBeFocused()
  await page.keyboard.type('100')
  await type(bonus.getByLabel('Reason'), 'A long outage')
  await click(bonus.getByRole('button', { name: 'Grant' }))
  await expect(toastOn(page)).toContainText('Bonus queries changed')
  expect(taken()).toBeLessThanOrEqual(3)

  // See why a payment is pending.
  await open('Payments')
  await type(page.getByLabel('Search by email, name, order or invoice'), 'Asker')
  await click(page.getByRole('link', { name: order.order_id }))
  await expect(page.getByRole('region', { name: 'Order', exact: true })).toContainText(
    'The payment service has not confirmed it yet.',
  )
  expect(taken()).toBeLessThanOrEqual(3)

  // Change the primary color.
  await open('Settings')
  await type(page.getByLabel('Primary color', { exact: true }), '#0a7d33')
  await click(page.getByRole('button', { name: 'Save' }))
  await expect(toastOn(page)).toContainText('Open pages show it now')
  expect(taken()).toBeLessThanOrEqual(3)

  // Find who did it.
  await open('Audit')
  const entry = page.getByRole('row', { name: /Branding/ })
  await expect(entry).toContainText('#0a7d33')
  await expect(entry).toContainText(name)
  expect(taken()).toBeLessThanOrEqual(1)
})
