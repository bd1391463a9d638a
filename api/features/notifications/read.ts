import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { countUnread } from '#api/features/notifications/list.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { announceUnread, lockRecipients } from '#api/services/notifications/recipients.ts'
import type { UnreadCount } from '#schema/notifications/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Marks a notification of the user as read, if it is there. */
export const markRead = (tx: Transaction, who: string, id: string): Promise<UnreadCount> =>
  mark(tx, who, 'id = $2', id)

/** Marks the notifications of the user as read, up to one of them. Those that they cannot see now stay unread. */
export const markReadUpTo = (tx: Transaction, who: string, newest: string): Promise<UnreadCount> =>
  mark(
    tx,
    who,
    '(created_at, id) <= (SELECT created_at, id FROM notifications WHERE user_id = $1 AND id = $2)',
    newest,
  )

/**
 * Marks as read that a document was shared with the user, who has opened it. That an offer was declined stays
 * unread: the document does not show it.
 */
export const markOpened = (tx: Transaction, who: string, documentId: string): Promise<UnreadCount> =>
  mark(
    tx,
    who,
    `kind = 'share' AND data->>'act' IS DISTINCT FROM 'declined' AND document_id = $2`,
    documentId,
  )

/** Marks as read what is about a thread of comments, which the user has opened. */
export const markThreadOpened = (
  tx: Transaction,
  who: string,
  documentId: string,
  threadId: string,
): Promise<UnreadCount> =>
  mark(
    tx,
    who,
    'document_id = $2 AND comment_id IN (SELECT id FROM comments WHERE document_id = $2 AND thread_id = $3)',
    documentId,
    threadId,
  )

async function mark(tx: Transaction, who: string, which: string, ...ids: string[]): Promise<UnreadCount> {
  await lockRecipients(tx, [who])
  const statement = `
    UPDATE notifications SET read_at = now()
    WHERE read_at IS NULL AND id IN (SELECT id FROM notifications_of($1) WHERE ${which}) RETURNING 1`
  const marked = await query(tx, z.unknown(), statement, [who, ...ids])
  if (marked.length === 0) return countUnread(who, tx)
  const [count] = await announceUnread(tx, [who])
  if (!count) throw new AppError('NOT_FOUND', t('auth.noAccount'))
  const { unread, revision } = count
  return { unread, revision }
}
