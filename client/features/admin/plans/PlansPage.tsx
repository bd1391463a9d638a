import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Link } from 'wouter'

import { ratesQuery } from '#client/shared/api/rates.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { AdminPlan } from '#schema/admin/plans.ts'
import type { Currency, Rates } from '#schema/currency/contract.ts'
import { CURRENCIES, FALLBACK_RATES } from '#schema/currency/currencies.ts'
import { shownIn } from '#schema/currency/display.ts'
import { adminPlans } from '#schema/messages/en/adminPlans.ts'
import { plans as planMessages } from '#schema/messages/en/plans.ts'
import { planFeature } from '#schema/plans/contract.ts'
import { priceOf, type BillingPeriod } from '#schema/plans/prices.ts'
import { ADMIN_ROOM } from '#schema/rooms/room.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { AdminPage } from '../AdminPage.tsx'
import { AuditLink } from '../audit/AuditLink.tsx'
import { Facts } from '../Facts.tsx'
import { Table, type Column } from '../Table.tsx'
import { storedPlansQuery } from './queries.ts'

const t = translator(adminPlans)
const tPlans = translator(planMessages)
const COUNT = new Intl.NumberFormat('en')

/** The plans as they are stored, with their prices in all currencies. */
export function PlansPage() {
  const query = useLiveQuery(ADMIN_ROOM, storedPlansQuery)
  const rates = useQuery(ratesQuery).data?.rates ?? FALLBACK_RATES
  return (
    <AdminPage tab="admin-plans" title={t('title')} actions={<AuditLink kind="plan" />}>
      <p className="max-w-prose text-sm text-ink-soft">{t('text')}</p>
      <QueryState query={query} loading={<LoadingPlans />} failed={t('failed')}>
        {plans => (
          <ul className="grid grid-cols-1 items-start gap-5 xl:grid-cols-3">
            {plans.map(plan => (
              <li key={plan.id} className="grid grid-cols-1">
                <PlanPart plan={plan} rates={rates} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </AdminPage>
  )
}

type Part = { plan: AdminPlan; rates: Rates }

function PlanPart({ plan, rates }: Part) {
  const { name, displayName, active, isDiscountActive, discountLabel } = plan
  const unlocked = planFeature.options.filter(feature => plan.flags.includes(feature))
  const priceIn = (period: BillingPeriod, { code }: Currency) =>
    shownIn(priceOf(plan, period).amount, code, rates)
  const columns: readonly Column<Currency>[] = [
    { id: 'currency', header: t('currency'), cell: ({ code }) => code },
    { id: 'month', header: t('month'), isNumber: true, cell: currency => priceIn('monthly', currency) },
    { id: 'year', header: t('year'), isNumber: true, cell: currency => priceIn('annual', currency) },
  ]
  return (
    <Card title={displayName} className="grid content-start gap-4 py-5 [&>header]:px-5">
      <div className="grid gap-4 px-5">
        {(!active || isDiscountActive) && (
          <p className="flex flex-wrap gap-2">
            {!active && <Badge kind="warning">{t('notOffered')}</Badge>}
            {isDiscountActive && (
              <Badge kind="success">
                {discountLabel === null ? t('saleWithout') : t('sale', { title: discountLabel })}
              </Badge>
            )}
          </p>
        )}
        <Facts
          facts={[
            [t('queries'), plan.monthlyLimit < 0 ? t('unlimited') : COUNT.format(plan.monthlyLimit)],
            [t('people'), COUNT.format(plan.documentPeople)],
            [t('storage'), t('megabytes', { value: plan.storageMb })],
          ]}
        />
        <div className="grid gap-1 text-sm">
          <h3 className="text-ink-soft">{t('includes')}</h3>
          {unlocked.length === 0 ? (
            <p>{t('nothing')}</p>
          ) : (
            <ul className="list-disc ps-5">
              {unlocked.map(feature => (
                <li key={feature}>{tPlans(`features.${feature}`)}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Table
        label={t('prices', { plan: displayName })}
        columns={columns}
        rows={CURRENCIES}
        keyOf={({ code }) => code}
      />
      <Link to={`/admin/plans/${name}`} className={`${buttonClass()} mx-5 justify-self-start`}>
        <Pencil aria-hidden /> {t('edit', { plan: displayName })}
      </Link>
    </Card>
  )
}

export const LoadingPlans = () => (
  <div role="status" aria-label={t('loading')} className="grid gap-5 xl:grid-cols-3">
    {[1, 2, 3].map(card => (
      <Skeleton key={card} className="h-96 rounded-xl" />
    ))}
  </div>
)
