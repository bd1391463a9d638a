import * as z from 'zod/mini'

export const planName = z.enum(['free', 'premium', 'pro'])
export type PlanName = z.infer<typeof planName>

/** What a plan can switch on. */
export const planFeature = z.enum([
  'sentimentAnalysis',
  'spamChecker',
  'fontPairing',
  'allowCollaborativeWriting',
  'voiceCommands',
  'achievementSystem',
  'prioritySupport',
])
export type PlanFeature = z.infer<typeof planFeature>

/** GET /api/subscription-plans: one row. Money is in paise. `monthlyLimit` −1 means unlimited. */
export const plan = z.object({
  id: z.string(),
  name: planName,
  displayName: z.string(),
  description: z.string(),
  priceINR: z.int(),
  monthlyLimit: z.int(),
  features: z.array(z.string()),
  annualDiscountPercent: z.int(),
  isDiscountActive: z.boolean(),
  discountedPriceINR: z.nullable(z.int()),
  discountLabel: z.nullable(z.string()),
  active: z.boolean(),
  /** How many people may be in a document of an owner on this plan, the owner included. */
  documentPeople: z.int(),
  sentimentAnalysis: z.boolean(),
  spamChecker: z.boolean(),
  fontPairing: z.boolean(),
  allowCollaborativeWriting: z.boolean(),
  voiceCommands: z.boolean(),
  achievementSystem: z.boolean(),
  prioritySupport: z.boolean(),
})
export type Plan = z.infer<typeof plan>
