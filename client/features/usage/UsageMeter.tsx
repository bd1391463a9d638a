import { Popover } from 'radix-ui'

import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Tooltip } from '#client/shared/ui/overlay/Tooltip.tsx'

import { PlanUsage } from './PlanUsage.tsx'
import { quotaLevel, resetText, usageText, usedShare } from './quota.ts'
import { QuotaRing } from './QuotaRing.tsx'
import { useUsage } from './usage.ts'

/** The header's counter: used / limit, remaining bonus, and when it resets; pressed, it opens the whole picture. */
export function UsageMeter() {
  const usage = useUsage()
  if (!usage) return <Skeleton className="h-5 w-32" />
  return (
    <Popover.Root>
      <Tooltip label={resetText(usage)}>
        <Popover.Trigger className="touch-target inline-flex h-9 items-center gap-2 rounded-lg px-2.5 text-sm text-ink-soft tabular-nums transition-colors hover:bg-hover hover:text-ink aria-expanded:bg-hover">
          <QuotaRing share={usedShare(usage)} spent={quotaLevel(usage) === 'spent'} />
          <span data-testid="usage">{usageText(usage)}</span>
          {usage.bonusRemaining > 0 && (
            <span className="text-ink-faint">
              <span aria-hidden>· </span>
              {usage.bonusRemaining} bonus
            </span>
          )}
        </Popover.Trigger>
      </Tooltip>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label="Plan usage"
          className="z-50 w-72 animate-appear rounded-xl border bg-paper p-4 text-ink shadow-float"
        >
          <PlanUsage />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
