import type { ClockRange } from '#document/structure.ts'
import type { BodyBuffer } from '#realtime/body/bodyBuffer.ts'

/** Ranges behind a gap that a body may have. An editor's updates arrive in order and leave none. */
export const MAX_GAPS = 1000
/**
 * Clients that a body may have: each page load that writes is one. A state vector lists them all.
 */
export const MAX_CLIENTS = 50_000

/**
 * Limits the ranges behind gaps and the clients of a room. Updates that wait for their tick count,
 * as if they were in the body already.
 */
export class ClockLimits {
  private readonly expected = new Map<number, number>()
  private readonly undecided = new Set<readonly ClockRange[]>()
  private gaps = 0
  private clients = 0
  private readonly body: BodyBuffer

  constructor(body: BodyBuffer) {
    this.body = body
  }

  /**
   * Returns why an update with these ranges is refused. Null: it may be received, and its gaps and
   * clients count. Its acts may need a client for what a compensation puts back.
   */
  refusal(ranges: readonly ClockRange[], hasActs = false): string | null {
    const reached = new Map<number, number>()
    let gaps = 0
    let clients = hasActs ? 1 : 0
    for (const { client, from, to } of ranges) {
      const known = reached.get(client) ?? this.expected.get(client) ?? this.body.clocks.get(client)
      if (known === undefined) clients++
      if (from > (known ?? 0)) gaps++
      else reached.set(client, Math.max(known ?? 0, to))
    }
    if (gaps > 0 && this.body.gaps + this.gaps + gaps > MAX_GAPS) return 'the update leaves too many gaps'
    if (clients > 0 && this.body.clocks.size + this.clients + clients > MAX_CLIENTS)
      return 'the document has too many clients'
    this.gaps += gaps
    this.clients += clients
    return null
  }

  /** Counts the clocks of an update that was received and waits for its tick. */
  expect(ranges: readonly ClockRange[]): void {
    for (const { client, from, to } of ranges) {
      const known = this.clockOf(client)
      if (from <= known && known < to) this.expected.set(client, to)
    }
  }

  /** Counts the clocks of an update with acts until they are decided. */
  expectDecision(ranges: readonly ClockRange[]): void {
    this.undecided.add(ranges)
    this.expect(ranges)
  }

  /** Call when an update with acts is in the body. */
  decided(ranges: readonly ClockRange[]): void {
    this.undecided.delete(ranges)
  }

  /** Returns the clock up to which the body and the updates that wait hold a client without a gap. */
  clockOf(client: number): number {
    return Math.max(this.expected.get(client) ?? 0, this.body.clocks.get(client) ?? 0)
  }

  /** Call when all updates that waited for their tick are in the body, and none waits. */
  reset(): void {
    this.gaps = 0
    this.clients = 0
    this.expected.clear()
    for (const ranges of this.undecided) this.expect(ranges)
  }
}
