/** Returns a function that runs changes one after the other: each reads what the one before has written. */
export function createTurns(): <T>(change: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return change => {
    const changed = last.then(change)
    last = changed.catch(() => undefined)
    return changed
  }
}
