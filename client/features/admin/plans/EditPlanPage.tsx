import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'

import type { ScreenProps } from '#client/features/feature.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { TextArea } from '#client/shared/ui/form/TextArea.tsx'
import { useForm, type Form as FormState } from '#client/shared/ui/form/useForm.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { REASON_MAX } from '#schema/admin/acts.ts'
import { PLAN_DESCRIPTION_MAX, PLAN_NAME_MAX, type AdminPlan } from '#schema/admin/plans.ts'
import { adminPlans } from '#schema/messages/en/adminPlans.ts'
import { plans as planMessages } from '#schema/messages/en/plans.ts'
import { planFeature } from '#schema/plans/contract.ts'
import { ADMIN_ROOM } from '#schema/rooms/room.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { AdminPage } from '../AdminPage.tsx'
import { Outdated } from '../Outdated.tsx'
import { fieldsOf, planForm, type PlanFields } from './planForm.ts'
import { LoadingPlans } from './PlansPage.tsx'
import { Preview } from './Preview.tsx'
import { storedPlansQuery, usePlanEdit } from './queries.ts'

const t = translator(adminPlans)
const tPlans = translator(planMessages)

/** The page on which administrators change a plan, with its card as it will be. */
export function EditPlanPage({ params: { planName } }: ScreenProps) {
  const query = useLiveQuery(ADMIN_ROOM, storedPlansQuery)
  const stored = query.data?.find(({ name }) => name === planName)
  return (
    <AdminPage
      tab="admin-plans"
      title={stored?.displayName ?? t('title')}
      before={
        <Link to="/admin/plans" className={buttonClass({ variant: 'link' })}>
          <ArrowLeft aria-hidden /> {t('back')}
        </Link>
      }
    >
      <QueryState query={query} loading={<LoadingPlans />} failed={t('failed')}>
        {plans =>
          plans.filter(({ name }) => name === planName).map(plan => <Editing key={plan.id} newest={plan} />)
        }
      </QueryState>
    </AdminPage>
  )
}

/** The form stays as it is when someone else changes the plan, and says so. */
function Editing({ newest }: { newest: AdminPlan }) {
  const [plan, setPlan] = useState(newest)
  /** The revision with which the form began. It goes on with those that are saved here. */
  const [start, setStart] = useState(newest.revision)
  const load = () => {
    setPlan(newest)
    setStart(newest.revision)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      {newest.revision > plan.revision && (
        <Outdated text={t('form.changed')} load={t('form.load')} onLoad={load} />
      )}
      <Fields key={start} plan={plan} onSaved={setPlan} />
    </div>
  )
}

function Fields({ plan, onSaved }: { plan: AdminPlan; onSaved: (plan: AdminPlan) => void }) {
  const { revision } = plan
  const { mutateAsync } = usePlanEdit(plan.name, t('form.saved'))
  const form = useForm({
    schema: planForm,
    initial: fieldsOf(plan),
    submit: async values => {
      onSaved(await mutateAsync({ revision, ...values }))
      form.change('reason', '')
    },
  })
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Card label={t('edit', { plan: plan.displayName })} className="min-w-0">
        <Form form={form} className="divide-y">
          <CardSection form={form} />
          <PriceSection form={form} />
          <LimitSection form={form} />
          <FeatureSection form={form} />
          <Section title={t('form.offer')} text={t('form.offerText')}>
            <Checkbox
              checked={form.values.active}
              onChange={active => form.change('active', active)}
              label={t('form.active')}
              error={form.error('active')}
            />
            <Field
              label={t('form.reason')}
              hint={t('form.reasonHint')}
              {...form.field('reason')}
              className="w-full max-w-md"
            >
              {control => <Input {...control} maxLength={REASON_MAX} />}
            </Field>
            <Button type="submit" busy={form.busy}>
              {t('form.save')}
            </Button>
          </Section>
        </Form>
      </Card>
      <Preview plan={plan} fields={form.values} />
    </div>
  )
}

type Props = { form: FormState<PlanFields> }

function CardSection({ form }: Props) {
  return (
    <Section title={t('form.card')} text={t('form.cardText')}>
      <div className="grid w-full max-w-md gap-4">
        <Field label={t('form.name')} {...form.field('displayName')}>
          {control => <Input {...control} maxLength={PLAN_NAME_MAX} autoComplete="off" />}
        </Field>
        <Field label={t('form.description')} {...form.field('description')}>
          {control => <TextArea {...control} rows={2} maxLength={PLAN_DESCRIPTION_MAX} />}
        </Field>
        <Field label={t('form.lines')} hint={t('form.linesHint')} {...form.field('features')}>
          {control => <TextArea {...control} />}
        </Field>
      </div>
    </Section>
  )
}

function PriceSection({ form }: Props) {
  return (
    <Section title={t('form.price')} text={t('form.priceText')}>
      <div className="grid w-full max-w-md gap-4 sm:grid-cols-2">
        <Field label={t('form.monthly')} {...form.field('priceINR')}>
          {control => <Input {...control} inputMode="decimal" autoComplete="off" />}
        </Field>
        <Field label={t('form.annual')} hint={t('form.annualHint')} {...form.field('annualDiscountPercent')}>
          {control => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </Field>
        <Checkbox
          checked={form.values.isDiscountActive}
          onChange={is => form.change('isDiscountActive', is)}
          label={t('form.isSale')}
          className="sm:col-span-2"
        />
        <Field label={t('form.sale')} {...form.field('discountedPriceINR')}>
          {control => <Input {...control} inputMode="decimal" autoComplete="off" />}
        </Field>
        <Field label={t('form.label')} {...form.field('discountLabel')}>
          {control => <Input {...control} maxLength={PLAN_NAME_MAX} autoComplete="off" />}
        </Field>
      </div>
    </Section>
  )
}

function LimitSection({ form }: Props) {
  return (
    <Section title={t('form.limits')} text={t('form.limitsText')}>
      <div className="grid w-full max-w-md gap-4">
        <Field label={t('form.queries')} hint={t('form.queriesHint')} {...form.field('monthlyLimit')}>
          {control => <Input {...control} autoComplete="off" />}
        </Field>
        <Field label={t('form.people')} hint={t('form.peopleHint')} {...form.field('documentPeople')}>
          {control => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </Field>
        <Field label={t('form.storage')} hint={t('form.storageHint')} {...form.field('storageMb')}>
          {control => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </Field>
      </div>
    </Section>
  )
}

function FeatureSection({ form }: Props) {
  const { flags } = form.values
  return (
    <Section title={t('form.features')} text={t('form.featuresText')}>
      {planFeature.options.map(feature => (
        <Checkbox
          key={feature}
          checked={flags.includes(feature)}
          onChange={has =>
            form.change('flags', has ? [...flags, feature] : flags.filter(flag => flag !== feature))
          }
          label={tPlans(`features.${feature}`)}
        />
      ))}
    </Section>
  )
}
