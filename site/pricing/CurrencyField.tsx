import { useId } from 'react'

import type { CurrencyCode } from '#schema/currency/contract.ts'
import { CURRENCIES } from '#schema/currency/currencies.ts'
import { pricing } from '#schema/messages/en/pricing.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { PricingActs } from './livePricing.ts'
import { isCurrency } from './parsePricing.ts'

const DETECT = 'auto'

type Props = {
  currency: CurrencyCode
  isDetected: boolean
  /** Absent until the code for it is loaded. */
  show: PricingActs['show'] | undefined
}

/** Chooses the currency of the prices. */
export function CurrencyField({ currency, isDetected, show }: Props) {
  const t = useTranslator(pricing)
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-3 noscript:hidden">
      {currency !== 'INR' && (
        <span className="rounded-full border px-2.5 py-1 text-xs text-ink-soft">{t('converted')}</span>
      )}
      <label htmlFor={id} className="text-sm text-ink-soft">
        {t('currency')}
      </label>
      <select
        id={id}
        disabled={!show}
        value={isDetected ? DETECT : currency}
        onChange={({ target: { value } }) => show?.(isCurrency(value) ? value : null)}
        className="h-11 rounded-lg border border-control bg-paper px-3 text-base text-ink sm:text-sm"
      >
        <option value={DETECT}>{isDetected ? `${t('detect')} (${currency})` : t('detect')}</option>
        {CURRENCIES.map(({ code, name, symbol, flag }) => (
          <option key={code} value={code}>
            {flag} {code} · {name} ({symbol})
          </option>
        ))}
      </select>
    </div>
  )
}
