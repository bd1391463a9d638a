import type { UsageOfKey } from '#schema/keys/contract.ts'
import type { Usage } from '#schema/usage/contract.ts'

/** Returns usage in the format of the public API. */
export const presentUsage = ({ used, limit, bonusRemaining, resetsAt }: Usage): UsageOfKey => ({
  used,
  limit,
  bonusRemaining,
  resetsAt,
})
