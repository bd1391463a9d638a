import * as z from 'zod/mini'

import { plans } from '#schema/messages/en/plans.ts'
import { fromKeys, keysOf } from '#schema/shared/records.ts'

export const planName = z.enum(['free', 'premium', 'pro'])
export type PlanName = z.infer<typeof planName>

/** Every feature that a plan can include: each has a name in the catalog. */
export const planFeature = z.enum(keysOf(plans.messages.features))
export type PlanFeature = z.infer<typeof planFeature>

const shared = {
  id: z.string(),
  name: planName,
  displayName: z.string(),
  description: z.string(),
  /** Paise. */
  priceINR: z.int(),
  /** AI queries per month; −1 means unlimited. */
  monthlyLimit: z.int(),
  /** The lines on the plan's card. They unlock nothing. */
  features: z.array(z.string()),
  annualDiscountPercent: z.int(),
  isDiscountActive: z.boolean(),
  /** Paise. */
  discountedPriceINR: z.nullable(z.int()),
  discountLabel: z.nullable(z.string()),
  active: z.boolean(),
  /** Maximum number of people in a document owned by a user on this plan, including the owner. */
  documentPeople: z.int(),
  /** Megabytes that the documents of a user on this plan may take. */
  storageMb: z.int(),
}

/** A plan as it is stored. `flags` lists the features it unlocks. Unknown names unlock nothing. */
export const planRow = z.object({ ...shared, flags: z.array(z.string()) })
export type PlanRow = z.infer<typeof planRow>

/** GET /api/subscription-plans: one plan, with a boolean for every feature. */
export const plan = z.object({ ...shared, ...fromKeys(planFeature.options, () => z.boolean()) })
export type Plan = z.infer<typeof plan>
