import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { timestamp } from '#schema/shared/ids.ts'

/** GET /api/usage: what a user has spent in the running month. `limit` −1 means unlimited. */
export const usage = z.object({
  used: z.int().check(z.nonnegative()),
  limit: z.int(),
  bonusRemaining: z.int().check(z.nonnegative()),
  resetsAt: timestamp,
  revision: z.int().check(z.nonnegative()),
})
export type Usage = z.infer<typeof usage>

/** The user's counter moved. Room and key: that user. */
export const usageUpdated = defineEvent('usage.updated', usage)

/** The 402 body of a spent quota, beside the common members. */
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
