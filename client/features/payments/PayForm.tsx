import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { CheckoutError, openCheckout } from '#client/shared/payments/checkout.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { payments } from '#schema/messages/en/payments.ts'
import {
  businessGstin,
  businessName,
  phone,
  stateCode,
  type Quote,
  type StateCode,
} from '#schema/payments/contract.ts'
import * as endpoints from '#schema/payments/endpoints.ts'
import { inRupees } from '#schema/payments/shown.ts'
import { STATES } from '#schema/payments/states.ts'
import type { Plan } from '#schema/plans/contract.ts'
import type { BillingPeriod } from '#schema/plans/prices.ts'
import type { PaidPlan } from '#schema/subscriptions/terms.ts'

import { quoteQuery } from './orders.ts'

const t = translator(payments)

type Props = { plan: Plan & { name: PaidPlan }; period: BillingPeriod; quote: Quote }

const schema = z.object({ phone, stateCode: z.nullable(stateCode), businessName, gstin: businessGstin })
/** Where the state matters, it is chosen. */
const schemaWithTax = z.extend(schema, { stateCode })

/** The form for all that a payment needs besides the plan. Its button leads to the checkout. */
export function PayForm({ plan, period, quote }: Props) {
  const queryClient = useQueryClient()
  // One order, however often it is sent.
  const [idempotencyKey, renew] = useState(() => crypto.randomUUID())
  const form = useForm({
    schema: quote.hasTax ? schemaWithTax : schema,
    initial: {
      phone: quote.phone ?? '',
      // A state that is not shown is that of the GSTIN.
      stateCode: quote.hasTax ? quote.stateCode : null,
      businessName: quote.businessName ?? '',
      gstin: quote.gstin ?? '',
    },
    submit: async (wanted, refuse) => {
      const { price: amount, amount: charge } = quote
      const body = { planId: plan.id, amount, charge, billingPeriod: period, ...wanted }
      try {
        await openCheckout(await call(endpoints.createOrder, { body }, { idempotencyKey }))
      } catch (error) {
        // Without an answer, the order may have been made: a repetition goes on with it.
        if (error instanceof HttpError && error.status < 500) renew(crypto.randomUUID())
        if (error instanceof HttpError && error.code === 'PRICE_CHANGED')
          void queryClient.invalidateQueries({ queryKey: quoteQuery(plan.name, period).queryKey })
        if (!(error instanceof CheckoutError)) throw error
        refuse(error.message)
      }
    },
  })
  return (
    <Form form={form} className="grid gap-5">
      <Field {...form.field('phone')} label={t('subscribe.phone')} hint={t('subscribe.phoneHint')}>
        {control => <Input {...control} type="tel" autoComplete="tel" inputMode="tel" />}
      </Field>
      {quote.hasTax && (
        <Field
          label={t('subscribe.state')}
          hint={t('subscribe.stateHint')}
          error={form.error('stateCode') && t('subscribe.stateMissing')}
        >
          {control => (
            <Select<StateCode | ''>
              control={control}
              value={form.values.stateCode ?? ''}
              options={[
                { value: '', label: t('subscribe.stateChoose') },
                ...STATES.map(([value, label]) => ({ value, label })),
              ]}
              onChange={value => form.change('stateCode', value === '' ? null : value)}
            />
          )}
        </Field>
      )}
      <Field
        {...form.field('businessName')}
        label={t('subscribe.business')}
        hint={t('subscribe.businessHint')}
      >
        {control => <Input {...control} autoComplete="organization" />}
      </Field>
      <Field {...form.field('gstin')} label={t('subscribe.gstin')} hint={t('subscribe.gstinHint')}>
        {control => <Input {...control} autoComplete="off" autoCapitalize="characters" spellCheck={false} />}
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={form.busy}>
        {form.busy ? t('subscribe.paying') : t('subscribe.pay', { amount: inRupees(quote.amount) })}
      </Button>
    </Form>
  )
}
