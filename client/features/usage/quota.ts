import type { Usage } from '#schema/usage/contract.ts'

/** What of a quota the screens tell of; both a counter and a 402 answer have it. */
export type Quota = Pick<Usage, 'used' | 'limit' | 'bonusRemaining' | 'resetsAt'>

/** `near`: 80 % of the month's allowance is used; `spent`: all of it, and no bonus is left. */
export type QuotaLevel = 'fine' | 'near' | 'spent'

const UNLIMITED = -1
const NEAR = 0.8

export const isUnlimited = ({ limit }: Quota): boolean => limit === UNLIMITED

/** How much of a quota is left, in words of the screens' behaviour. */
export function quotaLevel(quota: Quota): QuotaLevel {
  if (isUnlimited(quota)) return 'fine'
  if (quota.used >= quota.limit) return quota.bonusRemaining > 0 ? 'fine' : 'spent'
  return quota.used >= quota.limit * NEAR && quota.bonusRemaining === 0 ? 'near' : 'fine'
}

/** The used part of the allowance, 0…1. */
export const usedShare = (quota: Quota): number =>
  isUnlimited(quota) || quota.limit === 0 ? 0 : Math.min(1, quota.used / quota.limit)

/** "Resets 14 Aug": the day on which the allowance is renewed, in UTC like the period itself. */
export const resetText = ({ resetsAt }: Pick<Quota, 'resetsAt'>): string => `Resets ${resetDay(resetsAt)}`

/** "14 Aug". */
export const resetDay = (resetsAt: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(resetsAt),
  )

/** "37 / 100 queries", or "Unlimited". */
export const usageText = (quota: Quota): string =>
  isUnlimited(quota) ? 'Unlimited' : `${quota.used} / ${quota.limit} queries`
