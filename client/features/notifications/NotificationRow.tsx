import { CreditCard, Gauge, type LucideIcon } from 'lucide-react'
import { Link } from 'wouter'

import { ago } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Avatar } from '#client/shared/ui/layout/Avatar.tsx'
import { personColor, VISITOR_COLOR } from '#client/shared/ui/layout/person.ts'
import { Timed } from '#client/shared/ui/layout/Timed.tsx'
import { notifications } from '#schema/messages/en/notifications.ts'
import type { Notification } from '#schema/notifications/contract.ts'
import { pathOfNotification } from '#schema/notifications/path.ts'

import { sentenceOf } from './sentence.ts'

const t = translator(notifications)

type Props = { notification: Notification; onOpen: () => void }

/** A notification in the list. It leads to its place. */
export function NotificationRow({ notification, onOpen }: Props) {
  const { createdAt, readAt } = notification
  const isUnread = readAt === null
  return (
    <li>
      <Link
        to={pathOfNotification(notification)}
        onClick={onOpen}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Sender notification={notification} />
        <span className="grid min-w-0 gap-0.5">
          <span className={cn('text-sm wrap-anywhere', isUnread ? 'font-medium text-ink' : 'text-ink-soft')}>
            {sentenceOf(notification)}
          </span>
          {'comment' in notification && (
            <span dir="auto" className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">
              {notification.comment.text}
            </span>
          )}
          <time dateTime={createdAt} className="text-xs text-ink-faint">
            <Timed text={() => ago(createdAt)} />
          </time>
        </span>
        {isUnread && (
          <span className="mt-1.5 size-2 rounded-full bg-brand-fill">
            <span className="sr-only">{t('unread')}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

const ICONS: Readonly<Record<'quota' | 'payment', LucideIcon>> = { quota: Gauge, payment: CreditCard }

/** The picture of the one who did it, or the sign of the kind. */
function Sender({ notification }: { notification: Notification }) {
  if (notification.kind === 'quota' || notification.kind === 'payment') {
    const Icon = ICONS[notification.kind]
    return (
      <span className="inline-flex size-8 items-center justify-center rounded-full bg-sunk text-ink-soft">
        <Icon className="size-4" aria-hidden />
      </span>
    )
  }
  const { actor } = notification
  return (
    <Avatar
      name={actor?.name ?? t('someone')}
      color={actor ? personColor(actor.userId) : VISITOR_COLOR}
      decorative
    />
  )
}
