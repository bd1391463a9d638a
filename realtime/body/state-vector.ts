import type { Clocks } from '#realtime/wire/protocol.ts'

type Range = { client: number; from: number; to: number }

/**
 * The contiguous state vector of a body, from the ranges of its updates in any order. A range
 * behind a gap counts only when the gap is filled, so the answer to our state vector brings the
 * missing part.
 */
export class StateVector {
  readonly clocks: Clocks = new Map()
  private readonly beyond = new Map<number, Range[]>()

  add(ranges: readonly Range[]): void {
    for (const range of ranges) {
      const held = this.clocks.get(range.client) ?? 0
      if (range.to <= held) continue
      if (range.from > held) {
        const waiting = this.beyond.get(range.client)
        if (waiting) waiting.push(range)
        else this.beyond.set(range.client, [range])
      } else {
        this.clocks.set(range.client, range.to)
        if (this.beyond.has(range.client)) this.closeGaps(range.client)
      }
    }
  }

  /** Adds a state vector that is held completely. */
  addClocks(clocks: Clocks): void {
    this.add([...clocks].map(([client, to]) => ({ client, from: 0, to })))
  }

  private closeGaps(client: number): void {
    const waiting = (this.beyond.get(client) ?? []).toSorted((a, b) => a.from - b.from)
    this.beyond.delete(client)
    this.add(waiting)
  }
}

/** Whether `clocks` includes all of `needed`. */
export function reaches(clocks: Clocks, needed: Clocks): boolean {
  for (const [client, clock] of needed) if ((clocks.get(client) ?? 0) < clock) return false
  return true
}
