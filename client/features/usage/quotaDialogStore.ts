import { createStore } from '#client/shared/lib/store.ts'

import type { Quota } from './quota.ts'

/** The quota that the dialog tells of; null while it is closed. */
export const quotaDialogStore = createStore<Quota | null>(null)

/** Tells the user that the month's queries are used up; for an action that was answered 402. */
export const openQuotaDialog = (quota: Quota): void => quotaDialogStore.set(quota)
