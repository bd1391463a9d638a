/** Interval of looks at the clock, and the part that one look has of the average. */
const LOOK_MS = 50
const WEIGHT = 0.2

export type LoopDelay = {
  /** Milliseconds that the event loop runs late, averaged over about the last quarter second. */
  readonly milliseconds: number
  stop: () => void
}

/** Watches how late the event loop runs its timers: how long a frame or a request waits for it. */
export function watchLoopDelay(): LoopDelay {
  let late = 0
  let expected = performance.now() + LOOK_MS
  const timer = setInterval(() => {
    const now = performance.now()
    late += WEIGHT * (Math.max(0, now - expected) - late)
    expected = now + LOOK_MS
  }, LOOK_MS).unref()
  return {
    get milliseconds() {
      return late
    },
    stop: () => clearInterval(timer),
  }
}
