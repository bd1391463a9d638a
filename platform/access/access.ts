import type { Pool, QueryConfig } from 'pg'
import { z } from 'zod'

import type { Listener } from '#platform/database/listener.ts'
import type { Room } from '#schema/rooms/room.ts'
import type { UserId } from '#schema/shared/ids.ts'
import { role, type Role } from '#schema/sharing/roles.ts'

const RECHECK_MS = 30_000

/** A change of a user's, a session's or a room's access. An absent part means "any". */
const change = z.object({
  user: z.string().optional(),
  session: z.string().optional(),
  room: z.string().optional(),
})
export type AccessChange = z.infer<typeof change>

/** An anonymous visitor with the share code of a document. */
export type Guest = { shareCode: string }

export type Grant = { role: Role; until: Date }

/** A recheck of a connection: access to a room, and a valid session if there is one. */
export type Question = { who: UserId | Guest; room: Room; sessionId: string | null }

/**
 * One answer for HTTP, collab and Socket.IO, from the SQL functions room_access, admin_access and
 * share_access.
 */
export interface Access {
  /**
   * Returns the role in the room, and until when it is valid without another check. Null does not
   * distinguish "no access" from "not found". The room of administrators is open to a session.
   */
  of(who: UserId | Guest, room: Room, sessionId?: string): Promise<Grant | null>
  /**
   * Returns the answers to many questions at once, in order; null also when the session has ended.
   */
  ofAll(questions: readonly Question[]): Promise<(Grant | null)[]>
  /**
   * Calls back on each change that may revoke access, in any process. An empty change means:
   * recheck everything.
   */
  onChange(handler: (changed: AccessChange) => void): () => void
  /** Whether a session is still valid. */
  isSessionValid(sessionId: string): Promise<boolean>
}

const answer = z.object({ role: z.nullable(role) })

// room_access and admin_access are called for users only and share_access for guests only: the other
// parameter is null.
const OF_ALL = `
  SELECT CASE WHEN q.sid IS NOT NULL AND NOT EXISTS (SELECT FROM sessions s WHERE s.sid = q.sid AND s.expire > now()) THEN NULL
              WHEN q.kind = 'admin' THEN admin_access(q.who, q.sid)
              WHEN q.code IS NULL THEN room_access(q.who, q.kind, q.room)
              ELSE share_access(q.code, q.kind, q.room) END AS role
  FROM unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[], $5::text[])
    WITH ORDINALITY AS q (who, code, kind, room, sid, place)
  ORDER BY q.place`

/**
 * Access over the database and its notifications. `recheckMs`: milliseconds after which access is
 * checked again, in case a notification was lost; default: 30 s.
 */
export function createAccess(pool: Pool, listener: Listener, recheckMs = RECHECK_MS): Access {
  const granted = (row: unknown): Grant | null => {
    const held = answer.parse(row).role
    return held === null ? null : { role: held, until: new Date(Date.now() + recheckMs) }
  }
  const handlers = new Set<(changed: AccessChange) => void>()
  const tell = (changed: AccessChange) => {
    for (const handler of handlers) handler(changed)
  }
  listener.on('access_changed', payload => tell(change.parse(JSON.parse(payload))))
  listener.onGap(() => tell({}))

  return {
    async of(who, room, sessionId) {
      const { rows } = await pool.query(asked(who, room, sessionId))
      return granted(rows[0])
    },
    async ofAll(questions) {
      const { rows } = await pool.query({
        name: 'access-of-all',
        text: OF_ALL,
        values: [
          questions.map(({ who }) => (typeof who === 'string' ? who : null)),
          questions.map(({ who }) => (typeof who === 'string' ? null : who.shareCode)),
          questions.map(({ room }) => room.kind),
          questions.map(({ room }) => room.id),
          questions.map(({ sessionId }) => sessionId),
        ],
      })
      return rows.map(granted)
    },
    onChange(handler) {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
    async isSessionValid(sessionId) {
      const { rowCount } = await pool.query({
        name: 'session-valid',
        text: 'SELECT 1 FROM sessions WHERE sid = $1 AND expire > now()',
        values: [sessionId],
      })
      return rowCount === 1
    },
  }
}

/** Returns the statement that reads the role of one in a room. */
function asked(who: UserId | Guest, room: Room, sessionId: string | undefined): QueryConfig {
  if (typeof who !== 'string')
    return {
      name: 'share-access',
      text: 'SELECT share_access($1, $2, $3) AS role',
      values: [who.shareCode, room.kind, room.id],
    }
  if (room.kind === 'admin')
    return {
      name: 'admin-access',
      text: 'SELECT admin_access($1, $2) AS role',
      values: [who, sessionId ?? null],
    }
  return {
    name: 'room-access',
    text: 'SELECT room_access($1, $2, $3) AS role',
    values: [who, room.kind, room.id],
  }
}
