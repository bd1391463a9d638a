import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { planUsage } from '#schema/messages/en/planUsage.ts'

import { isUnlimited, quotaLevel, resetText, usageText, usedShare } from './quota.ts'
import { useUsage } from './usage.ts'

const t = translator(planUsage)

/** The plan-usage panel: plan, counter, bar, bonus and reset date. */
export function PlanUsage() {
  const user = useCurrentUser()
  const query = useUsage()
  const { data: current } = query
  return (
    <section aria-label={t('title')} className="grid gap-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-sm font-semibold">{t(`plans.${user.subscriptionPlan}`)}</h2>
        {current && <p className="text-xs text-ink-faint">{resetText(current)}</p>}
      </div>
      <QueryState query={query} loading={<Skeleton className="h-14" />}>
        {usage => (
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
              {isUnlimited(usage) ? t('unlimitedQueries') : t('usedThisMonth', { usage: usageText(usage) })}
            </p>
            {usage.bonusRemaining > 0 && (
              <p className="text-sm text-ink-soft tabular-nums">
                {t('bonusLeft', { count: usage.bonusRemaining })}
              </p>
            )}
            <p className="text-xs text-ink-faint">{t('explanation')}</p>
          </>
        )}
      </QueryState>
    </section>
  )
}
