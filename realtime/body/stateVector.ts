import type { Clocks } from '#realtime/wire/protocol.ts'

type Range = { client: number; from: number; to: number }
/** A range of one client, from `from` (inclusive) to `to` (exclusive). */
type Span = { from: number; to: number }

/**
 * The contiguous state vector of a body, from the ranges of its updates in any order. A range
 * behind a gap counts only when the gap is filled, so the answer to our state vector brings the
 * missing part.
 */
export class StateVector {
  readonly clocks: Clocks = new Map()
  /** The spans behind a gap, by client: in order, and apart from one another. */
  private readonly beyond = new Map<number, Span[]>()
  /** The number of spans behind a gap. */
  waiting = 0

  add(ranges: readonly Range[]): void {
    for (const { client, from, to } of ranges) {
      const held = this.clocks.get(client) ?? 0
      if (to <= held) continue
      if (from > held) this.wait(client, { from, to })
      else {
        this.clocks.set(client, to)
        this.closeGaps(client, to)
      }
    }
  }

  /** Adds a state vector that is held completely. */
  addClocks(clocks: Clocks): void {
    this.add([...clocks].map(([client, to]) => ({ client, from: 0, to })))
  }

  /** Returns all ranges that are held, those behind a gap too. */
  ranges(): Range[] {
    const held = [...this.clocks].map(([client, to]) => ({ client, from: 0, to }))
    const beyond = [...this.beyond].flatMap(([client, spans]) => spans.map(span => ({ client, ...span })))
    return [...held, ...beyond]
  }

  /** Keeps a span, merged with those that it overlaps or touches. */
  private wait(client: number, span: Span): void {
    const spans = this.beyond.get(client)
    if (!spans) {
      this.beyond.set(client, [span])
      this.waiting++
      return
    }
    const start = firstEndingAt(spans, span.from)
    let end = start
    let { from, to } = span
    for (let next = spans[end]; next && next.from <= to; next = spans[++end]) {
      from = Math.min(from, next.from)
      to = Math.max(to, next.to)
    }
    spans.splice(start, end - start, { from, to })
    this.waiting += 1 - (end - start)
  }

  private closeGaps(client: number, reached: number): void {
    const spans = this.beyond.get(client)
    if (!spans) return
    let filled = 0
    let clock = reached
    for (let next = spans[0]; next && next.from <= clock; next = spans[++filled])
      clock = Math.max(clock, next.to)
    this.clocks.set(client, clock)
    this.waiting -= filled
    if (filled === spans.length) this.beyond.delete(client)
    else spans.splice(0, filled)
  }
}

/** Returns the index of the first span that ends at `clock` or later. */
function firstEndingAt(spans: readonly Span[], clock: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.to ?? Infinity) < clock) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether `clocks` includes all of `needed`. */
export function reaches(clocks: Clocks, needed: Clocks): boolean {
  for (const [client, clock] of needed) if ((clocks.get(client) ?? 0) < clock) return false
  return true
}
