const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/** Returns how long to wait after a number of failures in a row: 1 s, 2 s, 4 s, at most 60 s. */
export const waitAfter = (failures: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS)

/** Waits for a time, or until the device is online again. */
export const waitOrOnline = (ms: number): Promise<void> =>
  new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })

/** Loads something, and tries again after each failure until it is there. */
export async function persistently<Loaded>(
  load: () => Promise<Loaded>,
  wait: (ms: number) => Promise<void> = waitOrOnline,
): Promise<Loaded> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load()
    } catch {
      await wait(waitAfter(failures))
    }
  }
}
