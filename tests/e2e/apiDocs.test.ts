import type { Browser } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { createdApiKey } from '#schema/keys/contract.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { signUp } from '#tests/support/factories.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { consoleOf } from './people.ts'

describe('the page of the API', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await sharedProduct()
    browser = await launchBrowser()
  })

  test.each(['light', 'dark'] as const)('passes axe, %s', async colorScheme => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const context = await browser.newContext({ colorScheme, viewport })
      const page = await context.newPage()
      await page.goto(`${product.url}/api`)
      await page.getByText('Try it').first().click()
      await expectAccessible(page)
      await context.close()
    }
  })

  test('makes a call with the reader’s key, and names a wrong one', async () => {
    const { client } = await signUp(product)
    const { json } = await client.post('/api/keys', { name: 'Try it', scopes: ['check'] })
    const { key } = createdApiKey.parse(json)
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${product.url}/docs`)
    const section = page.getByRole('region', { name: 'POST /api/v1/check' })
    await section.getByText('Try it').click()
    await section.getByLabel('API key').fill('bp_wrong')
    await section.getByRole('button', { name: 'Send' }).click()
    await expect(section.getByText('Status 401')).toBeVisible()
    const written = consoleOf(page)
    await section.getByLabel('API key').fill(key)
    await section.getByLabel('Body (JSON)').fill('{"text":"They will recieve it."}')
    await section.getByRole('button', { name: 'Send' }).click()
    await expect(section.getByText('Status 200')).toBeVisible()
    await expect(section.getByRole('status')).toContainText('receive')
    await section.getByLabel('Body (JSON)').fill('{')
    await section.getByRole('button', { name: 'Send' }).click()
    await expect(section.getByText('The body must be a JSON object.')).toBeVisible()
    expect(written).toEqual([])
    await context.close()
  })
})
