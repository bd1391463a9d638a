import * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { useKeyedCall } from '#client/shared/api/useKeyedCall.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { REASON_MAX } from '#schema/admin/acts.ts'
import * as endpoints from '#schema/admin/paymentEndpoints.ts'
import { refundAct, type OrderDetails } from '#schema/admin/payments.ts'
import { adminPayments } from '#schema/messages/en/adminPayments.ts'
import { inRupees } from '#schema/payments/shown.ts'

import { useOrderAct } from './queries.ts'

const t = translator(adminPayments)

/** Asks the payment service now. */
export function CheckSection({ orderId }: { orderId: string }) {
  const { mutate, isPending, error } = useOrderAct(orderId)
  const problem = problemOf(error)
  return (
    <Section title={t('acts.check')} text={t('acts.checkText')}>
      {problem && <Problem>{problem}</Problem>}
      <Button
        busy={isPending}
        onClick={() =>
          mutate({ send: () => call(endpoints.recheck, { params: { orderId } }), done: t('acts.checked') })
        }
      >
        {t('acts.check')}
      </Button>
    </Section>
  )
}

const refundForm = z.omit(refundAct, { revision: true })

/** Lets the whole payment go back. */
export function RefundSection({ details: { order, creditedTo } }: { details: OrderDetails }) {
  const { id: orderId, revision, amount } = order
  const { mutateAsync } = useOrderAct(orderId)
  // If an answer is lost, the repetition does not refund twice.
  const keyed = useKeyedCall(endpoints.refund.route)
  const form = useForm({
    schema: refundForm,
    initial: { reason: '', keepsPlan: false, evenCredited: false },
    submit: body => {
      const act = { params: { orderId }, body: { revision, ...body } }
      return keyed([orderId, body], idempotencyKey =>
        mutateAsync({
          send: () => call(endpoints.refund, act, { idempotencyKey }),
          done: t('acts.refunded'),
        }),
      )
    },
  })
  return (
    <Section title={t('acts.refund')} text={t('acts.refundText')}>
      <Form form={form} className="grid w-full max-w-md gap-4">
        <Field label={t('acts.reason')} hint={t('acts.reasonHint')} {...form.field('reason')}>
          {control => <Input {...control} maxLength={REASON_MAX} />}
        </Field>
        <Checkbox
          checked={form.values.keepsPlan}
          onChange={keeps => form.change('keepsPlan', keeps)}
          label={t('acts.keepsPlan')}
        />
        {creditedTo !== null && (
          <Checkbox
            checked={form.values.evenCredited}
            onChange={even => form.change('evenCredited', even)}
            label={t('acts.evenCredited', { order: creditedTo })}
          />
        )}
        <Button type="submit" variant="danger" busy={form.busy} className="justify-self-start">
          {t('acts.do', { amount: inRupees(amount) })}
        </Button>
      </Form>
    </Section>
  )
}
