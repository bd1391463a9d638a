import type { Sequelize } from 'sequelize'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { RefundModel } from '#api/features/payments/model.ts'
import { advanceRefund } from '#api/features/payments/refunds.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { createCashfree } from '#api/services/payments/cashfree.ts'
import { subscription } from '#schema/subscriptions/contract.ts'
import { DAY_MS } from '#schema/subscriptions/period.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { LocalCashfree } from '#tests/support/cashfree.ts'
import { refundBy, signUpOn, type Person } from '#tests/support/factories.ts'
import { freePort } from '#tests/support/freePort.ts'
import { collectedLog } from '#tests/support/logLines.ts'
import { until } from '#tests/support/patience.ts'
import { ledgerOf, orderPlan, readOrder } from '#tests/support/payments.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { emailsFor, inDatabase } from '#tests/support/queuedEmails.ts'

let cashfree: LocalCashfree
let product: Product
let sequelize: Sequelize | undefined
afterAll(() => sequelize?.close())
beforeAll(async () => {
  cashfree = await LocalCashfree.start()
  const port = await freePort()
  product = await startProduct({ port, env: { ...cashfree.env, PUBLIC_URL: `http://localhost:${port}` } })
})
beforeEach(() => {
  cashfree.returnStatus = 'SUCCESS'
})

/** Lets the checks of an order, or of its refunds, come at once. */
async function checkNow(what: 'order' | 'refunds', orderId: string): Promise<void> {
  const due = 'check_at = now(), leased_until = NULL'
  await inDatabase(
    product,
    what === 'order'
      ? `UPDATE orders SET ${due} WHERE id = $1`
      : `UPDATE refunds SET ${due} WHERE order_id = $1 AND state = 'wanted'`,
    [orderId],
  )
  await inDatabase(product, `SELECT pg_notify($1, '')`, [what === 'order' ? 'order_checks' : what])
}
const secondsOf = (orderId: string) =>
  inDatabase<{ id: string; state: string; paymentId: string }>(
    product,
    `SELECT id, state, payment_id AS "paymentId" FROM refunds WHERE order_id = $1 AND reason = 'second-payment'`,
    [orderId],
  )
const whenSecondIs = (orderId: string, state: string) =>
  until(
    async () => (await secondsOf(orderId)).some(each => each.state === state),
    `the second payment is ${state}`,
  )
/** Expects one plan, one invoice, and an email to a person who paid twice. */
async function expectOnePlan(ada: Person, orderId: string): Promise<void> {
  expect(await readOrder(ada, orderId)).toMatchObject({ status: 'paid', invoice: expect.any(String) })
  const { terms } = subscription.parse((await ada.client.get('/api/subscription')).json)
  expect(terms).toHaveLength(1)
  expect((await ada.client.get('/api/invoices')).json).toMatchObject([{ refundedAt: null }])
  const emails = (await emailsFor(product, ada.user.email)).filter(({ kind }) => kind === 'payment-second')
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text_body).toContain('The second payment of ₹499.00 goes back in full.')
  // A refund that is asked for names no payment, and could return the first one.
  expect(cashfree.order(orderId).refunds.size).toBe(0)
}
const order = async () => {
  const ada = await signUpOn(product, 'free')
  return { ada, id: (await orderPlan(ada)).order_id }
}

test('a second payment goes back by itself, and the first one counts', async () => {
  const { ada, id } = await order()
  cashfree.returnStatus = 'PENDING'
  const events = [cashfree.attempt(id, 'SUCCESS'), cashfree.attempt(id, 'SUCCESS')]
  for (const event of events) await cashfree.report(product.url, event)
  await whenSecondIs(id, 'wanted')
  expect(await ledgerOf(product, id)).toEqual([49_900, 49_900])
  await expectOnePlan(ada, id)
  // Repetitions change nothing.
  for (const event of events) await cashfree.report(product.url, { ...event, event_time: 'again' })
  const [returned] = cashfree.order(id).returns
  if (!returned) throw new Error('The payment service has returned no payment.')
  returned.status = 'SUCCESS'
  await checkNow('refunds', id)
  await whenSecondIs(id, 'done')
  expect(await ledgerOf(product, id)).toEqual([49_900, 49_900, -49_900])
  expect(await secondsOf(id)).toHaveLength(1)
  await expectOnePlan(ada, id)
})

test('the event of its return is enough', async () => {
  const { ada, id } = await order()
  cashfree.returnStatus = null
  for (const _ of [1, 2]) await cashfree.report(product.url, cashfree.attempt(id, 'SUCCESS'))
  await whenSecondIs(id, 'wanted')
  const [second] = await secondsOf(id)
  cashfree.returnStatus = 'SUCCESS'
  const event = cashfree.giveBack(id, second?.paymentId ?? '')
  await cashfree.report(product.url, event ?? {})
  await whenSecondIs(id, 'done')
  await expectOnePlan(ada, id)
})

test('two payments without any event are found by the check, the earlier one first', async () => {
  const { ada, id } = await order()
  for (const _ of [1, 2]) cashfree.attempt(id, 'SUCCESS')
  expect((await readOrder(ada, id)).status).toBe('paid')
  await whenSecondIs(id, 'done')
  const [first, second] = cashfree.order(id).attempts
  expect(await secondsOf(id)).toMatchObject([{ paymentId: second?.cf_payment_id }])
  expect(await inDatabase(product, 'SELECT payment_id FROM orders WHERE id = $1', [id])).toEqual([
    { payment_id: first?.cf_payment_id },
  ])
  await expectOnePlan(ada, id)
})

test('a second payment whose event is lost is found by the last check of a paid order', async () => {
  const { ada, id } = await order()
  cashfree.attempt(id, 'SUCCESS')
  expect((await readOrder(ada, id)).status).toBe('paid')
  cashfree.attempt(id, 'SUCCESS')
  await checkNow('order', id)
  await whenSecondIs(id, 'done')
  await expectOnePlan(ada, id)
})

test('the payment service may return the one that counts here, if the events came in another order', async () => {
  const { ada, id } = await order()
  const [first, second] = [cashfree.attempt(id, 'SUCCESS'), cashfree.attempt(id, 'SUCCESS')]
  await cashfree.report(product.url, second)
  await until(async () => (await readOrder(ada, id)).status === 'paid', 'the order is paid')
  await cashfree.report(product.url, first)
  await whenSecondIs(id, 'done')
  expect(await ledgerOf(product, id)).toEqual([49_900, 49_900, -49_900])
  await expectOnePlan(ada, id)
})

test('the refund of the order is another one than the return of its second payment', async () => {
  const { ada, id } = await order()
  cashfree.returnStatus = null
  for (const _ of [1, 2]) cashfree.attempt(id, 'SUCCESS')
  expect((await readOrder(ada, id)).status).toBe('paid')
  await refundBy(product, id)
  await until(async () => (await readOrder(ada, id)).status === 'refunded', 'the order is refunded')
  await checkNow('refunds', id)
  await whenSecondIs(id, 'wanted')
  expect(await ledgerOf(product, id)).toEqual([49_900, 49_900, -49_900])
  cashfree.returnStatus = 'SUCCESS'
  cashfree.giveBack(id, (await secondsOf(id))[0]?.paymentId ?? '')
  await checkNow('refunds', id)
  await whenSecondIs(id, 'done')
  expect(await ledgerOf(product, id)).toEqual([49_900, 49_900, -49_900, -49_900])
})

test('an only payment that the payment service has returned ends the refund of its order', async () => {
  const { ada, id } = await order()
  cashfree.attempt(id, 'SUCCESS')
  expect((await readOrder(ada, id)).status).toBe('paid')
  cashfree.giveBack(id, cashfree.order(id).attempts[0]?.cf_payment_id ?? '')
  await refundBy(product, id)
  await until(async () => (await readOrder(ada, id)).status === 'refunded', 'the order is refunded')
  expect(cashfree.order(id).refunds.size).toBe(0)
  expect(await ledgerOf(product, id)).toEqual([49_900, -49_900])
})

test('one that the payment service does not return is reported to the operator', async () => {
  const { id } = await order()
  cashfree.returnStatus = null
  for (const _ of [1, 2]) await cashfree.report(product.url, cashfree.attempt(id, 'SUCCESS'))
  await whenSecondIs(id, 'wanted')
  const [second] = await secondsOf(id)
  const models = connectSequelize(product.databaseUrl, silent)
  sequelize = models
  const {
    CASHFREE_URL: server = '',
    CASHFREE_APP_ID: appId = '',
    CASHFREE_SECRET_KEY: secretKey = '',
  } = cashfree.env
  const gateway = createCashfree({
    mode: 'sandbox',
    server,
    appId,
    secretKey,
    returnUrl: () => product.url,
    notifyUrl: () => product.url,
  })
  const { logger, messages } = collectedLog()
  const advance = (days: number) =>
    advanceRefund(
      { sequelize: models, gateway, logger },
      second?.id ?? '',
      new Date(Date.now() + days * DAY_MS),
    )
  await advance(1)
  expect(messages).toEqual([])
  await advance(3)
  expect(messages).toEqual([expect.stringContaining('refund this payment in the dashboard')])
  expect(await RefundModel.findByPk(second?.id)).toMatchObject({ state: 'wanted' })
  // As the operator does in the dashboard.
  cashfree.returnStatus = 'SUCCESS'
  cashfree.giveBack(id, second?.paymentId ?? '')
  await advance(4)
  expect(await secondsOf(id)).toMatchObject([{ state: 'done' }])
})
