/** Waits for its turn and gives what ends it; rejects with the signal's reason, out of the line, when that comes first. */
export type Turn = (signal?: AbortSignal) => Promise<() => void>

/** Lets one task run at a time, in order of arrival. */
export function createQueue(): Turn {
  let last: Promise<unknown> = Promise.resolve()
  return async signal => {
    signal?.throwIfAborted()
    const before = last
    let done: () => void = () => undefined
    // The next one waits for all before it, also when this one steps out of the line.
    last = Promise.all([before, new Promise<void>(resolve => (done = resolve))])
    try {
      await (signal ? Promise.race([before, aborted(signal)]) : before)
    } catch (error) {
      done()
      throw error
    }
    return done
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
