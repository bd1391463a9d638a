import type { Plan, PlanRow } from '#schema/plans/contract.ts'
import { planOf } from '#schema/plans/rules.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'

/** The fields of a plan that differ from the seed (specification, section 9). */
const PRICES: Record<PlanRow['name'], Partial<PlanRow>> = {
  free: { priceINR: 0, monthlyLimit: 100 },
  premium: {
    priceINR: 16_000,
    monthlyLimit: 500,
    isDiscountActive: true,
    discountedPriceINR: 100,
    discountLabel: '100% discount',
  },
  pro: { priceINR: 32_000, monthlyLimit: 1000 },
}

/** The plans that the pricing page shows when it cannot read any. Nothing is sold at their prices. */
export const FALLBACK_PLANS: readonly Plan[] = PLAN_SEED.map(row => planOf({ ...row, ...PRICES[row.name] }))
