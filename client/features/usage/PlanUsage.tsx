import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import type { PlanName } from '#schema/plans/contract.ts'

import { isUnlimited, quotaLevel, resetText, usageText, usedShare } from './quota.ts'
import { useUsage } from './usage.ts'

const PLAN_TITLES: Record<PlanName, string> = {
  free: 'Free plan',
  premium: 'Premium plan',
  pro: 'Pro plan',
}

/** The plan-usage panel: plan, counter, bar, bonus and the day of the reset. */
export function PlanUsage() {
  const user = useCurrentUser()
  const usage = useUsage()
  return (
    <section aria-label="Plan usage" className="grid gap-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-sm font-semibold">{PLAN_TITLES[user.subscriptionPlan]}</h2>
        {usage && <p className="text-xs text-ink-faint">{resetText(usage)}</p>}
      </div>
      {usage ? (
        <>
          {!isUnlimited(usage) && (
            <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunk">
              <div
                className={`h-full origin-left rounded-full transition-transform ${quotaLevel(usage) === 'spent' ? 'bg-danger' : 'bg-(image:--brand-gradient)'}`}
                style={{ transform: `scaleX(${usedShare(usage)})` }}
              />
            </div>
          )}
          <p className="text-sm text-ink-soft tabular-nums">
            {isUnlimited(usage) ? 'Unlimited AI queries' : `${usageText(usage)} used this month`}
          </p>
          {usage.bonusRemaining > 0 && (
            <p className="text-sm text-ink-soft tabular-nums">
              {usage.bonusRemaining} bonus credits left; they are used once the month’s queries are.
            </p>
          )}
          <p className="text-xs text-ink-faint">
            One query is one AI action. Corrections as you type are always free.
          </p>
        </>
      ) : (
        <Skeleton className="h-14" />
      )}
    </section>
  )
}
