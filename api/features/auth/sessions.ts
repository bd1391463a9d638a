import Bowser from 'bowser'
import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { logSecurityOf } from '#api/kit/securityLog.ts'
import { SESSION_LIFETIME_MS } from '#platform/sessions.ts'
import { sessionCursor, sessionId, type SignedInSession } from '#schema/account/contract.ts'
import { nextCursor, PAGE_MAX, readCursor, type PageQuery } from '#schema/shared/cursor.ts'
import { AppError } from '#schema/shared/errors.ts'

const row = z.object({
  id: z.string(),
  current: z.boolean(),
  seen: z.date(),
  agent: z.string().nullable(),
  address: z.string().nullable(),
  started: z.coerce.number().nullable(),
})

// The index sessions_user covers this expression.
const OF_USER = `sess -> 'passport' ->> 'user' = $1`

/** Identifies a session to its user. The real id of a session would grant access to it. */
const PUBLIC_ID = `left(encode(sha256(convert_to('session ' || sid, 'UTF8')), 'hex'), 32)`

/** When a session was last used, to the millisecond like a cursor. */
const SEEN = `date_trunc('milliseconds', expire::timestamptz - interval '${SESSION_LIFETIME_MS / 1000} seconds')`

const LIST = `
  SELECT * FROM (
    SELECT ${PUBLIC_ID} AS id, sid = $2 AS current, ${SEEN} AS seen, sess -> 'device' ->> 'agent' AS agent,
      sess -> 'device' ->> 'address' AS address, sess -> 'device' ->> 'startedAt' AS started
    FROM sessions WHERE ${OF_USER} AND expire > now()
  ) s
  WHERE $3::timestamptz IS NULL OR (seen, id) < ($3, $4) ORDER BY seen DESC, id DESC LIMIT $5`

/** Returns a page of the user's sessions, the most recently used first. */
export async function sessionsOf(
  { userId, currentId }: { userId: string; currentId: string },
  { before, limit }: PageQuery,
): Promise<SignedInSession[]> {
  const after = before === undefined ? null : readCursor(before, sessionId)
  const bind = [userId, currentId, after?.at ?? null, after?.id ?? null, limit]
  return (await query(null, row, LIST, bind)).map(({ id, current, seen, agent, address, started }) => ({
    id,
    current,
    device: deviceOf(agent ?? ''),
    address: address ?? '',
    startedAt: (started === null ? seen : new Date(started)).toISOString(),
    seenAt: seen.toISOString(),
  }))
}

/** Yields all of the user's sessions, the most recently used first. */
export async function* allSessionsOf(userId: string): AsyncGenerator<SignedInSession> {
  let before: string | undefined
  do {
    const page = await sessionsOf({ userId, currentId: '' }, { before, limit: PAGE_MAX })
    yield* page
    before = nextCursor(page, sessionCursor) ?? undefined
  } while (before !== undefined)
}

/** Ends one of the user's sessions. Throws NOT_FOUND. */
export async function endOneSession(tx: Transaction, userId: string, id: string): Promise<void> {
  const statement = `DELETE FROM sessions WHERE ${OF_USER} AND ${PUBLIC_ID} = $2 AND expire > now() RETURNING sid`
  const ended = await query(tx, z.unknown(), statement, [userId, id])
  if (ended.length === 0) throw new AppError('NOT_FOUND', t('auth.sessionEnded'))
  logSecurityOf(tx, 'session-ended', userId)
}

/** Whether a session has not ended. */
export async function isSignedIn(tx: Transaction, id: string): Promise<boolean> {
  const found = await query(tx, z.unknown(), 'SELECT 1 FROM sessions WHERE sid = $1 AND expire > now()', [id])
  return found.length > 0
}

/** Ends all of a user's sessions, except one. Their live connections close within two seconds. */
export async function endSessionsOf(
  tx: Transaction,
  userId: string,
  except: string | null = null,
): Promise<void> {
  await query(tx, z.unknown(), `DELETE FROM sessions WHERE ${OF_USER} AND sid IS DISTINCT FROM $2`, [
    userId,
    except,
  ])
  logSecurityOf(tx, 'other-sessions-ended', userId)
}

/** Maximum age of a session, however often it is used. */
const SESSION_MAX_MS = 90 * 24 * 60 * 60 * 1000

/** Ends sessions that are too old. */
export async function endOldSessions(): Promise<void> {
  await query(
    null,
    z.unknown(),
    `DELETE FROM sessions WHERE (sess -> 'device' ->> 'startedAt')::bigint < $1`,
    [Date.now() - SESSION_MAX_MS],
  )
}

function deviceOf(agent: string): string {
  if (agent === '') return 'Unknown device'
  const { browser, os } = Bowser.parse(agent)
  const name = browser.name || 'Unknown browser'
  return os.name ? `${name} on ${os.name}` : name
}
