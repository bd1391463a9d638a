import { createStore } from '#client/shared/lib/store.ts'
import { storedFlag } from '#client/shared/lib/storedStore.ts'

/** Whether the rails are open next to the page; remembered on this device. */
export const documentsRail = storedFlag('documents-rail', true)
export const reviewRail = storedFlag('review-rail', true)

/** Whether a rail is open as a sheet over the page, where there is no room for it. */
export const documentsSheet = createStore(false)
export const reviewSheet = createStore(false)
