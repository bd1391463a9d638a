import type { Sequelize } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import type { LoopOptions } from '#api/services/feature.ts'
import type { Payments } from '#api/services/payments/start.ts'
import { startClaimLoop, type ClaimLoop, type ClaimSource } from '#platform/jobs/claimLoop.ts'
import { leasedClaims, type LeaseTimes } from '#platform/jobs/leasedClaims.ts'
import type { Logger } from '#platform/logger.ts'

import { advanceRefund } from './refunds.ts'
import { closeOrder, isAlarming, settlePayment } from './settle.ts'

const SWEEP_MS = 15_000
/** An order is checked until it is a day old. */
const CHECKED = `interval '24 hours'`
/** A bank may take days to decide. */
const UNDECIDED = `interval '7 days'`
const PAUSE = `interval '5 minutes'`
/** For an order that is closed, or old. */
const LONG_PAUSE = `interval '1 hour'`
/** A second payment that is not returned by then is reported to the operator once a day. */
const UNRETURNED = `interval '2 days'`
const DAILY = `interval '1 day'`
const TIMES: LeaseTimes = { leaseMs: 60_000, attemptMs: 45_000, graceMs: 10_000, retriesMs: [] }

type Services = { sequelize: Sequelize; payments: Payments; logger: Logger }

/** Asks the payment service about an order, and brings it to the answer. Rejects without an answer. */
export async function checkOrder({ sequelize, payments, logger }: Services, orderId: string): Promise<void> {
  const found = await asked(orderId, payments.gateway.read(orderId))
  const made = found?.payments ?? []
  for (const payment of made) {
    const outcome = await sequelize.transaction(tx => settlePayment(tx, { payment, payments }))
    if (isAlarming(outcome)) logger.error({ order: orderId, outcome }, 'a payment needs an operator')
  }
  if (made.some(({ outcome }) => outcome === 'paid' || outcome === 'pending')) return
  const isOver = found === null ? await neverOpened(orderId) : found.isClosed
  if (isOver) await sequelize.transaction(tx => closeOrder(tx, orderId))
}

/** Returns the answer of the payment service, and notes that it was asked about an order. */
async function asked<T>(orderId: string, answer: Promise<T>): Promise<T> {
  const note = (isUnanswered: boolean) =>
    query(
      null,
      z.unknown(),
      'UPDATE orders SET checks = checks + 1, is_unanswered = $2 WHERE id = $1 RETURNING 1',
      [orderId, isUnanswered],
    )
  const found = await answer.catch(async (error: unknown) => {
    await note(true)
    throw error
  })
  await note(false)
  return found
}

/** Returns whether an order that the payment service does not know was to be opened long ago. */
async function neverOpened(orderId: string): Promise<boolean> {
  const statement = `SELECT 1 FROM orders WHERE id = $1 AND created_at < now() - interval '1 hour'`
  return (await query(null, z.unknown(), statement, [orderId])).length > 0
}

type Table = 'orders' | 'refunds'
const claimed = z.object({ id: z.string(), attempts: z.number(), checkAt: z.string() })

/** Rows whose check is due. Until it is stored that one was made, the lease keeps others away. */
function dueChecks(table: Table, next: string, check: (id: string) => Promise<void>): ClaimSource {
  const run = (statement: string, ...bind: unknown[]) =>
    query(null, z.unknown(), `${statement} RETURNING 1`, bind)
  // A check that was asked for meanwhile stays.
  const settle = ({ id, checkAt }: z.infer<typeof claimed>, at: string) =>
    run(
      `UPDATE ${table} SET leased_until = NULL,
         check_at = CASE WHEN check_at = $2::timestamptz THEN ${at} ELSE check_at END WHERE id = $1`,
      id,
      checkAt,
    )
  return leasedClaims({
    times: TIMES,
    atOnce: 4,
    claim: (most, leaseMs) =>
      query(
        null,
        claimed,
        `WITH due AS MATERIALIZED (
           SELECT id FROM ${table} WHERE check_at <= now() AND (leased_until IS NULL OR leased_until <= now())
           ORDER BY check_at LIMIT $1 FOR UPDATE SKIP LOCKED
         )
         UPDATE ${table} SET leased_until = clock_timestamp() + $2 * interval '1 millisecond'
         FROM due WHERE ${table}.id = due.id RETURNING ${table}.id, 1 AS attempts, check_at::text AS "checkAt"`,
        [most, leaseMs],
      ),
    work: ({ id }) => check(id),
    done: async job => void (await settle(job, next)),
    // An answer that does not come is asked for at the next check.
    failed: async job => void (await settle(job, `now() + ${PAUSE}`)),
    release: async ({ id }) => void (await run(`UPDATE ${table} SET leased_until = NULL WHERE id = $1`, id)),
  })
}

/** Checks the orders that no event has ended. */
export function startOrderChecks({ sequelize, listener, logger, payments }: LoopOptions): ClaimLoop {
  const check = async (id: string) => {
    try {
      await checkOrder({ sequelize, payments, logger }, id)
    } catch (error) {
      logger.warn({ err: error, order: id }, 'an order could not be checked')
      throw error
    }
  }
  const next = `CASE
    WHEN state = 'paid' THEN CASE WHEN paid_at > now() - ${CHECKED} THEN paid_at + ${CHECKED} END
    WHEN state <> 'closed' AND created_at > now() - ${CHECKED} THEN now() + ${PAUSE}
    WHEN created_at > now() - CASE attempt WHEN 'pending' THEN ${UNDECIDED} ELSE ${CHECKED} END THEN now() + ${LONG_PAUSE}
  END`
  return startClaimLoop({
    name: 'order checks',
    channel: 'order_checks',
    sweepMs: SWEEP_MS,
    source: dueChecks('orders', next, check),
    listener,
    logger,
  })
}

/** Makes refunds, and asks how they stand. */
export function startRefunds({ sequelize, listener, logger, payments }: LoopOptions): ClaimLoop {
  const check = async (id: string) => {
    try {
      await advanceRefund({ sequelize, gateway: payments.gateway, logger }, id)
    } catch (error) {
      logger.error({ err: error, refund: id }, 'a refund could not be made or checked')
      throw error
    }
  }
  // The return of a second payment is reported by an event.
  const next = `now() + CASE
    WHEN payment_id IS NULL THEN ${PAUSE}
    WHEN created_at > now() - ${UNRETURNED} THEN ${LONG_PAUSE}
    ELSE ${DAILY}
  END`
  return startClaimLoop({
    name: 'refunds',
    channel: 'refunds',
    sweepMs: SWEEP_MS,
    source: dueChecks('refunds', next, check),
    listener,
    logger,
  })
}
