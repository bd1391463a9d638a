import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { likeLiteral } from '#api/kit/like.ts'
import { cursorSql, momentSql, pageIn, placeIn } from '#api/kit/page.ts'
import { query } from '#api/kit/query.ts'
import {
  ORDER_PLACES,
  ORDERS_PAGE,
  type ListedOrder,
  type OrdersPage,
  type OrdersQuery,
} from '#schema/admin/payments.ts'
import { orderStatus, type OrderStatus } from '#schema/payments/contract.ts'
import { paidPlan } from '#schema/plans/paidPlan.ts'
import { billingPeriod } from '#schema/plans/prices.ts'
import { paise } from '#schema/shared/money.ts'

/** Whether the payment that an order `o` counts went back; null: no refund of it was asked for. */
const WENT_BACK = `(SELECT bool_or(r.state = 'done') FROM refunds r WHERE r.order_id = o.id AND r.payment_id IS NULL)`

/** The status of an order, as `presentOrder` has it: a refund is always of the whole amount. */
const STATUS = `CASE WHEN o.state = 'closed' THEN 'closed' WHEN o.state <> 'paid' THEN coalesce(o.attempt, 'open')
  ELSE CASE ${WENT_BACK} WHEN true THEN 'refunded' WHEN false THEN 'refunding' ELSE 'paid' END END`

const unpaid = (attempt: OrderStatus): string =>
  `o.state IN ('created', 'active') AND coalesce(o.attempt, 'open') = '${attempt}'`

/** The same, one by one, in the form that the indexes have. */
const STATUS_IS: Record<OrderStatus, string> = {
  open: unpaid('open'),
  pending: unpaid('pending'),
  failed: unpaid('failed'),
  dropped: unpaid('dropped'),
  closed: `o.state = 'closed'`,
  paid: `o.state = 'paid' AND ${WENT_BACK} IS NULL`,
  // They are few, compared with those that were paid.
  refunding: `o.state = 'paid' AND ${WENT_BACK} = false AND o.id = ANY (ARRAY(
    SELECT r.order_id FROM refunds r WHERE r.payment_id IS NULL AND r.state <> 'done'))`,
  // Almost every refund is done. In the order of their index, only the index is read, and not the table.
  refunded: `o.state = 'paid' AND ${WENT_BACK} = true AND o.id = ANY (ARRAY(
    SELECT r.order_id FROM refunds r WHERE r.payment_id IS NULL AND r.state = 'done' ORDER BY r.order_id))`,
}

/** The columns of a listed order, of `orders o` with {@link JOINS}. */
export const LISTED = `o.id, o.created_at AS "createdAt", o.user_id AS "userId",
  u.first_name AS "firstName", u.last_name AS "lastName", u.email, o.plan_name AS "planName",
  o.billing_period AS "billingPeriod", o.amount, ${STATUS} AS status, i.number AS invoice, o.is_demo AS "isDemo"`
export const JOINS = 'LEFT JOIN users u ON u.id = o.user_id LEFT JOIN invoices i ON i.order_id = o.id'

export const listedRow = z.object({
  id: z.string(),
  createdAt: z.date(),
  userId: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  planName: paidPlan,
  billingPeriod,
  amount: paise,
  status: orderStatus,
  invoice: z.string().nullable(),
  isDemo: z.boolean(),
})

const pageRow = z.object({ ...listedRow.shape, cursor: z.string() })

export function presentListed(row: z.infer<typeof listedRow>): ListedOrder {
  const { id, createdAt, userId, firstName, lastName, email, planName, billingPeriod: period } = row
  const { amount, status, invoice, isDemo } = row
  const name = `${firstName ?? ''} ${lastName ?? ''}`.trim()
  return {
    id,
    createdAt: createdAt.toISOString(),
    user: userId === null ? null : { id: userId, name, email: email ?? '' },
    planName,
    billingPeriod: period,
    amount,
    status,
    invoice,
    isDemo,
  }
}

/** More words would not find less. */
const WORDS_MAX = 5
/** Shorter texts begin too many names: they are whole ones. */
const BEGINNING_FROM = 3

/** Returns the pattern of texts that begin with this one. */
const startPattern = (text: string): string => likeLiteral(text) + (text.length < BEGINNING_FROM ? '' : '%')

/** Each part finds its rows by an index, and the orders by another one. */
function foundBy(search: string, value: (given: unknown) => string): string {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)
  const ofUser = words.map(word => {
    const start = value(startPattern(word))
    return `(${['email', 'first_name', 'last_name'].map(name => `lower(u.${name}) LIKE ${start}`).join(' OR ')})`
  })
  return `(o.user_id = ANY (ARRAY(SELECT u.id FROM users u WHERE ${ofUser.join(' AND ')}))
    OR o.id LIKE ${value(startPattern(search))}
    OR o.id = ANY (ARRAY(SELECT i.order_id FROM invoices i WHERE i.number LIKE ${value(startPattern(search.toUpperCase()))})))`
}

/** Returns the statement that reads a page and one more order, for the tests too. */
export function ordersStatement({ search, status, after }: OrdersQuery): { text: string; bind: unknown[] } {
  const place = placeIn(after, ORDER_PLACES)
  const bind: unknown[] = place ? [...place] : []
  const value = (given: unknown) => `$${bind.push(given)}`
  const all: string[] = place ? ['(o.created_at, o.id) < ($1::timestamptz, $2::text)'] : []
  if (search !== '') all.push(foundBy(search, value))
  if (status !== undefined) all.push(STATUS_IS[status])
  const where = all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`
  const order = 'ORDER BY o.created_at DESC, o.id DESC'
  return {
    text: `SELECT ${LISTED}, ${cursorSql(momentSql('o.created_at'), 'o.id')} AS cursor
      FROM (SELECT * FROM orders o ${where} ${order} LIMIT ${ORDERS_PAGE + 1}) o ${JOINS} ${order}`,
    bind,
  }
}

/** Returns a page of the orders. */
export async function listOrders(wanted: OrdersQuery): Promise<OrdersPage> {
  const { text, bind } = ordersStatement(wanted)
  const { rows, next } = pageIn(await query(null, pageRow, text, bind), ORDERS_PAGE)
  return { orders: rows.map(presentListed), next }
}

/** Returns the status of an order; null if there is none. */
export async function statusOfOrder(tx: Transaction | null, id: string): Promise<OrderStatus | null> {
  const statement = `SELECT ${STATUS} AS status FROM orders o WHERE o.id = $1`
  const [found] = await query(tx, z.object({ status: orderStatus }), statement, [id])
  return found?.status ?? null
}
