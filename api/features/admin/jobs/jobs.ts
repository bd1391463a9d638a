import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { LINK_LIFE } from '#api/services/outbound-email/cleanup.ts'
import {
  failedJob,
  FAILED_SHOWN,
  queueName,
  type FailedJob,
  type JobQueue,
  type Jobs,
  type QueueName,
} from '#schema/admin/jobs.ts'

/** The rows of a queue that wait, and the time since when they do; then the rows that have failed. */
type Queue = { name: QueueName; waiting: string; since: string; failed?: string }

/** A refund that failed, and was not made again. */
const FAILED_REFUNDS = `refunds WHERE state = 'failed' AND NOT EXISTS (
  SELECT FROM refunds again WHERE again.order_id = refunds.order_id AND again.state <> 'failed'
    AND again.payment_id IS NOT DISTINCT FROM refunds.payment_id)`

/** Each part is read by an index of the rows that wait, or of those that have failed. */
const QUEUES: readonly Queue[] = [
  { name: 'events', waiting: 'outbox WHERE sent_at IS NULL', since: 'created_at' },
  {
    name: 'emails',
    waiting: `outbound_emails WHERE status = 'queued'`,
    since: 'created_at',
    failed: `outbound_emails WHERE status = 'dead'`,
  },
  {
    name: 'payment-events',
    waiting: 'payment_events WHERE processed_at IS NULL',
    since: 'received_at',
    failed: 'payment_events WHERE processed_at IS NULL AND attempts > 0',
  },
  { name: 'order-checks', waiting: 'orders WHERE check_at <= now()', since: 'check_at' },
  {
    name: 'refunds',
    waiting: `refunds WHERE state = 'wanted'`,
    since: 'created_at',
    failed: FAILED_REFUNDS,
  },
  { name: 'subscriptions', waiting: 'subscriptions WHERE due_at <= now()', since: 'due_at' },
  {
    name: 'body-commands',
    waiting: 'body_commands WHERE outcome IS NULL',
    since: 'created_at',
    failed: `body_commands WHERE outcome = 'failed'`,
  },
  // Its rows have no time.
  { name: 'achievement-checks', waiting: 'achievement_checks', since: 'NULL::timestamptz' },
  { name: 'account-deletions', waiting: 'users WHERE delete_at <= now()', since: 'delete_at' },
]

const QUEUE_ROWS = QUEUES.map(
  ({ name, waiting, since, failed }) =>
    `SELECT '${name}' AS name, w.waiting, w."oldestAt",
       ${failed === undefined ? 'NULL::bigint' : `(SELECT count(*) FROM ${failed})`} AS failed
     FROM (SELECT count(*) AS waiting, min(${since}) AS "oldestAt" FROM ${waiting}) w`,
).join('\nUNION ALL\n')

/** The failed jobs of a kind, as a part of a union. */
type Failed = {
  kind: FailedJob['kind']
  rows: string
  at: string
  name: string
  attempts: string
  error: string
  mayRetry: string
}

const FAILED: readonly Failed[] = [
  {
    kind: 'email',
    rows: `outbound_emails WHERE status = 'dead'`,
    at: 'created_at',
    name: 'kind',
    attempts: 'attempts',
    error: 'last_error',
    // As retryEmail has it.
    mayRetry: `html_body <> '' AND created_at > now() - ${LINK_LIFE}`,
  },
  {
    kind: 'payment-event',
    rows: 'payment_events WHERE processed_at IS NULL AND attempts > 0',
    at: 'received_at',
    name: `''`,
    attempts: 'attempts',
    error: 'last_error',
    mayRetry: 'next_at > now()',
  },
  {
    kind: 'refund',
    rows: FAILED_REFUNDS,
    at: 'created_at',
    name: 'order_id',
    attempts: 'NULL::integer',
    error: 'NULL::text',
    mayRetry: 'false',
  },
  {
    kind: 'body-command',
    rows: `body_commands WHERE outcome = 'failed'`,
    at: 'created_at',
    name: 'kind',
    attempts: 'attempts',
    error: 'NULL::text',
    // Its user knows that it failed.
    mayRetry: 'false',
  },
]

const FAILED_ROWS = `SELECT * FROM (${FAILED.map(
  ({ kind, rows, at, name, attempts, error, mayRetry }) =>
    `(SELECT '${kind}' AS kind, id::text AS id, ${name} AS name, ${at} AS at, ${attempts} AS attempts,
       ${error} AS error, ${mayRetry} AS "mayRetry" FROM ${rows} ORDER BY ${at} DESC LIMIT ${FAILED_SHOWN})`,
).join('\nUNION ALL\n')}) f ORDER BY at DESC, id`

/** The statements, for the tests. */
export const STATEMENTS = { QUEUE_ROWS, FAILED_ROWS }

const queueRow = z.object({
  name: queueName,
  waiting: z.coerce.number(),
  oldestAt: z.date().nullable(),
  failed: z.coerce.number().nullable(),
})
const failedRow = z.object({
  kind: failedJob.shape.kind,
  id: z.string(),
  name: z.string(),
  at: z.date(),
  attempts: z.number().nullable(),
  error: z.string().nullable(),
  mayRetry: z.boolean(),
})

const presentQueue = ({ oldestAt, ...row }: z.infer<typeof queueRow>): JobQueue => ({
  ...row,
  oldestAt: oldestAt?.toISOString() ?? null,
})

/** An address in the answer of an email server. */
const ADDRESS = /[^\s<>()"']+@[^\s<>()"']+/g

const presentFailed = ({ at, error, ...row }: z.infer<typeof failedRow>): FailedJob => ({
  ...row,
  at: at.toISOString(),
  error: error?.replaceAll(ADDRESS, '…') ?? null,
})

/** Returns how many jobs wait for the servers, and the jobs that have failed. */
export async function readJobs(): Promise<Jobs> {
  const [queues, failed] = await Promise.all([
    query(null, queueRow, QUEUE_ROWS),
    query(null, failedRow, FAILED_ROWS),
  ])
  return { queues: queues.map(presentQueue), failed: failed.map(presentFailed) }
}
