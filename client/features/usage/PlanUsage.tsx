import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { LoadFailed } from '#client/shared/ui/feedback/LoadFailed.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { planUsage } from '#schema/messages/en/planUsage.ts'

import { isUnlimited, quotaLevel, resetText, usageText, usedShare } from './quota.ts'
import { useUsage } from './usage.ts'

const t = translator(planUsage)

/** The plan-usage panel: plan, counter, bar, bonus and reset date. */
export function PlanUsage() {
  const user = useCurrentUser()
  const { data: current, error, refetch } = useUsage()
  return (
    <section aria-label={t('title')} className="grid gap-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-sm font-semibold">{t(`plans.${user.subscriptionPlan}`)}</h2>
        {current && <p className="text-xs text-ink-faint">{resetText(current)}</p>}
      </div>
      {current ? (
        <>
          {!isUnlimited(current) && (
            <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunk">
              <div
                className={`h-full origin-left rounded-full transition-transform ${quotaLevel(current) === 'spent' ? 'bg-danger' : 'bg-(image:--brand-gradient)'}`}
                style={{ transform: `scaleX(${usedShare(current)})` }}
              />
            </div>
          )}
          <p className="text-sm text-ink-soft tabular-nums">
            {isUnlimited(current) ? t('unlimitedQueries') : t('usedThisMonth', { usage: usageText(current) })}
          </p>
          {current.bonusRemaining > 0 && (
            <p className="text-sm text-ink-soft tabular-nums">
              {t('bonusLeft', { count: current.bonusRemaining })}
            </p>
          )}
          <p className="text-xs text-ink-faint">{t('explanation')}</p>
        </>
      ) : error ? (
        <LoadFailed text={failureText(error)} onRetry={refetch} />
      ) : (
        <Skeleton className="h-14" />
      )}
    </section>
  )
}
