import { createHash } from 'node:crypto'

import type { Sequelize, Transaction } from 'sequelize'

import { readPlans } from '#api/features/plans/queries.ts'
import { readPaidTime } from '#api/features/subscriptions/service.ts'
import type { Account } from '#api/features/users/account.ts'
import { lockAccount, noAccount } from '#api/features/users/queries.ts'
import { requireVerified } from '#api/features/users/verified.ts'
import { t } from '#api/kit/messages.ts'
import { randomCode } from '#api/kit/randomCode.ts'
import type { Gateway } from '#api/services/payments/gateway.ts'
import type { Logger } from '#platform/logger.ts'
import { businessProblem, stateOfGstin, type Business } from '#schema/payments/business.ts'
import type { CreatedOrder, CreateOrderBody, Order } from '#schema/payments/contract.ts'
import type { Plan } from '#schema/plans/contract.ts'
import { paidPlan } from '#schema/plans/paidPlan.ts'
import { priceOf, type BillingPeriod } from '#schema/plans/prices.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { Paise } from '#schema/shared/money.ts'
import { covers } from '#schema/subscriptions/plan.ts'
import { isTooFarAhead, quoteOf, type PaidPlan, type Quote } from '#schema/subscriptions/terms.ts'

import { OrderModel } from './model.ts'
import { announceOrder, presentOrder } from './present.ts'

/** How long an order can be paid. */
const OPEN_MS = 3_600_000
/** How long a repeated request leads to the same order: the rest is time to pay. */
const REPEATED_MS = OPEN_MS / 2
/** The first check of an order that no event was received about. */
const FIRST_CHECK_MS = 5 * 60_000

/** `known`: the ids of the terms that the user has. */
type Priced = { planName: PaidPlan; price: Paise; quote: Quote; known: string[] }

/**
 * Returns the plan with that id and its price. Throws NOT_FOUND for one that is not sold.
 */
async function readOffer(
  tx: Transaction,
  planId: string,
  period: BillingPeriod,
): Promise<{ plan: Plan; planName: PaidPlan; price: Paise }> {
  const plan = (await readPlans(tx)).find(({ id }) => id === planId)
  const planName = paidPlan.safeParse(plan?.name)
  const price = plan && priceOf(plan, period).amount
  if (!plan || !planName.success || !price) throw new AppError('NOT_FOUND', t('payments.planGone'))
  return { plan, planName: planName.data, price }
}

type Wish = { planId: string; period: BillingPeriod; isDemo: boolean }

/**
 * Returns what a plan would cost a user. Throws NOT_FOUND, and CONFLICT for a plan that the user has for
 * nothing, for one paid too far ahead, and for a credit above its price.
 */
export async function quoteFor(
  tx: Transaction,
  user: Account,
  { planId, period, isDemo }: Wish,
  now: Date,
): Promise<Priced> {
  const { plan, planName, price } = await readOffer(tx, planId, period)
  const { terms, isCanceled, givenPlan } = await readPaidTime(tx, user.id)
  if (covers(givenPlan, planName))
    throw new AppError('CONFLICT', t('payments.alreadyGiven', { plan: plan.displayName }))
  const quote = quoteOf(terms, { planName, period, price, isDemo, isCanceled }, now)
  if (isTooFarAhead(quote, now)) throw new AppError('CONFLICT', t('payments.tooFarAhead'))
  // The rest of the credit would be lost.
  if (quote.held > quote.charge.credit) throw new AppError('CONFLICT', t('payments.creditTooLarge'))
  return { planName, price, quote, known: terms.map(({ id }) => id) }
}

type Details = Business & { phone: string | null }

/** Returns the phone number, the state and the business of a user's last order. */
export async function lastDetails(tx: Transaction | null, userId: string): Promise<Details> {
  const last = await OrderModel.findOne({
    where: { userId },
    order: [['createdAt', 'DESC']],
    transaction: tx,
  })
  return {
    phone: last?.phone ?? null,
    stateCode: last?.stateCode ?? null,
    businessName: last?.businessName ?? null,
    gstin: last?.gstin ?? null,
  }
}

const invalid = (field: keyof Details, message: string): AppError =>
  new AppError('VALIDATION', message, { fields: { [field]: message } })

/**
 * Returns the details of an order: those that it names, and else those of the user's last one. Without
 * a chosen state, a GSTIN names it. Throws VALIDATION without a phone number, and for a GSTIN that does
 * not agree with the other details.
 */
async function detailsOf(
  tx: Transaction,
  userId: string,
  { phone, stateCode, businessName, gstin }: CreateOrderBody,
): Promise<Details & { phone: string }> {
  const last = await lastDetails(tx, userId)
  const chosen = stateCode === undefined ? last.stateCode : stateCode
  // An empty one says that there is none.
  const business = {
    businessName: (businessName ?? last.businessName) || null,
    gstin: (gstin ?? last.gstin) || null,
  }
  const number = phone ?? last.phone
  if (number === null) throw invalid('phone', t('payments.phoneMissing'))
  const problem = businessProblem({ stateCode: chosen, ...business })
  if (problem) throw invalid(problem.field, t(`payments.${problem.code}`))
  const state = chosen ?? (business.gstin === null ? null : stateOfGstin(business.gstin))
  return { phone: number, stateCode: state, ...business }
}

type Placed = {
  /** Whether payments move no money. */
  isDemo: boolean
  userId: string
  body: CreateOrderBody
  key: string | undefined
  now?: Date | undefined
}

/**
 * Stores an order at the price of now, or returns the one that was stored under the key. Throws
 * NOT_FOUND, PRICE_CHANGED if the page showed another price, VALIDATION as {@link detailsOf}, and
 * CONFLICT.
 */
async function placeOrder(
  tx: Transaction,
  { userId, isDemo, body, key, now = new Date() }: Placed,
): Promise<OrderModel> {
  // Orders of a user are made one after another.
  const user = await lockAccount(tx, userId)
  if (!user) throw noAccount()
  requireVerified(user)
  const requestHash = hashOf(body)
  const earlier =
    key === undefined
      ? null
      : await OrderModel.findOne({ where: { userId, idempotencyKey: key }, transaction: tx })
  if (earlier) return stillOpen(earlier, requestHash, now)
  const { planName, price, quote, known } = await quoteFor(
    tx,
    user,
    { planId: body.planId, period: body.billingPeriod, isDemo },
    now,
  )
  const { amount } = quote.charge
  if (price !== body.amount || (body.charge !== undefined && body.charge !== amount))
    throw new AppError('PRICE_CHANGED', t('payments.priceChanged'), {
      details: { amount: price, charge: amount },
    })
  const details = await detailsOf(tx, userId, body)
  return OrderModel.create(
    {
      id: `BP${randomCode(20)}`,
      userId,
      idempotencyKey: key ?? null,
      requestHash,
      planName,
      billingPeriod: body.billingPeriod,
      price,
      credit: quote.charge.credit,
      credited: quote.credited,
      knownTerms: known,
      ...details,
      isDemo,
      checkAt: new Date(now.getTime() + FIRST_CHECK_MS),
      createdAt: now,
    },
    { transaction: tx },
  )
}

/**
 * Returns the order that was stored under the key, for the same request. Throws CONFLICT for another
 * one, and if the order can no longer be paid.
 */
function stillOpen(order: OrderModel, requestHash: string, now: Date): OrderModel {
  if (order.requestHash !== requestHash) throw new AppError('CONFLICT', t('request.keyReused'))
  const isOpen = order.state === 'created' || order.state === 'active'
  if (!isOpen || now.getTime() - order.createdAt.getTime() > REPEATED_MS)
    throw new AppError('CONFLICT', t('payments.over'))
  return order
}

function hashOf(body: CreateOrderBody): string {
  const { planId, amount, charge, billingPeriod, phone, stateCode, businessName, gstin } = body
  const compared = [planId, amount, billingPeriod, phone, stateCode, businessName, gstin, charge]
  return createHash('sha256')
    .update(JSON.stringify(compared.map(each => each ?? null)))
    .digest('hex')
}

type Services = { sequelize: Sequelize; gateway: Gateway; logger: Logger }

/**
 * Orders a plan and makes the order payable. Throws as {@link placeOrder}, and UNAVAILABLE if the
 * payment service does not answer: a repetition with the same key goes on with the same order.
 */
export async function createOrder(
  { sequelize, gateway, logger }: Services,
  user: Account,
  { body, key, now }: Omit<Placed, 'userId' | 'isDemo'>,
): Promise<CreatedOrder> {
  const order = await sequelize.transaction(tx =>
    placeOrder(tx, { userId: user.id, isDemo: gateway.mode === 'demo', body, key, now }),
  )
  const sessionId = order.sessionId ?? (await open(order))
  return { order_id: order.id, payment_session_id: sessionId, environment: gateway.mode }

  async function open({ id, amount, createdAt, phone }: OrderModel): Promise<string> {
    const customer = { id: user.id, name: `${user.firstName} ${user.lastName}`, email: user.email, phone }
    const expiresAt = new Date(createdAt.getTime() + OPEN_MS)
    const opened = await gateway.open({ id, amount, expiresAt, customer }).catch((error: unknown) => {
      logger.error({ err: error, order: id }, 'an order could not be opened at the payment service')
      throw new AppError('UNAVAILABLE', t('payments.notStarted'), { cause: error })
    })
    return sequelize.transaction(tx => keepSession(tx, id, opened))
  }
}

/** Stores the checkout of an order. One that has been paid or closed meanwhile stays as it is. */
async function keepSession(tx: Transaction, id: string, sessionId: string): Promise<string> {
  const order = await OrderModel.findByPk(id, { transaction: tx, lock: tx.LOCK.NO_KEY_UPDATE })
  if (order?.state === 'created') {
    order.set({ state: 'active', sessionId })
    await announceOrder(tx, order)
  }
  return sessionId
}

/** Returns the newest orders of a user. */
export async function ordersOf(userId: string, limit: number): Promise<Order[]> {
  const orders = await OrderModel.findAll({ where: { userId }, order: [['createdAt', 'DESC']], limit })
  return Promise.all(orders.map(order => presentOrder(order)))
}

/** Returns an order of the user. Throws NOT_FOUND, also for another user's. */
export async function readOwnOrder(userId: string, id: string): Promise<OrderModel> {
  const order = await OrderModel.findOne({ where: { id, userId } })
  if (!order) throw new AppError('NOT_FOUND', t('payments.orderGone'))
  return order
}
