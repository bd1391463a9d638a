import type { Pool } from 'pg'
import { z } from 'zod'

import type { Listener } from '#platform/database/listener.ts'
import { role, type Role } from '#schema/sharing/roles.ts'
import type { Room } from '#schema/rooms/room.ts'
import type { UserId } from '#schema/shared/ids.ts'

/** Access is asked for again after this long, should a notification have been lost. */
const RECHECK_MS = 30_000

/** What changed: a user's, a session's or a room's access; each part that is absent means "any". */
const change = z.object({
  user: z.string().optional(),
  session: z.string().optional(),
  room: z.string().optional(),
})
export type AccessChange = z.infer<typeof change>

/** Somebody who is not known, with the share code of a document. */
export type Guest = { shareCode: string }

export type Grant = { role: Role; until: Date }

/** One answer for HTTP, collab and Socket.IO, from the SQL functions room_access and share_access. */
export interface Access {
  /** What the user or guest may do in the room, until when that holds without asking again; null is no different from unknown. */
  of(who: UserId | Guest, room: Room): Promise<Grant | null>
  /** Calls back on each change that may take access away, in any process. An empty change means: recheck everything. */
  onChange(handler: (changed: AccessChange) => void): () => void
  /** Whether a session still stands. */
  sessionStands(sessionId: string): Promise<boolean>
}

const answer = z.object({ role: z.nullable(role) })

/** Access over the database and its notifications. */
export function createAccess(pool: Pool, listener: Listener): Access {
  const handlers = new Set<(changed: AccessChange) => void>()
  const tell = (changed: AccessChange) => {
    for (const handler of handlers) handler(changed)
  }
  listener.on('access_changed', payload => tell(change.parse(JSON.parse(payload))))
  listener.onGap(() => tell({}))

  return {
    async of(who, room) {
      const { rows } =
        typeof who === 'string'
          ? await pool.query('SELECT room_access($1, $2, $3) AS role', [who, room.kind, room.id])
          : await pool.query('SELECT share_access($1, $2, $3) AS role', [who.shareCode, room.kind, room.id])
      const held = answer.parse(rows[0]).role
      return held === null ? null : { role: held, until: new Date(Date.now() + RECHECK_MS) }
    },
    onChange(handler) {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
    async sessionStands(sessionId) {
      const { rowCount } = await pool.query('SELECT 1 FROM sessions WHERE sid = $1 AND expire > now()', [
        sessionId,
      ])
      return rowCount === 1
    },
  }
}
