/**
 * Called between the steps of a check: returns nothing, or what the check is to wait for. If that
 * rejects, so does the check.
 */
export type Rest = () => Promise<void> | undefined
