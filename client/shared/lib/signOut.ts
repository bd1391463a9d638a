type Clear = () => Promise<void>

const clears: Clear[] = []

/** Registers what has to be removed from this device when the user signs out. */
export function onSignOut(clear: Clear): void {
  clears.push(clear)
}

/** Removes everything that was registered; tries all of them, then throws if one failed. */
export async function clearDevice(): Promise<void> {
  const outcomes = await Promise.allSettled(clears.map(clear => clear()))
  const failures = outcomes.filter(outcome => outcome.status === 'rejected').map(outcome => outcome.reason)
  if (failures.length > 0)
    throw new AggregateError(failures, 'Not everything on this device could be cleared')
}
