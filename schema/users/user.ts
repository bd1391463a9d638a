import * as z from 'zod/mini'

import { dialect } from '#schema/check-settings/goals.ts'
import { currencyCode } from '#schema/currency/contract.ts'
import { defineEvent } from '#schema/events/define.ts'
import { planName } from '#schema/plans/contract.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

export const userRole = z.enum(['user', 'support', 'admin'])
export type UserRole = z.infer<typeof userRole>

/** GET /api/auth/user: the signed-in user. */
export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
  role: userRole,
  subscriptionPlan: planName,
  monthlyUsage: z.int(),
  monthlyLimit: z.int(),
  bonusCredits: z.int(),
  bonusCreditsUsed: z.int(),
  voiceCommandsAllowed: z.boolean(),
  voiceCommandsEnabled: z.boolean(),
  voiceLanguage: z.string(),
  /** The currency that prices are shown in. Absent in events of earlier versions. */
  currency: z._default(currencyCode, 'INR'),
  /** The default English dialect for new documents and for generated texts. */
  dialect,
  subscribeNewsletter: z.boolean(),
  emailVerified: z.boolean(),
  /** The address that awaits confirmation, while its link is valid. */
  pendingEmail: z.nullable(z.string()),
  hasPassword: z.boolean(),
  googleLinked: z.boolean(),
  totpEnabled: z.boolean(),
  /** When the account will be deleted. Null unless its user requested that. */
  deleteAt: z.nullable(timestamp),
  createdAt: timestamp,
  revision: z.int(),
})
export type User = z.infer<typeof user>

/** The user's own row changed (plan, role, profile). Room and key: that user. */
export const userChanged = defineEvent('auth.user', user)
