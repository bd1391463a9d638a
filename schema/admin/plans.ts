import * as z from 'zod/mini'

import { issueKey } from '#schema/messages/issueKey.ts'
import { planFeature, planName, planRow, type PlanName } from '#schema/plans/contract.ts'

import { actReason, shownRevision } from './acts.ts'

/** In paise. Twelve times it, the price of a year, is still an amount. */
export const PLAN_PRICE_MAX = 50_000_000
/** The least that the payment service takes. */
export const PLAN_PRICE_MIN = 100
export const PLAN_NAME_MAX = 40
export const PLAN_DESCRIPTION_MAX = 200
export const PLAN_LINE_MAX = 120
export const PLAN_LINES_MAX = 12

/** GET /api/admin/plans: a plan as it is stored, also one that is no longer on offer. */
export const adminPlan = z.object({ ...planRow.shape, revision: z.int() })
export type AdminPlan = z.infer<typeof adminPlan>

export const planParams = z.object({ planName })

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const whole = (least: number, most: number) =>
  z
    .int(issueKey('wholeInvalid'))
    .check(z.minimum(least, issueKey('wholeInvalid')), z.maximum(most, issueKey('wholeInvalid')))
const price = z
  .int(issueKey('priceInvalid'))
  .check(z.nonnegative(issueKey('priceInvalid')), z.maximum(PLAN_PRICE_MAX, issueKey('priceInvalid')))

/** PUT /api/admin/plans/:planName: all that can change of a plan. Orders and invoices keep their amounts. */
export const planEdit = z.strictObject({
  revision: shownRevision,
  displayName: text(PLAN_NAME_MAX),
  description: text(PLAN_DESCRIPTION_MAX),
  priceINR: price,
  annualDiscountPercent: whole(0, 90),
  isDiscountActive: z.boolean(),
  discountedPriceINR: z.nullable(price),
  discountLabel: z.nullable(text(PLAN_NAME_MAX)),
  monthlyLimit: whole(-1, 1_000_000),
  documentPeople: whole(1, 100),
  storageMb: whole(1, 1_000_000),
  features: z.array(text(PLAN_LINE_MAX)).check(z.maxLength(PLAN_LINES_MAX, issueKey('planLinesMany'))),
  flags: z.array(planFeature),
  active: z.boolean(),
  reason: actReason,
})
export type PlanEdit = z.infer<typeof planEdit>

type Priced = Pick<PlanEdit, 'priceINR' | 'isDiscountActive' | 'discountedPriceINR' | 'active'>

/**
 * Returns why a plan cannot be so, and the field; null if it can. Everyone begins with the free plan, which
 * costs nothing; a sale needs a price that is lower than the full one.
 */
export function planProblem(
  name: PlanName,
  { priceINR, isDiscountActive, discountedPriceINR: discounted, active }: Priced,
): { field: keyof Priced; code: 'freePrice' | 'freeStays' | 'priceLow' | 'discountMissing' } | null {
  if (name === 'free') {
    if (priceINR !== 0 || isDiscountActive) return { field: 'priceINR', code: 'freePrice' }
    return active ? null : { field: 'active', code: 'freeStays' }
  }
  if (priceINR < PLAN_PRICE_MIN) return { field: 'priceINR', code: 'priceLow' }
  if (!isDiscountActive) return null
  const isSale = discounted !== null && discounted >= PLAN_PRICE_MIN && discounted < priceINR
  return isSale ? null : { field: 'discountedPriceINR', code: 'discountMissing' }
}
