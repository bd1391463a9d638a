import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import {
  LIVE_PROCESS_S,
  activityKind,
  ENTRIES_SHOWN,
  MINUTES_SHOWN,
  type ActivityCounts,
  type ActivityEntry,
  type Overview,
  type OverviewDay,
  type Presence,
  type ReadSnapshot,
} from '#schema/activity/contract.ts'

const entryRow = z.object({
  id: z.string(),
  at: z.date(),
  kind: activityKind,
  userId: z.string().nullable(),
  name: z.string().nullable(),
  detail: z.string().nullable(),
})

const ENTRIES = `SELECT id, at, kind, user_id AS "userId", name, detail FROM activity_entries
  ORDER BY position DESC LIMIT ${ENTRIES_SHOWN}`

async function newestEntries(): Promise<ActivityEntry[]> {
  const rows = await query(null, entryRow, ENTRIES)
  return rows.map(({ userId, name, at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    user: userId === null || name === null ? null : { id: userId, name },
  }))
}

/** As PostgreSQL writes a snapshot: the first open transaction, the first that had not begun, and the open ones. */
const snapshotText = z
  .string()
  .regex(/^\d+:\d+:[\d,]*$/)
  .transform((text): ReadSnapshot => {
    const [, to = '', open = ''] = text.split(':')
    return { to: Number(to), open: open.split(',').filter(Boolean).map(Number) }
  })

const minuteRow = z.object({
  snapshot: snapshotText,
  minute: z.date().nullable(),
  counts: z.partialRecord(activityKind, z.number()).nullable(),
})

/** One statement has one snapshot. There is a row also for an hour without an act. */
const MINUTES = `SELECT pg_current_snapshot()::text AS snapshot, m.minute, m.counts FROM (SELECT 1) one
  LEFT JOIN (SELECT minute, jsonb_object_agg(kind, count) AS counts FROM activity_minutes
    WHERE minute > now() - interval '${MINUTES_SHOWN} minutes' GROUP BY minute) m ON true
  ORDER BY m.minute`

type LastHour = { minutes: { minute: string; counts: ActivityCounts }[]; snapshot: ReadSnapshot }

async function lastHour(): Promise<LastHour> {
  const rows = await query(null, minuteRow, MINUTES)
  const [first] = rows
  if (!first) throw new Error('The last hour was read without its snapshot.')
  const minutes = rows.flatMap(({ minute, counts }) =>
    minute && counts ? [{ minute: minute.toISOString(), counts }] : [],
  )
  return { minutes, snapshot: first.snapshot }
}

const presenceRow = z.object({ people: z.coerce.number(), documents: z.coerce.number() })

/** Counted over the processes that were seen lately; a process that was killed says no goodbye. */
const PRESENCE = `SELECT count(DISTINCT p.id) FILTER (WHERE p.kind = 'user') AS people,
    count(DISTINCT p.id) FILTER (WHERE p.kind = 'document') AS documents
  FROM live_presence p JOIN live_processes l ON l.id = p.process_id AND l.seen_at > now() - interval '${LIVE_PROCESS_S} seconds'`

async function currentPresence(): Promise<Presence> {
  const [found] = await query(null, presenceRow, PRESENCE)
  return found ?? { people: 0, documents: 0 }
}

/** Returns what the overview of the admin area begins with. `days` reads the days; null if that failed. */
export async function readOverview(
  isDemo: boolean,
  days: () => Promise<OverviewDay[] | null>,
): Promise<Overview> {
  const [presence, entries, hour, byDay] = await Promise.all([
    currentPresence(),
    newestEntries(),
    lastHour(),
    days(),
  ])
  return { presence, entries, ...hour, days: byDay, isDemo }
}

/** Deletes the acts that no view shows anymore, and processes that are gone. */
export async function cleanUpActivity(): Promise<void> {
  const old = [
    `DELETE FROM activity_entries WHERE at < now() - interval '1 hour' RETURNING 1`,
    `DELETE FROM activity_minutes WHERE minute < now() - interval '2 hours' RETURNING 1`,
    `DELETE FROM live_processes WHERE seen_at < now() - interval '1 hour' RETURNING 1`,
  ]
  for (const statement of old) await query(null, z.unknown(), statement)
}
