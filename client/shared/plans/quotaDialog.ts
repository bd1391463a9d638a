import { atom } from 'jotai'

import { store } from '#client/shared/lib/store.ts'
import type { Usage } from '#schema/usage/contract.ts'

/** The parts of a quota that screens show; a counter and a 402 answer both have them. */
export type Quota = Pick<Usage, 'used' | 'limit' | 'bonusRemaining' | 'resetsAt'>

/** The quota in the dialog; null while it is closed. */
export const shownQuota = atom<Quota | null>(null)

/** Notifies the user that the month's queries are used up, after a 402 answer. */
export const openQuotaDialog = (quota: Quota): void => store.set(shownQuota, quota)
