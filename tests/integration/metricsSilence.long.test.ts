import { afterAll, beforeAll, expect, test } from 'vitest'

import { startProduct, type Product } from '#tests/support/product.ts'
import { RestartablePostgres } from '#tests/support/restartablePostgres.ts'
import { scrape, scrapeUntil } from '#tests/support/scrape.ts'

const TOKEN = 'a token for tests only'
/** More than the connections of the api. */
const CALLS = 40

let postgres: RestartablePostgres
let product: Product

beforeAll(async () => {
  postgres = new RestartablePostgres()
  await postgres.start()
  product = await startProduct({
    env: { DATABASE_URL: postgres.url, SESSION_SECRET: 'a secret for tests', METRICS_TOKEN: TOKEN },
  })
})
afterAll(async () => {
  await product.dispose()
  await postgres.dispose()
})

test('metrics are answered while the database is silent and connections are exhausted', async () => {
  const ending = new AbortController()
  const { signal } = ending
  const calls = () =>
    Array.from({ length: CALLS }, () => fetch(`${product.url}/api/subscription-plans`, { signal }))
  // Opens all connections.
  for (const { status } of await Promise.all(calls())) expect(status).toBe(200)

  postgres.fallSilent({ stay: true })
  let ended = 0
  for (const call of calls()) void call.catch(() => undefined).finally(() => ended++)
  const metrics = await scrapeUntil(
    () => scrape(product.url, TOKEN),
    one => (one.of('database_connections_waiting{pool="api"}') ?? 0) > 0,
    'calls wait for a connection',
  )
  // Metrics that waited for the database would come after calls that began to wait earlier.
  expect(ended).toBe(0)
  for (const unread of [
    'database_bytes',
    'outbox_unsent_events',
    'outbox_lag_seconds',
    'outbound_email_unsent',
  ])
    expect(metrics.of(unread), unread).toBeNaN()
  for (const known of ['collab_rooms', 'data_disk_free_bytes', 'listener_up', 'sockets'])
    expect(metrics.of(known), known).toBeGreaterThanOrEqual(0)
  expect(metrics.names).toContain('nodejs_eventloop_lag_p99_seconds')
  ending.abort()
})
