type Clear = () => Promise<void>

const clears: Clear[] = []

/** Registers a cleanup of this device for sign-out. */
export function onSignOut(clear: Clear): void {
  clears.push(clear)
}

/** Runs all registered cleanups, then throws if one failed. */
export async function clearDevice(): Promise<void> {
  const outcomes = await Promise.allSettled(clears.map(clear => clear()))
  const failures = outcomes.filter(outcome => outcome.status === 'rejected').map(outcome => outcome.reason)
  if (failures.length > 0)
    throw new AggregateError(failures, 'Not everything on this device could be cleared')
}
