const MINUTE_MS = 60_000

/** Returns a function that calls `act` at most once a minute. */
export function occasionally<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  let last = Number.NEGATIVE_INFINITY
  return (...args) => {
    const now = performance.now()
    if (now - last < MINUTE_MS) return
    last = now
    act(...args)
  }
}
