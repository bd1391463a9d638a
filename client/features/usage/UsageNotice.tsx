import { Gauge } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import type { Quota } from '#client/shared/plans/quotaDialog.ts'
import { Banner } from '#client/shared/ui/feedback/Banner.tsx'
import { usage } from '#schema/messages/en/usage.ts'

import { resetDay, type QuotaLevel } from './quota.ts'

const t = translator(usage)

type Props = { level: Exclude<QuotaLevel, 'fine'>; quota: Quota; onClose: () => void }

/** The line that shows how much of the month's allowance is left. */
export const UsageNotice = ({ level, quota, onClose }: Props) => (
  <Banner
    look="bg-warning-tint text-warning"
    icon={<Gauge aria-hidden />}
    close={{ label: t('closeNotice'), run: onClose }}
  >
    {noticeText(level, quota)}{' '}
    <a href="/pricing" className="font-medium underline underline-offset-4">
      {t('seePlans')}
    </a>
  </Banner>
)

function noticeText(level: Props['level'], { used, limit, resetsAt }: Quota): string {
  const day = resetDay(resetsAt)
  switch (level) {
    case 'near':
      return t('near', { used, limit, left: limit - used, day })
    case 'spent':
      return t('spent', { limit, day })
  }
}
