import type { Sequelize } from 'sequelize'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { advanceSubscriptions } from '#api/features/subscriptions/due.ts'
import { createUrls } from '#api/kit/urls.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import { subscription } from '#schema/subscriptions/contract.ts'
import { DAY_MS } from '#schema/subscriptions/period.ts'
import { user as userSchema } from '#schema/users/user.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { grantTo, signUpOn, type Person } from '#tests/support/factories.ts'
import { until } from '#tests/support/patience.ts'
import { buyPlan, CREATE, orderPlan, payDemo, PHONE, readOrder } from '#tests/support/payments.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { emailsFor, inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
let sequelize: Sequelize | undefined
afterAll(() => sequelize?.close())

const urls = createUrls(() => 'https://write.example.org')
/** Brings what is due up to a moment. The command closes the connection of the models. */
async function advanceTo(now: Date): Promise<void> {
  sequelize = connectSequelize(product.databaseUrl, silent)
  await advanceSubscriptions(sequelize, urls, now)
  await sequelize.close()
}
const give = ({ user }: Person, plan: PlanName) => grantTo(product, user.email, 'plan', plan)
const userOf = async ({ client }: Person) => userSchema.parse((await client.get('/api/auth/user')).json)
const planOf = async (person: Person) => (await userOf(person)).subscriptionPlan
const subscriptionOf = async ({ client }: Person) =>
  subscription.parse((await client.get('/api/subscription')).json)
const endOf = async (person: Person) => new Date((await subscriptionOf(person)).paidUntil ?? '')
const kindsFor = async ({ user }: Person) =>
  (await emailsFor(product, user.email)).map(({ kind }) => kind).filter(kind => kind.startsWith('plan-'))
const days = (from: Date, count: number) => new Date(from.getTime() + count * DAY_MS)

describe('a given plan', () => {
  test('counts while it is the higher one, and leaves paid time as it is', async () => {
    const ada = await signUpOn(product, 'free')
    await buyPlan(ada)
    const before = await subscriptionOf(ada)
    const { bonusCredits, monthlyUsage } = await userOf(ada)
    expect(await give(ada, 'pro')).toBe(`${ada.user.email} is on the plan pro.\n`)
    expect(await userOf(ada)).toMatchObject({ subscriptionPlan: 'pro', bonusCredits, monthlyUsage })
    expect(await subscriptionOf(ada)).toMatchObject({ terms: before.terms, givenPlan: 'pro' })
    // It outlasts canceling, resuming, and the end of the paid time.
    await ada.client.post('/api/subscription/cancel')
    await ada.client.post('/api/subscription/resume')
    expect(await planOf(ada)).toBe('pro')
    const end = await endOf(ada)
    for (const at of [days(end, -7), days(end, -1), end, days(end, 3)]) await advanceTo(at)
    expect(await planOf(ada)).toBe('pro')
    // A plan that stays has no end to be reminded of.
    expect(await kindsFor(ada)).toEqual([])
    // For the command, too, the paid time is over.
    await inDatabase(
      product,
      `UPDATE subscription_terms SET anchor = anchor - interval '2 months' WHERE user_id = $1`,
      [ada.user.id],
    )
    expect(await give(ada, 'free')).toBe(`${ada.user.email} is on the plan free.\n`)
    expect(await planOf(ada)).toBe('free')
  })

  test('follows a higher one that was paid for, and the email says so', async () => {
    const ada = await signUpOn(product, 'free')
    await give(ada, 'premium')
    const order = await buyPlan(ada, 'pro')
    // A plan that was given is worth no money.
    expect(order).toMatchObject({ credit: 0, amount: 99_900 })
    expect(await userOf(ada)).toMatchObject({ subscriptionPlan: 'pro', bonusCredits: 0 })
    const end = await endOf(ada)
    await advanceTo(days(end, 3))
    expect(await planOf(ada)).toBe('premium')
    const ended = (await emailsFor(product, ada.user.email)).find(({ kind }) => kind === 'plan-ended')
    expect(ended?.text_body).toContain('Your Pro plan on')
    expect(ended?.text_body).toContain('you are on the Premium plan')
  })

  test('is taken back, and the paid one counts again', async () => {
    const ada = await signUpOn(product, 'free')
    await buyPlan(ada)
    await give(ada, 'pro')
    expect(await give(ada, 'free')).toBe(
      `${ada.user.email} was given no plan, but has paid for the plan premium.\n`,
    )
    expect(await subscriptionOf(ada)).toMatchObject({ state: 'paid', givenPlan: null })
    expect(await planOf(ada)).toBe('premium')
  })

  test('below the paid one changes nothing now', async () => {
    const ada = await signUpOn(product, 'free')
    await buyPlan(ada, 'pro')
    expect(await give(ada, 'premium')).toBe(
      `${ada.user.email} was given the plan premium, but has paid for the plan pro.\n`,
    )
    expect(await planOf(ada)).toBe('pro')
  })

  test.each([
    ['premium', 409],
    ['pro', 200],
  ] as const)('of Premium answers an order of %s with %i', async (planId, status) => {
    const ada = await signUpOn(product, 'free')
    await give(ada, 'premium')
    const amount = planId === 'pro' ? 99_900 : 49_900
    const answer = await ada.client.post(CREATE, { planId, amount, billingPeriod: 'monthly', phone: PHONE })
    expect(answer.status).toBe(status)
  })

  test('that comes before the payment of an open order sends the payment back, since it would add nothing', async () => {
    const ada = await signUpOn(product, 'free')
    const order = await orderPlan(ada)
    await give(ada, 'pro')
    await payDemo(ada, order)
    await until(
      async () => (await readOrder(ada, order.order_id)).status === 'refunded',
      'the payment went back',
    )
    expect(await planOf(ada)).toBe('pro')
    expect((await subscriptionOf(ada)).terms).toEqual([])
  })
})

test('more users than are read at once are all brought up to date', async () => {
  const ada = await signUpOn(product, 'free')
  await buyPlan(ada)
  const end = await endOf(ada)
  sequelize = connectSequelize(product.databaseUrl, silent)
  for (const statement of [
    `INSERT INTO users (email, first_name, last_name, plan_name)
     SELECT gen_random_uuid() || '@example.org', 'A', 'B', 'premium' FROM generate_series(1, 600)`,
    `SELECT usage_open(id, now(), now()) FROM users WHERE first_name = 'A'`,
    `INSERT INTO subscriptions (user_id, due_at) SELECT id, now() + interval '1 day' FROM users WHERE first_name = 'A'`,
  ])
    await sequelize.query(statement)
  await sequelize.close()
  await advanceTo(days(end, 3))
  sequelize = connectSequelize(product.databaseUrl, silent)
  const [late] = await sequelize.query(`SELECT 1 FROM users WHERE plan_name = 'premium' AND first_name = 'A'`)
  expect(late).toEqual([])
})
