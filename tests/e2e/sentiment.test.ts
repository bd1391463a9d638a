import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { engineLoaded } from '#tests/support/engine.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { inDatabase, writer } from './support.ts'

let product: Product
let browser: Browser

const REJECTION =
  'Thank you for your interest. We regret to inform you that we chose someone else. You should have applied earlier. We wish you every success.'

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  await engineLoaded(product)
})

const field = (page: Page) => page.getByRole('textbox', { name: 'Text to analyze' })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const report = (page: Page) => page.getByRole('tabpanel', { name: 'Report' })

describe('The sentiment screen', () => {
  test('analyzes, softens, keeps and reopens a text, and names what is wrong with one', async () => {
    const { page, context, person } = await writer(browser, product)
    await page.goto('/sentiment')
    await expect(page.getByRole('heading', { level: 1, name: 'Sentiment' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sentiment' })).toHaveAttribute('aria-current', 'page')
    await expect(report(page)).toContainText('No report yet')

    await field(page).fill('Too short.')
    await button(page, 'Analyze').click()
    await expect(page.getByRole('alert')).toHaveText('Add at least 20 characters.')
    await field(page).fill('a'.repeat(10_001))
    await expect(page.getByRole('alert')).toContainText('Use at most 10,000 characters.')

    await page.route('**/api/sentiment', route => route.abort('connectionreset'), { times: 1 })
    await field(page).fill(REJECTION)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByRole('alert')).toContainText('We can’t reach the server.')
    await expect(field(page)).toHaveValue(REJECTION)
    await button(page, 'Try again').click()

    await expect(report(page)).toContainText('This is likely to come across as a rejection')
    await expect(report(page)).toContainText('Built-in engine')
    await expect(page.getByRole('heading', { name: 'How it may land' })).toBeFocused()
    const marked = page.getByRole('region', { name: 'Text with its sentiment' })
    await expect(marked.locator('mark').filter({ hasText: 'We regret to inform you' })).toBeVisible()
    await expectAccessible(page)

    await page.reload()
    await expect(report(page)).toContainText('This is likely to come across as a rejection')
    await expect(marked.locator('mark').filter({ hasText: 'We regret to inform you' })).toBeVisible()

    await button(page, 'Softer').click()
    const version = page.getByRole('region', { name: 'Rewrite' })
    await expect(version.getByRole('deletion').first()).toBeVisible()
    await expect(version.getByRole('insertion').first()).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Replace text').click()
    await expect(field(page)).not.toHaveValue(REJECTION)
    await expect(report(page)).toContainText('The text has changed since this report.')

    await page.getByRole('tab', { name: 'History' }).click()
    const kept = page.getByRole('tabpanel', { name: 'History' }).getByRole('button', { name: /^Thank you/ })
    await kept.click()
    await expect(marked).toContainText('someone else')
    expect((await person.client.get('/api/usage')).json).toMatchObject({ used: 2 })
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByRole('button', { name: /^Delete “\u2068Thank you/ }).click()
    await expect(page.getByRole('tabpanel', { name: 'History' })).toContainText('Your last 50 reports')
    await context.close()
  })

  test('fits a phone, and keeps the text when no AI query is left', async () => {
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const { page, context, person } = await writer(browser, product, { window })
    await inDatabase(product, 'UPDATE usage_accounts SET used = 500 WHERE user_id = $1', [person.user.id])
    await page.goto('/sentiment')
    await button(page, 'Try a sample').tap()
    await button(page, 'Analyze').tap()
    await expect(page.getByRole('dialog')).toContainText('AI')
    await page.getByRole('dialog').getByRole('button').last().tap()
    await expect(field(page)).toHaveValue(/Thank you for your patience/)
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await context.close()
  })

  test('shows a lock and a real sample to a plan without it, which the server refuses too', async () => {
    const { page, context, person } = await writer(browser, product, { plan: 'free' })
    await page.goto('/sentiment')
    const main = page.getByRole('main')
    await expect(main).toContainText('The Premium plan does.')
    await expect(main.getByRole('region', { name: 'Sample report' })).toContainText('How it may land')
    await expect(field(page)).toHaveCount(0)
    await expectAccessible(page)
    for (const path of ['/api/sentiment', '/api/sentiment/rewrite']) {
      const body = { text: REJECTION, ...(path.endsWith('rewrite') && { action: 'soften' }) }
      const answer = await person.client.post(path, body, { 'Idempotency-Key': crypto.randomUUID() })
      expect(answer).toMatchObject({ status: 403, json: { code: 'FEATURE_NOT_IN_PLAN' } })
    }
    await context.close()
  })
})
