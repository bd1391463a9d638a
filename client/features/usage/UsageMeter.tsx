import type { ComponentProps } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Tooltip } from '#client/shared/ui/overlay/Tooltip.tsx'
import { usage as messages } from '#schema/messages/en/usage.ts'
import type { Usage } from '#schema/usage/contract.ts'

import { quotaLevel, resetText, usageText, usedShare } from './quota.ts'
import { QuotaRing } from './QuotaRing.tsx'
import { useUsage } from './usage.ts'
import { UsagePopover } from './UsagePopover.tsx'

const t = translator(messages)

/**
 * The header's counter: used / limit, remaining bonus, and reset date. It opens the plan-usage
 * panel.
 */
export function UsageMeter() {
  const { data: current, isError } = useUsage()
  if (!current) return !isError && <Skeleton className="h-5 w-32" />
  return <UsagePopover trigger={<UsageButton usage={current} />} />
}

type Props = ComponentProps<'button'> & { usage: Usage }

function UsageButton({ usage, ...props }: Props) {
  return (
    <Tooltip label={resetText(usage)}>
      <button
        type="button"
        {...props}
        className="touch-target inline-flex h-9 items-center gap-2 rounded-lg px-2.5 text-sm text-ink-soft tabular-nums transition-colors hover:bg-hover hover:text-ink aria-expanded:bg-hover"
      >
        <QuotaRing share={usedShare(usage)} spent={quotaLevel(usage) === 'spent'} />
        <span data-testid="usage">{usageText(usage)}</span>
        {usage.bonusRemaining > 0 && (
          <span className="text-ink-faint">
            <span aria-hidden>· </span>
            {t('bonus', { count: usage.bonusRemaining })}
          </span>
        )}
      </button>
    </Tooltip>
  )
}
