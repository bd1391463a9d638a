import type { Pool } from 'pg'
import { z } from 'zod'

import { storedEvent, type StoredEvent } from '#schema/events/define.ts'

const PAGE = 500

/** Gives pages of events that may not have been heard since a moment; a page may be empty. */
export type Replay = (since: Date) => AsyncIterable<StoredEvent[]>

const numbered = z.object({ id: z.string() })

/**
 * Reads what the bus may have lost: the events that were put on it since then, and those that wait for it. The first
 * may be on their way while they are read, hence the second.
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
      // What is no event (another version's) is left out, as the relay does.
      yield rows.flatMap(row => storedEvent.safeParse(row).data ?? [])
      if (rows.length < PAGE) return
      last = numbered.parse(rows.at(-1)).id
    }
  }
