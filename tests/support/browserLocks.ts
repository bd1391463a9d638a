type Waiting = { name: string; isShared: boolean; start: () => void }

/** The locks of a browser as its tabs share them. A closed tab is one whose holds end. */
export function browserLocks() {
  const held: { name: string; isShared: boolean }[] = []
  let waiting: Waiting[] = []
  const isBlocked = (wanted: Omit<Waiting, 'start'>, others: readonly Omit<Waiting, 'start'>[]) =>
    others.some(({ name, isShared }) => name === wanted.name && !(isShared && wanted.isShared))
  const grant = () => {
    const blocked: Waiting[] = []
    for (const wanted of waiting) {
      if (isBlocked(wanted, [...held, ...blocked])) blocked.push(wanted)
      else wanted.start()
    }
    waiting = blocked
  }
  const request = async (
    name: string,
    { mode, ifAvailable = false, signal }: LockOptions,
    run: (lock: unknown) => unknown,
  ) => {
    const lock = { name, isShared: mode === 'shared' }
    if (ifAvailable && isBlocked(lock, [...held, ...waiting])) return run(null)
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        held.push(lock)
        resolve()
      }
      const entry = { ...lock, start }
      waiting.push(entry)
      signal?.addEventListener('abort', () => {
        waiting = waiting.filter(other => other !== entry)
        reject(new DOMException('Aborted', 'AbortError'))
      })
      grant()
    })
    try {
      return await run(lock)
    } finally {
      held.splice(held.indexOf(lock), 1)
      grant()
    }
  }
  return { request }
}
