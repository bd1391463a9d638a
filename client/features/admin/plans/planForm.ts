import * as z from 'zod/mini'

import { planEdit, type AdminPlan } from '#schema/admin/plans.ts'
import { paiseIn, rupeesOf } from '#schema/payments/decimal.ts'
import { planFeature } from '#schema/plans/contract.ts'
import { paise } from '#schema/shared/money.ts'

const { shape } = planEdit

/** A field that holds a number as text. Anything else is none. */
const numberIn = <V>(value: z.ZodMiniType<V, number>, read: (text: string) => number) =>
  z.pipe(z.pipe(z.string().check(z.trim()), z.transform(read)), value)

const wholeIn = (text: string): number => (text === '' ? Number.NaN : Number(text.replace('−', '-')))
const rupeesIn = (text: string): number => paiseIn(text) ?? Number.NaN

const priceIn = z.pipe(
  z.pipe(
    z.string().check(z.trim()),
    z.transform((text: string) => (text === '' ? null : rupeesIn(text))),
  ),
  shape.discountedPriceINR,
)

/** The values of the form as they are sent: amounts in paise, lines as a list. */
export const planForm = z.object({
  displayName: shape.displayName,
  description: shape.description,
  priceINR: numberIn(shape.priceINR, rupeesIn),
  annualDiscountPercent: numberIn(shape.annualDiscountPercent, wholeIn),
  isDiscountActive: z.boolean(),
  discountedPriceINR: priceIn,
  discountLabel: z.pipe(
    z.pipe(
      z.string().check(z.trim()),
      z.transform((text: string) => (text === '' ? null : text)),
    ),
    shape.discountLabel,
  ),
  monthlyLimit: numberIn(shape.monthlyLimit, wholeIn),
  documentPeople: numberIn(shape.documentPeople, wholeIn),
  storageMb: numberIn(shape.storageMb, wholeIn),
  features: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) =>
        text
          .split('\n')
          .map(line => line.trim())
          .filter(Boolean),
      ),
    ),
    shape.features,
  ),
  flags: z.array(planFeature),
  active: z.boolean(),
  reason: shape.reason,
})
export type PlanFields = z.input<typeof planForm>

/** The same without the reason, for the preview. */
export const previewed = z.omit(planForm, { reason: true })

const rupeesText = (amount: number): string => {
  const parsed = paise.safeParse(amount)
  return parsed.success ? String(rupeesOf(parsed.data)) : ''
}

/** Returns a stored plan as the fields of the form. */
export const fieldsOf = (plan: AdminPlan): PlanFields => ({
  displayName: plan.displayName,
  description: plan.description,
  priceINR: rupeesText(plan.priceINR),
  annualDiscountPercent: String(plan.annualDiscountPercent),
  isDiscountActive: plan.isDiscountActive,
  discountedPriceINR: plan.discountedPriceINR === null ? '' : rupeesText(plan.discountedPriceINR),
  discountLabel: plan.discountLabel ?? '',
  monthlyLimit: String(plan.monthlyLimit),
  documentPeople: String(plan.documentPeople),
  storageMb: String(plan.storageMb),
  features: plan.features.join('\n'),
  flags: planFeature.options.filter(feature => plan.flags.includes(feature)),
  active: plan.active,
  reason: '',
})
