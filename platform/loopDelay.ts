import { performance } from 'node:perf_hooks'

/** Interval of looks at the clock, and the part that one look has of the averages. */
const LOOK_MS = 50
const WEIGHT = 0.2
/** Part of the time that a loop works, above which its own work is why it is late. */
const BUSY = 0.8

export type LoopDelay = {
  /**
   * Milliseconds that the event loop runs late, averaged over about the last quarter second. Zero
   * while the loop mostly waits: then the machine is late, and less work would change nothing.
   */
  readonly milliseconds: number
  stop: () => void
}

/**
 * Watches how late the event loop runs its timers, which is how long a frame or a request waits.
 * Begins when `start` resolves.
 */
export function watchLoopDelay(start: Promise<unknown> = Promise.resolve()): LoopDelay {
  let late = 0
  let busy = 0
  let expected = 0
  let before = performance.eventLoopUtilization()
  let timer: NodeJS.Timeout | null = null
  let stopped = false
  const look = () => {
    const now = performance.now()
    const utilization = performance.eventLoopUtilization()
    late += WEIGHT * (Math.max(0, now - expected) - late)
    busy += WEIGHT * (performance.eventLoopUtilization(utilization, before).utilization - busy)
    expected = now + LOOK_MS
    before = utilization
  }
  const begin = () => {
    if (stopped) return
    expected = performance.now() + LOOK_MS
    before = performance.eventLoopUtilization()
    timer = setInterval(look, LOOK_MS).unref()
  }
  start.then(begin, () => undefined)
  return {
    get milliseconds() {
      return busy > BUSY ? late : 0
    },
    stop() {
      stopped = true
      if (timer) clearInterval(timer)
    },
  }
}
