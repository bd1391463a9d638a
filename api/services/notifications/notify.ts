import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { announceUnread, lockRecipients } from '#api/services/notifications/recipients.ts'
import {
  MAIL_AFTER_MS,
  NOTIFICATIONS_KEPT,
  type NotificationKind,
  type paymentFacts,
  type quotaFacts,
  type ShareAct,
  type shareFacts,
} from '#schema/notifications/contract.ts'

/** An event of which users are notified. */
export type Cause =
  | {
      kind: 'comment'
      documentId: string
      commentId: string
      actorId: string
      mentioned: readonly string[]
      /** Those who have written in the thread. */
      answered: readonly string[]
    }
  | { kind: ShareAct; documentId: string; actorId: string; userId: string }
  | { kind: 'quota'; userId: string; period: string; data: z.infer<typeof quotaFacts> }
  | { kind: 'payment'; userId: string; orderId: string; data: z.infer<typeof paymentFacts> }

/** The rows of a cause. Of several kinds for one user, one that is emailed counts, or else the first one that is on. */
type Rows = {
  to: readonly { kind: NotificationKind; userId: string }[]
  cause: string
  actorId: string | null
  documentId: string | null
  commentId: string | null
  data: object
  /** Whether it is emailed to those who want that. */
  isMailed: boolean
  /** A cause before that is not emailed any more, if it still waits. */
  outdated: string | null
}

const NOWHERE = {
  actorId: null,
  documentId: null,
  commentId: null,
  data: {},
  isMailed: true,
  outdated: null,
}

function rowsOf(cause: Cause): Rows {
  switch (cause.kind) {
    case 'comment': {
      const { documentId, commentId, actorId, mentioned, answered } = cause
      const to = [
        ...mentioned.map(userId => ({ kind: 'mention' as const, userId })),
        ...answered.map(userId => ({ kind: 'reply' as const, userId })),
      ]
      return { ...NOWHERE, to, cause: `comment ${commentId}`, actorId, documentId, commentId }
    }
    case 'share':
    case 'offer':
    case 'taken':
    case 'declined': {
      const { kind, documentId, actorId, userId } = cause
      const data: z.infer<typeof shareFacts> = { act: kind }
      const to = [{ kind: 'share' as const, userId }]
      return { ...NOWHERE, to, cause: `${kind} ${documentId}`, actorId, documentId, data }
    }
    case 'quota': {
      const { userId, period, data } = cause
      return { ...NOWHERE, to: [{ kind: 'quota', userId }], cause: `quota ${period}`, data }
    }
    case 'payment': {
      const { userId, orderId, data } = cause
      const causeOf = (outcome: typeof data.outcome) => `payment ${orderId} ${outcome}`
      // The others are always emailed, as receipts. After one, "nothing was charged" is wrong.
      const isMailed = data.outcome === 'failed'
      return {
        ...NOWHERE,
        to: [{ kind: 'payment', userId }],
        cause: causeOf(data.outcome),
        data,
        isMailed,
        outdated: isMailed ? null : causeOf('failed'),
      }
    }
    default:
      return cause satisfies never
  }
}

// A document that is shared or offered again is news again.
const INSERT = `
  INSERT INTO notifications AS n (user_id, kind, cause, actor_id, document_id, comment_id, data, in_app, by_mail)
  SELECT s.user_id, (array_agg(t.kind ORDER BY t.kind = ANY (s.mail_off), t.kind = ANY (s.app_off), t.place))[1], $3::text, $4::uuid, $5::uuid, $6::uuid,
    $7::jsonb, bool_or(NOT t.kind = ANY (s.app_off)), $8::boolean AND bool_or(NOT t.kind = ANY (s.mail_off))
  FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS t (user_id, kind, place)
  JOIN notification_settings s USING (user_id)
  WHERE (NOT t.kind = ANY (s.app_off) OR $8::boolean AND NOT t.kind = ANY (s.mail_off))
    AND ($5::uuid IS NULL OR room_access(s.user_id, 'document', $5::uuid) IS NOT NULL)
  GROUP BY s.user_id
  ON CONFLICT (user_id, cause) DO UPDATE
    SET created_at = excluded.created_at, read_at = NULL, actor_id = excluded.actor_id, in_app = excluded.in_app,
      by_mail = excluded.by_mail
    WHERE n.kind = 'share'
  RETURNING user_id AS "userId", by_mail AS "byMail"`

const UNMAIL = `
  UPDATE notifications SET by_mail = false WHERE user_id = ANY ($1::uuid[]) AND cause = $2 RETURNING 1`

/** An email waits from its first notification on, for those that follow. */
const WAIT = `
  UPDATE notification_settings SET mail_at = now() + $2 * interval '1 ms'
  WHERE user_id = ANY ($1::uuid[]) AND mail_at IS NULL RETURNING 1`

const TRIM = `
  DELETE FROM notifications WHERE id IN (
    SELECT id FROM (
      SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY created_at DESC, id DESC) AS nth
      FROM notifications WHERE user_id = ANY ($1::uuid[])
    ) ranked WHERE nth > ${NOTIFICATIONS_KEPT})
  RETURNING 1`

const notified = z.object({ userId: z.string(), byMail: z.boolean() })

/**
 * Notifies users of an event, once of each, in its transaction: not of acts that are theirs, nor of those in
 * documents that they cannot open, nor of kinds that they turned off. It locks the users, so it comes
 * after all other locks.
 */
export async function notify(tx: Transaction, cause: Cause): Promise<void> {
  const { to, ...rows } = rowsOf(cause)
  const others = to.filter(({ userId }) => userId !== rows.actorId)
  if (others.length === 0) return
  const ids = others.map(({ userId }) => userId)
  const present = new Set(await lockRecipients(tx, [...new Set(ids)]))
  const reached = others.filter(({ userId }) => present.has(userId))
  const bind = [
    reached.map(({ userId }) => userId),
    reached.map(({ kind }) => kind),
    rows.cause,
    rows.actorId,
    rows.documentId,
    rows.commentId,
    JSON.stringify(rows.data),
    rows.isMailed,
  ]
  if (rows.outdated !== null)
    await query(tx, z.unknown(), UNMAIL, [reached.map(({ userId }) => userId), rows.outdated])
  const made = await query(tx, notified, INSERT, bind)
  const told = made.map(({ userId }) => userId)
  if (told.length === 0) return
  await query(tx, z.unknown(), TRIM, [told])
  const mailed = made.filter(({ byMail }) => byMail).map(({ userId }) => userId)
  if (mailed.length > 0) await query(tx, z.unknown(), WAIT, [mailed, MAIL_AFTER_MS])
  await announceUnread(tx, told)
}
