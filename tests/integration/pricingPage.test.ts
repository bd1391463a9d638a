import { Client as Database } from 'pg'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { pricing } from '#schema/messages/en/pricing.ts'
import { Client } from '#tests/support/client.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'

let product: Product
let database: Database
beforeAll(async () => {
  product = await sharedProduct()
})
beforeEach(async () => {
  database = new Database(product.databaseUrl)
  await database.connect()
})
afterEach(() => database.end())

const pricesIn = async () => {
  const { status, text } = await new Client(product.url).get('/pricing')
  return {
    status,
    prices: [...text.matchAll(/tabular-nums">([^<]+)</g)].map(([, price]) => price),
    isStale: text.includes(pricing.messages.stale),
    hasDiscount: text.includes('100% discount'),
  }
}
const OF_ROWS = { status: 200, prices: ['₹0.00', '₹499.00', '₹999.00'], isStale: false, hasDiscount: false }

test('has the prices of the rows in its HTML', async () => {
  expect(await pricesIn()).toEqual(OF_ROWS)
})

test('is there with the fixed plans while their rows cannot be read', async () => {
  await database.query('BEGIN')
  await database.query('LOCK TABLE plans IN ACCESS EXCLUSIVE MODE')
  expect(await pricesIn()).toEqual({
    status: 200,
    prices: ['₹0.00', '₹1.00', '₹320.00'],
    isStale: true,
    hasDiscount: true,
  })
  await database.query('ROLLBACK')
  expect(await pricesIn()).toEqual(OF_ROWS)
})
