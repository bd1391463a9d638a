import { useQuery } from '@tanstack/react-query'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { ratesQuery } from '#client/shared/api/rates.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { FALLBACK_RATES } from '#schema/currency/currencies.ts'
import { shownIn } from '#schema/currency/display.ts'
import { payments } from '#schema/messages/en/payments.ts'
import type { Quote } from '#schema/payments/contract.ts'
import { inRupees, onDay } from '#schema/payments/shown.ts'

const t = translator(payments)

/** The cost of an order, line by line, and the time that it buys. */
export function Summary({ quote }: { quote: Quote }) {
  const { currency } = useCurrentUser()
  const rates = useQuery(ratesQuery).data?.rates ?? FALLBACK_RATES
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-t pt-4 text-sm">
        <dt className="text-ink-soft">{t('subscribe.price')}</dt>
        <dd className="text-right tabular-nums">{inRupees(quote.price)}</dd>
        {quote.credit > 0 && (
          <>
            <dt className="text-ink-soft">{t('subscribe.credit')}</dt>
            <dd className="text-right tabular-nums">−{inRupees(quote.credit)}</dd>
          </>
        )}
        <dt className="border-t pt-2 font-semibold">{t('subscribe.total')}</dt>
        <dd className="border-t pt-2 text-right font-semibold tabular-nums">{inRupees(quote.amount)}</dd>
      </dl>
      <div className="grid gap-1 text-sm text-ink-soft">
        {currency !== 'INR' && (
          <p>{t('subscribe.estimate', { price: shownIn(quote.amount, currency, rates) })}</p>
        )}
        {quote.hasTax && <p>{t('subscribe.tax')}</p>}
        <p>
          {t(`subscribe.starts.${quote.kind}`, { start: onDay(quote.startsAt), end: onDay(quote.endsAt) })}
        </p>
      </div>
    </div>
  )
}
