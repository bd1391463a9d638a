import { Bell, Settings } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { Link } from 'wouter'

import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { bell } from '#schema/messages/en/bell.ts'
import { notifications as messages } from '#schema/messages/en/notifications.ts'
import type { Notification } from '#schema/notifications/contract.ts'

import { NotificationRow } from './NotificationRow.tsx'
import { useMarkAllRead, useMarkRead, useNotifications } from './queries.ts'

const t = translator(messages)
const tBell = translator(bell)

type Props = {
  /** Its heading, where nothing else has it. */
  title?: string
  /** A link was followed. */
  onLeave: () => void
}

/** The user's notifications, newest first, or what stands in for them. */
export function NotificationList({ title, onLeave }: Props) {
  const query = useNotifications()
  const all = useMarkAllRead()
  const list = useRef<HTMLUListElement>(null)
  const hasUnread = query.data?.some(({ readAt }) => readAt === null) ?? false
  // The pressed button disappears.
  const markAll = () => {
    const [newest] = query.data ?? []
    if (newest) all.mutate(newest.id, { onSuccess: () => list.current?.focus() })
  }
  return (
    <>
      {(title !== undefined || hasUnread || all.error) && (
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b py-2 pr-2 pl-4">
          {title !== undefined && <h2 className="text-sm font-semibold">{title}</h2>}
          {all.error && <Problem>{t('markFailed')}</Problem>}
          {(hasUnread || all.error) && (
            <Button size="sm" variant="ghost" busy={all.isPending} onClick={markAll} className="ml-auto">
              {t('markAll')}
            </Button>
          )}
        </div>
      )}
      <QueryState query={query} loading={<Loading />} failedClass="p-4">
        {found =>
          found.length === 0 ? (
            <EmptyState icon={<Bell />} title={t('none')} description={t('noneText')} />
          ) : (
            <Found list={list} found={found} query={query} onLeave={onLeave} />
          )
        }
      </QueryState>
      <div className="border-t p-2">
        <Link
          to="/settings/notifications"
          onClick={onLeave}
          className="touch-target flex h-9 items-center gap-2 rounded-lg px-2.5 text-sm font-medium text-ink-soft transition-colors hover:bg-hover hover:text-ink"
        >
          <Settings className="size-4 text-ink-faint" aria-hidden /> {t('settings')}
        </Link>
      </div>
    </>
  )
}

type FoundProps = Pick<Props, 'onLeave'> & {
  list: RefObject<HTMLUListElement | null>
  found: readonly Notification[]
  query: ReturnType<typeof useNotifications>
}

function Found({ list, found, query, onLeave }: FoundProps) {
  const { mutate: markRead } = useMarkRead()
  const open = ({ id, readAt }: Notification) => {
    if (readAt === null) markRead(id)
    onLeave()
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={tBell('title')} className="grid divide-y outline-none">
        {found.map(each => (
          <NotificationRow key={each.id} notification={each} onOpen={() => open(each)} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="grid justify-items-center gap-2 border-t p-3">
          {query.isFetchNextPageError && <Problem>{t('moreFailed')}</Problem>}
          <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The shape of the list. */
export function Loading() {
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-3 p-4">
      {[1, 2, 3].map(row => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}
