import { readFileSync } from 'node:fs'

import * as z from 'zod/mini'

import { signatureOf } from '#api/services/payments/cashfreeEvents.ts'
import { sessionSecretFile } from '#platform/secret.ts'
import { createSecretBox } from '#platform/secretBox.ts'
import {
  createdOrder,
  order,
  type CreatedOrder,
  type DemoOutcome,
  type Order,
} from '#schema/payments/contract.ts'
import { plan } from '#schema/plans/contract.ts'
import { priceOf, type BillingPeriod } from '#schema/plans/prices.ts'
import type { PaidPlan } from '#schema/subscriptions/terms.ts'

import type { Person, Target } from './factories.ts'
import { until } from './patience.ts'
import { inDatabase } from './queuedEmails.ts'

export const PHONE = '+919876543210'
export const CREATE = '/api/payment/cashfree/create-order'

/** Returns the price of a plan as the pricing page shows it. */
export async function priceAt(
  { client }: Person,
  planName: PaidPlan,
  period: BillingPeriod,
): Promise<number> {
  const plans = z.array(plan).parse((await client.get('/api/subscription-plans')).json)
  const found = plans.find(({ name }) => name === planName)
  if (!found) throw new Error(`There is no plan ${planName}.`)
  return priceOf(found, period).amount
}

/** Orders a plan. */
export async function orderPlan(
  person: Person,
  planName: PaidPlan = 'premium',
  billingPeriod: BillingPeriod = 'monthly',
  more: Record<string, unknown> = {},
): Promise<CreatedOrder> {
  const amount = await priceAt(person, planName, billingPeriod)
  const body = { planId: planName, amount, billingPeriod, phone: PHONE, ...more }
  const answer = await person.client.post(CREATE, body)
  if (answer.status !== 200) throw new Error(`The order was answered with ${answer.status}: ${answer.text}`)
  return createdOrder.parse(answer.json)
}

/** Chooses the outcome on the payment page of the demo mode. */
export async function payDemo(
  { client }: Person,
  { payment_session_id: session }: Pick<CreatedOrder, 'payment_session_id'>,
  outcome: DemoOutcome = 'paid',
): Promise<void> {
  const answer = await client.post(`/api/payment/demo/${session}`, { outcome })
  if (answer.status !== 204) throw new Error(`The payment was answered with ${answer.status}: ${answer.text}`)
}

/** Returns an order as its user reads it. */
export const readOrder = async ({ client }: Person, id: string): Promise<Order> =>
  order.parse((await client.get(`/api/payment/orders/${id}`)).json)

/** Orders a plan and pays for it in the demo mode. Returns the paid order. */
export async function buyPlan(
  person: Person,
  planName: PaidPlan = 'premium',
  billingPeriod: BillingPeriod = 'monthly',
  more: Record<string, unknown> = {},
): Promise<Order> {
  const created = await orderPlan(person, planName, billingPeriod, more)
  await payDemo(person, created)
  await until(async () => (await readOrder(person, created.order_id)).status === 'paid', 'the order is paid')
  return readOrder(person, created.order_id)
}

/**
 * Waits until an event about an order has this outcome. Meanwhile, the user of the order must not read it:
 * that asks the gateway, which may settle the payment before the event does.
 */
export const untilEvent = (target: Target, orderId: string, outcome: string): Promise<void> =>
  until(async () => {
    const statement = 'SELECT 1 FROM payment_events WHERE order_id = $1 AND outcome = $2'
    return (await inDatabase(target, statement, [orderId, outcome])).length > 0
  }, `the outcome of the event is ${outcome}`)

/** The same as {@link buyPlan}, but the event of the payment settles it, and nothing else. */
export async function buyByEvent(person: Person): Promise<Order> {
  const created = await orderPlan(person)
  await payDemo(person, created)
  await untilEvent(person.target, created.order_id, 'fulfilled')
  return readOrder(person, created.order_id)
}

/** Returns the amounts in the ledger of an order, in their order. */
export const ledgerOf = async (target: { databaseUrl: string }, orderId: string): Promise<number[]> =>
  (
    await inDatabase<{ amount: number }>(
      target,
      'SELECT amount FROM payment_ledger WHERE order_id = $1 ORDER BY id',
      [orderId],
    )
  ).map(({ amount }) => amount)

/** An event of the demo's payment service with its signature, made by this installation's own secret. */
export function signedEvent(
  { dataDir }: { dataDir: string },
  event: unknown,
  timestamp = String(Date.now()),
): { body: string; headers: Record<string, string> } {
  const secret = readFileSync(sessionSecretFile(dataDir), 'utf8')
  const body = JSON.stringify(event)
  const key = createSecretBox(secret).derive('demo payments')
  const signature = signatureOf(key, { body: Buffer.from(body), timestamp })
  return { body, headers: { 'x-webhook-signature': signature, 'x-webhook-timestamp': timestamp } }
}
