import { useAtomValue } from 'jotai'
import { Gauge } from 'lucide-react'
import * as z from 'zod/mini'

import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'
import { useFocusMainAfterwards } from '#client/shared/ui/focus.ts'
import { CloseButton } from '#client/shared/ui/form/CloseButton.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { usage } from '#schema/messages/en/usage.ts'

import { quotaLevel, resetDay, type Quota, type QuotaLevel } from './quota.ts'
import { useUsage } from './usage.ts'

const t = translator(usage)

/**
 * The last closed banner, as `level period`. It stays closed on this device until the next one is
 * due.
 */
const closedOn = storedAtom('usage-banner-closed', z.string(), '')

/** From 80 % on, shows how much of the month's allowance is left. */
export function UsageBanner() {
  const current = useUsage()
  const closed = useAtomValue(closedOn)
  if (!current) return null
  const level = quotaLevel(current)
  const due = `${level} ${current.resetsAt}`
  if (level === 'fine' || closed === due) return null
  return <Banner onClose={() => store.set(closedOn, due)}>{bannerText(level, current)}</Banner>
}

function Banner({ onClose, children }: { onClose: () => void; children: string }) {
  useFocusMainAfterwards()
  return (
    <div
      role="status"
      className="flex min-h-11 items-center gap-3 border-b bg-warning-tint px-4 text-sm text-warning"
    >
      <Gauge className="size-4 shrink-0" aria-hidden />
      <p className="grow py-1.5">{children}</p>
      <CloseButton
        aria-label={t('closeNotice')}
        className="text-warning! hover:text-warning!"
        onClick={onClose}
      />
    </div>
  )
}

function bannerText(level: Exclude<QuotaLevel, 'fine'>, { used, limit, resetsAt }: Quota): string {
  const day = resetDay(resetsAt)
  switch (level) {
    case 'near':
      return t('near', { used, limit, left: limit - used, day })
    case 'spent':
      return t('spent', { limit, day })
  }
}
