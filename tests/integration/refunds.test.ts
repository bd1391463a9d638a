import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { invoice as invoiceSchema } from '#schema/invoices/contract.ts'
import { orderChanged } from '#schema/payments/contract.ts'
import { subscription, subscriptionChanged } from '#schema/subscriptions/contract.ts'
import { user as userSchema } from '#schema/users/user.ts'
import { outputOfBuilt } from '#tests/support/commands.ts'
import { refundBy, signUpOn, type Person } from '#tests/support/factories.ts'
import { eventsAbout } from '#tests/support/outbox.ts'
import { until } from '#tests/support/patience.ts'
import { buyPlan, ledgerOf, orderPlan, payDemo, readOrder } from '#tests/support/payments.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { emailsFor, inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})

const payer = () => signUpOn(product, 'free')
const planOf = async ({ client }: Person) =>
  userSchema.parse((await client.get('/api/auth/user')).json).subscriptionPlan
const termsOf = async ({ client }: Person) =>
  subscription.parse((await client.get('/api/subscription')).json).terms
const invoiceOf = async ({ client }: Person, number: string | null) =>
  invoiceSchema.parse((await client.get(`/api/invoices/${number?.replaceAll('/', '-')}`)).json)
const whenReturned = (person: Person, id: string) =>
  until(async () => (await readOrder(person, id)).status === 'refunded', 'the payment went back')

describe('the refund of an order', () => {
  test('returns the whole payment, ends the plan at once, and is announced', async () => {
    const ada = await payer()
    const { id, invoice } = await buyPlan(ada)
    const issued = await invoiceOf(ada, invoice)
    expect(issued.refundedAt).toBeNull()
    const { databaseUrl, dataDir } = product
    const output = await outputOfBuilt('refund', [id], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
    expect(output).toBe(
      `₹499.00 of the order ${id} goes back.\n${ada.user.email} is on the plan free, and gets an email.\n`,
    )
    expect(await planOf(ada)).toBe('free')
    expect(await termsOf(ada)).toEqual([])
    await whenReturned(ada, id)
    expect(await ledgerOf(product, id)).toEqual([49_900, -49_900])
    // The invoice stays as it was issued, with its number and its content.
    expect(await invoiceOf(ada, invoice)).toEqual({ ...issued, refundedAt: expect.any(String) })
    expect((await ada.client.get('/api/invoices')).json).toMatchObject([
      { number: invoice, refundedAt: expect.any(String) },
    ])
    const sent = (await emailsFor(product, ada.user.email)).filter(({ kind }) => kind === 'payment-refunded')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text_body).toContain('₹499.00')
    expect(sent[0]?.text_body).toContain('has ended')
    const changes = (await eventsAbout(product.databaseUrl, id)).filter(
      ({ name }) => name === orderChanged.name,
    )
    expect(changes.slice(-2)).toMatchObject([
      { value: { status: 'refunding' } },
      { value: { status: 'refunded' } },
    ])
    const last = (await eventsAbout(product.databaseUrl, ada.user.id)).findLast(
      ({ name }) => name === subscriptionChanged.name,
    )
    expect(last).toMatchObject({ value: { state: 'none', terms: [] } })
  })

  test('is made once', async () => {
    const ada = await payer()
    const { id } = await buyPlan(ada)
    await refundBy(product, id)
    await expect(refundBy(product, id)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The payment of this order (goes|went) back already\. Nothing was changed\.\n$/,
      ),
    })
    await whenReturned(ada, id)
    await expect(refundBy(product, id)).rejects.toMatchObject({
      stderr: 'The payment of this order went back already. Nothing was changed.\n',
    })
    expect(await ledgerOf(product, id)).toEqual([49_900, -49_900])
  })

  test('that has failed can be made again', async () => {
    const ada = await payer()
    const { id } = await buyPlan(ada)
    await inDatabase(
      product,
      `INSERT INTO refunds (id, order_id, amount, reason, state) VALUES ($1, $2, 49900, 'administrator', 'failed')`,
      [`RF${randomUUID()}`, id],
    )
    await refundBy(product, id)
    await whenReturned(ada, id)
    expect(await ledgerOf(product, id)).toEqual([49_900, -49_900])
  })

  test('with the plan kept returns the money alone, and the plan is worth nothing in an upgrade', async () => {
    const ada = await payer()
    const { id } = await buyPlan(ada)
    // Its credit is for the payment that goes back.
    const upgrade = await orderPlan(ada, 'pro')
    expect(await refundBy(product, id, '--keep-plan')).toContain('is on the plan premium, and gets an email.')
    expect(await planOf(ada)).toBe('premium')
    expect(await termsOf(ada)).toMatchObject([{ planName: 'premium', value: 0 }])
    await whenReturned(ada, id)
    const email = (await emailsFor(product, ada.user.email)).find(({ kind }) => kind === 'payment-refunded')
    expect(email?.text_body).toContain('You keep the time that it paid for.')
    await payDemo(ada, upgrade)
    await whenReturned(ada, upgrade.order_id)
    const pro = await buyPlan(ada, 'pro')
    expect(pro).toMatchObject({ credit: 0, amount: 99_900 })
  })

  test('moves later paid time up', async () => {
    const ada = await payer()
    const first = await buyPlan(ada)
    await buyPlan(ada, 'premium', 'annual')
    await refundBy(product, first.id)
    expect(await planOf(ada)).toBe('premium')
    const terms = await termsOf(ada)
    expect(terms).toMatchObject([{ value: 497_004 }])
    expect(Date.parse(terms[0]?.startsAt ?? '')).toBeLessThanOrEqual(Date.now())
  })

  test('leads from a higher plan to the lower one that was bought after it', async () => {
    const ada = await payer()
    const pro = await buyPlan(ada, 'pro')
    await buyPlan(ada, 'premium')
    expect(await refundBy(product, pro.id)).toContain('is on the plan premium')
    expect(await planOf(ada)).toBe('premium')
  })

  test('of an order whose rest was credited is made only on purpose, says so, and ends nothing', async () => {
    const ada = await payer()
    const premium = await buyPlan(ada)
    const pro = await buyPlan(ada, 'pro')
    await expect(refundBy(product, premium.id)).rejects.toMatchObject({
      message: expect.stringContaining(`taken off the price of the order ${pro.id}. Refund that one first`),
    })
    expect(await refundBy(product, premium.id, '--credited')).toContain(
      `taken off the price of the order ${pro.id}, which stays as it is.`,
    )
    expect(await planOf(ada)).toBe('pro')
    const output = await refundBy(product, pro.id)
    expect(output).toMatch(/is on the plan free[^]*Its credit of ₹\d+\.\d\d does not go back/)
    expect(await planOf(ada)).toBe('free')
  })

  test('of a deleted account returns the money', async () => {
    const ada = await payer()
    const { id } = await buyPlan(ada)
    await inDatabase(product, 'DELETE FROM users WHERE id = $1', [ada.user.id])
    expect(await refundBy(product, id)).toContain('The account was deleted.')
    await until(async () => (await ledgerOf(product, id)).length === 2, 'the payment went back')
  })

  test('of a user with a given plan leaves that one', async () => {
    const ada = await payer()
    const { id } = await buyPlan(ada, 'pro')
    await inDatabase(product, `UPDATE subscriptions SET given_plan = 'premium' WHERE user_id = $1`, [
      ada.user.id,
    ])
    expect(await refundBy(product, id)).toContain('is on the plan premium')
  })

  test.each([
    [['BP00000000000000000000'], /^This order does not exist\. Nothing was changed\.\n$/],
    [[], /^Usage: npm run refund/],
    [['BP00000000000000000000', 'BP00000000000000000001'], /^Usage:/],
    [['BP00000000000000000000', '--all'], /'--all'[^]*Usage:/],
  ])('is refused for %j', async (words, message) => {
    await expect(refundBy(product, ...words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(message),
    })
  })

  test('is refused for an order that is not paid', async () => {
    const ada = await payer()
    const { order_id: id } = await orderPlan(ada)
    await expect(refundBy(product, id)).rejects.toMatchObject({
      stderr: 'This order was never paid, so nothing can go back. Nothing was changed.\n',
    })
  })
})

test('invoices of a year have no gap, whatever went back', async () => {
  const ada = await payer()
  await refundBy(product, (await buyPlan(ada)).id)
  await buyPlan(ada)
  const places = await inDatabase<{ place: number }>(
    product,
    'SELECT place FROM invoices ORDER BY series, year, place',
  )
  expect(places.map(({ place }) => place)).toEqual(places.map((_, index) => index + 1))
})
