import * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { useKeyedCall } from '#client/shared/api/useKeyedCall.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { REASON_MAX } from '#schema/admin/acts.ts'
import * as endpoints from '#schema/admin/endpoints.ts'
import { bonusAct, planAct } from '#schema/admin/userActs.ts'
import { admin } from '#schema/messages/en/admin.ts'
import { adminUser } from '#schema/messages/en/adminUser.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { planName } from '#schema/plans/contract.ts'

import { planLabel } from '../planLabel.ts'
import type { Props } from './ProfileSections.tsx'
import { useAct } from './useAct.ts'

const t = translator(adminUser)
const tAdmin = translator(admin)

const planForm = z.object({
  plan: planName,
  lastDay: z.pipe(
    z.string(),
    z.transform(day => (day === '' ? null : day)),
  ),
  reason: planAct.shape.reason,
})

/** A plan for nothing. */
export function PlanSection({ user: { id: userId, plan, revision } }: Props) {
  const { mutateAsync } = useAct(userId)
  const form = useForm({
    schema: planForm,
    initial: { plan, lastDay: '', reason: '' },
    submit: async body => {
      await mutateAsync({
        send: () => call(endpoints.givePlan, { params: { userId }, body: { revision, ...body } }),
        done: t('done'),
      })
      form.change('reason', '')
    },
  })
  return (
    <Section title={t('plan.title')} text={t('plan.text')}>
      <Form form={form} className="grid w-full max-w-md gap-4 sm:grid-cols-2">
        <Field label={tAdmin('users.plan')}>
          {control => (
            <Select
              control={control}
              value={form.values.plan}
              options={planName.options.map(value => ({ value, label: planLabel(value) }))}
              onChange={value => form.change('plan', value)}
            />
          )}
        </Field>
        <Field label={t('plan.lastDay')} hint={t('plan.lastDayHint')} {...form.field('lastDay')}>
          {control => <Input {...control} type="date" />}
        </Field>
        <Field label={t('reason')} hint={t('reasonHint')} {...form.field('reason')} className="sm:col-span-2">
          {control => <Input {...control} maxLength={REASON_MAX} />}
        </Field>
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('plan.give')}
        </Button>
      </Form>
    </Section>
  )
}

const bonusForm = z.object({
  amount: z.pipe(
    z.string().check(z.trim(), z.minLength(1, issueKey('bonusInvalid'))),
    z.pipe(
      z.transform((text: string) => Number(text)),
      bonusAct.shape.amount,
    ),
  ),
  reason: bonusAct.shape.reason,
})

type BonusProps = Props & {
  left: number
  /** Whether it has the focus at the start. */
  isFocused: boolean
}

/** Bonus queries, and how many are `left`. */
export function BonusSection({ user: { id: userId, revision }, left, isFocused }: BonusProps) {
  const { mutateAsync } = useAct(userId)
  const keyed = useKeyedCall(endpoints.giveBonus.route)
  const form = useForm({
    schema: bonusForm,
    initial: { amount: '', reason: '' },
    ...(isFocused && { focused: 'amount' as const }),
    submit: async body => {
      // A grant whose answer was lost is repeated with its key, also at a newer revision.
      const act = { params: { userId }, body: { revision, ...body } }
      await keyed([userId, body], idempotencyKey =>
        mutateAsync({
          send: () => call(endpoints.giveBonus, act, { idempotencyKey }),
          done: t('bonus.given'),
        }),
      )
      form.change('amount', '')
      form.change('reason', '')
    },
  })
  return (
    <Section title={t('bonus.title')} text={t('bonus.text')}>
      <p className="text-sm font-medium">{t('bonus.left', { left })}</p>
      <Form form={form} className="grid w-full max-w-md gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Field label={t('bonus.amount')} {...form.field('amount')}>
          {control => <Input {...control} inputMode="numeric" maxLength={7} />}
        </Field>
        <Field label={t('reason')} hint={t('bonus.reasonHint')} {...form.field('reason')}>
          {control => <Input {...control} maxLength={REASON_MAX} />}
        </Field>
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('bonus.give')}
        </Button>
      </Form>
    </Section>
  )
}
