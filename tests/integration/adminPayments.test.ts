import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { orderDetails } from '#schema/admin/payments.ts'
import { user as userSchema } from '#schema/users/user.ts'
import { expireReauthentication } from '#tests/support/accounts.ts'
import { auditOf, readDetails } from '#tests/support/adminOrders.ts'
import { LocalCashfree } from '#tests/support/cashfree.ts'
import { signUpOn, type Person } from '#tests/support/factories.ts'
import { freePort } from '#tests/support/freePort.ts'
import { until } from '#tests/support/patience.ts'
import { ledgerOf, orderPlan } from '#tests/support/payments.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { emailsFor, inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

let cashfree: LocalCashfree
let product: Product
let admin: Person
let support: Person
beforeAll(async () => {
  cashfree = await LocalCashfree.start()
  const port = await freePort()
  product = await startProduct({ port, env: { ...cashfree.env, PUBLIC_URL: `http://localhost:${port}` } })
  admin = await signUpAs(product, 'admin', { firstName: 'Grace', lastName: 'Hopper' })
  support = await signUpAs(product, 'support')
})
beforeEach(() => {
  cashfree.manner = 'well'
  cashfree.refundStatus = 'SUCCESS'
})

const check = ({ client }: Person, id: string) => client.post(`/api/admin/payments/${id}/check`)
const refund = (
  { client }: Person,
  id: string,
  { key = randomUUID(), ...body }: Record<string, unknown> & { key?: string } = {},
) =>
  client.post(
    `/api/admin/payments/${id}/refund`,
    { keepsPlan: false, evenCredited: false, reason: 'Asked by email', ...body },
    { 'Idempotency-Key': key },
  )
const planOf = async ({ client }: Person) =>
  userSchema.parse((await client.get('/api/auth/user')).json).subscriptionPlan
const refundsOf = (id: string) =>
  inDatabase<{ state: string }>(product, 'SELECT state FROM refunds WHERE order_id = $1', [id])
const revisionOf = async (id: string) => (await readDetails(admin, id)).order.revision

/** Orders a plan and pays for it, and lets an administrator find the payment. */
async function bought(person: Person, plan: 'premium' | 'pro' = 'premium'): Promise<string> {
  const { order_id: id } = await orderPlan(person, plan)
  cashfree.attempt(id, 'SUCCESS')
  expect((await check(admin, id)).status).toBe(200)
  return id
}
const payer = () => signUpOn(product, 'free')
const whenReturned = (id: string) =>
  until(async () => (await readDetails(admin, id)).order.status === 'refunded', 'the payment went back')

describe('a check by an administrator', () => {
  test('finds a payment whose event was lost, and the audit has the state before and after', async () => {
    const ada = await payer()
    const { order_id: id } = await orderPlan(ada)
    expect((await readDetails(support, id)).waits).toMatchObject({
      reason: 'not-attempted',
      checks: 0,
      isUnanswered: false,
      nextCheckAt: expect.any(String),
    })
    cashfree.attempt(id, 'SUCCESS')
    const answer = await check(admin, id)
    expect(orderDetails.parse(answer.json)).toMatchObject({ order: { status: 'paid' }, waits: null })
    expect(await planOf(ada)).toBe('premium')
    expect(await ledgerOf(product, id)).toEqual([49_900])
    expect(await auditOf(admin, 'order', id)).toMatchObject([
      {
        act: 'order.rechecked',
        source: 'admin',
        actor: { id: admin.user.id, name: 'Grace Hopper' },
        before: { status: 'open' },
        after: { status: 'paid', answered: true },
      },
    ])
    // Again, nothing changes.
    await check(admin, id)
    expect(await ledgerOf(product, id)).toEqual([49_900])
  })

  test('that two administrators make at once counts the payment once', async () => {
    const other = await signUpAs(product, 'admin')
    const { order_id: id } = await orderPlan(await payer())
    cashfree.attempt(id, 'SUCCESS')
    const answers = await Promise.all([admin, other, admin].map(by => check(by, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await ledgerOf(product, id)).toEqual([49_900])
    expect(await auditOf(admin, 'order', id)).toHaveLength(3)
  })

  test('without an answer says so, and leaves the order as it was', async () => {
    const { order_id: id } = await orderPlan(await payer())
    cashfree.manner = 'error'
    expect((await check(admin, id)).json).toMatchObject({ code: 'UNAVAILABLE' })
    expect(await readDetails(admin, id)).toMatchObject({
      order: { status: 'open' },
      waits: { checks: 1, isUnanswered: true },
    })
    expect(await auditOf(admin, 'order', id)).toMatchObject([{ after: { status: 'open', answered: false } }])
    cashfree.manner = 'well'
    await check(admin, id)
    expect((await readDetails(admin, id)).waits).toMatchObject({ checks: 2, isUnanswered: false })
  })

  test('ends a refund that the gateway has made meanwhile', async () => {
    const id = await bought(await payer())
    cashfree.refundStatus = 'PENDING'
    expect((await refund(admin, id, { revision: await revisionOf(id) })).status).toBe(200)
    const { refunds } = cashfree.order(id)
    await until(() => refunds.size === 1, 'the refund is made')
    expect((await readDetails(support, id)).waits).toMatchObject({ reason: 'refund' })
    for (const made of refunds.values()) made.status = 'SUCCESS'
    await check(admin, id)
    await whenReturned(id)
    expect(refunds.size).toBe(1)
  })

  test('is refused for an order that there is not', async () => {
    expect((await check(admin, 'BP00000000000000000000')).status).toBe(404)
    expect(await auditOf(admin, 'order', 'BP00000000000000000000')).toEqual([])
  })
})

describe('a refund by an administrator', () => {
  test('returns the whole payment and ends the plan, and the audit has the reason', async () => {
    const ada = await payer()
    const id = await bought(ada)
    const answer = await refund(admin, id, { revision: await revisionOf(id), reason: ' A mistake ' })
    expect(orderDetails.parse(answer.json)).toMatchObject({
      order: { status: expect.stringMatching(/^refund(ing|ed)$/) },
      isRefundable: false,
    })
    expect(await planOf(ada)).toBe('free')
    await whenReturned(id)
    expect(await ledgerOf(product, id)).toEqual([49_900, -49_900])
    const { history, money } = await readDetails(support, id)
    expect(history.map(({ kind }) => kind)).toEqual([
      'ordered',
      'paid',
      'invoiced',
      'rechecked',
      'refund-ordered',
      'refunded',
    ])
    expect(history).toContainEqual(expect.objectContaining({ kind: 'refund-ordered', by: 'Grace Hopper' }))
    expect(money).toMatchObject([
      { kind: 'payment', amount: 49_900 },
      { kind: 'refund', amount: 49_900, state: 'done', reason: 'administrator' },
    ])
    const [entry] = await auditOf(admin, 'order', id)
    expect(entry).toMatchObject({
      act: 'order.refunded',
      actor: { id: admin.user.id },
      before: { status: 'paid', plan: 'premium' },
      after: { status: 'refunding', plan: 'free', amount: 49_900, keepsPlan: false },
      reason: 'A mistake',
    })
    const kinds = (await emailsFor(product, ada.user.email)).map(({ kind }) => kind)
    expect(kinds.filter(kind => kind === 'payment-refunded')).toHaveLength(1)
  })

  test('whose answer is lost is not made twice by its repetitions', async () => {
    const id = await bought(await payer())
    const wanted = { revision: await revisionOf(id), key: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => refund(admin, id, wanted)))
    answers.push(await refund(admin, id, wanted))
    await whenReturned(id)
    answers.push(await refund(admin, id, wanted))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await ledgerOf(product, id)).toEqual([49_900, -49_900])
    const acts = (await auditOf(admin, 'order', id)).filter(({ act }) => act === 'order.refunded')
    expect(acts).toHaveLength(1)
    // The key is of this order.
    const other = await bought(await payer())
    const reused = await refund(admin, other, { ...wanted, revision: await revisionOf(other) })
    expect(reused.status).toBe(409)
    expect(await refundsOf(other)).toEqual([])
  })

  test('that another administrator makes at the same time is made once', async () => {
    const other = await signUpAs(product, 'admin')
    const id = await bought(await payer())
    const revision = await revisionOf(id)
    const answers = await Promise.all([admin, other].map(by => refund(by, id, { revision })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'CONFLICT',
      message: 'Changed by someone else',
    })
    await whenReturned(id)
    expect(await ledgerOf(product, id)).toEqual([49_900, -49_900])
    const late = await refund(other, id, { revision: await revisionOf(id) })
    expect(late.json).toMatchObject({ message: 'The payment of this order went back already.' })
  })

  test('can leave the plan', async () => {
    const ada = await payer()
    const id = await bought(ada)
    await refund(admin, id, { revision: await revisionOf(id), keepsPlan: true })
    await whenReturned(id)
    expect(await planOf(ada)).toBe('premium')
  })

  test('of an order whose rest was credited is made only on purpose', async () => {
    const ada = await payer()
    const premium = await bought(ada)
    const pro = await bought(ada, 'pro')
    expect((await readDetails(admin, premium)).creditedTo).toBe(pro)
    const revision = await revisionOf(premium)
    const refused = await refund(admin, premium, { revision })
    expect(refused.json).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(pro) })
    expect((await refund(admin, premium, { revision, evenCredited: true })).status).toBe(200)
    await whenReturned(premium)
    expect(await planOf(ada)).toBe('pro')
  })

  test('is refused for an order that is not paid', async () => {
    const { order_id: id } = await orderPlan(await payer())
    const answer = await refund(admin, id, { revision: await revisionOf(id) })
    expect(answer.json).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('never paid') })
  })

  test.each([
    ['no reason', { reason: ' ' }],
    ['no revision', { revision: null }],
    ['an amount', { amount: 100 }],
    ['a key that is too short', { key: 'x' }],
  ])('with %s is refused', async (_what, body) => {
    const id = await bought(await payer())
    expect((await refund(admin, id, { revision: await revisionOf(id), ...body })).status).toBe(422)
    expect(await refundsOf(id)).toEqual([])
  })
})

describe('the acts', () => {
  test('are those of administrators, with a proof before money goes back', async () => {
    const ada = await payer()
    const id = await bought(ada)
    const revision = await revisionOf(id)
    for (const by of [support, ada]) {
      expect((await check(by, id)).json).toMatchObject({ code: 'FORBIDDEN' })
      expect((await refund(by, id, { revision })).json).toMatchObject({ code: 'FORBIDDEN' })
    }
    const late = await signUpAs(product, 'admin')
    await expireReauthentication(product, late)
    expect((await refund(late, id, { revision })).json).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
    expect(await refundsOf(id)).toEqual([])
  })
})

test('an event that names an order is in its details, also in another form', async () => {
  const { order_id: id } = await orderPlan(await payer())
  await cashfree.report(product.url, cashfree.attempt(id, 'FAILED'))
  await cashfree.report(product.url, { type: 'PAYMENT_NEW_WEBHOOK', data: { order: { order_id: id } } })
  await until(
    async () => (await readDetails(support, id)).events.every(({ processedAt }) => processedAt !== null),
    'the events are worked on',
  )
  expect((await readDetails(support, id)).events).toMatchObject([
    { type: 'PAYMENT_FAILED_WEBHOOK', outcome: 'noted', hasFailed: false },
    { type: 'PAYMENT_NEW_WEBHOOK', outcome: 'unclear', hasFailed: true },
  ])
})
