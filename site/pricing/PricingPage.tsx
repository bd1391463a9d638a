import { Suspense, useState } from 'react'

import { pricing } from '#schema/messages/en/pricing.ts'
import type { PricedPlan } from '#schema/plans/priced.ts'
import type { BillingPeriod } from '#schema/plans/prices.ts'
import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { PageTitle } from '#site/ui/PageTitle.tsx'
import { PlanCard } from '#site/ui/PlanCard.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { CurrencyField } from './CurrencyField.tsx'
import type { LivePricing } from './livePricing.ts'
import { Notice } from './Notice.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { Questions } from './Questions.tsx'

/**
 * The plans with their prices, and what people ask before they choose one. The parts below the plans are
 * hydrated after them.
 */
export function PricingPage({ settings, content, visitor: isVisitor }: SitePageProps<LivePricing>) {
  const t = useTranslator(pricing)
  const { plans, rates, isStale, visitor, acts, notice } = content
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const [chosen, setChosen] = useState<string | null>(null)
  const currency = visitor?.currency ?? 'INR'
  // The server knows only whether there is a session's cookie.
  const isSignedIn = visitor?.isKnown ? visitor.plan !== null : !isVisitor

  const choose = async (plan: PricedPlan) => {
    if (!acts || chosen !== null) return
    setChosen(plan.id)
    await acts.choose(plan, period)
    setChosen(null)
  }

  return (
    <PublicPage
      settings={settings}
      isSignedIn={isSignedIn}
      width="wide"
      after={notice && acts && <Notice key={notice.at} notice={notice} onEnd={acts.dismiss} />}
    >
      {visitor?.upgradeTo && (
        <p role="status" className="mb-8 rounded-lg border bg-paper px-4 py-3 text-sm font-medium">
          {t(`upgradeTo.${visitor.upgradeTo}`)}
        </p>
      )}
      <div className="grid max-w-2xl gap-3">
        <PageTitle>{t('title')}</PageTitle>
        <p className="text-ink-soft">{t('intro')}</p>
      </div>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-4">
        <PeriodChoice period={period} percent={discountOf(plans)} onChange={setPeriod} />
        <CurrencyField currency={currency} isDetected={visitor?.isDetected ?? false} show={acts?.show} />
      </div>
      {isStale && (
        <p role="status" className="mt-6 text-sm text-ink-soft">
          {t('stale')}
        </p>
      )}
      <ul className="mt-8 grid items-stretch gap-6 lg:grid-cols-3">
        {plans.map(plan => (
          <li key={plan.id} className="flex">
            <PlanCard
              plan={plan}
              period={period}
              currency={currency}
              rates={rates}
              own={visitor?.plan ?? null}
              isProcessing={chosen === plan.id}
              choose={acts && visitor?.plan ? choose : null}
            />
          </li>
        ))}
      </ul>
      {currency !== 'INR' && <p className="mt-4 text-sm text-ink-faint">{t('charged')}</p>}
      <Suspense>
        <Questions plans={plans} />
      </Suspense>
      <Suspense>
        <section className="mt-20 grid justify-items-center gap-4 text-center">
          <h2 className="font-serif text-title font-semibold text-balance">{t('closing')}</h2>
          <p className="text-ink-soft">{t('closingText')}</p>
          <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {t('closingAction')}
          </a>
        </section>
      </Suspense>
    </PublicPage>
  )
}

/** The default of the specification, for a page without paid plans. */
const DEFAULT_PERCENT = 17

/** Returns the largest annual discount of the plans that cost something. */
const discountOf = (plans: readonly PricedPlan[]): number => {
  const percents = plans
    .filter(plan => plan.prices.monthly.amount > 0)
    .map(plan => plan.annualDiscountPercent)
  return percents.length === 0 ? DEFAULT_PERCENT : Math.max(...percents)
}
