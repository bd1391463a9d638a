import { useId } from 'react'

import { pricing } from '#schema/messages/en/pricing.ts'
import type { BillingPeriod } from '#schema/plans/prices.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

type Props = { period: BillingPeriod; percent: number; onChange: (period: BillingPeriod) => void }

/** Switches between prices for a month and for a year. */
export function PeriodChoice({ period, percent, onChange }: Props) {
  const t = useTranslator(pricing)
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-xl border bg-paper p-1 noscript:hidden">
      <legend className="sr-only">{t('period')}</legend>
      {(['monthly', 'annual'] as const).map(each => (
        <label
          key={each}
          className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-4 text-sm font-medium text-ink-soft has-checked:bg-ink has-checked:text-ink-inverse has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={period === each}
            onChange={() => onChange(each)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {t(each)}
          {each === 'annual' && percent > 0 && (
            <span className="rounded-full border border-current/40 px-2 py-0.5 text-xs">
              {t('save', { percent })}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
