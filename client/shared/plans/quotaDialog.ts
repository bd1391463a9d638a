import { atom } from 'jotai'

import { HttpError } from '#client/shared/api/httpError.ts'
import { store } from '#client/shared/lib/store.ts'
import { quotaExceeded, type QuotaExceeded, type Usage } from '#schema/usage/contract.ts'

/** The parts of a quota that screens show; a counter and a 402 answer both have them. */
export type Quota = Pick<Usage, 'used' | 'limit' | 'bonusRemaining' | 'resetsAt'>

/** The quota in the dialog; null while it is closed. */
export const shownQuota = atom<Quota | null>(null)

/** Notifies the user that the month's queries are used up. */
export const openQuotaDialog = (quota: Quota): void => store.set(shownQuota, quota)

/** Does so if a call failed because no queries are left. The caller of the api runs it. */
export function openQuotaDialogFor(error: unknown): void {
  const quota = quotaOf(error)
  if (quota) openQuotaDialog(quota)
}

/** Returns whether a call failed because no queries are left, which the dialog already says. */
export const isQuotaSpent = (error: unknown): boolean => quotaOf(error) !== null

function quotaOf(error: unknown): QuotaExceeded | null {
  if (!(error instanceof HttpError)) return null
  const parsed = quotaExceeded.safeParse(error.body)
  return parsed.success ? parsed.data : null
}
