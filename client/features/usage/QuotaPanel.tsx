import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Ring } from '#client/shared/ui/layout/Ring.tsx'
import { planUsage } from '#schema/messages/en/planUsage.ts'

import { isUnlimited, quotaLevel, resetText, usageText, usedShare } from './quota.ts'
import { useUsage } from './usage.ts'

const t = translator(planUsage)

/** The month's queries as a large ring, with the bonus and the day of the reset. */
export function QuotaPanel() {
  const { subscriptionPlan } = useCurrentUser()
  const query = useUsage()
  return (
    <Card label={t('title')} className="flex items-center gap-5 px-5 py-4">
      <QueryState query={query} loading={<Skeleton className="h-18 grow" />}>
        {usage => (
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
        )}
      </QueryState>
    </Card>
  )
}
