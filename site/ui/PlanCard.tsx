import type { CurrencyCode, Rates } from '#schema/currency/contract.ts'
import { shownIn } from '#schema/currency/display.ts'
import { pricing } from '#schema/messages/en/pricing.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import type { PricedPlan } from '#schema/plans/priced.ts'
import type { BillingPeriod } from '#schema/plans/prices.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { Check } from '#site/ui/icons.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

type Props = {
  plan: PricedPlan
  period: BillingPeriod
  currency: CurrencyCode
  rates: Rates
  /** The user's plan; null for a visitor. */
  own: PlanName | null
  isProcessing: boolean
  /** Null for a visitor, who signs in first. */
  choose: ((plan: PricedPlan) => Promise<void>) | null
}

/** A plan with its price, and the way to it. */
export function PlanCard({ plan, period, currency, rates, own, isProcessing, choose }: Props) {
  const t = useTranslator(pricing)
  const { amount, original } = plan.prices[period]
  const isFree = plan.name === 'free'
  const isPopular = plan.name === 'premium'
  const look = buttonClass({ variant: isPopular ? 'primary' : 'secondary', size: 'lg' })
  const label = isFree ? t('startFree') : t('startTrial', { plan: plan.displayName })
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={`flex grow flex-col gap-5 rounded-xl border bg-paper p-6 shadow-sheet ${isPopular ? 'border-brand-fill' : ''}`}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 id={`plan-${plan.id}`} className="font-serif text-xl font-semibold">
          {plan.displayName}
        </h2>
        {isPopular && (
          <span className="rounded-full bg-brand-fill px-2.5 py-1 text-xs font-medium text-white">
            {t('popular')}
          </span>
        )}
      </div>
      {/* Two lines, so that prices next to each other are at one height. */}
      <p className="text-sm text-ink-soft lg:min-h-10">{plan.description}</p>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {original !== null && (
            <s className="text-base text-ink-faint">
              <span className="sr-only">{t('before', { price: shownIn(original, currency, rates) })}</span>
              <span aria-hidden>{shownIn(original, currency, rates)}</span>
            </s>
          )}
          <span className="text-title font-semibold tabular-nums">{shownIn(amount, currency, rates)}</span>
          <span className="text-sm text-ink-faint">{t(period === 'monthly' ? 'perMonth' : 'perYear')}</span>
        </p>
        {original !== null && plan.discountLabel !== null && (
          <p className="text-sm font-medium text-success">{plan.discountLabel}</p>
        )}
      </div>
      <ul className="grid gap-2 text-sm">
        {[
          plan.monthlyLimit < 0 ? t('unlimited') : t('queries', { count: plan.monthlyLimit }),
          ...plan.features,
        ].map(line => (
          <li key={line} className="flex gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-success" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-2 pt-2 text-center">
        {choose ? (
          <button
            type="button"
            aria-disabled={isProcessing || undefined}
            onClick={() => void choose(plan)}
            className={look}
          >
            {isProcessing ? t('processing') : label}
          </button>
        ) : (
          <a href={isFree ? '/signup' : signInFor(plan, period)} className={look}>
            {label}
          </a>
        )}
        <p className="min-h-5 text-xs text-ink-faint">
          {own === plan.name ? t('current') : isFree ? '' : t('billedToday')}
        </p>
      </div>
    </article>
  )
}

/** Returns the address where a visitor signs in and then goes on to the purchase. */
const signInFor = ({ name }: PricedPlan, period: BillingPeriod): string =>
  `/api/login?returnTo=${encodeURIComponent(`/subscribe?plan=${name}&period=${period}`)}`
