import * as fc from 'fast-check'
import { expect } from 'vitest'
import { z } from 'zod'

import { OrderModel, RefundModel } from '#api/features/payments/model.ts'
import { createOrder } from '#api/features/payments/orders.ts'
import { refundOrder } from '#api/features/payments/refundOrder.ts'
import { advanceRefund } from '#api/features/payments/refunds.ts'
import { settlePayment } from '#api/features/payments/settle.ts'
import { advanceSubscriptions } from '#api/features/subscriptions/due.ts'
import { givePlan, readPaidTime, setCanceled } from '#api/features/subscriptions/service.ts'
import { UserModel } from '#api/features/users/model.ts'
import { query } from '#api/kit/query.ts'
import { createUrls } from '#api/kit/urls.ts'
import { openAccount } from '#api/services/metering/service.ts'
import { createDemo, payDemoOrder } from '#api/services/payments/demo.ts'
import type { Payment } from '#api/services/payments/gateway.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import { priceOf, type BillingPeriod } from '#schema/plans/prices.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'
import { AppError } from '#schema/shared/errors.ts'
import { paise } from '#schema/shared/money.ts'
import { DAY_MS } from '#schema/subscriptions/period.ts'
import { planOf } from '#schema/subscriptions/plan.ts'
import { endOf, standingAt, startOf, type PaidPlan } from '#schema/subscriptions/terms.ts'

import { silent, type ApiDatabase } from './apiDatabase.ts'
import { ledgerDifferences } from './ledger.ts'
import { PHONE } from './payments.ts'

const START = new Date('2026-01-31T09:30:00Z')
const urls = createUrls(() => 'https://write.example.org')
const gateway = createDemo('a key')
const payments = { seller: { name: 'Seller', address: '', gstin: null, sac: null }, urls }

/** Something that happens to orders. `who` and `which` are places in the lists of users and orders. */
export type Step =
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
  | { kind: 'refund'; which: number; keepsPlan: boolean }
  | { kind: 'give'; who: number; plan: PlanName }
  | { kind: 'cancel'; who: number; on: boolean }
  | { kind: 'wait'; days: number }
  | { kind: 'delete'; who: number }

export const step: fc.Arbitrary<Step> = fc.oneof(
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
      payment: fc.nat(2),
      wrong: fc.boolean(),
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
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refunds') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('refund'), which: fc.nat(7), keepsPlan: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('give'),
      who: fc.nat(1),
      plan: fc.constantFrom<PlanName>('free', 'premium', 'pro'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), who: fc.nat(1), on: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait'), days: fc.constantFrom(1, 7, 27, 31, 200) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete'), who: fc.constant(1) }) },
)

/** Resolves for an act that is refused as it may be. */
async function unlessRefused(act: Promise<unknown>): Promise<void> {
  try {
    await act
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}

/** Orders of two users, with the payments that were reported as made. */
export class PaymentsWorld {
  private readonly db: ApiDatabase
  private now = START
  private readonly users: string[] = []
  private readonly orders: { id: string; amount: number }[] = []
  /** The good payments that were reported, by order. */
  private readonly paid = new Map<string, Set<string>>()

  constructor(db: ApiDatabase) {
    this.db = db
  }

  async start(): Promise<void> {
    for (const _ of [0, 1]) {
      const id = await this.db.addUser({ createdAt: START, emailVerifiedAt: START })
      await this.db.sequelize.transaction(tx => openAccount(tx, id, START))
      this.users.push(id)
    }
  }

  private async order({ who, plan, period }: Extract<Step, { kind: 'order' }>): Promise<void> {
    const user = await UserModel.findByPk(this.users[who])
    const offer = PLAN_SEED.find(({ name }) => name === plan)
    if (!user || !offer) return
    const body = { planId: plan, amount: priceOf(offer, period).amount, billingPeriod: period, phone: PHONE }
    const services = { sequelize: this.db.sequelize, gateway, logger: silent }
    try {
      const made = await createOrder(services, user, { body, key: undefined, now: this.now })
      const stored = await OrderModel.findByPk(made.order_id, { rejectOnEmpty: true })
      this.orders.push({ id: made.order_id, amount: stored.amount })
    } catch (error) {
      // Further ahead than three years, or a plan that was given.
      if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error
    }
  }

  private async report({
    which,
    outcome,
    payment,
    wrong,
    crashes,
  }: Extract<Step, { kind: 'report' }>): Promise<void> {
    const order = this.orders[which]
    if (!order) return
    const amount = paise.parse(wrong ? order.amount + 1 : order.amount)
    const paymentId = `${order.id} ${payment}`
    const made: Payment = { orderId: order.id, paymentId, outcome, amount, currency: 'INR' }
    if (crashes) {
      const crash = this.db.sequelize.transaction(async tx => {
        await settlePayment(tx, { payment: made, payments, now: this.now })
        throw new Error('the process has died')
      })
      await expect(crash).rejects.toThrow('the process has died')
      return
    }
    if (outcome === 'paid' && !wrong) this.paid.set(order.id, new Set(this.paid.get(order.id)).add(paymentId))
    await this.db.sequelize.transaction(tx => settlePayment(tx, { payment: made, payments, now: this.now }))
  }

  private async together(which: readonly number[]): Promise<void> {
    const report = { kind: 'report', outcome: 'paid', wrong: false, crashes: false } as const
    await Promise.all(which.map((each, place) => this.report({ ...report, which: each, payment: place % 2 })))
  }

  private async refunds(): Promise<void> {
    for (const { orderId, id } of await RefundModel.findAll({ where: { state: 'wanted' } })) {
      const [demo] = await query(
        null,
        z.object({ session: z.string() }),
        'SELECT session_id AS session FROM demo_payments WHERE order_id = $1',
        [orderId],
      )
      await payDemoOrder(gateway, demo?.session ?? '', 'paid').catch(() => undefined)
      const services = { sequelize: this.db.sequelize, gateway, logger: silent }
      await Promise.all([advanceRefund(services, id), advanceRefund(services, id)])
    }
  }

  /** Two operators refund an order at once. */
  private async refund({ which, keepsPlan }: Extract<Step, { kind: 'refund' }>): Promise<void> {
    const order = this.orders[which]
    if (!order) return
    const refund = () =>
      unlessRefused(
        this.db.sequelize.transaction(tx =>
          refundOrder(tx, { orderId: order.id, keepsPlan, evenCredited: true, urls, now: this.now }),
        ),
      )
    await Promise.all([refund(), refund()])
  }

  private change(who: number, act: (userId: string) => Promise<unknown>): Promise<void> {
    const userId = this.users[who]
    return userId === undefined ? Promise.resolve() : unlessRefused(act(userId))
  }

  private async wait(days: number): Promise<void> {
    this.now = new Date(this.now.getTime() + days * DAY_MS)
    await advanceSubscriptions(this.db.sequelize, urls, this.now)
  }

  async take(each: Step): Promise<void> {
    const { sequelize } = this.db
    switch (each.kind) {
      case 'order':
        return this.order(each)
      case 'report':
        return this.report(each)
      case 'together':
        return this.together(each.which)
      case 'refunds':
        return this.refunds()
      case 'refund':
        return this.refund(each)
      case 'give':
        return this.change(each.who, id =>
          sequelize.transaction(tx => givePlan(tx, id, { given: each.plan, now: this.now })),
        )
      case 'cancel':
        return this.change(each.who, id =>
          sequelize.transaction(tx => setCanceled(tx, id, each.on, this.now)),
        )
      case 'wait':
        return this.wait(each.days)
      case 'delete':
        return void (await UserModel.destroy({ where: { id: this.users[each.who] ?? '' } }))
    }
  }

  private async checkOrder(id: string): Promise<void> {
    const order = await OrderModel.findByPk(id, { rejectOnEmpty: true })
    const made = this.paid.get(id)?.size ?? 0
    expect([id, order.state === 'paid']).toEqual([id, made > 0])
    const refunds = await RefundModel.findAll({ where: { orderId: id } })
    // Each payment but one goes back by itself.
    const seconds = refunds.filter(({ paymentId }) => paymentId !== null)
    expect(seconds).toHaveLength(Math.max(made - 1, 0))
    const own = refunds.filter(({ paymentId }) => paymentId === null)
    expect(own.length).toBeLessThanOrEqual(1)
    for (const { amount } of refunds) expect(amount).toBe(order.amount)
    const returned = refunds
      .filter(({ state }) => state === 'done')
      .reduce((sum, { amount }) => sum + amount, 0)
    const [sum] = await query(
      null,
      z.object({ sum: z.coerce.number() }),
      'SELECT coalesce(sum(amount), 0) AS sum FROM payment_ledger WHERE order_id = $1',
      [id],
    )
    expect(sum?.sum).toBe(made * order.amount - returned)
    const found = async (statement: string) => (await query(null, z.unknown(), statement, [id])).length
    const invoices = await found('SELECT 1 FROM invoices WHERE order_id = $1')
    // The payment that counts either buys time and has an invoice, or goes back.
    const refused = own.filter(({ reason }) => reason !== 'administrator')
    expect(invoices + refused.length).toBe(made > 0 ? 1 : 0)
    const isReturned = own.some(({ state }) => state === 'done')
    expect(await found('SELECT 1 FROM invoices WHERE order_id = $1 AND refunded_at IS NOT NULL')).toBe(
      isReturned ? invoices : 0,
    )
    expect(await found('SELECT 1 FROM subscription_terms WHERE id = $1')).toBe(
      order.userId === null ? 0 : invoices,
    )
  }

  private async checkUser(userId: string): Promise<void> {
    const user = await UserModel.findByPk(userId)
    if (!user) return
    const { terms, isCanceled, givenPlan } = await readPaidTime(null, userId)
    expect(user.planName).toBe(planOf(standingAt(terms, this.now, isCanceled), givenPlan))
    expect(await ledgerDifferences(userId)).toEqual([])
    // Paid time has no gap, whatever went back.
    const live = terms
      .filter(term => endOf(term) > this.now)
      .toSorted((a, b) => endOf(a).getTime() - endOf(b).getTime())
    for (const [place, term] of live.entries()) {
      const next = live[place + 1]
      if (place === 0) expect(startOf(term) <= this.now).toBe(true)
      if (next) expect(startOf(next)).toEqual(endOf(term))
    }
  }

  async check(): Promise<void> {
    for (const { id } of this.orders) await this.checkOrder(id)
    await advanceSubscriptions(this.db.sequelize, urls, this.now)
    for (const userId of this.users) await this.checkUser(userId)
    const places = await query(
      null,
      z.object({ year: z.string(), place: z.number(), position: z.coerce.number() }),
      'SELECT year, place, row_number() OVER (PARTITION BY series, year ORDER BY place) AS position FROM invoices',
    )
    expect(places.filter(({ place, position }) => place !== position)).toEqual([])
  }
}
