import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import {
  EVENTS_PAGE,
  eventOutcome,
  type EventsPage,
  type EventsQuery,
  type PaymentEvent,
} from '#schema/admin/payments.ts'

/** The events that need an operator: those of `isAlarming`, and those whose attempts have failed. */
const FAILED = `(outcome IN ('unknown order', 'another amount', 'payment of another order', 'unclear')
  OR (processed_at IS NULL AND attempts > 0))`

const COLUMNS = `id, type, order_id AS "orderId", received_at AS "receivedAt", processed_at AS "processedAt",
  attempts, outcome, coalesce(${FAILED}, false) AS "hasFailed"`

const row = z.object({
  id: z.coerce.number(),
  type: z.string().nullable(),
  orderId: z.string().nullable(),
  receivedAt: z.date(),
  processedAt: z.date().nullable(),
  attempts: z.number(),
  outcome: z.nullable(eventOutcome),
  hasFailed: z.boolean(),
})

const present = ({ receivedAt, processedAt, ...event }: z.infer<typeof row>): PaymentEvent => ({
  ...event,
  receivedAt: receivedAt.toISOString(),
  processedAt: processedAt?.toISOString() ?? null,
})

/** Returns the statement of a page of the events and one more row, for the tests too. */
export function eventsStatement({ failed, before }: EventsQuery): { text: string; bind: unknown[] } {
  const bind: unknown[] = []
  const all: string[] = []
  if (before !== undefined) all.push(`id < $${bind.push(before)}::bigint`)
  if (failed !== undefined) all.push(FAILED)
  const where = all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`
  return {
    text: `SELECT ${COLUMNS} FROM payment_events ${where} ORDER BY id DESC LIMIT ${EVENTS_PAGE + 1}`,
    bind,
  }
}

/** Returns a page of the payment service's events, the newest first. */
export async function listEvents(wanted: EventsQuery): Promise<EventsPage> {
  const { text, bind } = eventsStatement(wanted)
  const rows = await query(null, row, text, bind)
  return { events: rows.slice(0, EVENTS_PAGE).map(present), more: rows.length > EVENTS_PAGE }
}

/** The statement of the newest events that name an order, for the tests too. */
export const EVENTS_OF_ORDER = `SELECT ${COLUMNS} FROM payment_events WHERE order_id = $1
  ORDER BY id DESC LIMIT ${EVENTS_PAGE}`

/** Returns the newest events that name an order, the oldest of them first. */
export const eventsOf = async (orderId: string): Promise<PaymentEvent[]> =>
  (await query(null, row, EVENTS_OF_ORDER, [orderId])).toReversed().map(present)
