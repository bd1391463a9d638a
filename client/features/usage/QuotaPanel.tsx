import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { LoadFailed } from '#client/shared/ui/feedback/LoadFailed.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Ring } from '#client/shared/ui/layout/Ring.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { planUsage } from '#schema/messages/en/planUsage.ts'

import { isUnlimited, quotaLevel, resetText, usageText, usedShare } from './quota.ts'
import { useUsage } from './usage.ts'

const t = translator(planUsage)

/** The month's queries as a large ring, with the bonus and the day of the reset. */
export function QuotaPanel() {
  const { subscriptionPlan } = useCurrentUser()
  const { data: usage, error, refetch } = useUsage()
  return (
    <section
      aria-label={t('title')}
      className="flex items-center gap-5 rounded-xl bg-paper px-5 py-4 shadow-sheet"
    >
      {usage ? (
        <>
          <Ring
            share={usedShare(usage)}
            width={2}
            className="size-18"
            stroke={quotaLevel(usage) === 'spent' ? 'stroke-danger' : 'stroke-brand'}
          />
          <div className="grid gap-0.5 text-sm text-ink-soft tabular-nums">
            <h2 className="font-semibold">{t(`plans.${subscriptionPlan}`)}</h2>
            <p className="font-serif text-lg font-semibold text-ink">
              {isUnlimited(usage) ? t('unlimitedQueries') : usageText(usage)}
            </p>
            {usage.bonusRemaining > 0 && <p>{t('bonusLeft', { count: usage.bonusRemaining })}</p>}
            <p className="text-ink-faint">{resetText(usage)}</p>
          </div>
        </>
      ) : error ? (
        <LoadFailed text={failureText(error)} onRetry={refetch} />
      ) : (
        <Skeleton className="h-18 grow" />
      )}
    </section>
  )
}
