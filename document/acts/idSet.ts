import type { Span } from './record.ts'

/** A set of ids of characters, as spans that do not overlap, in order. */
export class IdSet {
  private readonly spans = new Map<number, { from: number; to: number }[]>()

  constructor(spans: Iterable<Span> = []) {
    for (const span of spans) this.add(span)
  }

  /** Adds a span. Returns the parts of it that were not here. */
  add(span: Span): Span[] {
    const fresh = this.missing(span)
    if (fresh.length === 0) return fresh
    const known = this.spans.get(span.client) ?? []
    const merged = [...known, ...fresh].toSorted((a, b) => a.from - b.from)
    const spans: { from: number; to: number }[] = []
    for (const { from, to } of merged) {
      const last = spans.at(-1)
      if (last && last.to === from) last.to = to
      else spans.push({ from, to })
    }
    this.spans.set(span.client, spans)
    return fresh
  }

  /** Returns the parts of a span that are not here, in order. */
  missing({ client, from, to }: Span): Span[] {
    const parts: Span[] = []
    let at = from
    const known = this.spans.get(client) ?? []
    for (let i = firstEndingAfter(known, from); at < to; i++) {
      const next = known[i]
      const end = Math.min(next?.from ?? to, to)
      if (end > at) parts.push({ client, from: at, to: end })
      at = next ? Math.max(at, next.to) : to
    }
    return parts
  }

  overlaps(span: Span): boolean {
    const next = this.spans.get(span.client)
    const first = next?.[firstEndingAfter(next, span.from)]
    return first !== undefined && first.from < span.to
  }

  includes(span: Span): boolean {
    return this.missing(span).length === 0
  }
}

function firstEndingAfter(spans: readonly { to: number }[], clock: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.to ?? Infinity) <= clock) low = middle + 1
    else high = middle
  }
  return low
}
