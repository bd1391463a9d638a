import { z } from 'zod'

import { readAudit } from '#api/features/audit/queries.ts'
import { creditedTo } from '#api/features/payments/refundOrder.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import {
  refundReason,
  type HistoryEntry,
  type MoneyEntry,
  type OrderDetails,
  type PaymentEvent,
  type Wait,
} from '#schema/admin/payments.ts'
import { AUDIT_PAGE_MAX, type AuditEntry } from '#schema/audit/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { paise } from '#schema/shared/money.ts'

import { JOINS, LISTED, listedRow, presentListed } from './orderList.ts'
import { eventsOf } from './paymentEvents.ts'

const detailRow = z.object({
  ...listedRow.shape,
  price: paise,
  credit: paise,
  revision: z.coerce.number(),
  state: z.enum(['created', 'active', 'paid', 'closed']),
  checks: z.number(),
  isUnanswered: z.boolean(),
  checkAt: z.date().nullable(),
  paidAt: z.date().nullable(),
  issuedAt: z.date().nullable(),
})
type Detailed = z.infer<typeof detailRow>

const DETAILS = `SELECT ${LISTED}, o.price, o.credit, o.revision, o.state, o.checks,
    o.is_unanswered AS "isUnanswered", o.check_at AS "checkAt", o.paid_at AS "paidAt", i.issued_at AS "issuedAt"
  FROM orders o ${JOINS} WHERE o.id = $1`

const refundRow = z.object({
  id: z.string(),
  amount: paise,
  reason: refundReason,
  state: z.enum(['wanted', 'done', 'failed']),
  attempts: z.number(),
  checkAt: z.date().nullable(),
  createdAt: z.date(),
  doneAt: z.date().nullable(),
})
type Refund = z.infer<typeof refundRow>

const REFUNDS = `SELECT id, amount, reason, state, attempts, check_at AS "checkAt", created_at AS "createdAt",
  done_at AS "doneAt" FROM refunds WHERE order_id = $1 ORDER BY created_at, id`

const paymentRow = z.object({ id: z.string(), amount: paise, at: z.date() })
const PAYMENTS =
  'SELECT payment_id AS id, amount, at FROM payment_ledger WHERE order_id = $1 AND refund_id IS NULL ORDER BY id'

/** Returns all that administrators see of an order. Throws NOT_FOUND. */
export async function readOrderDetails(orderId: string): Promise<OrderDetails> {
  const [order] = await query(null, detailRow, DETAILS, [orderId])
  if (!order) throw noOrder()
  const refunds = await query(null, refundRow, REFUNDS, [orderId])
  const payments = await query(null, paymentRow, PAYMENTS, [orderId])
  const events = await eventsOf(orderId)
  const acts = await readAudit({ subjectKind: 'order', subjectId: orderId, limit: AUDIT_PAGE_MAX })
  const counted = refunds.filter(({ reason }) => reason !== 'second-payment')
  return {
    order: {
      ...presentListed(order),
      price: order.price,
      credit: order.credit,
      revision: order.revision,
    },
    waits: waitOf(order, counted, events),
    history: historyOf(order, refunds, acts.entries),
    money: moneyOf(payments, refunds),
    events,
    isRefundable: order.state === 'paid' && counted.every(({ state }) => state === 'failed'),
    creditedTo: await creditedTo(null, orderId),
  }
}

export const noOrder = (): AppError => new AppError('NOT_FOUND', t('payments.orderGone'))

function waitOf(order: Detailed, counted: readonly Refund[], events: readonly PaymentEvent[]): Wait | null {
  const { status, state, checks, isUnanswered } = order
  const asked = { checks, isUnanswered, nextCheckAt: order.checkAt?.toISOString() ?? null }
  switch (status) {
    case 'closed':
    case 'paid':
    case 'refunded':
      return null
    case 'refunding': {
      const open = counted.find(refund => refund.state === 'wanted') ?? counted.at(-1)
      return {
        reason: open?.state === 'failed' ? 'refund-failed' : 'refund',
        checks: open?.attempts ?? 0,
        isUnanswered: false,
        nextCheckAt: open?.checkAt?.toISOString() ?? null,
      }
    }
    default:
      if (events.some(event => event.processedAt === null && event.hasFailed))
        return { reason: 'event', ...asked }
      if (status === 'open') return { reason: state === 'created' ? 'not-opened' : 'not-attempted', ...asked }
      return { reason: status === 'pending' ? 'undecided' : status, ...asked }
  }
}

const ACTS: Partial<Record<AuditEntry['act'], HistoryEntry['kind']>> = {
  'order.rechecked': 'rechecked',
  'order.refunded': 'refund-ordered',
}

function historyOf(
  { createdAt, paidAt, issuedAt, invoice }: Detailed,
  refunds: readonly Refund[],
  acts: readonly AuditEntry[],
): HistoryEntry[] {
  const entry = (at: Date | null, kind: HistoryEntry['kind'], text: string | null = null): HistoryEntry[] =>
    at === null ? [] : [{ at: at.toISOString(), kind, by: null, text }]
  const history = [
    ...entry(createdAt, 'ordered'),
    ...entry(paidAt, 'paid'),
    ...entry(issuedAt, 'invoiced', invoice),
    ...refunds.flatMap(({ reason, createdAt: begunAt, doneAt }) => [
      // The act of an administrator is in the audit.
      ...entry(reason === 'administrator' ? null : begunAt, 'returned'),
      ...entry(doneAt, 'refunded'),
    ]),
    ...acts.flatMap(({ at, act, actor }) => {
      const kind = ACTS[act]
      return kind === undefined ? [] : [{ at, kind, by: actor?.name ?? null, text: null }]
    }),
  ]
  return history.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

function moneyOf(payments: readonly z.infer<typeof paymentRow>[], refunds: readonly Refund[]): MoneyEntry[] {
  const money: MoneyEntry[] = [
    ...payments.map(({ id, amount, at }): MoneyEntry => ({
      id,
      kind: 'payment',
      amount,
      state: 'done',
      reason: null,
      at: at.toISOString(),
    })),
    ...refunds.map(({ id, amount, state, reason, createdAt, doneAt }): MoneyEntry => ({
      id,
      kind: 'refund',
      amount,
      state,
      reason,
      at: (doneAt ?? createdAt).toISOString(),
    })),
  ]
  return money.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
