import type { Clocks } from '#realtime/wire/protocol.ts'

type Range = { client: number; from: number; to: number }

/**
 * What a room holds without a gap, client by client, from the ranges of its updates in any order. Truthful: a range
 * behind a gap counts only when the gap is filled, so the answer to our state vector brings what is missing.
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

  /** Takes a state vector of which everything is held. */
  addClocks(clocks: Clocks): void {
    this.add([...clocks].map(([client, to]) => ({ client, from: 0, to })))
  }

  private closeGaps(client: number): void {
    const waiting = (this.beyond.get(client) ?? []).toSorted((a, b) => a.from - b.from)
    this.beyond.delete(client)
    this.add(waiting)
  }
}

/** Whether somebody with `clocks` has everything that `needed` names. */
export function reaches(clocks: Clocks, needed: Clocks): boolean {
  for (const [client, clock] of needed) if ((clocks.get(client) ?? 0) < clock) return false
  return true
}
