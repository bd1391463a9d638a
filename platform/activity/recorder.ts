import { randomUUID } from 'node:crypto'

import type { Pool } from 'pg'
import { z } from 'zod'

import type { Bus } from '#platform/bus/bus.ts'
import type { Logger } from '#platform/logger.ts'
import {
  activityHappened,
  type ActivityBatch,
  type ActivityCounts,
  type ActivityEntry,
  type ActivityKind,
} from '#schema/activity/contract.ts'
import { ADMIN_ROOM } from '#schema/rooms/room.ts'

/** An act that has happened. */
export type Act = {
  kind: ActivityKind
  userId?: string | null
  detail?: string | null
}

const FLUSH_MS = 250
/** At most 48 entries a second: more could not be read. */
export const ENTRIES_A_FLUSH = 12
const DETAIL_MAX = 100

const STORE = `
  WITH counted AS (
    INSERT INTO activity_minutes (minute, kind, count)
    SELECT date_trunc('minute', $3::timestamptz), key, value::bigint FROM jsonb_each_text($1)
    ON CONFLICT (minute, kind) DO UPDATE SET count = activity_minutes.count + EXCLUDED.count)
  INSERT INTO activity_entries (id, at, kind, user_id, name, detail)
  SELECT e.id, e.at, e.kind, u.id, u.first_name || ' ' || u.last_name, e.detail
  FROM jsonb_to_recordset($2) AS e (id uuid, at timestamptz, kind text, "userId" uuid, detail text)
  LEFT JOIN users u ON u.id = e."userId" ORDER BY e.at
  RETURNING id, name, pg_current_xact_id()::text AS transaction`

const row = z.object({ id: z.string(), name: z.string().nullable(), transaction: z.coerce.number().int() })
/** A batch has an act, so there is a row. */
const stored = z.tuple([row], row)

/** An act of the sample, until its user's name is read. */
type Kept = Omit<ActivityEntry, 'user'> & { userId: string | null }

type Options = { pool: Pick<Pool, 'query'>; bus: Pick<Bus, 'append'>; logger: Logger }

/**
 * Collects what happens in this process. Every quarter of a second, it counts it in rows, keeps a sample and
 * sends both to the room of administrators. Acts that cannot be stored or sent are lost: none waits for it.
 */
export class ActivityRecorder {
  private readonly options: Options
  private readonly process = randomUUID()
  private revision = 0
  private counts: ActivityCounts = {}
  private entries: Kept[] = []
  private timer: NodeJS.Timeout | null = null
  private isPassing = false
  /** Logged once, until it works again. */
  private hasFailed = false
  private flushing: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.options = options
  }

  record({ kind, userId = null, detail = null }: Act): void {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1
    if (this.hasPlaceFor(kind))
      this.entries.push({
        id: randomUUID(),
        at: new Date().toISOString(),
        kind,
        userId,
        detail: detail?.slice(0, DETAIL_MAX) ?? null,
      })
    this.timer ??= setTimeout(() => this.flush(), FLUSH_MS)
  }

  /** Stores and sends what is left. */
  async close(): Promise<void> {
    await this.flushing
    if (this.timer) this.flush()
    await this.flushing
  }

  /** Whether an entry is kept. Of too many, a rarer kind replaces an entry of the most frequent one. */
  private hasPlaceFor(kind: ActivityKind): boolean {
    if (this.entries.length < ENTRIES_A_FLUSH) return true
    const kept = (of: ActivityKind) => this.entries.filter(entry => entry.kind === of)
    const kinds = [...new Set(this.entries.map(entry => entry.kind))].map(of => kept(of))
    const most = kinds.reduce((a, b) => (b.length > a.length ? b : a))
    const last = most.at(-1)
    if (!last || kept(kind).length + 1 >= most.length) return false
    this.entries.splice(this.entries.lastIndexOf(last), 1)
    return true
  }

  private flush(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    // A database that is slow gets one batch at a time. Meanwhile the next one only counts.
    if (this.isPassing) {
      this.timer = setTimeout(() => this.flush(), FLUSH_MS)
      return
    }
    const { counts, entries } = this
    this.counts = {}
    this.entries = []
    this.isPassing = true
    this.flushing = this.pass(counts, entries).finally(() => {
      this.isPassing = false
    })
  }

  private async pass(counts: ActivityCounts, entries: Kept[]): Promise<void> {
    const { pool, bus, logger } = this.options
    this.revision += 1
    const { revision } = this
    const at = new Date().toISOString()
    try {
      const { rows } = await pool.query({
        name: 'record-activity',
        text: STORE,
        values: [JSON.stringify(counts), JSON.stringify(entries), at],
      })
      const kept = stored.parse(rows)
      const names = new Map(kept.map(({ id, name }) => [id, name]))
      const value: ActivityBatch = {
        process: this.process,
        at,
        transaction: kept[0].transaction,
        counts,
        entries: entries.map(({ userId, ...entry }) => {
          const name = names.get(entry.id) ?? null
          return { ...entry, user: userId === null || name === null ? null : { id: userId, name } }
        }),
      }
      const id = randomUUID()
      await bus.append([{ id, name: activityHappened.name, key: id, revision, value, rooms: [ADMIN_ROOM] }])
      this.hasFailed = false
    } catch (error) {
      if (!this.hasFailed) logger.warn({ err: error }, 'activity could not be recorded')
      this.hasFailed = true
    }
  }
}
