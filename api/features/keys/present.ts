import type { UsageOfKey } from '#schema/keys/contract.ts'
import type { Usage } from '#schema/usage/contract.ts'

/** What has been spent, as a program reads it. */
export const presentUsage = ({ used, limit, bonusRemaining, resetsAt }: Usage): UsageOfKey => ({
  used,
  limit,
  bonusRemaining,
  resetsAt,
})
