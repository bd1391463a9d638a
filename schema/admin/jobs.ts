import * as z from 'zod/mini'

import { timestamp } from '#schema/shared/ids.ts'

/** Everything that waits in rows until a server does it. */
export const queueName = z.enum([
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
export type QueueName = z.infer<typeof queueName>

/** A queue now. */
export const jobQueue = z.object({
  name: queueName,
  waiting: z.int(),
  /** Since when the longest waiting row is due. Null: none waits, or the rows have no time. */
  oldestAt: z.nullable(timestamp),
  /** Null: its work is tried until it is done. */
  failed: z.nullable(z.int()),
})
export type JobQueue = z.infer<typeof jobQueue>

/** Number of failed jobs of each kind in the answer, the newest ones. */
export const FAILED_SHOWN = 50

/** A job that has failed. It never has a text, an address or a link. */
export const failedJob = z.object({
  kind: z.enum(['email', 'payment-event', 'refund', 'body-command']),
  id: z.string(),
  /** The kind of an email or a command, or the order of a refund. */
  name: z.string(),
  at: timestamp,
  /** Null: they are not counted. */
  attempts: z.nullable(z.int()),
  /** Of the last attempt. Null: only the log of the servers has it. */
  error: z.nullable(z.string()),
  /** Whether it can be tried again. */
  mayRetry: z.boolean(),
})
export type FailedJob = z.infer<typeof failedJob>

/** GET /api/admin/jobs */
export const jobs = z.object({
  queues: z.array(jobQueue),
  /** The newest first. */
  failed: z.array(failedJob),
})
export type Jobs = z.infer<typeof jobs>

/** POST /api/admin/jobs/payment-events/:eventId/retry */
export const paymentEventParams = z.object({ eventId: z.string().check(z.regex(/^[1-9]\d{0,17}$/)) })

/** Days of usage in the answer. */
export const USAGE_DAYS = 30

/** The use of one AI feature on a day in UTC. */
export const dailyUsage = z.object({
  day: z.iso.date(),
  /** The action, as the ledger names it. */
  feature: z.string(),
  /** Queries that users have used. Those of deleted accounts are gone. */
  queries: z.int(),
  /** Calls of the AI provider, also failed ones. */
  calls: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  /** Calls whose tokens the provider did not report. */
  estimated: z.int(),
  /** In the operator’s currency. Null: no call had a price. */
  cost: z.nullable(z.number()),
  /** Calls without a price. */
  unpriced: z.int(),
})
export type DailyUsage = z.infer<typeof dailyUsage>

/** GET /api/admin/jobs/usage: the newest day first. */
export const jobsUsage = z.array(dailyUsage)
