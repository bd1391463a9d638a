import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { EMPTY_BODIES, emptyEventBodies } from '#api/features/payments/eventBodies.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { tablesScanned } from '#tests/support/plans.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

// No loop runs in this process: rows stay as they are.
let server: ApiServer
beforeAll(async () => {
  server = await apiServer()
})
afterAll(() => server.close())
beforeEach(() => inDatabase(server, 'DELETE FROM payment_events'))

/** Stores events with a body that were worked on so many days ago. */
const store = (count: number, days: number | null, attempts = 0) =>
  inDatabase(
    server,
    `INSERT INTO payment_events
       (key, body, is_late, type, order_id, received_at, processed_at, outcome, attempts)
     SELECT $1::text || n, '{"name": "Ada", "phone": "+919876543210"}', false, 'PAYMENT_SUCCESS_WEBHOOK', 'BP' || n,
       now() - interval '90 days', now() - $3::integer * interval '1 day',
       CASE WHEN $3::integer IS NULL THEN NULL ELSE 'fulfilled' END, $4::integer
     FROM generate_series(1, $2::integer) n`,
    [randomUUID(), count, days, attempts],
  )
/** The events with their bodies, in the order in which they were stored. */
const bodies = async () => {
  const rows = await inDatabase<{ body: Buffer }>(server, 'SELECT body FROM payment_events ORDER BY id')
  return rows.map(({ body }) => body.toString() !== '')
}
const facts = () =>
  inDatabase(
    server,
    `SELECT id, key, is_late, type, order_id, received_at, processed_at, outcome, attempts, next_at, last_error
     FROM payment_events ORDER BY id`,
  )

test('a body is emptied 30 days after its event was worked on', async () => {
  await store(1, 31)
  await store(1, 29)
  await store(1, 400)
  const before = await facts()
  await emptyEventBodies()
  expect(await bodies()).toEqual([false, true, false])
  expect(await facts()).toEqual(before)
})

test('an event that waits, or that has failed so far, keeps its body', async () => {
  await store(1, null)
  await store(1, null, 12)
  await emptyEventBodies()
  expect(await bodies()).toEqual([true, true])
})

test('more than a batch is emptied at once, also by two processes', async () => {
  await store(1200, 40)
  await Promise.all([emptyEventBodies(), emptyEventBodies()])
  expect(new Set(await bodies())).toEqual(new Set([false]))
})

test('the bodies that are due are found by an index', async () => {
  await store(20_000, 2)
  await store(3, 31)
  await inDatabase(server, 'VACUUM ANALYZE payment_events')
  const plan = await inDatabase(server, `EXPLAIN (FORMAT JSON) ${EMPTY_BODIES}`)
  expect(tablesScanned(plan)).toEqual([])
  expect(JSON.stringify(plan)).toContain('payment_events_bodies')
})
