import * as z from 'zod/mini'

import type { Plan } from '#schema/plans/contract.ts'
import { divideRounded, paise, type Paise } from '#schema/shared/money.ts'

/** How long a payment lasts. */
export const billingPeriod = z.enum(['monthly', 'annual'])
export type BillingPeriod = z.infer<typeof billingPeriod>

export const MONTHS: Record<BillingPeriod, number> = { monthly: 1, annual: 12 }

type Priced = Pick<Plan, 'priceINR' | 'isDiscountActive' | 'discountedPriceINR' | 'annualDiscountPercent'>

/** A price, and the one that is struck through if there is a discount. */
export type Price = { amount: Paise; original: Paise | null }

/**
 * Returns the price of a plan. Annual: the monthly price × 12 × (100 − discount) / 100, rounded to
 * paise (specification, section 9).
 */
export function priceOf(plan: Priced, period: BillingPeriod): Price {
  const amount = over(period, plan, inEffect(plan))
  const original = over(period, plan, plan.priceINR)
  return { amount, original: original > amount ? original : null }
}

const inEffect = ({ priceINR, isDiscountActive, discountedPriceINR }: Priced): number =>
  isDiscountActive && discountedPriceINR !== null ? discountedPriceINR : priceINR

function over(period: BillingPeriod, { annualDiscountPercent }: Priced, monthly: number): Paise {
  switch (period) {
    case 'monthly':
      return paise.parse(monthly)
    case 'annual':
      return paise.parse(divideRounded(monthly * 12 * (100 - annualDiscountPercent), 100))
  }
}
