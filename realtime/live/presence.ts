import { randomUUID } from 'node:crypto'

import type { Pool } from 'pg'
import { z } from 'zod'

import type { Logger } from '#platform/logger.ts'
import { LIVE_PROCESS_S, presence as presenceSchema, type Presence } from '#schema/activity/contract.ts'

const TICK_MS = 1000
/** A process that was not seen for three times as long does not count. */
const HEARTBEAT_MS = (LIVE_PROCESS_S * 1000) / 3

const WRITE = `
  WITH process AS (
    INSERT INTO live_processes (id, seen_at) VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen_at = now()
    RETURNING (xmax = 0) AS "isNew"),
  gone AS (
    DELETE FROM live_presence p USING unnest($2::text[], $3::uuid[]) AS g (kind, id)
    WHERE p.process_id = $1 AND p.kind = g.kind AND p.id = g.id),
  added AS (
    INSERT INTO live_presence (process_id, kind, id)
    SELECT $1, n.kind, n.id FROM unnest($4::text[], $5::uuid[]) AS n (kind, id) ON CONFLICT DO NOTHING)
  SELECT "isNew" FROM process`

const written = z.object({ isNew: z.boolean() })

const READ = `
  SELECT count(DISTINCT p.id) FILTER (WHERE p.kind = 'user')::integer AS people,
    count(DISTINCT p.id) FILTER (WHERE p.kind = 'document')::integer AS documents
  FROM live_presence p JOIN live_processes l ON l.id = p.process_id AND l.seen_at > now() - interval '${LIVE_PROCESS_S} seconds'`

type Kind = 'user' | 'document'
type Options = {
  pool: Pick<Pool, 'query'>
  logger: Logger
  /** The users that are connected to this process. */
  people: () => Iterable<string>
  /** The documents and snippets that are open in it. */
  documents: () => Iterable<string>
  /** Whether anyone sees the counts here. */
  isWatched: () => boolean
  /** Shows the counts over all processes, once a second. */
  show: (presence: Presence, revision: number) => void
}

/** Keeps in rows who is in this process, and shows administrators how many are in all of them. */
export class LivePresence {
  private readonly options: Options
  private readonly process = randomUUID()
  private written = new Map<string, [Kind, string]>()
  private beatAt = -Infinity
  private revision = 0
  private timer: NodeJS.Timeout | null = null
  private running: Promise<void> = Promise.resolve()
  private isClosed = false
  /** Logged once, until it works again. */
  private hasFailed = false

  constructor(options: Options) {
    this.options = options
    this.schedule()
  }

  async close(): Promise<void> {
    this.isClosed = true
    if (this.timer) clearTimeout(this.timer)
    await this.running
    await this.options.pool
      .query('DELETE FROM live_processes WHERE id = $1', [this.process])
      .catch((error: unknown) => this.failed(error))
  }

  private schedule(): void {
    if (this.isClosed) return
    this.timer = setTimeout(() => {
      this.running = this.tick()
        .catch((error: unknown) => this.failed(error))
        .finally(() => this.schedule())
    }, TICK_MS)
  }

  private async tick(): Promise<void> {
    await this.write()
    this.hasFailed = false
    if (!this.options.isWatched()) return
    const { rows } = await this.options.pool.query({ name: 'live-presence', text: READ })
    this.revision = Math.max(this.revision + 1, Date.now())
    this.options.show(presenceSchema.parse(rows[0]), this.revision)
  }

  private async write(): Promise<void> {
    const present = new Map<string, [Kind, string]>()
    for (const id of this.options.people()) present.set(`user:${id}`, ['user', id])
    for (const id of this.options.documents()) present.set(`document:${id}`, ['document', id])
    const gone = [...this.written].filter(([name]) => !present.has(name)).map(([, entry]) => entry)
    const added = [...present].filter(([name]) => !this.written.has(name)).map(([, entry]) => entry)
    const now = performance.now()
    if (gone.length === 0 && added.length === 0 && now - this.beatAt < HEARTBEAT_MS) return
    const columns = (entries: [Kind, string][]) => [
      entries.map(([kind]) => kind),
      entries.map(([, id]) => id),
    ]
    // Rows of people who left while none could be written may be there.
    if (this.written.size === 0)
      await this.options.pool.query('DELETE FROM live_presence WHERE process_id = $1', [this.process])
    const { rows } = await this.options.pool.query({
      name: 'write-live-presence',
      text: WRITE,
      values: [this.process, ...columns(gone), ...columns(added)],
    })
    // All rows were gone, with the process's own: they are written again.
    const wasGone = written.parse(rows[0]).isNew && this.written.size > 0
    this.written = wasGone ? new Map() : present
    this.beatAt = wasGone ? -Infinity : now
  }

  /** The rows may be gone with the connection: all are written again. */
  private failed(error: unknown): void {
    this.written = new Map()
    this.beatAt = -Infinity
    if (!this.hasFailed) this.options.logger.warn({ err: error }, 'presence could not be written')
    this.hasFailed = true
  }
}
