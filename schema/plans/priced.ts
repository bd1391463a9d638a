import type { Plan } from '#schema/plans/contract.ts'
import { priceOf, type BillingPeriod, type Price } from '#schema/plans/prices.ts'

/** A plan as its card shows it, with its prices. */
export type PricedPlan = Pick<
  Plan,
  | 'id'
  | 'name'
  | 'displayName'
  | 'description'
  | 'features'
  | 'monthlyLimit'
  | 'documentPeople'
  | 'annualDiscountPercent'
  | 'discountLabel'
> & { prices: Record<BillingPeriod, Price> }

/** Returns plans with their prices for a page that does not compute any. */
export const pricedPlans = (plans: readonly Plan[]): PricedPlan[] =>
  plans.map(plan => ({
    id: plan.id,
    name: plan.name,
    displayName: plan.displayName,
    description: plan.description,
    features: plan.features,
    monthlyLimit: plan.monthlyLimit,
    documentPeople: plan.documentPeople,
    annualDiscountPercent: plan.annualDiscountPercent,
    discountLabel: plan.isDiscountActive ? plan.discountLabel : null,
    prices: { monthly: priceOf(plan, 'monthly'), annual: priceOf(plan, 'annual') },
  }))
