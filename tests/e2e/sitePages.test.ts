import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'

const PAGES = [
  '/features',
  '/about',
  '/blog',
  '/blog/why-saved-should-be-true',
  '/help',
  '/help?q=zebra',
  '/help/sharing',
  '/privacy',
  '/newsletter?outcome=sent',
  '/newsletter?outcome=invalid',
]
const WINDOWS = [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

/** Whether the page can be scrolled sideways. */
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

describe.each(WINDOWS)('the pages of the site, %s', (_, viewport) => {
  test('pass axe in both themes, and fit their window', async () => {
    const page = await browser.newPage({ viewport })
    for (const path of PAGES) {
      await page.goto(product.url + path)
      await expectAccessibleInBothThemes(page)
      expect(await isTooWide(page), path).toBe(false)
    }
    await page.close()
  })
})

test('a visitor finds an article by its words, and goes back to all of them', async () => {
  const page = await browser.newPage()
  await page.goto(`${product.url}/help`)
  await page.getByRole('searchbox', { name: 'Search the Help Center' }).fill('invoice')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/help\?q=invoice$/)
  await page.getByRole('link', { name: 'Invoices' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nvoice')
  await page.getByRole('link', { name: 'All articles' }).click()
  await expect(page).toHaveURL(/\/help$/)
  await page.close()
})

test('a visitor on a phone reaches every page from the menu, by keyboard too', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${product.url}/features`)
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const names = await menu.getByRole('navigation', { name: 'Site' }).getByRole('link').allTextContents()
  expect(names).toEqual([
    'Home',
    'Features',
    'Pricing',
    'Extensions',
    'Blog',
    'About',
    'Contact',
    'Help Center',
    'API Documentation',
    'Privacy Policy',
    'Terms of Service',
  ])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  await page.close()
})

test('a visitor without JavaScript asks for the newsletter', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${product.url}/about`)
  await page.getByRole('textbox', { name: 'Email address' }).fill('reader@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
  await context.close()
})
