import { Popover } from 'radix-ui'

import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Tooltip } from '#client/shared/ui/overlay/Tooltip.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { usage } from '#schema/messages/en/usage.ts'

import { PlanUsage } from './PlanUsage.tsx'
import { quotaLevel, resetText, usageText, usedShare } from './quota.ts'
import { QuotaRing } from './QuotaRing.tsx'
import { useUsage } from './usage.ts'

const t = translator(usage)

/** The header's counter: used / limit, remaining bonus, and reset date. It opens the plan-usage panel. */
export function UsageMeter() {
  const current = useUsage()
  if (!current) return <Skeleton className="h-5 w-32" />
  return (
    <Popover.Root>
      <Tooltip label={resetText(current)}>
        <Popover.Trigger className="touch-target inline-flex h-9 items-center gap-2 rounded-lg px-2.5 text-sm text-ink-soft tabular-nums transition-colors hover:bg-hover hover:text-ink aria-expanded:bg-hover">
          <QuotaRing share={usedShare(current)} spent={quotaLevel(current) === 'spent'} />
          <span data-testid="usage">{usageText(current)}</span>
          {current.bonusRemaining > 0 && (
            <span className="text-ink-faint">
              <span aria-hidden>· </span>
              {t('bonus', { count: current.bonusRemaining })}
            </span>
          )}
        </Popover.Trigger>
      </Tooltip>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t('title')}
          className="z-50 w-72 animate-appear rounded-xl border bg-paper p-4 text-ink shadow-float"
        >
          <PlanUsage />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
