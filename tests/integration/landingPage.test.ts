import { beforeAll, expect, test } from 'vitest'

import { PAGE_FACTS_ID } from '#schema/site/defaults.ts'
import { Client } from '#tests/support/client.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product

beforeAll(async () => {
  // The settings belong to everyone.
  product = await startProduct()
})

const change = (settings: object) =>
  inDatabase(
    product,
    `INSERT INTO site_settings (id, settings) VALUES (1, $1::jsonb)
     ON CONFLICT (id) DO UPDATE SET settings = $1::jsonb`,
    [JSON.stringify(settings)],
  )

const landing = async () => (await new Client(product.url).get('/')).text

test('has the numbers of a new installation in its HTML', async () => {
  const html = await landing()
  for (const value of ['10K+', '1M+', '99.9%', '50+']) expect(html).toContain(`>${value}<`)
})

test('has no removed number anywhere in its HTML, and a changed one at once', async () => {
  await change({ metrics: { activeUsers: '73', documents: null, accuracy: null, languages: null } })
  const html = await landing()
  expect(html).toContain('>73<')
  for (const value of ['10K+', '1M+', '99.9%', '50+']) expect(html).not.toContain(value)
})

test('keeps a hostile name inside text and JSON', async () => {
  const siteName = '</script><script>alert(1)</script>'
  await change({ siteName })
  const html = await landing()
  expect(html).not.toContain('<script>alert')
  const json = new RegExp(`id="${PAGE_FACTS_ID}">(.*?)</script>`).exec(html)?.[1] ?? ''
  expect(JSON.parse(json)).toMatchObject({ site: { settings: { siteName } } })
})
