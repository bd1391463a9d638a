import type { Span } from './record.ts'

/** A set of ids of characters, as spans that do not overlap, in order. */
export class IdSet {
  private readonly spans = new Map<number, { from: number; to: number }[]>()

  constructor(spans: Iterable<Span> = []) {
    for (const { client, from, to } of spans) {
      const own = this.spans.get(client)
      if (own) own.push({ from, to })
      else this.spans.set(client, [{ from, to }])
    }
    for (const [client, own] of this.spans) this.spans.set(client, merged(own))
  }

  /** Adds a span. Returns the parts of it that were not here. */
  add(span: Span): Span[] {
    const fresh = this.missing(span)
    if (fresh.length === 0) return fresh
    const own = this.spans.get(span.client) ?? []
    const start = firstEndingAfter(own, span.from - 1)
    let { from, to } = span
    let end = start
    for (let next = own[end]; next && next.from <= to; next = own[++end]) {
      from = Math.min(from, next.from)
      to = Math.max(to, next.to)
    }
    own.splice(start, end - start, { from, to })
    this.spans.set(span.client, own)
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

  /** The spans of all clients. */
  *[Symbol.iterator](): Generator<Span> {
    for (const [client, own] of this.spans) for (const { from, to } of own) yield { client, from, to }
  }

  /** Returns the spans of a client, in order. */
  of(client: number): readonly { from: number; to: number }[] {
    return this.spans.get(client) ?? []
  }

  overlaps(span: Span): boolean {
    const next = this.spans.get(span.client)
    const first = next?.[firstEndingAfter(next, span.from)]
    return first !== undefined && first.from < span.to
  }

  /** Takes the same time for a span of any length: its parts are one span here. */
  includes({ client, from, to }: Span): boolean {
    const own = this.of(client)
    const first = own[firstEndingAfter(own, from)]
    return from >= to || (first !== undefined && first.from <= from && first.to >= to)
  }
}

function merged(spans: { from: number; to: number }[]): { from: number; to: number }[] {
  const joined: { from: number; to: number }[] = []
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && last.to >= from) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

/** Returns the index of the first of ordered spans that ends after a clock. */
export function firstEndingAfter(spans: readonly { to: number }[], clock: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.to ?? Infinity) <= clock) low = middle + 1
    else high = middle
  }
  return low
}
