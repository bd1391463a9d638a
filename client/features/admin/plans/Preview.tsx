import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { ratesQuery } from '#client/shared/api/rates.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Segments } from '#client/shared/ui/form/Segments.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { planProblem, type AdminPlan } from '#schema/admin/plans.ts'
import type { CurrencyCode } from '#schema/currency/contract.ts'
import { CURRENCIES, FALLBACK_RATES } from '#schema/currency/currencies.ts'
import { adminPlans } from '#schema/messages/en/adminPlans.ts'
import { pricedPlans } from '#schema/plans/priced.ts'
import type { BillingPeriod } from '#schema/plans/prices.ts'
import { planOf } from '#schema/plans/rules.ts'
import { PlanCard } from '#site/ui/PlanCard.tsx'

import { previewed, type PlanFields } from './planForm.ts'

const t = translator(adminPlans)

/** The card of the pricing page as it will be with the values of the form. */
export function Preview({ plan, fields }: { plan: AdminPlan; fields: PlanFields }) {
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const [currency, setCurrency] = useState<CurrencyCode>('INR')
  const rates = useQuery(ratesQuery).data?.rates ?? FALLBACK_RATES
  const { data: values } = previewed.safeParse(fields)
  const isValid = values && !planProblem(plan.name, values)
  const [shown] = isValid ? pricedPlans([planOf({ ...plan, ...values })]) : []
  return (
    <Card title={t('preview.title')}>
      <Segments
        label={t('preview.period')}
        value={period}
        options={[
          { value: 'monthly', label: t('month') },
          { value: 'annual', label: t('year') },
        ]}
        onChange={setPeriod}
      />
      <Field label={t('currency')} hint={currency === 'INR' ? undefined : t('preview.charged')}>
        {control => (
          <Select
            control={control}
            value={currency}
            options={CURRENCIES.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
            onChange={setCurrency}
          />
        )}
      </Field>
      {shown ? (
        // Its button leads to the sign-in.
        <div inert className="flex">
          <PlanCard
            plan={shown}
            period={period}
            currency={currency}
            rates={rates}
            own={null}
            isProcessing={false}
            choose={null}
          />
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{t('preview.invalid')}</p>
      )}
    </Card>
  )
}
