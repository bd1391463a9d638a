import { z } from 'zod'

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
  priceINR: z.number().int(),
  monthlyLimit: z.number().int(),
  features: z.array(z.string()),
  annualDiscountPercent: z.number().int(),
  isDiscountActive: z.boolean(),
  discountedPriceINR: z.number().int().nullable(),
  discountLabel: z.string().nullable(),
  active: z.boolean(),
  /** How many people may be in a document of an owner on this plan, the owner included. */
  documentPeople: z.number().int(),
  sentimentAnalysis: z.boolean(),
  spamChecker: z.boolean(),
  fontPairing: z.boolean(),
  allowCollaborativeWriting: z.boolean(),
  voiceCommands: z.boolean(),
  achievementSystem: z.boolean(),
  prioritySupport: z.boolean(),
})
export type Plan = z.infer<typeof plan>
