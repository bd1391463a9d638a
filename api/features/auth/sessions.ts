import { createHash } from 'node:crypto'

import Bowser from 'bowser'
import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { logSecurityOf } from '#api/kit/securityLog.ts'
import { SESSION_LIFETIME_MS } from '#platform/sessions.ts'
import type { SignedInSession } from '#schema/account/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

const row = z.object({
  sid: z.string(),
  expire: z.date(),
  agent: z.string().nullable(),
  address: z.string().nullable(),
  started: z.coerce.number().nullable(),
})

// The index sessions_user covers this expression.
const OF_USER = `sess -> 'passport' ->> 'user' = $1`

/** All, unless a maximum is given. */
const read = (tx: Transaction | null, userId: string, most: number | null = null) =>
  query(
    tx,
    row,
    `SELECT sid, expire, sess -> 'device' ->> 'agent' AS agent,
       sess -> 'device' ->> 'address' AS address, sess -> 'device' ->> 'startedAt' AS started
     FROM sessions WHERE ${OF_USER} AND expire > now() ORDER BY expire DESC
     LIMIT $2`,
    [userId, most],
  )

/** Identifies a session to its user. The real id of a session would grant access to it. */
const publicId = (sessionId: string): string =>
  createHash('sha256').update(`session ${sessionId}`).digest('hex').slice(0, 32)

/** Sessions that are listed. Older ones end with all others. */
const SESSIONS_LISTED = 100

/** Returns the user's sessions, the most recently used first. */
export async function sessionsOf(userId: string, currentId: string): Promise<SignedInSession[]> {
  const rows = await read(null, userId, SESSIONS_LISTED)
  return rows.map(({ sid, expire, agent, address, started }) => {
    const seenAt = new Date(expire.getTime() - SESSION_LIFETIME_MS)
    return {
      id: publicId(sid),
      current: sid === currentId,
      device: deviceOf(agent ?? ''),
      address: address ?? '',
      startedAt: (started === null ? seenAt : new Date(started)).toISOString(),
      seenAt: seenAt.toISOString(),
    }
  })
}

/** Ends one of the user's sessions. Throws NOT_FOUND. */
export async function endOneSession(tx: Transaction, userId: string, id: string): Promise<void> {
  const found = (await read(tx, userId)).find(({ sid }) => publicId(sid) === id)
  if (!found) throw new AppError('NOT_FOUND', t('auth.sessionEnded'))
  await query(tx, z.unknown(), 'DELETE FROM sessions WHERE sid = $1', [found.sid])
  logSecurityOf(tx, 'session-ended', userId)
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
