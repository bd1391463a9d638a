import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createdOrder } from '#schema/payments/contract.ts'
import { LocalCashfree } from '#tests/support/cashfree.ts'
import { signUpOn, type Person } from '#tests/support/factories.ts'
import { freePort } from '#tests/support/freePort.ts'
import { until } from '#tests/support/patience.ts'
import { CREATE, orderPlan, PHONE, readOrder } from '#tests/support/payments.ts'
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
  cashfree.refundStatus = 'SUCCESS'
})

const ORDER = { planId: 'premium', amount: 49_900, billingPeriod: 'monthly', phone: PHONE }
const statusOf = async (person: Person, id: string) => (await readOrder(person, id)).status
/** Lets the check of a row come at once. */
async function checkNow(table: 'orders' | 'refunds', id: string): Promise<void> {
  await inDatabase(product, `UPDATE ${table} SET check_at = now(), leased_until = NULL WHERE id = $1`, [id])
  await inDatabase(product, `SELECT pg_notify('${table === 'orders' ? 'order_checks' : 'refunds'}', '')`)
}
const storedState = async (id: string) => {
  const [row] = await inDatabase<{ state: string }>(product, 'SELECT state FROM orders WHERE id = $1', [id])
  return row?.state
}

describe('an order at Cashfree', () => {
  test('has the amount in rupees, and a checkout in the sandbox', async () => {
    const ada = await signUpOn(product, 'free')
    const created = await orderPlan(ada, 'premium', 'annual')
    expect(created).toEqual({
      order_id: created.order_id,
      payment_session_id: `session_${created.order_id}`,
      environment: 'sandbox',
    })
    expect(cashfree.order(created.order_id)).toMatchObject({ amount: 4970.04, status: 'ACTIVE' })
  })

  test.each(['error', 'silence', 'redirect', 'junk', 'flood', 'lost answer'] as const)(
    'whose call meets a service with the fault “%s” goes on under its key',
    async manner => {
      const ada = await signUpOn(product, 'free')
      const headers = { 'Idempotency-Key': randomUUID() }
      cashfree.manner = manner
      const failed = await ada.client.post(CREATE, ORDER, headers)
      expect([failed.status, failed.json]).toEqual([
        503,
        expect.objectContaining({ message: 'Failed to initiate payment. Please try again.' }),
      ])
      cashfree.manner = 'well'
      const again = await ada.client.post(CREATE, ORDER, headers)
      expect(again.status).toBe(200)
      const { order_id: id } = createdOrder.parse(again.json)
      expect(cashfree.order(id).status).toBe('ACTIVE')
      const rows = await inDatabase(product, 'SELECT 1 FROM orders WHERE user_id = $1', [ada.user.id])
      expect(rows).toHaveLength(1)
    },
  )

  test('is paid by its event, which may come twice and late', async () => {
    const ada = await signUpOn(product, 'free')
    const { order_id: id } = await orderPlan(ada)
    expect((await cashfree.report(product.url, cashfree.attempt(id, 'FAILED'))).status).toBe(200)
    await until(async () => (await statusOf(ada, id)) === 'failed', 'the attempt has failed')
    const event = cashfree.attempt(id, 'SUCCESS')
    await Promise.all([cashfree.report(product.url, event), cashfree.report(product.url, event)])
    await until(async () => (await storedState(id)) === 'paid', 'the order is paid')
    expect(await readOrder(ada, id)).toMatchObject({ status: 'paid', amount: 49_900 })
  })

  test('is paid by the page that waits, without an event', async () => {
    const ada = await signUpOn(product, 'free')
    const { order_id: id } = await orderPlan(ada)
    cashfree.attempt(id, 'SUCCESS')
    expect(await statusOf(ada, id)).toBe('paid')
  })

  test('is paid by the check, without an event and a page', async () => {
    const ada = await signUpOn(product, 'free')
    const { order_id: id } = await orderPlan(ada)
    cashfree.attempt(id, 'SUCCESS')
    await checkNow('orders', id)
    await until(async () => (await storedState(id)) === 'paid', 'the check has found the payment')
  })

  test('closes when it can no longer be paid, and a late payment still counts', async () => {
    const ada = await signUpOn(product, 'free')
    const { order_id: id } = await orderPlan(ada)
    cashfree.order(id).status = 'EXPIRED'
    expect(await statusOf(ada, id)).toBe('closed')
    await cashfree.report(product.url, cashfree.attempt(id, 'SUCCESS'))
    await until(async () => (await storedState(id)) === 'paid', 'the late payment counts')
  })

  test('shows what was last known while the service does not answer', async () => {
    const ada = await signUpOn(product, 'free')
    const { order_id: id } = await orderPlan(ada)
    cashfree.manner = 'error'
    expect(await statusOf(ada, id)).toBe('open')
  })

  test('is not paid by another amount', async () => {
    const ada = await signUpOn(product, 'free')
    const { order_id: id } = await orderPlan(ada)
    cashfree.attempt(id, 'SUCCESS', 1)
    expect(await statusOf(ada, id)).toBe('open')
    expect(await storedState(id)).toBe('active')
  })
})

test('no page of the demo is there', async () => {
  const ada = await signUpOn(product, 'free')
  const path = `/api/payment/demo/demo_${'a'.repeat(32)}`
  expect((await ada.client.get(path)).status).toBe(404)
  expect((await ada.client.post(path, { outcome: 'paid' })).status).toBe(404)
})

test('a refund is asked for again until it has ended', async () => {
  const ada = await signUpOn(product, 'free')
  const premium = await orderPlan(ada)
  cashfree.attempt(premium.order_id, 'SUCCESS')
  expect(await statusOf(ada, premium.order_id)).toBe('paid')
  const [first, second] = [await orderPlan(ada, 'pro'), await orderPlan(ada, 'pro')]
  for (const { order_id: id } of [first, second]) cashfree.attempt(id, 'SUCCESS')
  expect(await statusOf(ada, first.order_id)).toBe('paid')
  cashfree.refundStatus = 'PENDING'
  expect(await statusOf(ada, second.order_id)).toBe('refunding')
  const refunds = cashfree.order(second.order_id).refunds
  await until(() => refunds.size === 1, 'the refund is made')
  for (const refund of refunds.values()) refund.status = 'SUCCESS'
  for (const refundId of refunds.keys()) await checkNow('refunds', refundId)
  await until(async () => (await statusOf(ada, second.order_id)) === 'refunded', 'the refund has ended')
  expect(refunds.size).toBe(1)
})
