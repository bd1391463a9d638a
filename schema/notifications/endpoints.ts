import * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import { notification, readUpTo, unreadCount } from '#schema/notifications/contract.ts'
import { notificationSettings, settingsChange } from '#schema/notifications/settings.ts'
import { pageQuery } from '#schema/shared/cursor.ts'
import { id, idParams } from '#schema/shared/ids.ts'

/** All changes together. Each is sent to all tabs of the user. */
const limits = [{ name: 'notifications', calls: 120, seconds: MINUTE_S, per: 'user' }] as const

export const list = endpoint('GET /api/notifications', {
  summary: 'List notifications, newest first',
  access: 'user',
  query: z.object(pageQuery),
  answer: z.array(notification),
})

export const count = endpoint('GET /api/notifications/unread', {
  summary: 'Count the unread notifications',
  access: 'user',
  answer: unreadCount,
})

export const read = endpoint('PUT /api/notifications/:notificationId/read', {
  summary: 'Mark a notification as read; without effect if it is gone',
  access: 'user',
  limits,
  params: z.object({ notificationId: id }),
  answer: unreadCount,
})

export const readAll = endpoint('PUT /api/notifications/read', {
  summary: 'Mark notifications as read, up to one of them',
  access: 'user',
  limits,
  body: readUpTo,
  answer: unreadCount,
})

export const opened = endpoint('PUT /api/documents/:id/notifications/read', {
  summary: 'Mark as read that a document was shared, once it is open',
  access: 'user',
  limits,
  params: idParams,
  answer: unreadCount,
})

export const openedThread = endpoint('PUT /api/documents/:id/comments/:threadId/notifications/read', {
  summary: 'Mark as read what is about a thread of comments, once it is open; without effect if it is gone',
  access: 'user',
  limits,
  params: z.object({ id, threadId: id }),
  answer: unreadCount,
})

export const readSettings = endpoint('GET /api/notification-settings', {
  summary: 'Read which kinds of notifications a user turned off',
  access: 'user',
  answer: notificationSettings,
})

export const changeSettings = endpoint('PATCH /api/notification-settings', {
  summary: 'Turn kinds of notifications on or off',
  access: 'user',
  limits,
  body: settingsChange,
  answer: notificationSettings,
})
