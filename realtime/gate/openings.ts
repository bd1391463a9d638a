import { RateLimit, type Limits } from '#realtime/limits.ts'

/**
 * Limits the bytes of the bodies that the process loads for each user, and for the visitors of each
 * address: to open a large document again and again leaves more garbage than can be collected.
 */
export class Openings {
  private readonly budgets = new Map<string, RateLimit>()
  private readonly limits: Limits

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Whether so much was loaded that the next opening has to wait. */
  isOverdrawn(who: string): boolean {
    return this.budgets.get(who)?.take(0) === false
  }

  charge(who: string, bytes: number): void {
    if (bytes === 0) return
    const { bytesPerSecond, byteBurst } = this.limits
    const budget = this.budgets.get(who) ?? new RateLimit(bytesPerSecond, byteBurst)
    budget.owe(bytes)
    this.budgets.set(who, budget)
  }

  /** Forgets those who may load as much as anyone. */
  prune(): void {
    for (const [who, budget] of this.budgets) if (budget.isFull) this.budgets.delete(who)
  }
}
