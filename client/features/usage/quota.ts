import { locale, translator } from '#client/shared/messages/translator.ts'
import type { Quota } from '#client/shared/plans/quotaDialog.ts'
import { usage } from '#schema/messages/en/usage.ts'

const t = translator(usage)

/** `near`: 80 % of the month's allowance is used; `spent`: all of it, and no bonus is left. */
export type QuotaLevel = 'fine' | 'near' | 'spent'

const UNLIMITED = -1
const NEAR = 0.8

export const isUnlimited = ({ limit }: Quota): boolean => limit === UNLIMITED

/** Returns which notice a quota calls for. */
export function quotaLevel(quota: Quota): QuotaLevel {
  if (isUnlimited(quota)) return 'fine'
  if (quota.used >= quota.limit) return quota.bonusRemaining > 0 ? 'fine' : 'spent'
  return quota.used >= quota.limit * NEAR && quota.bonusRemaining === 0 ? 'near' : 'fine'
}

/** Returns the used part of the allowance, 0…1. */
export const usedShare = (quota: Quota): number =>
  isUnlimited(quota) || quota.limit === 0 ? 0 : Math.min(1, quota.used / quota.limit)

/** Returns "Resets Aug 14", the day on which the allowance resets, in UTC. */
export const resetText = ({ resetsAt }: Pick<Quota, 'resetsAt'>): string =>
  t('resets', { day: resetDay(resetsAt) })

/** Returns a day as "Aug 14". */
export const resetDay = (resetsAt: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(resetsAt),
  )

/** Returns "37 / 100 queries" or "Unlimited". */
export const usageText = (quota: Quota): string =>
  isUnlimited(quota) ? t('unlimited') : t('meter', { used: quota.used, limit: quota.limit })
