import type { Sequelize } from 'sequelize'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { advanceSubscriptions } from '#api/features/subscriptions/due.ts'
import { createUrls } from '#api/kit/urls.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { createLogger } from '#platform/logger.ts'
import { subscription } from '#schema/subscriptions/contract.ts'
import { DAY_MS, monthsAfter } from '#schema/subscriptions/period.ts'
import { user as userSchema } from '#schema/users/user.ts'
import { signUpOn, type Person } from '#tests/support/factories.ts'
import { buyPlan } from '#tests/support/payments.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product
let sequelize: Sequelize
beforeAll(async () => {
  product = await startProduct()
  sequelize = connectSequelize(product.databaseUrl, createLogger('silent'))
})
afterAll(() => sequelize.close())

const urls = createUrls(() => 'https://write.example.org')
const advanceTo = (now: Date) => advanceSubscriptions(sequelize, urls, now)
const userOf = async ({ client }: Person) => userSchema.parse((await client.get('/api/auth/user')).json)
const planOf = async (person: Person) => (await userOf(person)).subscriptionPlan
const subscriptionOf = async ({ client }: Person) =>
  subscription.parse((await client.get('/api/subscription')).json)
const emailsOf = async ({ user }: Person, kind: string) =>
  inDatabase<{ subject: string; text: string }>(
    product,
    'SELECT subject, text_body AS text FROM outbound_emails WHERE user_id = $1 AND kind = $2 ORDER BY created_at',
    [user.id, kind],
  )

/** Buys Premium for a month, and returns the end of the paid time. */
async function premium(): Promise<{ ada: Person; end: Date }> {
  const ada = await signUpOn(product, 'free')
  await buyPlan(ada)
  const { paidUntil } = await subscriptionOf(ada)
  return { ada, end: new Date(paidUntil ?? '') }
}
const before = (end: Date, days: number) => new Date(end.getTime() - days * DAY_MS)

describe('a month of a plan', () => {
  test('ends after three reminders and three days of grace', async () => {
    const { ada, end } = await premium()
    expect(end).toEqual(monthsAfter(new Date(ada.user.createdAt), 1))
    await advanceTo(new Date(before(end, 7).getTime() - 1))
    expect(await emailsOf(ada, 'plan-ends')).toHaveLength(0)
    for (const [index, days] of [7, 3, 1].entries()) {
      await advanceTo(before(end, days))
      // Once each, however often the job runs.
      await advanceTo(new Date(before(end, days).getTime() + 1000))
      const sent = await emailsOf(ada, 'plan-ends')
      expect(sent).toHaveLength(index + 1)
      expect(sent.at(-1)?.text).toContain(days === 1 ? 'ends in 1 day,' : `ends in ${days} days,`)
      expect(sent.at(-1)?.text).toContain('https://write.example.org/subscribe?plan=premium')
    }
    await advanceTo(end)
    await advanceTo(new Date(before(end, -3).getTime() - 1))
    expect(await planOf(ada)).toBe('premium')
    await advanceTo(before(end, -3))
    expect(await planOf(ada)).toBe('free')
    expect(await emailsOf(ada, 'plan-ended')).toHaveLength(1)
    await advanceTo(before(end, -40))
    expect(await emailsOf(ada, 'plan-ended')).toHaveLength(1)
  })

  test('ends without reminders and grace once canceled, and goes on if that is taken back', async () => {
    const { ada, end } = await premium()
    expect((await ada.client.post('/api/subscription/cancel')).json).toMatchObject({ isCanceled: true })
    await advanceTo(before(end, 1))
    expect(await emailsOf(ada, 'plan-ends')).toHaveLength(0)
    expect((await ada.client.post('/api/subscription/resume')).json).toMatchObject({ isCanceled: false })
    await ada.client.post('/api/subscription/cancel')
    await advanceTo(end)
    expect(await planOf(ada)).toBe('free')
    expect(await emailsOf(ada, 'plan-ended')).toHaveLength(1)
  })

  test('is followed by the month that was bought, with a new allowance', async () => {
    const { ada, end } = await premium()
    await buyPlan(ada)
    await advanceTo(before(end, -10))
    expect(await planOf(ada)).toBe('premium')
    expect(await emailsOf(ada, 'plan-ends')).toHaveLength(0)
    await advanceTo(before(monthsAfter(new Date(ada.user.createdAt), 2), 7))
    expect(await emailsOf(ada, 'plan-ends')).toHaveLength(1)
  })

  test('leads from a higher plan to the lower one that follows', async () => {
    const ada = await signUpOn(product, 'free')
    await buyPlan(ada, 'pro')
    const { paidUntil } = await subscriptionOf(ada)
    await buyPlan(ada, 'premium')
    expect(await planOf(ada)).toBe('pro')
    await advanceTo(new Date(paidUntil ?? ''))
    expect(await planOf(ada)).toBe('premium')
  })
})

test('no one cancels without a plan, or for another user', async () => {
  const ada = await signUpOn(product, 'free')
  expect((await ada.client.post('/api/subscription/cancel')).status).toBe(409)
  expect((await ada.client.post('/api/subscription/resume')).status).toBe(409)
})
