import { z } from 'zod'

import { sessionsOf } from '#api/features/auth/sessions.ts'
import { ordersOf } from '#api/features/payments/orders.ts'
import { readSubscription } from '#api/features/subscriptions/service.ts'
import { noAccount, pendingEmailOf } from '#api/features/users/queries.ts'
import { query } from '#api/kit/query.ts'
import { usageOf } from '#api/services/metering/service.ts'
import { LEDGER_PAGE, type LedgerEntry, type UserDetails } from '#schema/admin/users.ts'
import type { UserRole } from '#schema/users/user.ts'

import { LISTED, listedRow, presentListed } from './userList.ts'

const detailRow = z.object({
  ...listedRow.shape,
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  googleLinked: z.boolean(),
  totpEnabled: z.boolean(),
  voiceCommandsAllowed: z.boolean().nullable(),
  suspendedAt: z.date().nullable(),
  deleteAt: z.date().nullable(),
  revision: z.coerce.number(),
  documents: z.coerce.number(),
  snippets: z.coerce.number(),
})

const DETAILS = `
  SELECT ${LISTED}, u.email_verified_at IS NOT NULL AS "emailVerified", u.password_hash IS NOT NULL AS "hasPassword",
    u.google_subject IS NOT NULL AS "googleLinked", u.totp_enabled_at IS NOT NULL AS "totpEnabled",
    u.voice_commands_allowed AS "voiceCommandsAllowed", u.suspended_at AS "suspendedAt", u.delete_at AS "deleteAt",
    u.revision, d.documents, d.snippets
  FROM users u CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE kind <> 'snippet') AS documents, count(*) FILTER (WHERE kind = 'snippet') AS snippets
    FROM documents WHERE owner_id = u.id
  ) d WHERE u.id = $1`

/** Number of sessions and of orders that the details show. */
const SHOWN = 20

/** Returns what administrators see of a user. Throws NOT_FOUND. */
export async function readDetails(userId: string, reader: UserRole): Promise<UserDetails> {
  const [found] = await query(null, detailRow, DETAILS, [userId])
  if (!found) throw noAccount()
  const { documents, snippets, suspendedAt, deleteAt, ...row } = found
  // Support has no business with the devices of administrators.
  const isHidden = reader !== 'admin' && row.role !== 'user'
  const sessions = isHidden ? [] : await sessionsOf({ userId, currentId: '' }, { limit: SHOWN })
  return {
    user: {
      ...row,
      ...presentListed(row),
      pendingEmail: await pendingEmailOf(userId, null),
      suspendedAt: suspendedAt?.toISOString() ?? null,
      deleteAt: deleteAt?.toISOString() ?? null,
    },
    usage: await usageOf(null, userId),
    subscription: await readSubscription(userId),
    sessions: sessions.map(({ device, address, seenAt }) => ({ device, address, seenAt })),
    // The session of an order is the right to pay it.
    orders: (await ordersOf(userId, SHOWN)).map(order => ({ ...order, sessionId: null })),
    documents,
    snippets,
  }
}

const entryRow = z.object({
  position: z.coerce.number(),
  kind: z.enum(['allowance', 'bonus', 'use']),
  amount: z.number(),
  text: z.string().nullable(),
  at: z.date(),
})

/** The statement of a page of a user's ledger, for the tests too. A take-back has its own reason. */
export const LEDGER = `
  SELECT l.id AS position, l.kind, l.amount, coalesce(l.action, l.reason, g.reason) AS text, l.at
  FROM usage_ledger l LEFT JOIN bonus_grants g ON g.id = l.grant_id AND l.kind = 'bonus' AND l.amount > 0
  WHERE l.user_id = $1 AND ($2::bigint IS NULL OR l.id < $2) ORDER BY l.id DESC LIMIT ${LEDGER_PAGE}`

/** Returns a page of what a user was granted and used, newest first. */
export async function readLedger(userId: string, before: number | undefined): Promise<LedgerEntry[]> {
  const rows = await query(null, entryRow, LEDGER, [userId, before ?? null])
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
