import { setTimeout as sleep } from 'node:timers/promises'

/** Refusals of an address in a window that cost it no time. */
const FREE = 20
const WINDOW_MS = 10_000
const HOLD_MS = 4000
/** Requests of an address that are held at a time, and the addresses that are counted. */
const HELD_AT_ONCE = 500
const MAX_ADDRESSES = 10_000

/**
 * Holds up an address that goes on after many refusals: a caller that waits for its answers can
 * only flood the server as fast as it gets them. Counts in this process only.
 */
export class Tarpit {
  private now = new Map<string, number>()
  private before = new Map<string, number>()
  private readonly held = new Map<string, number>()
  private ends = 0
  private readonly free: number
  private readonly holdMs: number

  /** `factor` multiplies the refusals that cost no time. */
  constructor(factor = 1, holdMs = HOLD_MS) {
    this.free = FREE * factor
    this.holdMs = holdMs
  }

  /** Counts a refusal. */
  refused(address: string): void {
    this.turn()
    const count = this.now.get(address) ?? 0
    if (count > 0 || this.now.size < MAX_ADDRESSES) this.now.set(address, count + 1)
  }

  /**
   * Resolves at once for most, and after some seconds for an address with many refusals. Returns
   * false if too many requests of the address are held already.
   */
  async pass(address: string): Promise<boolean> {
    this.turn()
    if ((this.now.get(address) ?? 0) + (this.before.get(address) ?? 0) <= this.free) return true
    const held = this.held.get(address) ?? 0
    if (held >= HELD_AT_ONCE) return false
    this.held.set(address, held + 1)
    await sleep(this.holdMs, undefined, { ref: false })
    const left = (this.held.get(address) ?? 1) - 1
    if (left > 0) this.held.set(address, left)
    else this.held.delete(address)
    return true
  }

  /** Begins a new window when one has ended. */
  private turn(): void {
    const now = performance.now()
    if (now < this.ends) return
    this.before = now < this.ends + WINDOW_MS ? this.now : new Map()
    this.now = new Map()
    this.ends = now + WINDOW_MS
  }
}
