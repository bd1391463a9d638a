import type { Pool } from 'pg'
import { z } from 'zod'

import { storedEvent, type StoredEvent } from '#schema/events/define.ts'

const PAGE = 500

/** Returns pages of events that may have been missed since a time. A page may be empty. */
export type Replay = (since: Date) => AsyncIterable<StoredEvent[]>

const numbered = z.object({ id: z.string() })

/**
 * Reads events that the bus may have lost: those sent since then, and those still unsent. Events
 * may be sent during the first read, hence the second.
 */
export const replayOutbox = (pool: Pool): Replay =>
  async function* replay(since) {
    let last = '0'
    for (;;) {
      const { rows } = await pool.query<Record<string, unknown>>(
        `SELECT id::text, name, key, revision, value, rooms FROM outbox
         WHERE id > $1 AND (sent_at IS NULL OR sent_at >= $2) ORDER BY outbox.id LIMIT ${PAGE}`,
        [last, since],
      )
      // A row of another version may be unreadable. It is skipped, as in the relay.
      yield rows.flatMap(row => storedEvent.safeParse(row).data ?? [])
      if (rows.length < PAGE) return
      last = numbered.parse(rows.at(-1)).id
    }
  }
