import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { createdOrder, orderChanged, type CreatedOrder, type Order } from '#schema/payments/contract.ts'
import { subscription } from '#schema/subscriptions/contract.ts'
import { user as userSchema } from '#schema/users/user.ts'
import { Client } from '#tests/support/client.ts'
import { signUp as signUpUnverified, signUpOn, type Person } from '#tests/support/factories.ts'
import { eventsAbout } from '#tests/support/outbox.ts'
import { until } from '#tests/support/patience.ts'
import {
  buyPlan,
  CREATE,
  ledgerOf,
  orderPlan,
  payDemo,
  PHONE,
  readOrder,
  signedEvent,
} from '#tests/support/payments.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

/** Payments want a confirmed address. */
const signUp = (target: Product) => signUpOn(target, 'free')
const WEBHOOK = '/api/payment/cashfree/webhook'
const planOf = async ({ client }: Person) => {
  const user = userSchema.parse((await client.get('/api/auth/user')).json)
  return {
    plan: user.subscriptionPlan,
    used: user.monthlyUsage,
    limit: user.monthlyLimit,
    bonus: user.bonusCredits,
  }
}
const subscriptionOf = async ({ client }: Person) =>
  subscription.parse((await client.get('/api/subscription')).json)
/** Sends an event about an order, signed, with changes to what it reports. */
async function report(
  order: Pick<Order, 'id' | 'amount'>,
  change: { status?: string; type?: string; paymentId?: string; amount?: number; currency?: string } = {},
  timestamp?: string,
) {
  const {
    status = 'SUCCESS',
    type = 'PAYMENT_SUCCESS_WEBHOOK',
    paymentId = `pay_${order.id}`,
    amount = order.amount / 100,
    currency = 'INR',
  } = change
  const event = {
    type,
    event_time: randomUUID(),
    data: {
      order: { order_id: order.id, order_amount: amount, order_currency: currency },
      payment: {
        cf_payment_id: paymentId,
        payment_status: status,
        payment_amount: amount,
        payment_currency: currency,
      },
    },
  }
  return sent(event, timestamp)
}

/** Sends a signed event, and returns what became of it. */
async function sent(event: object, timestamp?: string): Promise<string | null> {
  const { body, headers } = signedEvent(product, event, timestamp)
  const answer = await new Client(product.url).post(WEBHOOK, body, headers)
  expect(answer.status).toBe(200)
  const outcome = async () => {
    const rows = await inDatabase<{ outcome: string | null }>(
      product,
      `SELECT outcome FROM payment_events WHERE body = $1`,
      [Buffer.from(body)],
    )
    return rows[0]?.outcome ?? null
  }
  await until(async () => (await outcome()) !== null, 'the event is worked on')
  return outcome()
}

/** Pays for two orders, the first one first. Returns the second, whose payment has gone back. */
async function payTwice(person: Person, first: CreatedOrder, second: CreatedOrder): Promise<Order> {
  const statusOf = async ({ order_id: id }: CreatedOrder) => (await readOrder(person, id)).status
  await payDemo(person, first)
  await until(async () => (await statusOf(first)) === 'paid', 'the first is paid')
  await payDemo(person, second)
  await until(async () => (await statusOf(second)) === 'refunded', 'the second payment goes back')
  const order = await readOrder(person, second.order_id)
  expect(await ledgerOf(product, order.id)).toEqual([order.amount, 0 - order.amount])
  return order
}

describe('a payment in the demo mode', () => {
  test('grants the plan, an invoice and what was left of the allowance, and is announced', async () => {
    const ada = await signUp(product)
    const order = await buyPlan(ada)
    expect(order).toMatchObject({ status: 'paid', amount: 49_900, credit: 0, sessionId: null })
    expect(order.invoice).toMatch(/^DEMO\/\d{4}-\d{2}\/\d{5}$/)
    expect(await planOf(ada)).toEqual({ plan: 'premium', used: 0, limit: 500, bonus: 100 })
    expect(await subscriptionOf(ada)).toMatchObject({
      state: 'paid',
      isCanceled: false,
      terms: [{ planName: 'premium', value: 49_900 }],
    })
    expect(await ledgerOf(product, order.id)).toEqual([49_900])
    const events = await eventsAbout(product.databaseUrl, order.id)
    expect(events.findLast(({ name }) => name === orderChanged.name)).toMatchObject({
      value: { status: 'paid' },
    })
  })

  test.each(['failed', 'pending', 'dropped'] as const)(
    'that is %s grants nothing, and can be made again',
    async outcome => {
      const ada = await signUp(product)
      const created = await orderPlan(ada)
      await payDemo(ada, created, outcome)
      await until(
        async () => (await readOrder(ada, created.order_id)).status === outcome,
        `the order is ${outcome}`,
      )
      expect(await planOf(ada)).toMatchObject({ plan: 'free', bonus: 0 })
      expect(await ledgerOf(product, created.order_id)).toEqual([])
      await payDemo(ada, created, 'paid')
      await until(async () => (await readOrder(ada, created.order_id)).status === 'paid', 'the order is paid')
      expect(await ledgerOf(product, created.order_id)).toEqual([49_900])
    },
  )

  test('is over once it has paid', async () => {
    const ada = await signUp(product)
    const created = await orderPlan(ada)
    await payDemo(ada, created)
    const again = await ada.client.post(`/api/payment/demo/${created.payment_session_id}`, {
      outcome: 'failed',
    })
    expect(again.status).toBe(409)
  })
})

describe('a second purchase', () => {
  test('of the same plan continues it', async () => {
    const ada = await signUp(product)
    await buyPlan(ada)
    await buyPlan(ada, 'premium', 'annual')
    const { terms } = await subscriptionOf(ada)
    expect(terms.map(({ planName }) => planName)).toEqual(['premium', 'premium'])
    expect(terms[1]?.startsAt).toBe(terms[0]?.endsAt)
    expect(await planOf(ada)).toMatchObject({ bonus: 100 })
  })

  test('of a higher plan takes the days that are left off its price', async () => {
    const ada = await signUp(product)
    await buyPlan(ada)
    const order = await buyPlan(ada, 'pro')
    expect(order.credit).toBeGreaterThan(40_000)
    expect(order.amount + order.credit).toBe(99_900)
    expect(await planOf(ada)).toEqual({ plan: 'pro', used: 0, limit: 1000, bonus: 600 })
    expect((await subscriptionOf(ada)).terms).toMatchObject([{ planName: 'pro', value: 99_900 }])
  })

  test.each([
    ['premium', 'premium'],
    ['pro', 'premium'],
  ] as const)('goes back if another tab has bought meanwhile: %s, then %s', async (one, other) => {
    const ada = await signUp(product)
    const [first, second] = [await orderPlan(ada, one), await orderPlan(ada, other, 'annual')]
    await payTwice(ada, first, second)
    expect((await subscriptionOf(ada)).terms).toMatchObject([{ planName: one }])
  })

  test('whose credit was taken by another order goes back', async () => {
    const ada = await signUp(product)
    await buyPlan(ada)
    const [first, second] = [await orderPlan(ada, 'pro'), await orderPlan(ada, 'pro')]
    expect((await payTwice(ada, first, second)).invoice).toBeNull()
    expect((await subscriptionOf(ada)).terms).toHaveLength(1)
  })
})

describe('events', () => {
  test('that are repeated, late or reordered change nothing that is paid', async () => {
    const ada = await signUp(product)
    const { order_id: id } = await orderPlan(ada)
    const order = await readOrder(ada, id)
    expect(await report(order, { status: 'PENDING' })).toBe('noted')
    expect(await report(order)).toBe('fulfilled')
    expect(await report(order)).toBe('repeated')
    expect(await report(order, { type: 'PAYMENT_FAILED_WEBHOOK', status: 'FAILED', paymentId: 'x' })).toBe(
      'late',
    )
    expect(await readOrder(ada, id)).toMatchObject({ status: 'paid' })
    expect(await ledgerOf(product, id)).toEqual([49_900])
    expect((await subscriptionOf(ada)).terms).toHaveLength(1)
  })

  test('of an attempt that has failed do not hide a later one that the bank decides', async () => {
    const ada = await signUp(product)
    const { order_id: id } = await orderPlan(ada)
    const order = await readOrder(ada, id)
    expect(await report(order, { status: 'PENDING', paymentId: 'second' })).toBe('noted')
    const failed = { type: 'PAYMENT_FAILED_WEBHOOK', status: 'FAILED', paymentId: 'first' }
    expect(await report(order, failed)).toBe('asked')
  })

  test.each([
    [{ amount: 1 }, 'another amount'],
    [{ amount: 499.001 }, 'another amount'],
    [{ amount: -499 }, 'another amount'],
    [{ currency: 'USD' }, 'another amount'],
  ])('with %j pay for nothing', async (change, outcome) => {
    const ada = await signUp(product)
    const { order_id: id } = await orderPlan(ada)
    expect(await report(await readOrder(ada, id), change)).toBe(outcome)
    expect(await readOrder(ada, id)).toMatchObject({ status: 'open' })
    expect(await planOf(ada)).toMatchObject({ plan: 'free' })
  })

  test('that name the payment of another order pay for nothing', async () => {
    const [ada, bea] = [await signUp(product), await signUp(product)]
    const [first, second] = [await orderPlan(ada), await orderPlan(bea)]
    const paymentId = `pay_${randomUUID()}`
    expect(await report(await readOrder(ada, first.order_id), { paymentId })).toBe('fulfilled')
    expect(await report(await readOrder(bea, second.order_id), { paymentId })).toBe(
      'payment of another order',
    )
    expect(await planOf(bea)).toMatchObject({ plan: 'free' })
  })

  test.each([
    ['an amount as text', { payment_amount: '499.00' }],
    ['no currency', { payment_currency: null }],
  ])('in another form, with %s, only cause a question', async (_, change) => {
    const ada = await signUp(product)
    const { order_id: id } = await orderPlan(ada)
    const payment = {
      cf_payment_id: 1,
      payment_status: 'SUCCESS',
      payment_amount: 499,
      payment_currency: 'INR',
      ...change,
    }
    const event = {
      type: 'PAYMENT_SUCCESS_WEBHOOK',
      event_time: id,
      data: { order: { order_id: id }, payment },
    }
    expect(await sent(event)).toBe('unclear')
    expect(await planOf(ada)).toMatchObject({ plan: 'free' })
  })

  test('that were signed long ago only cause a question', async () => {
    const ada = await signUp(product)
    const { order_id: id } = await orderPlan(ada)
    const order = await readOrder(ada, id)
    expect(await report(order, {}, String(Date.now() - 600_000))).toBe('asked')
    expect(await planOf(ada)).toMatchObject({ plan: 'free' })
  })

  test.each([
    ['another signature', { 'x-webhook-signature': 'AAAA' }],
    ['no signature', { 'x-webhook-signature': '' }],
    ['another timestamp', { 'x-webhook-timestamp': '1' }],
  ])('with %s are refused', async (_, change) => {
    const { body, headers } = signedEvent(product, { type: 'PAYMENT_SUCCESS_WEBHOOK' })
    const answer = await new Client(product.url).post(WEBHOOK, body, { ...headers, ...change })
    expect(answer.status).toBe(400)
  })
})

describe('an order', () => {
  const body = { planId: 'premium', amount: 49_900, billingPeriod: 'monthly', phone: PHONE }

  test.each([
    [{ amount: 1 }, 409, 'PRICE_CHANGED'],
    [{ amount: 497_004 }, 409, 'PRICE_CHANGED'],
    [{ amount: -1 }, 422, 'VALIDATION'],
    [{ amount: 49_900.5 }, 422, 'VALIDATION'],
    [{ amount: 1e21 }, 422, 'VALIDATION'],
    [{ planId: 'free', amount: 0 }, 404, 'NOT_FOUND'],
    [{ planId: 'gold' }, 404, 'NOT_FOUND'],
    [{ billingPeriod: 'weekly' }, 422, 'VALIDATION'],
    [{ phone: '98765' }, 422, 'VALIDATION'],
    [{ phone: undefined }, 422, 'VALIDATION'],
    [{ userId: randomUUID() }, 422, 'VALIDATION'],
  ])('with %j is refused', async (change, status, code) => {
    const ada = await signUp(product)
    const answer = await ada.client.post(CREATE, { ...body, ...change })
    expect([answer.status, answer.json]).toEqual([status, expect.objectContaining({ code })])
  })

  test('is one under its key', async () => {
    const ada = await signUp(product)
    const headers = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => ada.client.post(CREATE, body, headers)))
    const ids = answers.map(({ json }) => createdOrder.parse(json).order_id)
    expect(new Set(ids).size).toBe(1)
    const other = await ada.client.post(
      CREATE,
      { ...body, billingPeriod: 'annual', amount: 497_004 },
      headers,
    )
    expect([other.status, other.json]).toEqual([409, expect.objectContaining({ code: 'CONFLICT' })])
  })

  test('of another user is not there', async () => {
    const [ada, bea] = [await signUp(product), await signUp(product)]
    const { order_id: id } = await orderPlan(ada)
    expect((await bea.client.get(`/api/payment/orders/${id}`)).status).toBe(404)
  })

  test('of an unconfirmed address is refused', async () => {
    const ada = await signUpUnverified(product)
    const answer = await ada.client.post(CREATE, body)
    expect([answer.status, answer.json]).toEqual([
      403,
      expect.objectContaining({ code: 'EMAIL_NOT_VERIFIED' }),
    ])
  })

  test('at another charge than the page showed is refused', async () => {
    const ada = await signUp(product)
    await buyPlan(ada)
    const pro = { planId: 'pro', amount: 99_900, billingPeriod: 'monthly' }
    expect((await ada.client.post(CREATE, { ...pro, charge: 99_900 })).json).toMatchObject({
      code: 'PRICE_CHANGED',
    })
  })

  test('whose credit is above its price is refused', async () => {
    const ada = await signUp(product)
    await buyPlan(ada, 'premium', 'annual')
    const pro = { planId: 'pro', amount: 99_900, billingPeriod: 'monthly' }
    expect((await ada.client.post(CREATE, pro)).json).toMatchObject({ code: 'CONFLICT' })
  })

  test('of a plan that was given is refused', async () => {
    const ada = await signUpOn(product, 'pro')
    const answer = await ada.client.post(CREATE, body)
    expect([answer.status, answer.json]).toEqual([409, expect.objectContaining({ code: 'CONFLICT' })])
  })
})

describe('invoices', () => {
  test('of many who pay at once have no gap and no twin', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(product)))
    await Promise.all(people.map(person => buyPlan(person)))
    const places = await inDatabase<{ place: number; year: string }>(
      product,
      'SELECT year, place FROM invoices ORDER BY year, place',
    )
    for (const year of new Set(places.map(each => each.year))) {
      const own = places.filter(each => each.year === year).map(({ place }) => place)
      expect(own).toEqual(Array.from({ length: own.length }, (_, index) => index + 1))
    }
  })

  test('of another user are not there', async () => {
    const [ada, bea] = [await signUp(product), await signUp(product)]
    const number = (await buyPlan(ada)).invoice?.replaceAll('/', '-') ?? ''
    expect((await ada.client.get(`/api/invoices/${number}`)).status).toBe(200)
    expect((await bea.client.get(`/api/invoices/${number}`)).status).toBe(404)
  })
})
