import { z } from 'zod'

import { defineEvent } from '#schema/events/define.ts'
import { planName } from '#schema/plans/contract.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

export const userRole = z.enum(['user', 'support', 'admin'])
export type UserRole = z.infer<typeof userRole>

/** GET /api/auth/user: the signed-in user as the client reads it. */
export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  role: userRole,
  subscriptionPlan: planName,
  monthlyUsage: z.number().int(),
  monthlyLimit: z.number().int(),
  bonusCredits: z.number().int(),
  bonusCreditsUsed: z.number().int(),
  voiceCommandsAllowed: z.boolean(),
  voiceCommandsEnabled: z.boolean(),
  voiceLanguage: z.string(),
  subscribeNewsletter: z.boolean(),
  createdAt: timestamp,
  revision: z.number().int(),
})
export type User = z.infer<typeof user>

/** The user's own row changed (plan, role, profile). Room and key: that user. */
export const userChanged = defineEvent('auth.user', user)
