import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { STATEMENTS } from '#api/features/admin/jobs/jobs.ts'
import { waitingEvents } from '#api/features/payments/events.ts'
import { createUrls } from '#api/kit/urls.ts'
import { USES } from '#api/services/days/counts.ts'
import { startPayments } from '#api/services/payments/start.ts'
import { readEnvironment } from '#platform/env.ts'
import { createSecretBox } from '#platform/secretBox.ts'
import { jobs, jobsUsage, type FailedJob, type QueueName } from '#schema/admin/jobs.ts'
import { auditPage } from '#schema/audit/contract.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { createDocument, type Person } from '#tests/support/factories.ts'
import { tablesScanned } from '#tests/support/plans.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

// No loop runs in this process: rows stay as they are.
let server: ApiServer
let admins: [Person, Person]

beforeAll(async () => {
  server = await apiServer()
  admins = [await signUpAs(server, 'admin'), await signUpAs(server, 'admin')]
  await inDatabase(server, 'DELETE FROM outbound_emails')
})
afterAll(() => server.close())

const read = async () => jobs.parse((await admins[0].client.get('/api/admin/jobs')).json)
const queueOf = async (wanted: QueueName) => (await read()).queues.find(({ name }) => name === wanted)
const jobOf = async (wanted: string): Promise<FailedJob | undefined> =>
  (await read()).failed.find(({ id }) => id === wanted)
const insert = async (statement: string, bind: unknown[] = []): Promise<string> => {
  const [row] = await inDatabase<{ id: string }>(server, `${statement} RETURNING id::text`, bind)
  return row?.id ?? expect.fail()
}
const deadEmail = (more = `now()`) =>
  insert(
    `INSERT INTO outbound_emails (recipient, kind, subject, text_body, html_body, status, attempts, last_error, created_at)
     VALUES ('ada@example.org', 'verify-email', 'A subject', 'A secret link', 'A secret link', 'dead', 6,
       'Refused: 550 5.1.1 <ada@example.org> unknown', ${more})`,
  )
const failedEvent = (more = `now() + interval '5 minutes'`) =>
  insert(
    `INSERT INTO payment_events (key, body, is_late, attempts, next_at, last_error)
     VALUES ($1, 'A secret body', false, 4, ${more}, 'the payment service answered with status 500')`,
    [randomUUID()],
  )
const auditOf = async (subjectId: string) => {
  const query = new URLSearchParams({ subjectKind: 'work', subjectId })
  return auditPage.parse((await admins[0].client.get(`/api/admin/audit?${query}`)).json).entries
}
const byBoth = (path: string) => Promise.all(admins.map(({ client }) => client.post(path)))

describe('what waits', () => {
  test('is counted with the age of the oldest, and what has failed', async () => {
    const before = await queueOf('emails')
    await insert(
      `INSERT INTO outbound_emails (recipient, kind, subject, text_body, html_body, created_at)
       VALUES ('ada@example.org', 'verify-email', 'A subject', 'x', 'x', '2020-01-01T00:00:00Z')`,
    )
    await deadEmail()
    expect(before).toEqual({ name: 'emails', waiting: 0, oldestAt: null, failed: 0 })
    expect(await queueOf('emails')).toEqual({
      name: 'emails',
      waiting: 1,
      oldestAt: '2020-01-01T00:00:00.000Z',
      failed: 1,
    })
    const events = (await queueOf('events')) ?? expect.fail()
    await insert(`INSERT INTO outbox (name, key, revision, rooms) VALUES ('x', 'y', 1, '{}')`)
    expect(await queueOf('events')).toMatchObject({ waiting: events.waiting + 1, failed: null })
    await failedEvent()
    expect(await queueOf('payment-events')).toMatchObject({ waiting: 1, failed: 1 })
  })

  test('has every queue', async () => {
    expect((await read()).queues.map(({ name }) => name)).toEqual([
      'events',
      'emails',
      'payment-events',
      'order-checks',
      'refunds',
      'subscriptions',
      'body-commands',
      'achievement-checks',
      'account-deletions',
    ])
  })
})

describe('a failed job', () => {
  test('shows its attempts and its last error, and no text, address or link', async () => {
    const [email, event] = [await deadEmail(), await failedEvent()]
    const { id: documentId } = await createDocument(admins[0], 'A secret title')
    const command = await insert(
      `INSERT INTO body_commands (document_id, user_id, kind, payload, attempts, outcome)
       VALUES ($1, $2, 'name-revision', '{"name": "A secret name"}', 3, 'failed')`,
      [documentId, admins[0].user.id],
    )
    expect(await jobOf(email)).toMatchObject({
      kind: 'email',
      name: 'verify-email',
      attempts: 6,
      error: 'Refused: 550 5.1.1 <…> unknown',
      mayRetry: true,
    })
    expect(await jobOf(event)).toMatchObject({ kind: 'payment-event', attempts: 4, mayRetry: true })
    expect(await jobOf(command)).toMatchObject({
      kind: 'body-command',
      name: 'name-revision',
      attempts: 3,
      error: null,
      mayRetry: false,
    })
    const { text } = await admins[0].client.get('/api/admin/jobs')
    expect(text).not.toMatch(/secret|ada@example|A subject/)
  })

  test('of the payment service keeps the error of its last attempt', async () => {
    await inDatabase(server, `UPDATE payment_events SET next_at = now() + interval '1 day'`)
    const event = await insert(`INSERT INTO payment_events (key, body, is_late) VALUES ($1, '{}', false)`, [
      randomUUID(),
    ])
    const constraint = 'no_such_outcome'
    await inDatabase(
      server,
      `ALTER TABLE payment_events ADD CONSTRAINT ${constraint} CHECK (outcome <> 'ignored')`,
    )
    const urls = createUrls(() => 'http://localhost')
    const payments = startPayments(readEnvironment({}), urls, createSecretBox('a secret of the tests'))
    await waitingEvents(server.sequelize, payments, silent).pass({
      signal: new AbortController().signal,
      wake: () => undefined,
      logger: silent,
    })
    await inDatabase(server, `ALTER TABLE payment_events DROP CONSTRAINT ${constraint}`)
    expect(await jobOf(event)).toMatchObject({ attempts: 1, error: expect.stringContaining(constraint) })
  })

  test('that is too old is not retried', async () => {
    const id = await deadEmail(`now() - interval '2 days'`)
    expect(await jobOf(id)).toMatchObject({ mayRetry: false })
    const answer = await admins[0].client.post(`/api/admin/outbound-emails/${id}/retry`)
    expect(answer.status).toBe(409)
  })
})

describe('a retry', () => {
  test('of an email by two administrators at once queues it once', async () => {
    const id = await deadEmail()
    const answers = await byBoth(`/api/admin/outbound-emails/${id}/retry`)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await auditOf(id)).toMatchObject([{ act: 'work.retried' }])
    expect(await jobOf(id)).toBeUndefined()
    const rows = await inDatabase(server, 'SELECT status, attempts FROM outbound_emails WHERE id = $1', [id])
    expect(rows).toEqual([{ status: 'queued', attempts: 0 }])
  })

  test('of an event by two administrators at once lets it be worked on at once, and is in the audit once', async () => {
    const id = await failedEvent()
    const answers = await byBoth(`/api/admin/jobs/payment-events/${id}/retry`)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(await auditOf(id)).toMatchObject([
      { act: 'work.retried', subject: { kind: 'work', name: 'payment-event' } },
    ])
    expect(await jobOf(id)).toMatchObject({ mayRetry: false })
  })

  test.each([
    ['that there is not', () => Promise.resolve('987654321'), 404],
    ['that has no such name', () => Promise.resolve('x'), 404],
    ['that is due', () => failedEvent('now()'), 409],
  ])('of an event %s changes nothing', async (_which, event, status) => {
    const id = await event()
    expect((await admins[0].client.post(`/api/admin/jobs/payment-events/${id}/retry`)).status).toBe(status)
    expect(await auditOf(id)).toEqual([])
  })

  test('by a former administrator is refused', async () => {
    const id = await failedEvent()
    const former = await signUpAs(server, 'admin')
    await inDatabase(server, `UPDATE users SET role = 'support' WHERE id = $1`, [former.user.id])
    const answer = await former.client.post(`/api/admin/jobs/payment-events/${id}/retry`)
    expect(answer.status).toBe(403)
    expect((await former.client.get('/api/admin/jobs')).status).toBe(403)
  })
})

test('usage and cost are by day and feature, from the ledger and the calls of the provider', async () => {
  const { id } = admins[0].user
  await inDatabase(
    server,
    `INSERT INTO usage_ledger (user_id, kind, amount, action, at)
     SELECT $1, 'use', -1, 'improve', at FROM unnest($2::timestamptz[]) at`,
    [id, [daysAgo(0), daysAgo(0), daysAgo(1), daysAgo(40)]],
  )
  await inDatabase(
    server,
    `INSERT INTO provider_usage (user_id, action, model, prompt, outcome, tokens_in, tokens_out, estimated, cost, at)
     VALUES ($1, 'improve', 'm', 'p', 'answered', 10, 5, false, 0.25, $2),
       ($1, 'improve', 'm', 'p', 'failed', 1, 0, true, NULL, $2),
       (NULL, 'email', 'm', 'p', 'answered', 7, 7, false, NULL, $3),
       ($1, 'improve', 'm', 'p', 'answered', 1, 1, false, 9, $4)`,
    [id, daysAgo(0), daysAgo(1), daysAgo(40)],
  )
  const usage = jobsUsage.parse((await admins[0].client.get('/api/admin/jobs/usage')).json)
  const [today, yesterday] = [daysAgo(0).slice(0, 10), daysAgo(1).slice(0, 10)]
  expect(usage).toEqual([
    {
      day: today,
      feature: 'improve',
      queries: 2,
      calls: 2,
      tokensIn: 11,
      tokensOut: 5,
      estimated: 1,
      cost: 0.25,
      unpriced: 1,
    },
    {
      day: yesterday,
      feature: 'email',
      queries: 0,
      calls: 1,
      tokensIn: 7,
      tokensOut: 7,
      estimated: 0,
      cost: null,
      unpriced: 1,
    },
    {
      day: yesterday,
      feature: 'improve',
      queries: 1,
      calls: 0,
      tokensIn: 0,
      tokensOut: 0,
      estimated: 0,
      cost: null,
      unpriced: 0,
    },
  ])
})

test('all of it is read by indexes', async () => {
  const { id } = admins[0].user
  const { id: documentId } = await createDocument(admins[0])
  const fill: Record<string, string> = {
    users: `(email, first_name, last_name, subscribe_newsletter)
      SELECT md5(n::text) || '@example.org', 'x', 'x', false`,
    outbox: `(name, key, revision, rooms, sent_at) SELECT 'x', n::text, 1, '{}', now()`,
    outbound_emails: `(recipient, kind, subject, text_body, html_body, status)
      SELECT 'x', 'x', 'x', '', '', CASE WHEN n % 2000 = 0 THEN 'dead' ELSE 'sent' END`,
    payment_events: `(key, body, is_late, processed_at) SELECT n::text, '', false, now()`,
    body_commands: `(document_id, user_id, kind, payload, outcome)
      SELECT '${documentId}'::uuid, '${id}'::uuid, 'x', '{}', 'done'`,
    usage_ledger: `(user_id, kind, amount, action, at)
      SELECT '${id}'::uuid, 'use', -1, 'improve', now() - n * interval '1 hour'`,
    provider_usage: `(action, model, prompt, outcome, tokens_in, tokens_out, estimated, at)
      SELECT 'improve', 'm', 'p', 'answered', 1, 1, false, now() - n * interval '1 hour'`,
    orders: `(id, request_hash, plan_name, billing_period, price, credit, credited, phone, is_demo, state, created_at)
      SELECT n::text, 'h', 'pro', 'monthly', 100, 0, '[]', '', true, 'closed', now()`,
    refunds: `(id, order_id, amount, reason, state) SELECT n::text, n::text, 1, 'administrator', 'done'`,
    subscriptions: `(user_id) SELECT id FROM users ON CONFLICT DO NOTHING`,
  }
  for (const [table, rows] of Object.entries(fill)) {
    const source = table === 'subscriptions' ? '' : 'FROM generate_series(1, 20000) n'
    await inDatabase(server, `INSERT INTO ${table} ${rows} ${source}`)
    await inDatabase(server, `ANALYZE ${table}`)
  }
  const today = daysAgo(0)
  for (const [statement, bind] of [
    [STATEMENTS.QUEUE_ROWS, []],
    [STATEMENTS.FAILED_ROWS, []],
    [USES, [today, today]],
  ] as const) {
    const plan = await inDatabase(server, `EXPLAIN (FORMAT JSON) ${statement}`, [...bind])
    // Its rows are only those that wait.
    expect(tablesScanned(plan).filter(table => table !== 'achievement_checks')).toEqual([])
  }
})

const daysAgo = (days: number): string => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days)).toISOString()
}
