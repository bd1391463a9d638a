import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useState } from 'react'

import { useMediaQuery } from '#client/shared/hooks/useMediaQuery.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Popover } from '#client/shared/ui/overlay/Popover.tsx'
import { Sheet } from '#client/shared/ui/overlay/Sheet.tsx'
import { bell } from '#schema/messages/en/bell.ts'

import { useUnread } from './queries.ts'

const t = translator(bell)

const NotificationList = onDemand(async () => (await import('./NotificationList.tsx')).NotificationList, {
  ahead: true,
})

/** From here on, the list is a panel under its button. */
const ROOMY = '(min-width: 640px)'
/** The largest number that the button shows. */
const SHOWN_MAX = 99

/** The button that shows how many notifications are unread; pressed, it lists them. */
export function Bell() {
  const [open, setOpen] = useState(false)
  const isRoomy = useMediaQuery(ROOMY)
  const unread = useUnread()
  const button = (
    <IconButton
      label={t('button', { count: unread })}
      className="relative"
      {...(!isRoomy && { 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: () => setOpen(true) })}
    >
      <BellIcon aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-1 right-0.5 min-w-4 rounded-full bg-danger-fill px-1 text-center text-[0.625rem] leading-4 font-semibold text-white tabular-nums"
        >
          {unread > SHOWN_MAX ? t('many') : t('number', { count: unread })}
        </span>
      )}
    </IconButton>
  )
  const list = (
    <Suspense fallback={<Skeleton className="m-4 h-40" />}>
      <NotificationList onLeave={() => setOpen(false)} {...(isRoomy && { title: t('title') })} />
    </Suspense>
  )
  if (isRoomy)
    return (
      <Popover trigger={button} label={t('title')} className="w-96! p-0!" open={open} onOpenChange={setOpen}>
        {list}
      </Popover>
    )
  return (
    <>
      {button}
      <Sheet side="bottom" title={t('title')} open={open} onOpenChange={setOpen}>
        {list}
      </Sheet>
    </>
  )
}
