import * as z from 'zod/mini'

import { documentKind } from '#schema/documents/kinds.ts'
import { defineEvent } from '#schema/events/define.ts'
import { cursorOf } from '#schema/shared/cursor.ts'
import { id, timestamp } from '#schema/shared/ids.ts'
import { paise } from '#schema/shared/money.ts'

/** Maximum number of notifications that are kept of a user: the newest ones. */
export const NOTIFICATIONS_KEPT = 200
/** Days after which a notification is deleted. */
export const NOTIFICATION_DAYS = 90
/** How long an email of notifications waits for further ones. */
export const MAIL_AFTER_MS = 5 * 60_000
/** Maximum number of characters that a notification shows of a comment. */
export const COMMENT_SHOWN = 200

export const notificationKind = z.enum(['mention', 'reply', 'share', 'quota', 'payment'])
export type NotificationKind = z.infer<typeof notificationKind>

/** The result of a payment that its user is notified of. `returned`: it goes back to the user. */
export const paymentOutcome = z.enum(['received', 'failed', 'returned'])

const common = { id, createdAt: timestamp, readAt: z.nullable(timestamp) }

const inDocument = {
  ...common,
  /** The one who did it. Null: the account was deleted. */
  actor: z.nullable(z.object({ userId: id, name: z.string() })),
  document: z.object({ id, kind: documentKind, title: z.string() }),
}

/** `text`: how the comment begins. */
const aboutComment = { ...inDocument, comment: z.object({ threadId: id, text: z.string() }) }

/** The sharing of a document, the offer to own it, or its answer. */
export const shareAct = z.enum(['share', 'offer', 'taken', 'declined'])
export type ShareAct = z.infer<typeof shareAct>

export const shareFacts = z.object({ act: z._default(shareAct, 'share') })

/** A quota that is used up: the queries of the month, and when they reset. */
export const quotaFacts = z.object({ limit: z.int(), resetsAt: timestamp })

/** A payment for a plan, which has its displayed name. */
export const paymentFacts = z.object({ outcome: paymentOutcome, plan: z.string(), amount: paise })

/** A notification, as its user may see it now. */
export const notification = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mention'), ...aboutComment }),
  z.object({ kind: z.literal('reply'), ...aboutComment }),
  z.object({ kind: z.literal('share'), ...inDocument, ...shareFacts.shape }),
  z.object({ kind: z.literal('quota'), ...common, ...quotaFacts.shape }),
  z.object({ kind: z.literal('payment'), ...common, ...paymentFacts.shape }),
])
export type Notification = z.infer<typeof notification>

/** Returns the cursor behind a notification in the list. */
export const notificationCursor = ({ id: rowId, createdAt }: Notification): string =>
  cursorOf({ at: createdAt, id: rowId })

/** The number of a user's unread notifications. */
export const unreadCount = z.object({ unread: z.int().check(z.nonnegative()), revision: z.int() })
export type UnreadCount = z.infer<typeof unreadCount>

/** PUT /api/notifications/read: the newest one that the user has seen. Later ones stay unread. */
export const readUpTo = z.strictObject({ newest: id })

/** The notifications of a user have changed. Key: the user. Room: the user's. */
export const notificationsChanged = defineEvent('notifications.changed', unreadCount)
