import { Gauge } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import type { Quota } from '#client/shared/plans/quotaDialog.ts'
import { useFocusMainAfterwards } from '#client/shared/ui/focus.ts'
import { CloseButton } from '#client/shared/ui/form/CloseButton.tsx'
import { usage } from '#schema/messages/en/usage.ts'

import { resetDay, type QuotaLevel } from './quota.ts'

const t = translator(usage)

type Props = { level: Exclude<QuotaLevel, 'fine'>; quota: Quota; onClose: () => void }

/** The line that shows how much of the month's allowance is left. */
export function UsageNotice({ level, quota, onClose }: Props) {
  useFocusMainAfterwards()
  return (
    <div
      role="status"
      className="flex min-h-11 items-center gap-3 border-b bg-warning-tint px-4 text-sm text-warning"
    >
      <Gauge className="size-4 shrink-0" aria-hidden />
      <p className="grow py-1.5">
        {noticeText(level, quota)}{' '}
        <a href="/pricing" className="font-medium underline underline-offset-4">
          {t('seePlans')}
        </a>
      </p>
      <CloseButton
        aria-label={t('closeNotice')}
        className="text-warning! hover:text-warning!"
        onClick={onClose}
      />
    </div>
  )
}

function noticeText(level: Props['level'], { used, limit, resetsAt }: Quota): string {
  const day = resetDay(resetsAt)
  switch (level) {
    case 'near':
      return t('near', { used, limit, left: limit - used, day })
    case 'spent':
      return t('spent', { limit, day })
  }
}
