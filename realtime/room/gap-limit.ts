import type { ClockRange } from '#document/structure.ts'
import type { BodyBuffer } from '#realtime/body/body-buffer.ts'

/** Ranges behind a gap that a body may have. An editor's updates arrive in order and leave none. */
export const MAX_GAPS = 1000

/**
 * Limits the ranges behind gaps in a room. Updates that wait for their tick count, as if they were
 * in the body already.
 */
export class GapLimit {
  private readonly expected = new Map<number, number>()
  private gaps = 0
  private readonly body: BodyBuffer

  constructor(body: BodyBuffer) {
    this.body = body
  }

  /** Whether an update with these ranges may be received. If so, it counts. */
  admits(ranges: readonly ClockRange[]): boolean {
    const reached = new Map<number, number>()
    let gaps = 0
    for (const { client, from, to } of ranges) {
      const clock = reached.get(client) ?? this.expected.get(client) ?? this.body.clocks.get(client) ?? 0
      if (from > clock) gaps++
      else reached.set(client, Math.max(clock, to))
    }
    if (gaps > 0 && this.body.gaps + this.gaps + gaps > MAX_GAPS) return false
    this.gaps += gaps
    for (const [client, clock] of reached) this.expected.set(client, clock)
    return true
  }

  /** Call when the updates received so far are in the body. */
  reset(): void {
    this.gaps = 0
    this.expected.clear()
  }
}
