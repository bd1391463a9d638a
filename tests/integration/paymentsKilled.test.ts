import { Client as Database } from 'pg'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { LocalCashfree } from '#tests/support/cashfree.ts'
import { signUpOn } from '#tests/support/factories.ts'
import { freePort } from '#tests/support/freePort.ts'
import { until } from '#tests/support/patience.ts'
import { bookFaults } from '#tests/support/paymentBooks.ts'
import { orderPlan, readOrder } from '#tests/support/payments.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let cashfree: LocalCashfree
let product: Product
beforeAll(async () => {
  cashfree = await LocalCashfree.start()
  const port = await freePort()
  product = await startProduct({ port, env: { ...cashfree.env, PUBLIC_URL: `http://localhost:${port}` } })
})
beforeEach(() => {
  cashfree.manner = 'well'
})

const stored = async (id: string) => {
  const [row] = await inDatabase<{ state: string; waiting: number }>(
    product,
    `SELECT state, (SELECT count(*)::int FROM payment_events WHERE processed_at IS NULL) AS waiting
     FROM orders WHERE id = $1`,
    [id],
  )
  return row
}

test('a payment counts whose event was answered before a kill -9, and only worked on after it', async () => {
  const ada = await signUpOn(product, 'free')
  const { order_id: id } = await orderPlan(ada)
  const event = cashfree.attempt(id, 'SUCCESS')
  // While the account is locked, no one works on the event.
  const lock = new Database(product.databaseUrl)
  await lock.connect()
  await lock.query('BEGIN')
  await lock.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [ada.user.id])
  expect((await cashfree.report(product.url, event)).status).toBe(200)
  await product.kill9()
  expect(await stored(id)).toEqual({ state: 'active', waiting: 1 })
  await lock.end()
  await product.start()
  await until(async () => (await stored(id))?.state === 'paid', 'the order is paid')
  // It may come again.
  expect((await cashfree.report(product.url, event)).status).toBe(200)
  await until(async () => (await stored(id))?.waiting === 0, 'all events are worked on')
  expect(await bookFaults(product, cashfree)).toEqual([])
})

test('a refund is made once, although a kill -9 took the answer of the service', async () => {
  const ada = await signUpOn(product, 'free')
  const premium = await orderPlan(ada)
  cashfree.attempt(premium.order_id, 'SUCCESS')
  expect((await readOrder(ada, premium.order_id)).status).toBe('paid')
  const [first, second] = [await orderPlan(ada, 'pro'), await orderPlan(ada, 'pro')]
  cashfree.attempt(first.order_id, 'SUCCESS')
  expect((await readOrder(ada, first.order_id)).status).toBe('paid')
  // The days that are left were credited to the first order.
  cashfree.manner = 'no answer'
  await cashfree.report(product.url, cashfree.attempt(second.order_id, 'SUCCESS'))
  const { refunds } = cashfree.order(second.order_id)
  await until(() => refunds.size === 1, 'the refund is made')
  await product.kill9()
  cashfree.manner = 'well'
  await inDatabase(product, 'UPDATE refunds SET leased_until = NULL')
  await product.start()
  await until(
    async () => (await readOrder(ada, second.order_id)).status === 'refunded',
    'the payment is back',
  )
  expect(await bookFaults(product, cashfree)).toEqual([])
})
