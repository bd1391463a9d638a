import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { timestamp } from '#schema/shared/ids.ts'

/** GET /api/usage: a user's consumption in the current month. `limit` −1 means unlimited. */
export const usage = z.object({
  used: z.int().check(z.nonnegative()),
  limit: z.int(),
  bonusRemaining: z.int().check(z.nonnegative()),
  resetsAt: timestamp,
  revision: z.int().check(z.nonnegative()),
})
export type Usage = z.infer<typeof usage>

/** The user's count changed. Room and key: that user. */
export const usageUpdated = defineEvent('usage.updated', usage)

/** Members of the 402 body for an exhausted quota, in addition to the common ones. */
export const quotaExceeded = z.object({
  success: z.literal(false),
  code: z.literal('QUOTA_EXCEEDED'),
  message: z.string(),
  used: z.int(),
  limit: z.int(),
  bonusRemaining: z.int(),
  resetsAt: timestamp,
})
export type QuotaExceeded = z.infer<typeof quotaExceeded>
