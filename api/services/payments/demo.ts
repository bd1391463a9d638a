import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { randomCode } from '#api/kit/randomCode.ts'
import type { demoOrder, DemoOutcome } from '#schema/payments/contract.ts'
import { rupeesOf } from '#schema/payments/decimal.ts'
import { AppError } from '#schema/shared/errors.ts'
import { paise, type Paise } from '#schema/shared/money.ts'

import { signatureOf } from './cashfreeEvents.ts'
import type { Gateway } from './gateway.ts'

const row = z.object({
  orderId: z.string(),
  amount: paise,
  outcome: z.enum(['paid', 'pending', 'failed', 'dropped']).nullable(),
  paymentId: z.string().nullable(),
  isOpen: z.boolean(),
})
type Row = z.infer<typeof row>
const COLUMNS = `order_id AS "orderId", amount, outcome, payment_id AS "paymentId",
  expires_at > now() AND outcome IS DISTINCT FROM 'paid' AS "isOpen"`

/** A payment service of our own that moves no money. The payer chooses the outcome. */
export function createDemo(signingKey: string): Gateway {
  return {
    mode: 'demo',
    signingKey,
    async open({ id, amount, expiresAt }) {
      const [made] = await query(
        null,
        z.object({ session: z.string() }),
        `INSERT INTO demo_payments (session_id, order_id, amount, expires_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (order_id) DO UPDATE SET amount = demo_payments.amount RETURNING session_id AS session`,
        [`demo_${randomCode(32)}`, id, amount, expiresAt],
      )
      if (!made) throw new Error('The order was not stored.')
      return made.session
    },
    async read(orderId) {
      const [found] = await query(null, row, `SELECT ${COLUMNS} FROM demo_payments WHERE order_id = $1`, [
        orderId,
      ])
      if (!found) return null
      const { outcome, paymentId, amount, isOpen } = found
      const payments =
        outcome === null || paymentId === null
          ? []
          : [{ orderId, paymentId, outcome, amount, currency: 'INR' }]
      return { isClosed: !isOpen && outcome !== 'paid', payments }
    },
    async refund({ orderId, amount }) {
      const done = await query(
        null,
        z.unknown(),
        `UPDATE demo_payments SET refunded = greatest(refunded, $2)
         WHERE order_id = $1 AND outcome = 'paid' AND amount >= $2 RETURNING 1`,
        [orderId, amount],
      )
      return { state: done.length > 0 ? 'done' : 'failed' }
    },
    returned: ({ paymentId }) => Promise.resolve({ id: `returned_${paymentId}`, isDone: true }),
  }
}

/** Returns an order for the payment page. Throws NOT_FOUND. */
export async function readDemoOrder(sessionId: string): Promise<z.infer<typeof demoOrder>> {
  const [found] = await query(null, row, `SELECT ${COLUMNS} FROM demo_payments WHERE session_id = $1`, [
    sessionId,
  ])
  if (!found) throw unknown()
  return { orderId: found.orderId, amount: found.amount, isOpen: found.isOpen }
}

export type SignedEvent = { body: Buffer; signature: string; timestamp: string }

/**
 * Makes an attempt with that outcome, and returns the event that reports it, as a payment service sends
 * it. Throws NOT_FOUND and CONFLICT.
 */
export async function payDemoOrder(
  { signingKey }: Gateway,
  sessionId: string,
  outcome: DemoOutcome,
): Promise<SignedEvent> {
  const [made] = await query(
    null,
    row,
    // An attempt that was left pending goes on under its id.
    `UPDATE demo_payments SET outcome = $2,
       payment_id = CASE WHEN outcome = 'pending' THEN payment_id ELSE $3 END
     WHERE session_id = $1 AND outcome IS DISTINCT FROM 'paid' AND expires_at > now() RETURNING ${COLUMNS}`,
    [sessionId, outcome, `demo_${randomCode(20)}`],
  )
  if (!made) {
    await readDemoOrder(sessionId)
    throw new AppError('CONFLICT', t('payments.over'))
  }
  const body = Buffer.from(JSON.stringify(eventOf(made, outcome)))
  const timestamp = String(Date.now())
  return { body, timestamp, signature: signatureOf(signingKey, { body, timestamp }) }
}

const unknown = () => new AppError('NOT_FOUND', t('payments.orderGone'))

const EVENTS: Record<DemoOutcome, { type: string; status: string }> = {
  paid: { type: 'PAYMENT_SUCCESS_WEBHOOK', status: 'SUCCESS' },
  pending: { type: 'PAYMENT_SUCCESS_WEBHOOK', status: 'PENDING' },
  failed: { type: 'PAYMENT_FAILED_WEBHOOK', status: 'FAILED' },
  dropped: { type: 'PAYMENT_USER_DROPPED_WEBHOOK', status: 'USER_DROPPED' },
}

function eventOf({ orderId, amount, paymentId }: Row & { amount: Paise }, outcome: DemoOutcome) {
  const { type, status } = EVENTS[outcome]
  return {
    type,
    event_time: new Date().toISOString(),
    data: {
      order: { order_id: orderId, order_amount: rupeesOf(amount), order_currency: 'INR' },
      payment: {
        cf_payment_id: paymentId,
        payment_status: status,
        payment_amount: rupeesOf(amount),
        payment_currency: 'INR',
      },
    },
  }
}
