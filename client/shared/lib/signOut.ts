type Clear = () => Promise<void>

const clears: Clear[] = []
let hasEnded = false

/** Whether pages may still keep text on this device. Not after a sign-out in this tab or another one. */
export const mayKeep = (): boolean => !hasEnded

/** Keeps no more text on this device, as its user has signed out. */
export function keepNoMore(): void {
  hasEnded = true
}

/** Registers a cleanup of this device for sign-out. */
export function onSignOut(clear: Clear): void {
  clears.push(clear)
}

/** Keeps no more, and runs all registered cleanups, then throws if one failed. */
export async function clearDevice(): Promise<void> {
  keepNoMore()
  const outcomes = await Promise.allSettled(clears.map(clear => clear()))
  const failures = outcomes.filter(outcome => outcome.status === 'rejected').map(outcome => outcome.reason)
  if (failures.length > 0)
    throw new AggregateError(failures, 'Not everything on this device could be cleared')
}
