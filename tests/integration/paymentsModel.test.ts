import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { OrderModel, RefundModel } from '#api/features/payments/model.ts'
import { createOrder } from '#api/features/payments/orders.ts'
import { advanceRefund } from '#api/features/payments/refunds.ts'
import { settlePayment } from '#api/features/payments/settle.ts'
import { advanceSubscriptions } from '#api/features/subscriptions/due.ts'
import { setCanceled } from '#api/features/subscriptions/service.ts'
import { readTerms } from '#api/features/subscriptions/terms.ts'
import { UserModel } from '#api/features/users/model.ts'
import { query } from '#api/kit/query.ts'
import { createUrls } from '#api/kit/urls.ts'
import { openAccount } from '#api/services/metering/service.ts'
import { createDemo, payDemoOrder } from '#api/services/payments/demo.ts'
import type { Payment } from '#api/services/payments/gateway.ts'
import { priceOf, type BillingPeriod } from '#schema/plans/prices.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'
import { AppError } from '#schema/shared/errors.ts'
import { paise } from '#schema/shared/money.ts'
import { DAY_MS } from '#schema/subscriptions/period.ts'
import { standingAt, type PaidPlan } from '#schema/subscriptions/terms.ts'
import { apiDatabase, silent, type ApiDatabase } from '#tests/support/apiDatabase.ts'
import { ledgerDifferences } from '#tests/support/ledger.ts'
import { PHONE } from '#tests/support/payments.ts'
import { runs } from '#tests/support/propertyRuns.ts'

let db: ApiDatabase
beforeAll(async () => {
  db = await apiDatabase()
})
afterAll(() => db.close())

const START = new Date('2026-01-31T09:30:00Z')
const urls = createUrls(() => 'https://write.example.org')
const gateway = createDemo('a key')
const payments = { seller: { name: 'Seller', address: '', gstin: null }, urls }

type Step =
  | { kind: 'order'; who: number; plan: PaidPlan; period: BillingPeriod }
  | {
      kind: 'report'
      which: number
      outcome: Payment['outcome']
      payment: number
      wrong: boolean
      crashes: boolean
    }
  | { kind: 'together'; which: number[] }
  | { kind: 'refunds' }
  | { kind: 'cancel'; who: number; on: boolean }
  | { kind: 'wait'; days: number }
  | { kind: 'delete'; who: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('order'),
      who: fc.nat(1),
      plan: fc.constantFrom<PaidPlan>('premium', 'pro'),
      period: fc.constantFrom<BillingPeriod>('monthly', 'annual'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('report'),
      which: fc.nat(7),
      outcome: fc.constantFrom<Payment['outcome']>('paid', 'paid', 'paid', 'failed', 'pending', 'dropped'),
      payment: fc.nat(1),
      wrong: fc.boolean().map(wrong => wrong),
      crashes: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('together'),
      which: fc.array(fc.nat(7), { minLength: 2, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refunds') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), who: fc.nat(1), on: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait'), days: fc.constantFrom(1, 7, 27, 31, 200) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete'), who: fc.constant(1) }) },
)

/** Orders of two users, with the payments that were reported as made. */
class World {
  now = START
  readonly users: string[] = []
  readonly orders: { id: string; amount: number }[] = []
  /** The orders that a good payment was reported for. */
  readonly paid = new Set<string>()

  async start(): Promise<void> {
    for (const _ of [0, 1]) {
      const id = await db.addUser({ createdAt: START, emailVerifiedAt: START })
      await db.sequelize.transaction(tx => openAccount(tx, id, START))
      this.users.push(id)
    }
  }

  async order({ who, plan, period }: Extract<Step, { kind: 'order' }>): Promise<void> {
    const user = await UserModel.findByPk(this.users[who])
    const offer = PLAN_SEED.find(({ name }) => name === plan)
    if (!user || !offer) return
    const body = { planId: plan, amount: priceOf(offer, period).amount, billingPeriod: period, phone: PHONE }
    const services = { sequelize: db.sequelize, gateway, logger: silent }
    try {
      const made = await createOrder(services, user, { body, key: undefined, now: this.now })
      const stored = await OrderModel.findByPk(made.order_id, { rejectOnEmpty: true })
      this.orders.push({ id: made.order_id, amount: stored.amount })
    } catch (error) {
      // Further ahead than three years.
      if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error
    }
  }

  async report({
    which,
    outcome,
    payment,
    wrong,
    crashes,
  }: Extract<Step, { kind: 'report' }>): Promise<void> {
    const order = this.orders[which]
    if (!order) return
    const amount = paise.parse(wrong ? order.amount + 1 : order.amount)
    const made: Payment = {
      orderId: order.id,
      paymentId: `${order.id} ${payment}`,
      outcome,
      amount,
      currency: 'INR',
    }
    if (crashes) {
      const crash = db.sequelize.transaction(async tx => {
        await settlePayment(tx, { payment: made, payments, now: this.now })
        throw new Error('the process has died')
      })
      await expect(crash).rejects.toThrow('the process has died')
      return
    }
    if (outcome === 'paid' && !wrong) this.paid.add(order.id)
    await db.sequelize.transaction(tx => settlePayment(tx, { payment: made, payments, now: this.now }))
  }

  async together(which: readonly number[]): Promise<void> {
    const report = { kind: 'report', outcome: 'paid', payment: 0, wrong: false, crashes: false } as const
    await Promise.all(which.map(each => this.report({ ...report, which: each })))
  }

  async refunds(): Promise<void> {
    for (const { orderId, id } of await RefundModel.findAll({ where: { state: 'wanted' } })) {
      const [demo] = await query(
        null,
        z.object({ session: z.string() }),
        'SELECT session_id AS session FROM demo_payments WHERE order_id = $1',
        [orderId],
      )
      await payDemoOrder(gateway, demo?.session ?? '', 'paid').catch(() => undefined)
      await Promise.all([
        advanceRefund({ sequelize: db.sequelize, gateway, logger: silent }, id),
        advanceRefund({ sequelize: db.sequelize, gateway, logger: silent }, id),
      ])
    }
  }

  async cancel(who: number, on: boolean): Promise<void> {
    const userId = this.users[who]
    if (userId === undefined) return
    try {
      await db.sequelize.transaction(tx => setCanceled(tx, userId, on, this.now))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }

  async wait(days: number): Promise<void> {
    this.now = new Date(this.now.getTime() + days * DAY_MS)
    await advanceSubscriptions(db.sequelize, urls, this.now)
  }

  async take(each: Step): Promise<void> {
    switch (each.kind) {
      case 'order':
        return this.order(each)
      case 'report':
        return this.report(each)
      case 'together':
        return this.together(each.which)
      case 'refunds':
        return this.refunds()
      case 'cancel':
        return this.cancel(each.who, each.on)
      case 'wait':
        return this.wait(each.days)
      case 'delete':
        return void (await UserModel.destroy({ where: { id: this.users[each.who] ?? '' } }))
    }
  }

  async check(): Promise<void> {
    for (const { id } of this.orders) {
      const order = await OrderModel.findByPk(id, { rejectOnEmpty: true })
      expect([id, order.state === 'paid']).toEqual([id, this.paid.has(id)])
      const refunds = await RefundModel.findAll({ where: { orderId: id } })
      const returned = refunds
        .filter(({ state }) => state === 'done')
        .reduce((sum, { amount }) => sum + amount, 0)
      const [sum] = await query(
        null,
        z.object({ sum: z.coerce.number() }),
        'SELECT coalesce(sum(amount), 0) AS sum FROM payment_ledger WHERE order_id = $1',
        [id],
      )
      expect(sum?.sum).toBe(order.state === 'paid' ? order.amount - returned : 0)
      const made = async (statement: string) => (await query(null, z.unknown(), statement, [id])).length
      const invoices = await made('SELECT 1 FROM invoices WHERE order_id = $1')
      // Every payment either buys time and has an invoice, or goes back.
      expect(invoices + refunds.length).toBe(order.state === 'paid' ? 1 : 0)
      const terms = await made('SELECT 1 FROM subscription_terms WHERE id = $1')
      expect(terms).toBe(order.userId === null ? 0 : invoices)
    }
    await advanceSubscriptions(db.sequelize, urls, this.now)
    for (const userId of this.users) {
      const user = await UserModel.findByPk(userId)
      if (!user) continue
      const [row] = await query(
        null,
        z.object({ canceled: z.boolean() }),
        'SELECT canceled_at IS NOT NULL AS canceled FROM subscriptions WHERE user_id = $1',
        [userId],
      )
      const standing = standingAt(await readTerms(null, userId), this.now, row?.canceled ?? false)
      expect(user.planName).toBe(standing.state === 'none' ? 'free' : standing.planName)
      expect(await ledgerDifferences(userId)).toEqual([])
    }
    const places = await query(
      null,
      z.object({ year: z.string(), place: z.number(), position: z.coerce.number() }),
      'SELECT year, place, row_number() OVER (PARTITION BY series, year ORDER BY place) AS position FROM invoices',
    )
    expect(places.filter(({ place, position }) => place !== position)).toEqual([])
  }
}

test('no order of reports, crashes, refunds and deletions fulfils twice, loses a payment or un-pays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async steps => {
      const world = new World()
      await world.start()
      for (const each of steps) await world.take(each)
      await world.check()
    }),
    runs(40),
  )
})
