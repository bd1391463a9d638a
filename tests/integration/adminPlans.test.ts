import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { adminPlan, type AdminPlan } from '#schema/admin/plans.ts'
import { plan as planSchema, planFeature } from '#schema/plans/contract.ts'
import { user as userSchema } from '#schema/users/user.ts'
import { expireReauthentication } from '#tests/support/accounts.ts'
import { auditOf } from '#tests/support/adminOrders.ts'
import { Client } from '#tests/support/client.ts'
import { signUpOn, type Person } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { until } from '#tests/support/patience.ts'
import { buyPlan, CREATE, orderPlan, payDemo, PHONE, readOrder } from '#tests/support/payments.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

let product: Product
let admin: Person
beforeAll(async () => {
  product = await startProduct()
  admin = await signUpAs(product, 'admin', { firstName: 'Grace', lastName: 'Hopper' })
})

const stored = async ({ client } = admin): Promise<AdminPlan[]> =>
  z.parse(z.array(adminPlan), (await client.get('/api/admin/plans')).json)
async function planNamed(name: string): Promise<AdminPlan> {
  const found = (await stored()).find(plan => plan.name === name)
  return found ?? expect.fail(`There is no plan ${name}.`)
}
/** Returns the plans as visitors read them. */
const offered = async () =>
  z.parse(z.array(planSchema), (await new Client(product.url).get('/api/subscription-plans')).json)

/** Returns a plan as a call changes it. */
function bodyOf({ id: _id, name: _name, flags, ...values }: AdminPlan, change: Record<string, unknown> = {}) {
  return {
    ...values,
    flags: planFeature.options.filter(feature => flags.includes(feature)),
    reason: 'A sale',
    ...change,
  }
}
const put = ({ client }: Person, name: string, body: unknown) =>
  client.send('PUT', `/api/admin/plans/${name}`, { body })
const edit = async (name: string, change: Record<string, unknown>) =>
  put(admin, name, bodyOf(await planNamed(name), change))

describe('a change of a plan', () => {
  test('counts for everyone at once, and the audit has it', async () => {
    const before = await planNamed('premium')
    const answer = await edit('premium', {
      displayName: 'Premium Plus',
      priceINR: 59_900,
      isDiscountActive: true,
      discountedPriceINR: 29_950,
      discountLabel: 'Spring sale',
      annualDiscountPercent: 20,
      features: ['One line', 'Another line'],
    })
    expect(answer.json).toMatchObject({ displayName: 'Premium Plus', revision: before.revision + 1 })
    expect((await offered()).find(({ name }) => name === 'premium')).toMatchObject({
      displayName: 'Premium Plus',
      priceINR: 59_900,
      discountedPriceINR: 29_950,
      features: ['One line', 'Another line'],
      sentimentAnalysis: true,
    })
    const page = (await new Client(product.url).get('/pricing')).text
    for (const text of ['Premium Plus', 'Spring sale', '₹299.50', '₹599.00']) expect(page).toContain(text)
    expect((await auditOf(admin, 'plan', before.id))[0]).toMatchObject({
      act: 'plan.changed',
      actor: { id: admin.user.id, name: 'Grace Hopper' },
      subject: { kind: 'plan', name: 'Premium' },
      before: { displayName: 'Premium', priceINR: 49_900 },
      after: { displayName: 'Premium Plus', priceINR: 59_900 },
      reason: 'A sale',
    })
    expect((await put(admin, 'premium', bodyOf({ ...before, revision: before.revision + 1 }))).status).toBe(
      200,
    )
  })

  test('leaves the amounts of orders and invoices as they were', async () => {
    const ada = await signUpOn(product, 'free')
    const { id, invoice } = await buyPlan(ada, 'pro')
    const [bea, price] = [await signUpOn(product, 'free'), (await planNamed('pro')).priceINR]
    const open = await orderPlan(bea, 'pro')
    expect((await edit('pro', { priceINR: price + 10_000 })).status).toBe(200)
    expect(await readOrder(ada, id)).toMatchObject({ price, amount: price })
    const shown = await ada.client.get(`/api/invoices/${invoice?.replaceAll('/', '-')}`)
    expect(shown.json).toMatchObject({ total: price })
    await payDemo(bea, open)
    await until(async () => (await readOrder(bea, open.order_id)).status === 'paid', 'the order is paid')
    expect(await readOrder(bea, open.order_id)).toMatchObject({ amount: price })
    // A page that shows the old price cannot order at it.
    const cleo = await signUpOn(product, 'free')
    const body = { planId: 'pro', amount: price, billingPeriod: 'monthly', phone: PHONE }
    expect((await cleo.client.post(CREATE, body)).json).toMatchObject({ code: 'PRICE_CHANGED' })
    await edit('pro', { priceINR: price })
  })

  test('counts for the limits of its users', async () => {
    const ada = await signUpOn(product, 'pro')
    const limit = async () => userSchema.parse((await ada.client.get('/api/auth/user')).json).monthlyLimit
    expect(await limit()).toBe(1000)
    await edit('pro', { monthlyLimit: 1500 })
    expect(await limit()).toBe(1500)
    await edit('pro', { monthlyLimit: 1000 })
  })

  test('by two administrators at once is made once: the other sees that', async () => {
    const other = await signUpAs(product, 'admin')
    const body = bodyOf(await planNamed('premium'), { description: 'Changed at once.' })
    const answers = await Promise.all([admin, other, admin].map(by => put(by, 'premium', body)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'CONFLICT',
      message: 'Changed by someone else',
    })
  })

  test('keeps the flags of a newer version', async () => {
    await inDatabase(product, `UPDATE plans SET flags = flags || '["timeTravel"]' WHERE name = 'premium'`)
    await edit('premium', { flags: ['fontPairing'] })
    expect((await planNamed('premium')).flags).toEqual(['fontPairing', 'timeTravel'])
    await inDatabase(product, `UPDATE plans SET flags = flags - 'timeTravel' WHERE name = 'premium'`)
  })

  test('reaches the open pages of other administrators', async () => {
    const follower = await Follower.start({ url: product.url, cookie: admin.client.cookie }, ['admin'])
    const { id, revision } = await planNamed('free')
    await edit('free', { description: 'For everyone.' })
    await until(
      () => follower.latest.get(`plans.changed ${id}`)?.revision === revision + 1,
      'the change has arrived',
    )
    follower.stop()
  })

  test('that takes a plan off the offer leaves it to its users', async () => {
    const ada = await signUpOn(product, 'premium')
    await edit('premium', { active: false })
    expect((await offered()).map(({ name }) => name)).toEqual(['free', 'pro'])
    expect(userSchema.parse((await ada.client.get('/api/auth/user')).json).subscriptionPlan).toBe('premium')
    expect((await stored()).map(({ name }) => name)).toContain('premium')
    await edit('premium', { active: true })
  })
})

test.each<[string, string, Record<string, unknown>, string | null]>([
  ['a free plan with a price', 'free', { priceINR: 100 }, 'priceINR'],
  ['a free plan that is not on offer', 'free', { active: false }, 'active'],
  ['a price below one rupee', 'pro', { priceINR: 99 }, 'priceINR'],
  ['a price with half a paisa', 'pro', { priceINR: 100.5 }, 'priceINR'],
  ['a huge price', 'pro', { priceINR: 50_000_001 }, 'priceINR'],
  ['a sale without a price', 'pro', { isDiscountActive: true }, 'discountedPriceINR'],
  [
    'a sale that is dearer',
    'pro',
    { isDiscountActive: true, discountedPriceINR: 99_900 },
    'discountedPriceINR',
  ],
  ['a whole discount', 'pro', { annualDiscountPercent: 100 }, 'annualDiscountPercent'],
  ['no people', 'pro', { documentPeople: 0 }, 'documentPeople'],
  ['a limit below none', 'pro', { monthlyLimit: -2 }, 'monthlyLimit'],
  ['a feature that there is not', 'pro', { flags: ['timeTravel'] }, null],
  ['no name', 'pro', { displayName: ' ' }, 'displayName'],
  ['another member', 'pro', { name: 'free' }, null],
  ['no reason', 'pro', { reason: '' }, 'reason'],
])('%s is refused', async (_what, name, change, field) => {
  const before = await planNamed(name)
  const answer = await edit(name, change)
  expect(answer.status).toBe(422)
  if (field) expect(answer.json).toMatchObject({ fields: { [field]: expect.any(String) } })
  expect(await planNamed(name)).toEqual(before)
})

test('plans are changed by administrators alone, with a proof', async () => {
  const [support, user, late] = [
    await signUpAs(product, 'support'),
    await signUpOn(product, 'pro'),
    await signUpAs(product, 'admin'),
  ]
  const body = bodyOf(await planNamed('pro'))
  for (const by of [support, user]) {
    expect((await by.client.get('/api/admin/plans')).json).toMatchObject({ code: 'FORBIDDEN' })
    expect((await put(by, 'pro', body)).json).toMatchObject({ code: 'FORBIDDEN' })
  }
  await expireReauthentication(product, late)
  expect((await put(late, 'pro', body)).json).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
  expect((await put(admin, 'gold', body)).status).toBe(404)
})
