import { randomUUID } from 'node:crypto'

import { createdOrder, order } from '#schema/payments/contract.ts'
import { billingPeriod, priceOf } from '#schema/plans/prices.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'

import { below, oneOf, randomFrom, type Random } from '../fuzz/random.ts'
import type { LocalCashfree, Manner } from './cashfree.ts'
import type { Answer } from './client.ts'
import { signUpOn, type Person } from './factories.ts'
import { until } from './patience.ts'
import { CREATE, PHONE } from './payments.ts'
import type { Product } from './product.ts'
import { inDatabase } from './queuedEmails.ts'

type Wish = { person: Person; body: Record<string, unknown>; key: string; orderId: string | null }

/** How long ago a late event was signed. */
const LATE_MS = 600_000
/** The acts, each as often as it is drawn. */
const ACTS = Object.entries({
  order: 6,
  again: 3,
  pay: 8,
  deliver: 6,
  poll: 4,
  check: 2,
  expire: 1,
  cancel: 1,
  manner: 1,
  refunds: 1,
  leave: 0.5,
}).flatMap(([act, weight]) => Array.from({ length: weight * 2 }, () => act))

/** Returns the answer, or null if the product died first. */
const answered = (call: Promise<Answer>): Promise<Answer | null> =>
  call.catch((error: unknown) => {
    // The connection broke.
    if (error instanceof TypeError) return null
    throw error
  })

/** People who order, pay, wait and leave at random, at a payment service that reports as it likes. */
export class Payers {
  /** Answers and changes that must not be. */
  readonly faults: string[] = []
  /** The answered events. */
  delivered = 0
  private readonly product: Product
  private readonly cashfree: LocalCashfree
  private people: Person[] = []
  /** The one person with a deleted account. */
  private left: Person | null = null
  private readonly wishes: Wish[] = []
  private readonly events: object[] = []
  private readonly seenPaid = new Set<string>()

  constructor(product: Product, cashfree: LocalCashfree) {
    this.product = product
    this.cashfree = cashfree
  }

  /** Others come instead of the earlier people, and each orders something. */
  async arrive(count: number, random: Random): Promise<void> {
    this.cashfree.manner = 'well'
    this.people = []
    this.wishes.length = 0
    this.left = null
    for (let i = 0; i < count; i++) {
      const person = await signUpOn(this.product, 'free')
      this.people.push(person)
      await this.order(random, person)
    }
  }

  get users(): readonly string[] {
    return this.people.map(({ user }) => user.id)
  }

  /** Takes some acts, one after the other. */
  async walk(seed: number, acts: number): Promise<void> {
    const random = randomFrom(seed)
    for (let i = 0; i < acts; i++) await this.act(random)
  }

  private async act(random: Random): Promise<void> {
    switch (oneOf(random, ACTS)) {
      case 'order':
        return this.order(random)
      case 'again':
        return this.wishes.length > 0 ? this.place(oneOf(random, this.wishes)) : undefined
      case 'pay':
        return this.pay(random)
      case 'deliver':
        return this.deliver(random)
      case 'poll':
        return this.wishes.length > 0 ? this.poll(oneOf(random, this.wishes)) : undefined
      case 'check':
        return this.check()
      case 'expire':
        return this.expire(random)
      case 'cancel':
        return this.cancel(random)
      case 'manner':
        this.cashfree.manner = oneOf<Manner>(random, ['well', 'well', 'error', 'lost answer'])
        this.cashfree.refundStatus = oneOf(random, ['SUCCESS', 'PENDING'])
        return
      case 'refunds':
        return this.endRefunds()
      case 'leave':
        return this.leave(random)
    }
  }

  private async order(random: Random, person = oneOf(random, this.people)): Promise<void> {
    const offer = oneOf(
      random,
      PLAN_SEED.filter(({ name }) => name !== 'free'),
    )
    const period = oneOf(random, billingPeriod.options)
    const amount = priceOf(offer, period).amount
    const body = { planId: offer.id, amount, billingPeriod: period, phone: PHONE }
    const wish: Wish = { person, body, key: randomUUID(), orderId: null }
    this.wishes.push(wish)
    await this.place(wish)
  }

  private async place(wish: Wish): Promise<void> {
    const { person, body, key } = wish
    const answer = await answered(person.client.post(CREATE, body, { 'Idempotency-Key': key }))
    if (answer?.status === 200) {
      const { order_id: id } = createdOrder.parse(answer.json)
      if (wish.orderId !== null && wish.orderId !== id) this.faults.push(`${id} is a second order`)
      wish.orderId = id
    } else this.expect(answer, 'an order', [409, 503], person)
  }

  private async pay(random: Random): Promise<void> {
    const open = [...this.cashfree.orders].filter(([, { status }]) => status !== 'PAID').slice(-8)
    if (open.length === 0) return
    const [id] = oneOf(random, open)
    this.events.push(
      this.cashfree.attempt(
        id,
        oneOf(random, ['SUCCESS', 'SUCCESS', 'SUCCESS', 'FAILED', 'USER_DROPPED', 'PENDING']),
      ),
    )
    // Most are reported at once, some by nothing but the checks.
    if (below(random, 10) < 7) await this.deliver(random)
    else if (below(random, 10) < 3) this.events.pop()
  }

  /** Delivers any event: perhaps again, before earlier ones, and perhaps as if signed long ago. */
  private async deliver(random: Random): Promise<void> {
    if (this.events.length === 0) return
    const event = oneOf(random, this.events)
    const signed = Date.now() - (below(random, 10) === 0 ? LATE_MS : 0)
    const times = 1 + below(random, 2)
    await Promise.all(Array.from({ length: times }, () => this.send(event, String(signed))))
  }

  private async send(event: object, timestamp?: string): Promise<void> {
    const answer = await answered(this.cashfree.report(this.product.url, event, timestamp))
    if (answer?.status === 200) this.delivered += 1
    else this.expect(answer, 'an event', [])
  }

  private async poll({ person, orderId }: Wish): Promise<void> {
    if (orderId === null) return
    const answer = await answered(person.client.get(`/api/payment/orders/${orderId}`))
    if (answer?.status !== 200) return this.expect(answer, 'a page', [], person)
    const { status } = order.parse(answer.json)
    const isPaid = status === 'paid' || status === 'refunding' || status === 'refunded'
    if (isPaid) this.seenPaid.add(orderId)
    else if (this.seenPaid.has(orderId)) this.faults.push(`${orderId} was paid, and is ${status}`)
  }

  private async cancel(random: Random): Promise<void> {
    const person = oneOf(random, this.people)
    const path = `/api/subscription/${oneOf(random, ['cancel', 'resume'])}`
    const answer = await answered(person.client.post(path))
    if (answer?.status !== 200) this.expect(answer, path, [409], person)
  }

  private expect(answer: Answer | null, what: string, statuses: readonly number[], person?: Person): void {
    // An account that is gone, also while it orders.
    const gone = person && person === this.left ? [401, 404] : []
    if (answer && ![...statuses, ...gone].includes(answer.status))
      this.faults.push(`${what} was answered with ${answer.status}: ${answer.text}`)
  }

  /** An order that can no longer be paid. A payment that was under way may still arrive. */
  private expire(random: Random): void {
    const open = [...this.cashfree.orders.values()].filter(({ status }) => status === 'ACTIVE')
    if (open.length > 0) oneOf(random, open).status = 'EXPIRED'
  }

  /** An account is deleted while payments may be under way. The others stay. */
  private async leave(random: Random): Promise<void> {
    if (this.left) return
    this.left = oneOf(random, this.people)
    await inDatabase(this.product, 'DELETE FROM users WHERE id = $1', [this.left.user.id])
  }

  private endRefunds(): void {
    for (const { refunds } of this.cashfree.orders.values())
      for (const refund of refunds.values()) refund.status = 'SUCCESS'
  }

  /** Lets all checks come at once. */
  private async check(): Promise<void> {
    for (const [table, where, channel] of [
      ['orders', `state <> 'paid'`, 'order_checks'],
      ['refunds', `state = 'wanted'`, 'refunds'],
    ] as const) {
      await inDatabase(
        this.product,
        `UPDATE ${table} SET check_at = now(), leased_until = NULL WHERE ${where}`,
      )
      await inDatabase(this.product, `SELECT pg_notify('${channel}', '')`)
    }
  }

  /** Returns the orders that were paid once and are not anymore. */
  async unpaid(): Promise<string[]> {
    const found = await inDatabase<{ id: string }>(
      this.product,
      `SELECT id FROM orders WHERE id = ANY($1) AND state <> 'paid'`,
      [[...this.seenPaid]],
    )
    return found.map(({ id }) => id)
  }

  /** Lets the service report all that is not lost, and waits until nothing is left to do. */
  async settle(): Promise<void> {
    this.cashfree.manner = 'well'
    this.cashfree.refundStatus = 'SUCCESS'
    for (const event of this.events.splice(0)) await this.send(event)
    await inDatabase(this.product, 'UPDATE payment_events SET next_at = now() WHERE processed_at IS NULL')
    await inDatabase(this.product, `SELECT pg_notify('payment_events', '')`)
    await this.check()
    const paid = [...this.cashfree.orders].flatMap(([id, { status }]) => (status === 'PAID' ? [id] : []))
    await until(async () => (await this.open(paid)) === 0, 'all payments are worked on')
    this.endRefunds()
    await this.check()
    await until(async () => (await this.open(paid, true)) === 0, 'all refunds are made')
  }

  /** Returns how much is left to do. */
  private async open(paid: readonly string[], withRefunds = false): Promise<number> {
    const [left] = await inDatabase<{ count: number }>(
      this.product,
      `SELECT ((SELECT count(*) FROM payment_events WHERE processed_at IS NULL)
         + (SELECT count(*) FROM orders WHERE id = ANY($1) AND state <> 'paid')
         + (SELECT count(*) FROM refunds WHERE state = 'wanted' AND $2::boolean))::int AS count`,
      [paid, withRefunds],
    )
    return left?.count ?? -1
  }
}
