import type { Sequelize, Transaction } from 'sequelize'
import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { shortReason } from '#api/kit/shortReason.ts'
import type { LoopOptions } from '#api/services/feature.ts'
import { eventKey, isGenuine, isLate, labelOf, reportIn } from '#api/services/payments/cashfreeEvents.ts'
import type { SignedEvent } from '#api/services/payments/demo.ts'
import type { Gateway, Payment } from '#api/services/payments/gateway.ts'
import type { Payments } from '#api/services/payments/start.ts'
import { startClaimLoop, type ClaimLoop, type ClaimSource } from '#platform/jobs/claimLoop.ts'
import { heldClaims } from '#platform/jobs/heldClaims.ts'
import type { Logger } from '#platform/logger.ts'
import { AppError } from '#schema/shared/errors.ts'

import { isAlarming, settlePayment, type Outcome } from './settle.ts'

/** A failing event is tried again for ever. The log has an error each time so many attempts have failed. */
const ALARMS_EVERY = 10
const SWEEP_MS = 5000

/**
 * Stores a signed event once, to be worked on afterwards. Throws BAD_REQUEST for one that the payment
 * service did not sign.
 */
export async function receiveEvent(
  { gateway, logger }: { gateway: Gateway; logger: Logger },
  event: SignedEvent,
  now = new Date(),
): Promise<void> {
  if (!isGenuine(gateway.signingKey, event)) {
    logger.warn({ bytes: event.body.length }, 'an event of the payment service has another signature')
    throw new AppError('BAD_REQUEST', t('payments.forged'))
  }
  const { type, orderId } = labelOf(event.body)
  await query(
    null,
    z.unknown(),
    `INSERT INTO payment_events (key, body, is_late, type, order_id) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (key) DO NOTHING RETURNING 1`,
    [eventKey(event.body), event.body, isLate(event.timestamp, now), type, orderId],
  )
}

const job = z.object({ id: z.string(), body: z.instanceof(Buffer), isLate: z.boolean() })
type Job = z.infer<typeof job>

/** Works on the events that were stored. */
export const startEventLoop = ({ sequelize, listener, logger, payments }: LoopOptions): ClaimLoop =>
  startClaimLoop({
    name: 'payment events',
    channel: 'payment_events',
    sweepMs: SWEEP_MS,
    source: waitingEvents(sequelize, payments, logger),
    listener,
    logger,
  })

/** The events that wait, the oldest first, which any number of processes share. */
export const waitingEvents = (sequelize: Sequelize, payments: Payments, logger: Logger): ClaimSource =>
  heldClaims<Transaction, Job>({
    transaction: act => sequelize.transaction(act),
    claim: async (tx, skip) => {
      const [found] = await query(
        tx,
        job,
        `SELECT id::text, body, is_late AS "isLate" FROM payment_events
         WHERE processed_at IS NULL AND next_at <= now() AND NOT id = ANY($1::bigint[]) ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [skip],
      )
      return found ? { job: found, more: true } : null
    },
    work: async (tx, event) => {
      const outcome = await workOn(tx, event, payments)
      if (isAlarming(outcome)) logger.error({ event: event.id, outcome }, 'a payment needs an operator')
      await query(
        tx,
        z.unknown(),
        'UPDATE payment_events SET processed_at = now(), outcome = $2 WHERE id = $1 RETURNING 1',
        [event.id, outcome],
      )
    },
    failures: {
      idOf: ({ id }) => id,
      count: async ({ id }, error) => {
        const [counted] = await query(
          null,
          z.object({ attempts: z.number() }),
          `UPDATE payment_events
           SET attempts = attempts + 1, next_at = now() + least(power(2, attempts), 300) * interval '1 second',
             last_error = $2
           WHERE id = $1 AND processed_at IS NULL RETURNING attempts`,
          [id, shortReason(error)],
        )
        if (counted && counted.attempts % ALARMS_EVERY === 0)
          logger.error(
            { event: id, attempts: counted.attempts },
            'an event of the payment service still fails',
          )
      },
    },
  })

async function workOn(
  tx: Transaction,
  { body, isLate: late }: Job,
  payments: Payments,
): Promise<Outcome | 'ignored' | 'asked' | 'unclear'> {
  const report = reportIn(body)
  switch (report.kind) {
    case 'other':
      return 'ignored'
    case 'refund':
      await query(
        tx,
        z.unknown(),
        // An operator may have returned a second payment in the dashboard, under another id.
        `UPDATE refunds SET check_at = now()
         WHERE (id = $1 OR (order_id = $2 AND payment_id IS NOT NULL)) AND state = 'wanted' RETURNING 1`,
        [report.refundId, report.orderId],
      )
      return (await isKnownRefund(tx, report)) ? 'noted' : 'unclear'
    case 'returned':
      return noteReturn(tx, report)
    case 'unclear':
      await checkSoon(tx, report.orderId)
      return 'unclear'
    case 'payment':
      if (!late && !(await isOutrun(tx, report.payment)))
        return settlePayment(tx, { payment: report.payment, payments })
      // It may be a replay, or about an earlier attempt: the payment service is asked.
      await checkSoon(tx, report.payment.orderId)
      return 'asked'
  }
}

/** Returns whether an attempt has failed while the bank decides one of the same order, such as a later one. */
async function isOutrun(tx: Transaction, { outcome, orderId }: Payment): Promise<boolean> {
  if (outcome !== 'failed' && outcome !== 'dropped') return false
  const pending = await query(
    tx,
    z.unknown(),
    `SELECT 1 FROM orders WHERE id = $1 AND attempt = 'pending' AND state IN ('created', 'active')`,
    [orderId],
  )
  return pending.length > 0
}

/** Returns whether a refund is ours, or can be the return of a second payment. */
async function isKnownRefund(
  tx: Transaction,
  { refundId, orderId }: { refundId: string; orderId: string },
): Promise<boolean> {
  const found = await query(
    tx,
    z.unknown(),
    'SELECT 1 FROM refunds WHERE id = $1 OR (order_id = $2 AND payment_id IS NOT NULL) LIMIT 1',
    [refundId, orderId],
  )
  return found.length > 0
}

async function checkSoon(tx: Transaction, orderId: string): Promise<void> {
  await query(tx, z.unknown(), 'UPDATE orders SET check_at = now() WHERE id = $1 RETURNING 1', [orderId])
}

/**
 * Looks for the second payment that the payment service reports to have returned. Returns `unclear` if it
 * has returned the one that the order counts, and no other is known.
 */
async function noteReturn(
  tx: Transaction,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<'noted' | 'unclear'> {
  await checkSoon(tx, orderId)
  const seconds = await query(
    tx,
    z.unknown(),
    `UPDATE refunds SET check_at = CASE WHEN state = 'wanted' THEN now() END
     WHERE order_id = $1 AND payment_id IS NOT NULL RETURNING 1`,
    [orderId],
  )
  const counted = await query(tx, z.unknown(), 'SELECT 1 FROM orders WHERE id = $1 AND payment_id = $2', [
    orderId,
    paymentId,
  ])
  return seconds.length === 0 && counted.length > 0 ? 'unclear' : 'noted'
}
