import { call } from '#client/shared/api/call.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { openCheckout } from '#client/shared/payments/checkout.ts'
import type { Rates } from '#schema/currency/contract.ts'
import * as endpoints from '#schema/payments/endpoints.ts'
import { paidPlan } from '#schema/plans/paidPlan.ts'
import type { PricedPlan } from '#schema/plans/priced.ts'
import type { BillingPeriod } from '#schema/plans/prices.ts'
import type { User } from '#schema/users/user.ts'
import type { PricingVisitor } from '#site/pricing/livePricing.ts'

type Context = { visitor: PricingVisitor; user: User | null; rates: Rates }

/**
 * Leads to the checkout of a plan. A purchase with a credit, or without a phone number or a state
 * that is needed, goes through the page that shows or asks for it. Throws what the calls throw.
 */
export async function beginPurchase(
  { id, name, prices }: PricedPlan,
  period: BillingPeriod,
  { visitor, user, rates }: Context,
): Promise<void> {
  const wanted = paidPlan.safeParse(name)
  if (!wanted.success) return window.location.assign(user ? '/' : '/signup')
  const order = `/subscribe?plan=${wanted.data}&period=${period}`
  try {
    const quote = await call(endpoints.readQuote, { query: { plan: wanted.data, period } })
    const isStateMissing = quote.hasTax && quote.stateCode === null
    if (quote.credit > 0 || quote.phone === null || isStateMissing) return window.location.assign(order)
    const { amount } = prices[period]
    const converted = (amount / 100) * rates[visitor.currency]
    const created = await call(
      endpoints.createOrder,
      {
        body: {
          planId: id,
          amount,
          displayAmount: converted,
          currency: visitor.currency,
          billingPeriod: period,
          isUpgrade: user !== null && user.subscriptionPlan !== 'free',
          previousPlan: user?.subscriptionPlan ?? null,
          userLocation: {
            detectedCurrency: visitor.isDetected ? visitor.currency : null,
            convertedPrice: visitor.currency === 'INR' ? null : converted,
          },
        },
      },
      { idempotencyKey: crypto.randomUUID() },
    )
    await openCheckout(created)
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error
    window.location.assign(`/api/login?returnTo=${encodeURIComponent(order)}`)
  }
}
