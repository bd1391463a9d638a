import type { Sequelize } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { advanceSubscriptions } from '#api/features/subscriptions/due.ts'
import { givePlan } from '#api/features/subscriptions/service.ts'
import { createUrls } from '#api/kit/urls.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { subscription } from '#schema/subscriptions/contract.ts'
import { DAY_MS } from '#schema/subscriptions/period.ts'
import { user as userSchema } from '#schema/users/user.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { signUpOn, type Person } from '#tests/support/factories.ts'
import { buyPlan } from '#tests/support/payments.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product
let sequelize: Sequelize
beforeAll(async () => {
  product = await startProduct()
  sequelize = connectSequelize(product.databaseUrl, silent)
})
afterAll(() => sequelize.close())

const urls = createUrls(() => 'https://write.example.org')
const advanceTo = (now: Date) => advanceSubscriptions(sequelize, urls, now)
const userOf = async ({ client }: Person) => userSchema.parse((await client.get('/api/auth/user')).json)
const subscriptionOf = async ({ client }: Person) =>
  subscription.parse((await client.get('/api/subscription')).json)
const give = ({ user }: Person, given: 'premium' | 'pro', until: Date) =>
  sequelize.transaction(tx => givePlan(tx, user.id, { given, until }))
const use = ({ user }: Person, used: number) =>
  inDatabase(product, 'UPDATE usage_accounts SET used = $2 WHERE user_id = $1', [user.id, used])
const tomorrow = () => new Date(Date.now() + DAY_MS)

test('a plan that was given until a moment ends then, and the allowance goes on', async () => {
  const ada = await signUpOn(product, 'free')
  const until = tomorrow()
  await give(ada, 'pro', until)
  expect(await userOf(ada)).toMatchObject({ subscriptionPlan: 'pro' })
  await use(ada, 60)
  await advanceTo(new Date(until.getTime() - 1))
  expect(await userOf(ada)).toMatchObject({ subscriptionPlan: 'pro', monthlyUsage: 60 })
  await advanceTo(until)
  expect(await userOf(ada)).toMatchObject({ subscriptionPlan: 'free', monthlyUsage: 60, monthlyLimit: 100 })
  expect(await subscriptionOf(ada)).toMatchObject({ givenPlan: null, givenUntil: null })
  await advanceTo(new Date(until.getTime() + DAY_MS))
  expect(await userOf(ada)).toMatchObject({ subscriptionPlan: 'free', monthlyUsage: 60 })
})

test('after it, time that is paid for begins with its own months', async () => {
  const ada = await signUpOn(product, 'free')
  const until = tomorrow()
  await give(ada, 'pro', until)
  await buyPlan(ada)
  expect(await userOf(ada)).toMatchObject({ subscriptionPlan: 'pro' })
  await use(ada, 900)
  await advanceTo(until)
  expect(await userOf(ada)).toMatchObject({ subscriptionPlan: 'premium', monthlyUsage: 0 })
})

test('one that ends does not keep its user from buying the same plan', async () => {
  const ada = await signUpOn(product, 'free')
  await give(ada, 'premium', tomorrow())
  await buyPlan(ada)
  expect(await subscriptionOf(ada)).toMatchObject({ state: 'paid', givenPlan: 'premium' })
})
