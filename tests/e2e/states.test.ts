import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { isKept, writerWithApp } from './device.ts'
import { expect } from './expect.ts'
import { editorOf, open, saved, writer } from './support.ts'

/** The screens that show data of the server, and the sentence of each in place of that data. */
const SCREENS = {
  '/': 'We couldn’t load your documents',
  '/email-generator': 'Email generator',
  '/sentiment': 'The server couldn’t do this. Please try again.',
  '/writing-style': 'We couldn’t measure your documents',
  '/dashboard': 'We couldn’t load your activity',
  '/settings/writing': 'We couldn’t load your dictionary',
  '/settings/security': 'The server couldn’t do this. Please try again.',
  '/settings/privacy': 'The server couldn’t do this. Please try again.',
} as const

const WINDOWS: [string, BrowserContextOptions][] = [
  ['on a computer', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
]

/** The requests without which no page of a user is shown. */
const NEEDED = /\/api\/(auth|admin\/settings)/

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).filter({ visible: true })

const fits = async (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

describe('a screen whose data cannot be loaded', () => {
  test.each(WINDOWS)('says what is safe and tries again, %s', async (_, window) => {
    const { page, person } = await writer(browser, product, { window })
    await createDocument(person, 'A letter')
    for (const [path, sentence] of Object.entries(SCREENS)) {
      await page.route('**/api/**', route =>
        route.request().method() !== 'GET' || NEEDED.test(route.request().url())
          ? route.fallback()
          : route.fulfill({ status: 500, json: {} }),
      )
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByText(sentence).first(), path).toBeVisible()
      const isForm = path === '/email-generator'
      if (!isForm) await expect(tryAgain(page).first(), path).toBeVisible()
      // The heading may come a render later than the sentence.
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expectAccessible(page)
      expect(await fits(page), path).toBe(true)
      await page.unroute('**/api/**')
      await expect(async () => {
        for (const button of await tryAgain(page).all()) await button.click({ timeout: 1000 })
        await expect(tryAgain(page)).toHaveCount(0, { timeout: 2000 })
      }, path).toPass()
      if (!isForm) await expect(main.getByText(sentence)).toHaveCount(0)
    }
  })
})

test('every section opens without a connection once the app is kept, and the text stays', async () => {
  const ada = await writerWithApp(browser, product)
  const { page, context } = ada
  const id = await open(ada)
  await isKept(page)
  await editorOf(page).focus()
  await page.keyboard.type('Kept.')
  await saved(page)
  await context.setOffline(true)
  const headings = {
    'Email Generator': 'Email generator',
    Sentiment: 'Sentiment',
    'Writing Style': 'Writing style',
    Dashboard: /^Good /,
  }
  for (const [link, name] of Object.entries(headings)) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  for (const pane of ['Profile', 'Writing', 'Voice', 'Appearance', 'Security', 'Privacy']) {
    await page.goto(`/settings/${pane.toLowerCase()}`)
    await expect(page.getByRole('heading', { level: 1, name: pane })).toBeVisible()
  }
  await page.goto(`/document/${id}`)
  await expect(editorOf(page)).toContainText('Kept.')
  await context.setOffline(false)
  await saved(page)
  await context.close()
})

test('a user who wants less motion sees none on any screen', async () => {
  const ada = await writer(browser, product, { window: { reducedMotion: 'reduce' } })
  const { page } = ada
  const id = await open(ada)
  for (const path of [`/document/${id}`, '/settings/appearance', ...Object.keys(SCREENS)]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await longestMotion(page), path).toBeLessThanOrEqual(1)
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await longestMotion(page)).toBeGreaterThan(1)
})

/** Returns the longest transition or animation of an element, in milliseconds. */
const longestMotion = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const inMs = (list: string) => list.split(', ').map(each => Number.parseFloat(each) * 1000)
    return Math.max(
      ...[...document.querySelectorAll('body *')].flatMap(element => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
        return [...inMs(transitionDuration), ...(animationName === 'none' ? [] : inMs(animationDuration))]
      }),
    )
  })
