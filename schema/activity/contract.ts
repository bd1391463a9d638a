import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

/** Acts that administrators see as they happen. */
export const activityKind = z.enum([
  'sign-up',
  'sign-in',
  'document',
  'check',
  'ai-action',
  'payment',
  'refund',
  'error',
])
export type ActivityKind = z.infer<typeof activityKind>

/** An act of a user, and its kind. It never has a text or a title of a document. */
export const activityEntry = z.object({
  id,
  at: timestamp,
  kind: activityKind,
  user: z.nullable(z.object({ id, name: z.string() })),
  /** The action, the plan, or the route of an error. */
  detail: z.nullable(z.string()),
})
export type ActivityEntry = z.infer<typeof activityEntry>

/** How many acts of each kind. Absent: none. */
export const activityCounts = z.partialRecord(activityKind, z.int())
export type ActivityCounts = z.infer<typeof activityCounts>

/**
 * The acts of a quarter of a second in one process, for the room of administrators. Each has another key.
 * `process` and the revision, which grows by one, show what was missed.
 */
export const activityBatch = z.object({
  process: id,
  /** When it was stored. Its counts are of that minute. */
  at: timestamp,
  /** The database transaction that stored it. */
  transaction: z.int(),
  counts: activityCounts,
  /** A sample, if there were too many. */
  entries: z.array(activityEntry),
})
export type ActivityBatch = z.infer<typeof activityBatch>
export const activityHappened = defineEvent('admin.activity', activityBatch)

/** The transactions whose rows a read has seen: those before `to`, except for the open ones. */
export const readSnapshot = z.object({ to: z.int(), open: z.array(z.int()) })
export type ReadSnapshot = z.infer<typeof readSnapshot>

/** Returns whether a read has seen what a transaction stored. */
export const hasSeen = ({ to, open }: ReadSnapshot, transaction: number): boolean =>
  transaction < to && !open.includes(transaction)

/** Seconds after which a realtime process that was not seen does not count. */
export const LIVE_PROCESS_S = 15

/** The people who are online, and the documents and snippets that are open. */
export const presence = z.object({ people: z.int(), documents: z.int() })
export type Presence = z.infer<typeof presence>
export const presenceCounted = defineEvent('admin.presence', presence)

/** Number of entries that an overview begins with. */
export const ENTRIES_SHOWN = 100
export const MINUTES_SHOWN = 60
export const DAYS_SHOWN = 30

/** The counts of a day in UTC. Revenue in paise: payments, less what went back. */
export const overviewDay = z.object({
  day: z.iso.date(),
  signUps: z.int(),
  queries: z.int(),
  revenue: z.int(),
})
export type OverviewDay = z.infer<typeof overviewDay>

/** GET /api/admin/overview */
export const overview = z.object({
  presence,
  /** The newest first. */
  entries: z.array(activityEntry),
  /** The last hour, the oldest minute first. Minutes without an act are missing. */
  minutes: z.array(z.object({ minute: timestamp, counts: activityCounts })),
  /** The batches that the minutes count. The others are added as they arrive. */
  snapshot: readSnapshot,
  /** The last days, the oldest first. Null: they could not be read. */
  days: z.nullable(z.array(overviewDay)),
  /** Whether the payments move no money. */
  isDemo: z.boolean(),
})
export type Overview = z.infer<typeof overview>
