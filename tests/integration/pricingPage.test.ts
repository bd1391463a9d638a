import { Client as Database } from 'pg'
import { expect, test } from 'vitest'

import { pricing } from '#schema/messages/en/pricing.ts'
import { Client } from '#tests/support/client.ts'
import { startProduct } from '#tests/support/product.ts'

test('the pricing page has the fixed plans until their rows can be read, and then the last ones', async () => {
  // One that has not shown the page yet.
  const product = await startProduct()
  const database = new Database(product.databaseUrl)
  await database.connect()
  const lock = async () => {
    await database.query('BEGIN')
    await database.query('LOCK TABLE plans IN ACCESS EXCLUSIVE MODE')
  }
  const page = async () => {
    const { status, text } = await new Client(product.url).get('/pricing')
    return {
      status,
      prices: [...text.matchAll(/tabular-nums">([^<]+)</g)].map(([, price]) => price),
      isStale: text.includes(pricing.messages.stale),
      hasDiscount: text.includes('100% discount'),
    }
  }
  const ofRows = { status: 200, prices: ['₹0.00', '₹499.00', '₹999.00'], isStale: false, hasDiscount: false }

  await lock()
  expect(await page()).toEqual({
    status: 200,
    prices: ['₹0.00', '₹1.00', '₹320.00'],
    isStale: true,
    hasDiscount: true,
  })
  await database.query('ROLLBACK')
  expect(await page()).toEqual(ofRows)
  await lock()
  expect(await page()).toEqual(ofRows)
  await database.end()
})
