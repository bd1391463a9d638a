/** The key of the signed-in user, whom the app keeps on this device (`keptReads.ts`). */
export const KEPT_USER = 'bluepencil/read/user'

/** Returns whether someone is signed in on this device, as far as the app knows. */
export const hasKeptUser = (): boolean => localStorage.getItem(KEPT_USER) !== null
