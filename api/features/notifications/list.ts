import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import {
  COMMENT_SHOWN,
  notification,
  unreadCount,
  type Notification,
  type UnreadCount,
} from '#schema/notifications/contract.ts'
import { readCursor, type PageQuery } from '#schema/shared/cursor.ts'

const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The notifications of a relation `n` as their user may see them. */
export const presented = (relation: string) => `
  SELECT jsonb_build_object('id', n.id, 'kind', n.kind, 'createdAt', ${iso('n.created_at')}, 'readAt', ${iso('n.read_at')})
    || n.data
    || CASE WHEN d.id IS NULL THEN '{}' ELSE jsonb_build_object(
      'actor', (
        SELECT jsonb_build_object('userId', u.id, 'name', trim(u.first_name || ' ' || u.last_name))
        FROM users u WHERE u.id = n.actor_id),
      'document', jsonb_build_object('id', d.id, 'kind', d.kind, 'title', d.title)) END
    || CASE WHEN c.id IS NULL THEN '{}' ELSE jsonb_build_object(
      'comment', jsonb_build_object('threadId', c.thread_id, 'text', left(c.text, ${COMMENT_SHOWN}))) END AS value
  FROM ${relation} n
  LEFT JOIN documents d ON d.id = n.document_id
  LEFT JOIN comments c ON c.document_id = n.document_id AND c.id = n.comment_id`

const LIST = `${presented('notifications_of($1)')}
  WHERE $2::timestamptz IS NULL OR (n.created_at, n.id) < ($2::timestamptz, $3::uuid)
  ORDER BY n.created_at DESC, n.id DESC LIMIT $4`

export const listed = z.object({ value: notification })

/** Returns a page of the notifications that the user can see now, newest first. */
export async function listNotifications(who: string, { before, limit }: PageQuery): Promise<Notification[]> {
  const place = before === undefined ? null : readCursor(before)
  const rows = await query(null, listed, LIST, [who, place?.at ?? null, place?.id ?? null, limit])
  return rows.map(({ value }) => value)
}

/** Returns how many notifications the user has not read. */
export async function countUnread(who: string, tx: Transaction | null = null): Promise<UnreadCount> {
  const [found] = await query(
    tx,
    unreadCount,
    `SELECT unread_notifications($1) AS unread,
       coalesce((SELECT revision FROM notification_settings WHERE user_id = $1), 0) AS revision`,
    [who],
  )
  if (!found) throw new Error('The unread notifications were not counted.')
  return found
}
