import { beforeAll, describe, expect, test } from 'vitest'

import { ordersStatement } from '#api/features/admin/payments/orderList.ts'
import { EVENTS_OF_ORDER, eventsStatement } from '#api/features/admin/payments/paymentEvents.ts'
import { isAlarming } from '#api/features/payments/settle.ts'
import {
  eventOutcome,
  eventsPage,
  ordersQuery,
  type ListedOrder,
  type WaitReason,
} from '#schema/admin/payments.ts'
import { orderStatus, type OrderStatus } from '#schema/payments/contract.ts'
import { listOrders, readDetails } from '#tests/support/adminOrders.ts'
import { signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { until } from '#tests/support/patience.ts'
import { buyByEvent, buyPlan, orderPlan, payDemo, PHONE, readOrder } from '#tests/support/payments.ts'
import { tablesScanned } from '#tests/support/plans.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

let product: Product
let admin: Person
let support: Person

beforeAll(async () => {
  product = await startProduct()
  admin = await signUpAs(product, 'admin')
  support = await signUpAs(product, 'support')
})

const idsOf = (orders: readonly ListedOrder[]) => orders.map(({ id }) => id)

let words = 0
/** Returns a word that no other test has in a name. */
const uniqueWord = () => `Quill${Date.now().toString(36)}${++words}x`

async function payer(lastName: string): Promise<Person> {
  const person = await signUpOn(product, 'free')
  await inDatabase(product, 'UPDATE users SET last_name = $2 WHERE id = $1', [person.user.id, lastName])
  return person
}

describe('the list of orders', () => {
  test('finds the beginning of an email, a name, an order and an invoice, and takes signs as they are', async () => {
    const word = uniqueWord()
    const ada = await payer(`${word}%_`)
    const { id, invoice } = await buyPlan(ada)
    const { email } = ada.user
    const searches = [word, word.toUpperCase(), `${word}%_`, email, `${word} ${email.slice(0, 8)}`, id]
    for (const search of [...searches, id.slice(0, 12), invoice ?? '', (invoice ?? '').toLowerCase()])
      expect([search, idsOf((await listOrders(support, { search })).orders)]).toEqual([search, [id]])
    for (const search of [word.slice(1), `${word}_`, `${word} nothing`, '_', `'; DROP TABLE orders; --`])
      expect([search, (await listOrders(support, { search })).orders]).toEqual([search, []])
    const { orders } = await listOrders(support, { search: word })
    expect(orders).toEqual([
      {
        id,
        createdAt: expect.any(String),
        user: { id: ada.user.id, name: expect.stringContaining(word), email },
        planName: 'premium',
        billingPeriod: 'monthly',
        amount: 49_900,
        status: 'paid',
        invoice,
        isDemo: true,
      },
    ])
  })

  test('has the orders of a deleted account, without a user', async () => {
    const ada = await payer(uniqueWord())
    const { order_id: id } = await orderPlan(ada)
    await inDatabase(product, 'DELETE FROM users WHERE id = $1', [ada.user.id])
    expect((await listOrders(admin, { search: id })).orders).toMatchObject([{ id, user: null }])
  })

  test('is filtered by state, and the details say why an order has not ended', async () => {
    const lastName = uniqueWord()
    const ids: Partial<Record<OrderStatus, string>> = {}
    for (const outcome of ['failed', 'pending', 'dropped'] as const) {
      const person = await payer(lastName)
      const order = await orderPlan(person)
      await payDemo(person, order, outcome)
      const { order_id: id } = order
      await until(async () => (await readOrder(person, id)).status === outcome, `the attempt is ${outcome}`)
      ids[outcome] = id
    }
    const [open, closed, paid, refunding, refunded] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => payer(lastName)),
    )
    if (!open || !closed || !paid || !refunding || !refunded) throw new Error('Someone is missing.')
    ids.open = (await orderPlan(open)).order_id
    ids.closed = (await orderPlan(closed)).order_id
    await inDatabase(product, 'UPDATE demo_payments SET expires_at = now() WHERE order_id = $1', [ids.closed])
    expect((await readOrder(closed, ids.closed)).status).toBe('closed')
    ids.paid = (await buyPlan(paid)).id
    ids.refunding = (await buyPlan(refunding)).id
    ids.refunded = (await buyPlan(refunded)).id
    for (const [id, state] of [
      [ids.refunding, 'failed'],
      [ids.refunded, 'done'],
    ])
      await inDatabase(
        product,
        `INSERT INTO refunds (id, order_id, amount, reason, state) VALUES ('RF' || $1::text, $1::text, 49900, 'administrator', $2)`,
        [id, state],
      )
    for (const status of orderStatus.options)
      expect([status, idsOf((await listOrders(admin, { search: lastName, status })).orders)]).toEqual([
        status,
        [ids[status]],
      ])
    const listed = (await listOrders(admin, { search: lastName })).orders
    expect(Object.fromEntries(listed.map(({ status, id }) => [status, id]))).toEqual(ids)
    const reasons: Record<OrderStatus, WaitReason | null> = {
      open: 'not-attempted',
      pending: 'undecided',
      failed: 'failed',
      dropped: 'dropped',
      closed: null,
      paid: null,
      refunding: 'refund-failed',
      refunded: null,
    }
    for (const status of orderStatus.options) {
      const { order, waits } = await readDetails(support, ids[status] ?? '')
      expect([order.status, waits?.reason ?? null]).toEqual([status, reasons[status]])
    }
  })

  test('has pages without a gap or a repeat, the newest first', async () => {
    const lastName = uniqueWord()
    const { user } = await payer(lastName)
    await addOrders(120, `$1::uuid`, `now() - (n / 7) * interval '90 microseconds'`, [user.id])
    const all: ListedOrder[] = []
    for (let next: string | null = ''; next !== null;) {
      const page = await listOrders(admin, { search: lastName, ...(next !== '' && { after: next }) })
      all.push(...page.orders)
      next = page.next
      // The next page begins there even if the row is gone.
      await inDatabase(product, 'DELETE FROM orders WHERE id = $1', [page.orders.at(-1)?.id])
    }
    expect(all).toHaveLength(120)
    expect(new Set(idsOf(all)).size).toBe(120)
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test.each([
    ['a state that there is not', { status: 'lost' }],
    ['a search that is too long', { search: 'x'.repeat(101) }],
    ['another parameter', { limit: '1000' }],
  ])('refuses %s', async (_what, query) => {
    const answer = await admin.client.get(`/api/admin/payments?${new URLSearchParams(query)}`)
    expect(answer.status).toBe(422)
  })

  test.each(['', "' OR 1=1", 'BP00000000000000000000', `2026-01-01T00:00:00.000Z_BP'`])(
    'refuses the place %j',
    async after => {
      const answer = await admin.client.get(`/api/admin/payments?${new URLSearchParams({ after })}`)
      expect(answer.status).toBe(422)
      expect(answer.json).toMatchObject({ code: 'VALIDATION', fields: { after: expect.any(String) } })
    },
  )
})

describe('the details of an order', () => {
  test('are its history, its payments and the events about it, and no right to pay it', async () => {
    const ada = await payer(uniqueWord())
    const { id, invoice } = await buyByEvent(ada)
    const answer = await support.client.get(`/api/admin/payments/${id}`)
    const details = await readDetails(support, id)
    expect(details).toMatchObject({
      order: { status: 'paid', price: 49_900, credit: 0, amount: 49_900, invoice },
      waits: null,
      money: [{ kind: 'payment', amount: 49_900, state: 'done', reason: null }],
      events: [{ type: 'PAYMENT_SUCCESS_WEBHOOK', orderId: id, outcome: 'fulfilled', hasFailed: false }],
      isRefundable: true,
      creditedTo: null,
    })
    expect(details.history.map(({ kind }) => kind)).toEqual(['ordered', 'paid', 'invoiced'])
    expect(answer.text).not.toMatch(/demo_[0-9A-Za-z]{32}/)
    expect(answer.text).not.toMatch(/sessionId|hash|phone/i)
    expect(answer.text).not.toContain(PHONE)
  })

  test.each(['BP00000000000000000000', 'BP0', 'not-an-id'])('are not there for %s', async id => {
    expect((await admin.client.get(`/api/admin/payments/${id}`)).status).toBe(404)
  })
})

describe('the log of events', () => {
  const list = async (query: Record<string, string> = {}) =>
    eventsPage.parse(
      (await support.client.get(`/api/admin/payment-events?${new URLSearchParams(query)}`)).json,
    )

  test('has them newest first, in pages, and marks those that need an operator', async () => {
    await inDatabase(
      product,
      `INSERT INTO payment_events (key, body, is_late, processed_at, outcome)
       SELECT 'outcome ' || outcome, '', false, now(), outcome FROM unnest($1::text[]) outcome`,
      [eventOutcome.options],
    )
    await inDatabase(
      product,
      `INSERT INTO payment_events (key, body, is_late, attempts, next_at)
       SELECT 'attempt ' || n, '', false, n % 2, now() + interval '1 day' FROM generate_series(1, 120) n`,
    )
    const first = await list()
    const second = await list({ before: String(first.events.at(-1)?.id) })
    const ids = [...first.events, ...second.events].map(({ id }) => id)
    expect(ids).toHaveLength(100)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
    const failed = []
    let before: Record<string, string> = {}
    for (let more = true; more;) {
      const page = await list({ failed: 'true', ...before })
      failed.push(...page.events)
      before = { before: String(page.events.at(-1)?.id) }
      more = page.more
    }
    expect(failed.filter(({ outcome }) => outcome === null)).toHaveLength(60)
    expect(new Set(failed.flatMap(({ outcome }) => outcome ?? []))).toEqual(
      new Set(eventOutcome.options.filter(isAlarming)),
    )
    expect(failed.every(({ hasFailed }) => hasFailed)).toBe(true)
  })

  test.each([{ failed: 'false' }, { before: '0' }, { before: 'x' }, { limit: '3' }])(
    'refuses %j',
    async query => {
      const answer = await admin.client.get(`/api/admin/payment-events?${new URLSearchParams(query)}`)
      expect(answer.status).toBe(422)
    },
  )
})

/** Adds orders, `n` counting from 1. */
const addOrders = (count: number, userId: string, createdAt: string, values: unknown[] = []) =>
  inDatabase(
    product,
    `INSERT INTO orders (id, user_id, request_hash, plan_name, billing_period, price, credit, credited, phone, is_demo,
       state, attempt, payment_id, paid_at, created_at)
     SELECT 'BP' || substr(md5(n || ${userId}::text), 1, 20), ${userId}, '', 'premium', 'monthly', 49900, 0, '[]', '', true,
       state, CASE WHEN state = 'active' THEN (ARRAY['pending', 'failed', 'dropped', NULL])[n % 4 + 1] END,
       CASE WHEN state = 'paid' THEN md5(n || ${userId}::text) END, CASE WHEN state = 'paid' THEN now() END, ${createdAt}
     FROM generate_series(1, ${count}) n
     CROSS JOIN LATERAL (SELECT (ARRAY['paid', 'paid', 'paid', 'closed', 'active'])[n % 5 + 1] AS state) s`,
    values,
  )

test('every list of orders and events is read by an index', async () => {
  await inDatabase(
    product,
    `INSERT INTO users (email, first_name, last_name, subscribe_newsletter, email_verified_at)
     SELECT md5(n::text) || '@example.org', md5((n + 1)::text), md5((n + 2)::text), false, now()
     FROM generate_series(1, 30000) n`,
  )
  const { user } = await signUp(product)
  await addOrders(30_000, '$1::uuid', `now() - n * interval '1 minute'`, [user.id])
  await inDatabase(
    product,
    `UPDATE orders o SET user_id = u.id FROM
       (SELECT id, row_number() OVER () AS place FROM users) u,
       (SELECT id, row_number() OVER () AS place FROM orders WHERE user_id = $1) p
     WHERE o.id = p.id AND u.place = p.place`,
    [user.id],
  )
  await inDatabase(
    product,
    `INSERT INTO invoices (number, series, year, place, order_id, issued_at, content)
     SELECT 'X/' || id, 'X', '2026', row_number() OVER (), id, now(), '{}' FROM orders o
     WHERE state = 'paid' AND NOT EXISTS (SELECT FROM invoices i WHERE i.order_id = o.id)`,
  )
  await inDatabase(
    product,
    `INSERT INTO refunds (id, order_id, amount, reason, state)
     SELECT 'RX' || id, id, 49900, 'administrator', CASE WHEN random() < 0.01 THEN 'failed' ELSE 'done' END
     FROM (SELECT id FROM orders WHERE state = 'paid' ORDER BY md5(id) LIMIT 3000) o`,
  )
  await inDatabase(
    product,
    `INSERT INTO payment_events (key, body, is_late, processed_at, outcome, order_id)
     SELECT 'many ' || n, '', false, now(), CASE n % 200 WHEN 0 THEN 'unclear' ELSE 'noted' END, 'BP' || n
     FROM generate_series(1, 20000) n`,
  )
  for (const table of ['users', 'orders', 'invoices', 'refunds', 'payment_events'])
    await inDatabase(product, `VACUUM ANALYZE ${table}`)
  const scanned = async ({ text, bind }: { text: string; bind: unknown[] }) =>
    tablesScanned(await inDatabase(product, `EXPLAIN (FORMAT JSON) ${text}`, bind))
  const searches = ['', 'ada', 'a', 'BPabc', 'DEMO/2026', 'ada lovelace', user.email, '日本']
  for (const search of searches)
    for (const status of [undefined, ...orderStatus.options])
      for (const place of [{}, { after: '2026-01-01T00:00:00.000000Z_BP00000000000000000000' }]) {
        const wanted = ordersQuery.parse({ search, ...(status && { status }), ...place })
        expect([wanted, await scanned(ordersStatement(wanted))]).toEqual([wanted, []])
      }
  for (const query of [{}, { before: 900 }, { failed: 'true' as const }])
    expect([query, await scanned(eventsStatement(query))]).toEqual([query, []])
  expect(await scanned({ text: EVENTS_OF_ORDER, bind: ['BP77'] })).toEqual([])
})
