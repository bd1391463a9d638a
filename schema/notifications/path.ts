import { pathOf } from '#schema/documents/kinds.ts'
import type { Notification } from '#schema/notifications/contract.ts'

/** The parameter of a document's address that names a thread to open. */
export const THREAD_PARAM = 'thread'

/** Returns the path in the app to which a notification leads. */
export function pathOfNotification(notification: Notification): string {
  switch (notification.kind) {
    case 'mention':
    case 'reply':
      return `${pathOf(notification.document)}?${THREAD_PARAM}=${notification.comment.threadId}`
    case 'share':
      return pathOf(notification.document)
    case 'quota':
    case 'payment':
      return '/settings/billing'
    default:
      return notification satisfies never
  }
}
