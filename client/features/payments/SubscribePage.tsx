import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'

import { plansQuery } from '#client/shared/api/plans.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Segments } from '#client/shared/ui/form/Segments.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { WorkspacePage } from '#client/shared/ui/layout/WorkspacePage.tsx'
import { pages } from '#schema/messages/en/pages.ts'
import { payments } from '#schema/messages/en/payments.ts'
import { paidPlan } from '#schema/plans/paidPlan.ts'
import { billingPeriod, type BillingPeriod } from '#schema/plans/prices.ts'
import type { PaidPlan } from '#schema/subscriptions/terms.ts'

import { quoteQuery } from './orders.ts'
import { PayForm } from './PayForm.tsx'
import { Summary } from './Summary.tsx'

const t = translator(payments)
const tPages = translator(pages)

const wanted = () => {
  const query = new URLSearchParams(window.location.search)
  return {
    plan: paidPlan.safeParse(query.get('plan')).data ?? 'premium',
    period: billingPeriod.safeParse(query.get('period')).data ?? 'monthly',
  }
}

/** Orders a plan: its cost today, its start and end, and the form of the payment. */
export const SubscribePage = () => <Ordering key={useSearch()} />

function Ordering() {
  const [first] = useState(wanted)
  const [plan, setPlan] = useState<PaidPlan>(first.plan)
  const [period, setPeriod] = useState<BillingPeriod>(first.period)
  const plans = useQuery(plansQuery)
  const quote = useQuery(quoteQuery(plan, period))
  return (
    <WorkspacePage title={tPages('headings.subscribe')} text={t('subscribe.noRenewal')}>
      <QueryState query={plans} loading={<Skeleton className="h-96" />}>
        {all => {
          const chosen = all.find(({ name }) => name === plan)
          const options = Object.fromEntries(
            all.filter(({ name }) => name !== 'free').map(({ name, displayName }) => [name, displayName]),
          )
          return (
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <Card className="grid gap-5 p-6">
                <Segments
                  label={t('subscribe.plan')}
                  value={plan}
                  options={Object.entries(options).map(([value, label]) => ({ value, label }))}
                  onChange={value => setPlan(paidPlan.parse(value))}
                />
                <Segments
                  label={t('subscribe.period')}
                  value={period}
                  options={[
                    { value: 'monthly', label: t('subscribe.monthly') },
                    { value: 'annual', label: t('subscribe.annual') },
                  ]}
                  onChange={setPeriod}
                />
                <QueryState query={quote} loading={<Skeleton className="h-40" />}>
                  {found => <Summary quote={found} />}
                </QueryState>
              </Card>
              {chosen && quote.data && (
                <Card className="p-6">
                  <PayForm
                    key={`${plan} ${period}`}
                    plan={{ ...chosen, name: plan }}
                    period={period}
                    quote={quote.data}
                  />
                </Card>
              )}
            </div>
          )
        }}
      </QueryState>
    </WorkspacePage>
  )
}
