import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { SESSION_COOKIE } from '#platform/sessions.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { consoleOf } from './people.ts'

/** A visitor's first page. */
describe('the landing page', () => {
  let product: Product
  let browser: Browser
  const visit = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await page.goto(product.url)
    return page
  }

  beforeAll(async () => {
    product = await sharedProduct()
    browser = await launchBrowser()
  })

  test.each(['light', 'dark'] as const)('passes axe, %s', async colorScheme => {
    await expectAccessible(await visit({ colorScheme, viewport: { width: 1440, height: 900 } }))
    await expectAccessible(await visit({ colorScheme, viewport: { width: 390, height: 844 } }))
  })

  test('works without any script, numbers included', async () => {
    const page = await visit({ javaScriptEnabled: false })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('10K+')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute('href', '/signup')
  })

  test('links only to pages that exist', async () => {
    const page = await visit()
    const targets = await page
      .getByRole('link')
      .evaluateAll(links => [...new Set(links.map(link => link.getAttribute('href') ?? ''))])
    expect(targets.length).toBeGreaterThan(2)
    for (const target of targets.filter(href => !href.startsWith('#')))
      expect((await page.request.get(new URL(target, product.url).href)).status(), target).toBe(200)
  })

  test('obeys its own content policy and requests nothing from other servers', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const written = consoleOf(page)
    const foreign: string[] = []
    page.on('request', request => {
      if (new URL(request.url()).origin !== product.url) foreign.push(request.url())
    })
    await page.goto(product.url, { waitUntil: 'networkidle' })
    expect(written).toEqual([])
    expect(foreign).toEqual([])
  })

  test('is alive: its demo moves, pauses, and stands still where less motion is wanted', async () => {
    const page = await visit()
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    const calm = await visit({ reducedMotion: 'reduce' })
    await expect(calm.getByText('10K+')).toBeVisible()
    await expect(calm.getByRole('button', { name: 'Pause' })).toHaveCount(0)
  })

  test('checks a text in the page, with a checker that is loaded for it', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const written = consoleOf(page)
    const asked: string[] = []
    const sent: string[] = []
    page.on('request', request => {
      asked.push(new URL(request.url()).pathname)
      sent.push(request.url() + (request.postData() ?? ''))
    })
    await page.goto(product.url, { waitUntil: 'networkidle' })
    const loadsChecker = () => asked.some(path => path.endsWith('.wasm'))
    expect(loadsChecker()).toBe(false)
    const field = page.getByRole('textbox', { name: 'Your text' })
    await field.fill('They will recieve a hour.')
    await page.getByRole('button', { name: 'Replace “recieve” with “receive”' }).click()
    await expect(field).toHaveValue('They will receive a hour.')
    await expect(field).toBeFocused()
    await page.getByRole('button', { name: 'Replace “a” with “an”' }).click()
    await expect(field).toHaveValue('They will receive an hour.')
    await expect(page.getByText('We found no mistakes.')).toBeVisible()
    expect(loadsChecker()).toBe(true)
    expect(sent.filter(text => text.includes('recieve'))).toEqual([])
    expect(written).toEqual([])
    await page.getByRole('button', { name: 'Use a sample' }).click()
    await expect(page.getByText('suggestions')).toBeVisible()
    await expectAccessible(page)
  })

  test('is what a browser shows whose session has ended', async () => {
    const context = await browser.newContext()
    await context.addCookies([{ name: SESSION_COOKIE, value: 's%3Aended.a', url: product.url }])
    const page = await context.newPage()
    for (const path of ['/', '/dashboard']) {
      await page.goto(product.url + path)
      await expect(page.getByRole('heading', { level: 1, name: 'meant.' })).toBeVisible()
      await expect(page.getByText('10K+')).toBeVisible()
    }
  })

  test('is what a visitor sees at /dashboard and /email-generator too', async () => {
    const page = await visit()
    for (const path of ['/dashboard', '/email-generator']) {
      await page.goto(product.url + path)
      await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    }
  })
})
