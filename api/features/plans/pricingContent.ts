import { readPlans } from '#api/features/plans/queries.ts'
import type { SiteContent } from '#api/services/sitePages.ts'
import { FALLBACK_RATES } from '#schema/currency/currencies.ts'
import { FALLBACK_PLANS } from '#schema/plans/fallback.ts'
import { pricedPlans } from '#schema/plans/priced.ts'

/** The page shows without its plans after that time. */
export const PATIENCE_MS = 2000

/** Returns what the pricing page shows before its own code runs. Without the plans' rows: fixed plans. */
export async function pricingContent(): Promise<SiteContent> {
  const late = new Promise<null>(resolve => setTimeout(resolve, PATIENCE_MS, null).unref())
  const plans = await Promise.race([readPlans().catch(() => null), late])
  return {
    content: {
      plans: pricedPlans(plans ?? FALLBACK_PLANS),
      rates: FALLBACK_RATES,
      isStale: plans === null,
    },
  }
}
