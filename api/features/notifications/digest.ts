import type { Sequelize, Transaction } from 'sequelize'
import { z } from 'zod'

import { listed, presented } from '#api/features/notifications/list.ts'
import { offLinks } from '#api/features/notifications/offLinks.ts'
import { query } from '#api/kit/query.ts'
import type { Urls } from '#api/kit/urls.ts'
import { lockRecipients } from '#api/services/notifications/recipients.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'
import type { NotificationItem } from '#api/services/outbound-email/templates.ts'
import type { SecretBox } from '#platform/secretBox.ts'
import { FALLBACK_RATES } from '#schema/currency/currencies.ts'
import { shownIn } from '#schema/currency/display.ts'
import type { Notification } from '#schema/notifications/contract.ts'
import { pathOfNotification } from '#schema/notifications/path.ts'

/** Maximum number of notifications that an email names. */
const ITEMS_MAX = 20
/** Number of users whose emails are written in one run. */
const TOGETHER = 200

type Links = { urls: Urls; secretBox: Pick<SecretBox, 'derive'> }

const due = z.object({ userId: z.string() })

/** Queues one email for each user whose notifications have waited long enough. A failure stops no other. */
export async function sendDigests(sequelize: Sequelize, links: Links): Promise<void> {
  const statement = `
    SELECT user_id AS "userId" FROM notification_settings WHERE mail_at <= now() ORDER BY mail_at LIMIT ${TOGETHER}`
  const failures: unknown[] = []
  for (const { userId } of await query(null, due, statement)) {
    try {
      await sequelize.transaction(tx => sendDigest(tx, userId, links))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} emails of notifications could not be queued`)
}

// Left out: read ones, those of documents that were closed meanwhile, and offers that do not stand any more.
const WAITING = `${presented('open_notifications($1)')}
  JOIN notification_settings s ON s.user_id = n.user_id
  WHERE n.by_mail AND n.read_at IS NULL AND NOT n.kind = ANY (s.mail_off)
    AND (n.data->>'act' IS DISTINCT FROM 'offer' OR EXISTS (
      SELECT FROM document_members m WHERE m.document_id = n.document_id AND m.user_id = n.user_id AND m.offered))
  ORDER BY n.created_at DESC, n.id DESC`

const recipient = z.object({ email: z.string(), firstName: z.string() })

/** The user, if their address is proven. */
const RECIPIENT = `
  SELECT email, first_name AS "firstName" FROM users
  WHERE id = $1 AND email_verified_at IS NOT NULL AND suspended_at IS NULL`

async function sendDigest(tx: Transaction, userId: string, { urls, secretBox }: Links): Promise<void> {
  await lockRecipients(tx, [userId])
  const taken = await query(
    tx,
    z.unknown(),
    'UPDATE notification_settings SET mail_at = NULL WHERE user_id = $1 AND mail_at <= now() RETURNING 1',
    [userId],
  )
  // Another process has sent it.
  if (taken.length === 0) return
  const waiting = (await query(tx, listed, WAITING, [userId])).map(({ value }) => value)
  await query(
    tx,
    z.unknown(),
    'UPDATE notifications SET by_mail = false WHERE user_id = $1 AND by_mail RETURNING 1',
    [userId],
  )
  const [user] = await query(tx, recipient, RECIPIENT, [userId])
  const [newest] = waiting
  if (!user || !newest) return
  const { page, oneClick } = offLinks(urls, secretBox, userId)
  const items = waiting.slice(0, ITEMS_MAX).map(itemOf)
  await queueEmail(
    tx,
    { email: user.email, userId, unsubscribe: oneClick },
    {
      kind: 'notifications',
      firstName: user.firstName,
      items,
      hidden: waiting.length - items.length,
      link: urls.page(waiting.length === 1 ? pathOfNotification(newest) : '/dashboard'),
      off: page,
    },
  )
}

/** Returns what an email says of a notification: without the text of a comment, which is for the app. */
function itemOf(notification: Notification): NotificationItem {
  switch (notification.kind) {
    case 'mention':
    case 'reply':
    case 'share': {
      const { kind, actor, document } = notification
      const by = { by: actor?.name ?? '', title: document.title, what: document.kind }
      return { kind: kind === 'share' ? notification.act : kind, ...by }
    }
    case 'quota':
      return { kind: 'quota', limit: notification.limit, date: notification.resetsAt }
    case 'payment': {
      const { plan, amount } = notification
      return { kind: 'payment', plan, amount: shownIn(amount, 'INR', FALLBACK_RATES) }
    }
    default:
      return notification satisfies never
  }
}
